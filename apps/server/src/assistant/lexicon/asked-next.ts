/** What is often asked of a topic once it was told: whether it is so, the reverse of it, what it takes. */
export interface AskedNext {
  /** The answers after which it is asked, by what they were answers to (see `intents/questions`). */
  readonly of: RegExp;
  /** What the question says. */
  readonly asked: RegExp;
  readonly unless?: RegExp;
  /** What the question before says, where answers alone do not tell what was asked. */
  readonly before?: RegExp;
  /** Yes or no, where what is told says it. */
  readonly head?: "Yes" | "No";
  /** Passages that tell it; of several sentences those that say a word of `only`. */
  readonly told: readonly string[];
  readonly only?: RegExp;
  /** The part of the told trade's own page that is told instead: `comparison/solutions`. */
  readonly ofTrade?: string;
  /** What is not known of it, in words that fit behind 'I don't know': all that is said where nothing is told. */
  readonly unknown?: string;
  /** What is not known comes first: it is what was asked. */
  readonly isOpen?: true;
}

const screening =
  /^concept\/spam$|call-screening|^claim\/spamBlocked$|^section\/ai-receptionist\/features\/3$/;
/** Ways to say that the line is switched off, where it was told how. */
const switchingOff = {
  of: /^section\/ai-receptionist\/steps\/lede$|^concept\/(?:keepNumber|cancellation)$/,
  before:
    /\b(?:turn|switch|shut|take|put|get) (?:it |that |this |the \w+ |you )?(?:back )?(?:off|rid)\b|\b(?:disable|deactivate|unplug|pause|undo|go back)\b/,
};
const number = /^concept\/keepNumber$|^section\/ai-receptionist\/steps\/(?:0|lede)$/;

/** 'How do I hook it up?', 'what do I have to do for that?' */
const connects =
  /\b(?:connecting|linking|hooking) (?:it|that|this|them)\b|\b(?:what|which) (?:are the )?steps\b|\b(?:how|what|where)\b.*\b(?:hook(?:ed)?|connect(?:ed)?|link(?:ed)?|set (?:it |that |this |them )?up|install(?:ed)?|plug(?:ged)? in|pair(?:ed)?|integrate|sync(?:ed)?|add(?:ed)?|get (?:it|that|this) (?:going|working|running|connected|in))\b|\bwhat (?:do|would|must|should) (?:i|we) (?:have to |need to |must )?do\b(?: (?:for|about) (?:it|that|this))?(?: (?:then|now|exactly))?$|\b(?:hard|difficult|complicated|easy|tricky|lot of work) to (?:hook|connect|link)\b/;
const crmSteps = [0, 1, 2].map((step) => `section/crm-integration/steps/${step}`);

/** 'Where do I click?', 'how do I start it?', 'where is it?' */
const startsIt =
  /^(?:(?:and|so|ok|okay|cool|great|but|then|well) )*(?:where|how)\b(?!.*\b(?:sign|account|plan|pay|buy)\b).*\b(?:click|press|start|begin|book|find|open|get|is|do|try|schedule|launch|reserve)\b(?: (?:it|that|this|one|them|there|for (?:it|that)|on|to|now|then))*$/;

/** A link that was too old to be opened. */
const expired = /\b(?:expired?|expires|too old|(?:no longer|not) valid|invalid|timed out)\b/;
/** 'Do I have to sign up all over again?' */
const signsUpAgain =
  /\b(?:sign(?:ing)? up|signup|register\w*|start(?:ing)?|begin(?:ning)?|fill|do (?:it|this|that|everything|the whole)|enter|new account|another account|go through)\b.*\b(?:again|all over|over again|over|anew|from scratch|from the start|from the beginning|new|another|second|twice)\b|\b(?:new|another|second) account\b|\b(?:lost|gone|for nothing)\b/;

export const askedNext: readonly AskedNext[] = [
  // 'Do my callers have to press 1 for it?' of a language.
  {
    of: /^concept\/languages$|^greetings$/,
    asked:
      /\b(?:press|pick|choose|select|menu|dial|switch\w*|say so|ask for it|recogni[sz]\w*|detect\w*|notice\w*|know|tell)\b/,
    unless: /\b(?:you|we|i)\b/,
    told: ["section/ai-receptionist/features/5"],
  },
  // 'Where do I start it?' of the demo.
  {
    of: /^concept\/demo$/,
    asked: startsIt,
    told: ["faq/try-first"],
    only: /\bchat\b/,
  },
  // 'Where do I click?' of the free session.
  {
    of: /^concept\/session$|^section\/support\/session$/,
    asked: startsIt,
    told: ["section/contact/schedule", "section/contact/chat"],
  },
  // 'Do real customers get blocked by mistake?' after what is blocked.
  {
    of: screening,
    asked:
      /\b(?:real|genuine|actual|good|legit\w*|important|right|proper|paying|new|my|our|your) (?:customers?|callers?|clients?|patients?|calls|people|ones|leads)\b.*\b(?:blocked|lost|rejected|filtered|screened|hung|hang|turned|refused|stopped|thrown|cut|caught)\b|\b(?:block|lose|reject|filter|hang up on|turn away|refuse|miss|catch|stop|throw)s?\b.*\b(?:real|genuine|actual|good|legit\w*|important|right|paying|my|our) (?:\w+ )?(?:customers?|callers?|clients?|patients?|calls|people|ones|leads)\b|\b(?:by (?:mistake|accident|error)|wrongly|accidentally|false positives?|wrong (?:ones?|people|calls?|callers?|person)|too much|too strict|innocent)\b/,
    told: ["section/call-screening/benefits/items"],
    only: /\b(?:list|hung)\b/,
    unknown: "how often a call is screened that should not be",
  },
  // 'How good is it at that?'
  {
    of: screening,
    asked:
      /\bhow (?:good|well|effective|reliable|sure|accurate)\b|\bdoes (?:it|that|this) (?:\w+ )?work\b/,
    told: ["claim/spamBlocked", "section/call-screening/features/0"],
  },
  // 'Does it lie if they ask?'
  {
    of: /^concept\/(?:disclosure|identity)$|^section\/outbound-ai-agents\/features\/3$/,
    asked:
      /\b(?:lies?|lying|lied|pretend\w*|den(?:y|ies)|hides?|fakes?|tricks?|fools?|deceives?|cheats?)\b/,
    head: "No",
    told: ["section/outbound-ai-agents/features/3"],
    unknown: "more of what callers are told about it",
  },
  {
    of: /^concept\/(?:disclosure|identity)$|^section\/outbound-ai-agents\/features\/3$/,
    asked:
      /\b(?:admits?|says? so|tells? (?:them|the truth|people|callers)|honest|owns? up|truth|reveals?)\b/,
    head: "Yes",
    told: ["section/outbound-ai-agents/features/3"],
    unknown: "more of what callers are told about it",
  },
  // 'Do I have to give it up?' after what becomes of the number.
  {
    of: number,
    asked:
      /\b(?:give (?:\w+ ){0,2}up|lose|losing|lost|gone|chang(?:e|es|ed|ing)|replac\w+|swap|new (?:one|number)|different (?:one|number)|another (?:one|number))\b/,
    unless: /\b(?:calls?|customers?|clients?|cancel|quit|leave|stop)\b/,
    head: "No",
    told: ["section/ai-receptionist/steps/0"],
  },
  {
    of: number,
    asked: /\b(?:cancel|quit|leave|stop|end|go back|turn it off|switch (?:it )?off)\b/,
    told: ["section/ai-receptionist/steps/lede"],
    unknown: "more of what is to be done then",
  },
  {
    of: number,
    asked: /\b(?:keeps?|stays?|remains?|same|still|mine|ours)\b/,
    unless: /\bhow\b/,
    head: "Yes",
    told: ["section/ai-receptionist/steps/lede"],
    only: /\bstays\b/,
  },
  // 'How does that work then?' after that the number is kept.
  {
    of: /^concept\/keepNumber$/,
    asked:
      /^(?:(?:and|so|ok|okay|but|well|then) )*how (?:does|do|would|will|can|is) (?:that|it|this|i|we|you|one) (?:\w+ ){0,2}?(?:work|do|go|done|forward|redirect|keep)\b(?: (?:that|it|this|then|exactly|in practice|really|the|my|our|number|line|calls?))*$/,
    told: ["section/ai-receptionist/steps/0"],
  },
  // 'So I just forward it?', 'do all calls go to you then?'
  {
    of: /^concept\/keepNumber$/,
    asked: /\b(?:forward|redirect|divert)\b/,
    unless: /\b(?:how|off|back|stop|undo|cost|pay|extra|carrier)\b/,
    head: "Yes",
    told: ["section/ai-receptionist/steps/0"],
  },
  {
    of: /^concept\/keepNumber$/,
    asked: /\b(?:all|every|only|just) (?:the |my |our |some |missed )*calls?\b/,
    unless: /\b(?:how|off|cost|pay|extra|plans?|month)\b/,
    told: ["section/ai-receptionist/steps/0"],
  },
  // 'Is that a lot of work?' of switching the line off.
  {
    ...switchingOff,
    asked:
      /\b(?:(?:lot of|much) work|hard|hassle|difficult|complicated|tricky|effort|trouble|pain|bother)\b/,
    head: "No",
    told: ["section/ai-receptionist/steps/lede"],
    only: /\bminute\b/,
  },
  {
    ...switchingOff,
    asked: /\b(?:easy|simple|quick|quickly|fast|instant|straightforward|how (?:long|soon))\b/,
    head: "Yes",
    told: ["section/ai-receptionist/steps/lede"],
    only: /\bminute\b/,
  },
  // 'What do I have to do to hook it up?' after a tool that the pages name.
  {
    of: /^tool\/crm$/,
    asked: connects,
    told: crmSteps,
  },
  {
    of: /^tool\/calendar$/,
    asked: connects,
    told: ["section/appointment-scheduling/steps/0"],
    unknown: "more of how a calendar is connected",
  },
  {
    of: /^tool\/(?:team-chat|automation)$/,
    asked: connects,
    told: [],
    unknown: "step by step how that one is connected",
  },
  {
    of: /^tool\/unnamed$/,
    asked: connects,
    told: [],
    unknown: "whether that one can be connected, so not how either",
  },
  // 'How many days is it?' of the trial that a button names.
  {
    of: /^concept\/trial$/,
    // 'When does it end?' asks how long it is as well; 'what happens when it ends?' does not.
    asked:
      /\bhow (?:long|many (?:days|weeks|months))\b|\b(?:days|weeks|a week|a month)\b|\b(?:when|what day|which day) (?:does|will|would|is) (?:it|that|this|the trial|mine)\b/,
    told: ["faq/try-first"],
    unknown: "how long a free trial is",
    isOpen: true,
  },
  {
    of: /^concept\/trial$/,
    asked:
      /\b(?:after|afterwards|ends?|(?:is|it is) over|expires?|runs out|turns? into|charged?)\b/,
    told: ["faq/try-first"],
    unknown: "what comes after a free trial",
    isOpen: true,
  },
  // 'Can it be faster?' of the set-up.
  {
    of: /^concept\/setup$/,
    asked: /\b(?:faster|quicker|sooner|earlier|speed (?:it|that|this) up|rush)\b/,
    unless: /\b(?:answers?|calls?|replies|responds?)\b/,
    told: ["faq/setup-time"],
    only: /\bSetup takes\b/,
    unknown: "whether it can be quicker",
    isOpen: true,
  },
  // 'Do I need somebody to install it?'
  {
    of: /^concept\/(?:setup|session|signup|keepNumber|scriptWords|docs)$|\/steps\/|^step\//,
    asked:
      /\b(?:install\w*|technicians?|developers?|programm\w+|coders?|cod(?:e|ing)|engineers?|technical|techy|techie|it (?:guy|person|department|team|people|dude)|skills?|experts?|know how|equipment|hardware|devices?|download)\b/,
    told: ["faq/setup-time", "section/support/session"],
    only: /\b(?:choose|test|session)\b/,
    unknown: "of anybody or anything else that is needed for it",
    isOpen: true,
  },
  // 'Is that safe?' of recordings.
  {
    of: /^concept\/(?:residency|recording|recordingAccess)$|voice-analytics|\/records?$|^section\/financial-services\/features\/3$/,
    asked:
      /\b(?:safe|safely|safety|secure|secured|securely|protected|private|leak\w*|hack\w*|stolen|trust)\b/,
    told: ["section/topic/security"],
    only: /\b(?:encrypts|recordings)\b/,
    unknown: "where they are kept, or for how long",
  },
  // 'Tell me more' of what is done for security.
  {
    of: /^concept\/security$/,
    asked: /\b(?:more|else|details?|how so|elaborate|explain)\b/,
    unless: /\b(?:costs?|pay|expensive)\b/,
    told: ["section/topic/security"],
  },
  // 'What if they say stop?'
  {
    of: /^concept\/(?:consent|otherRules)$|^section\/outbound-ai-agents\/features\/3$/,
    asked:
      /\b(?:say|says|said|tells? (?:it|us|you)) (?:to )?(?:stop|no)\b|\bstop calling\b|\bdo(?:es)? not want\b|\bopt(?:s|ed)? out\b|\b(?:take|taken|remove|removed|get|gets) (?:\w+ )?off\b/,
    told: ["section/outbound-ai-agents/features/3"],
  },
  // 'So I can leave any time?'
  {
    of: /^concept\/(?:cancellation|liability|moneyBack)$/,
    asked: /\b(?:leave|quit|stop|cancel|end it|any ?time|whenever|get out)\b/,
    // A caller who cancels cancels a visit.
    unless:
      /\b(?:not|never|locked|bound|tied|stuck|cost|fee|fees|how|what|after|number|data|some(?:one|body)|callers?|customers?|patients?|clients?|people|they|visits?|appointments?)\b/,
    head: "Yes",
    told: ["section/topic/terms/0"],
    only: /\bend when\b/,
    unknown: "more about the terms, such as notice",
  },
  // 'I fixed it but it did it again': what is left to do.
  {
    of: /^concept\/wrongAnswer$/,
    asked:
      /\b(?:again|still|keeps?|twice|once more|(?:second|third|next) time|same (?:thing|mistake|error|answer|nonsense)|repeat(?:s|ed|ing)?|no (?:difference|luck|change)|(?:did|does|has|is) not (?:help|work|helped|worked|fixed|change|stop|gone))\b/,
    unless: /\b(?:from happening|never|make sure|prevent|avoid|stop it)\b/,
    told: ["faq/wrong-answer"],
    only: /\bagain\b/,
  },
  // 'Can you reset it for me?' after a lost password.
  {
    of: /^concept\/login$/,
    asked:
      /\b(?:reset\w*|recover\w*|restore|unlock\w*|get (?:it|my password) back|new (?:one|password)|change (?:it|my password))\b/,
    unless: /\b(?:must|needs?|rules?|contain)\b/,
    told: [],
    unknown: "how a password is reset, and I can't do it from here",
  },
  {
    of: /^concept\/login$/,
    before: /\b(?:password|locked out)\b/,
    asked: /\bwhat (?:do|can|should|must) (?:i|we) do\b|\b(?:now what|what now|what next)\b/,
    told: [],
    unknown: "how a password is reset, and I can't do it from here",
  },
  // 'Do I have to sign up all over again?' after a link that has expired, or a mail that has not come.
  {
    of: /^concept\/missingEmail$/,
    before: expired,
    asked: signsUpAgain,
    head: "No",
    told: ["section/topic/expired-link"],
    only: /\bnew one\b/,
  },
  {
    of: /^concept\/missingEmail$/,
    asked: signsUpAgain,
    head: "No",
    told: ["faq/missing-email"],
    only: /\bResend\b/,
  },
  // 'How do I get another one?', 'what do I do now?' after what to do about a mail that has not come.
  {
    of: /^concept\/missingEmail$/,
    asked:
      /\b(?:another|(?:a )?new (?:one|link|mail|email|code)|again|resend|resent|fresh one|expired)\b|\b(?:what|where) (?:do|can|should|must) (?:i|we) (?:do|press|click|push|tap)\b|\b(?:now what|what now|what next)\b/,
    unless:
      /\b(?:nothing|did not (?:work|help)|no luck|password|account|plan|address|email twice)\b/,
    told: ["faq/missing-email"],
    only: /\bResend\b/,
  },
  // 'Where should I look?'
  {
    of: /^concept\/missingEmail$/,
    asked: /\bwhere\b.*\b(?:look|check|search|find|be|is)\b/,
    told: ["faq/missing-email"],
    only: /\bspam\b/i,
  },
  // 'And do you sell that?' after what is kept.
  {
    of: /^section\/topic\/privacy/,
    asked: /\b(?:sell|sold|selling|share[sd]?|pass(?:ed)? (?:it|that|them) on|advertis\w+)\b/,
    head: "No",
    told: ["section/topic/privacy/0"],
    only: /\bsell\b/,
  },
  // 'Still nothing', 'I looked in spam': what is left to do.
  {
    of: /^concept\/missingEmail$/,
    asked:
      /\b(?:still|nothing|nope|what else|no luck|not (?:there|in)|tried|looked|checked|did that|did not (?:work|help)|(?:has|is) been|waited|waiting)\b|\b(?:address|spelling|spelled|typed)\b.*\b(?:right|fine|correct|ok|okay|good)\b|\b(?:spam|junk)\b/,
    unless: /\bhow (?:long|soon)\b|\b(?:spam|junk) calls?\b/,
    told: ["faq/missing-email"],
    only: /\bResend\b/,
    unknown: "more of what may be wrong with it",
  },
  // 'Your login page says coming soon?'
  {
    of: /^concept\/login$/,
    asked:
      /\b(?:coming soon|placeholder|under construction|blank|empty|no (?:login |log in |sign in )?(?:form|fields?|box|button|password field)|nothing (?:there|on it)|not (?:ready|there yet|finished|live|working|work))\b/,
    told: ["section/topic/login"],
    only: /\b(?:soon|application)\b/,
  },
  // 'Does it tell me about it?' when nobody picked up.
  {
    of: /^concept\/(?:handover|takeMessages)$/,
    asked:
      /\b(?:tells?|lets?|notif(?:y|ies)|informs?|reports?|messages?|texts?|emails?) (?:me|us)\b|\b(?:do|will|would) (?:i|we) (?:hear|know|get|find out|be told)\b/,
    head: "Yes",
    told: ["faq/reach-a-person"],
    only: /\bsummary\b/,
  },
  // 'And if nobody picks up?' after the calls that it makes: whoever is called, not who is here.
  {
    of: /^offer\/(?:outbound-ai-agents|lead-generation)$|^section\/(?:outbound-ai-agents|lead-generation)\//,
    asked:
      /\b(?:nobody|no one|noone|none|not|never|hardly) (?:\w+ )?(?:(?:pick|picks|picked|picking) up|answer|answers|answered|answering|respond|responds|responding|reached|home|available)\b|\bno (?:answer|reply|response|pick ?up)\b|\b(?:unanswered|rings out)\b/,
    unless:
      /\b(?:questions?|agents?|(?:it|ai|bot) (?:\w+ )?not|me|us|we|i|our|message|voicemail)\b/,
    told: ["section/lead-generation/features/2"],
  },
  // 'And when I'm on a roof and don't pick up?' after who can be reached.
  {
    of: /^concept\/handover$/,
    asked:
      /\b(?:not|never|nobody|no one|noone|none of us|can not|hardly) (?:\w+ ){0,3}(?:pick(?:s|ed)? up|answers?|answering|reach(?:es|ed|able)?|there|available|take it|takes it|free|get to it|home|around|react|respond)\b|\b(?:miss(?:es|ed)? (?:it|that|the call|them)|un\w+able|i am (?:\w+ ){0,2}(?:busy|asleep|driving|away|out|off|in (?:a|the|court|surgery)|on (?:a|the|vacation|holiday)|under|with (?:a|another)))\b/,
    unless: /\b(?:want|wants|agents?|it|ai|bot) (?:\w+ )?(?:not|never)\b/,
    told: ["faq/reach-a-person"],
    only: /\bnobody picks up\b/,
  },
  // 'How fast?' after the calls that it makes to those who asked for something.
  {
    of: /^section\/(?:saas\/features\/0|automotive\/features\/3|lead-generation\/features\/0|outbound-ai-agents\/features\/0|mortgage\/comparison\/solutions|real-estate\/comparison\/solutions)$|^claim\/saasDemoConversion$/,
    asked:
      /^(?:(?:and|so|ok|okay|but|then|well|cool|hm) )*(?:how|that|this|it)? ?(?:fast|quick|quickly|soon|long)\b(?: (?:is|are|does|do|will|would|can|could|after|that|this|it|they|them|one|the|a|lead|leads|call|calls|called|ring|rings|rung|back|then|until|before|usually|really|be|of|demo|request|form|gets?|reach|reached|out|to|people|somebody|someone))*$/,
    told: ["section/outbound-ai-agents/comparison/solutions"],
    only: /\b(?:within|at once|while they (?:still )?(?:look|compare))\b/,
    ofTrade: "comparison/solutions",
  },
  {
    of: /^offer\/lead-generation$/,
    asked: /^(?:(?:and|so|ok|okay|but|then) )*how (?:fast|quick|quickly|soon)\b/,
    unless: /\b(?:set ?up|start|running|live|installed|ready)\b/,
    told: ["section/lead-generation/features/0"],
  },
  // 'Can it take several at once?' where that was told: yes, and in the words of the trade.
  {
    of: /^concept\/simultaneous$|^section\/ai-receptionist\/comparison/,
    asked: /\b(?:several|many|more|lots?|all|everybody|everyone|at once|same time)\b/,
    unless: /\d|\b(?:how|what|limit|maximum|max|only)\b/,
    head: "Yes",
    told: ["section/ai-receptionist/comparison/solutions"],
    only: /\bat once\b/,
    ofTrade: "comparison/solutions",
    unknown: "of any limit to how many",
  },
  // 'What would it say to that?' after what it gives no advice on.
  {
    of: /^concept\/advice$|^section\/(?:law-firms\/features\/3|financial-services\/features\/2|mortgage\/hero\/lede)$/,
    asked:
      /\b(?:what|how) (?:would|does|do|will|can|could) (?:it|they|the (?:agent|ai|bot|receptionist)) (?:then )?(?:say|tell|answer|reply|respond|react|do|handle)\b/,
    told: ["section/law-firms/features/3"],
    only: /\b(?:advice|opinion|books)\b/,
    ofTrade: "hero/lede",
  },
  // 'What happens with that call?' after what callers of a trade are asked.
  {
    of: /\/specialties\/|^industry\/|^concept\/(?:handover|availability)$/,
    asked:
      /^(?:(?:so|and|ok|but|then|well) )*what (?:happens?|does it do|will it do|would it do|becomes|is done)\b(?: (?:then|next|with|to|of|about|on|in|that|those|this|such|a|an|the|it|call|calls|case|cases|caller|callers|them|emergency|urgent))*$/,
    told: ["section/ai-receptionist/features/2", "faq/reach-a-person"],
  },
];
