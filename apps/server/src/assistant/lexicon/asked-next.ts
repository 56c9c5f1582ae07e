/** What is often asked of a topic once it was told: whether it is so, the reverse of it, what it takes. */
export interface AskedNext {
  /** The answers after which it is asked, by what they were answers to (see `intents/questions`). */
  readonly of: RegExp;
  /** What the question says. */
  readonly asked: RegExp;
  readonly unless?: RegExp;
  /** Yes or no, where what is told says it. */
  readonly head?: "Yes" | "No";
  /** Passages that tell it; of several sentences those that say a word of `only`. */
  readonly told: readonly string[];
  readonly only?: RegExp;
  /** The part of the told trade's own page that is told instead: `comparison/solutions`. */
  readonly ofTrade?: string;
  /** What is not known of it, in words that fit behind 'I don't know'. */
  readonly unknown?: string;
  /** What is not known comes first: it is what was asked. */
  readonly isOpen?: true;
}

const screening =
  /^concept\/spam$|call-screening|^claim\/spamBlocked$|^section\/ai-receptionist\/features\/3$/;
const number = /^concept\/keepNumber$|^section\/ai-receptionist\/steps\/(?:0|lede)$/;

export const askedNext: readonly AskedNext[] = [
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
  // 'Still nothing' after what to do about a mail that has not come.
  {
    of: /^concept\/missingEmail$/,
    asked:
      /\b(?:still|nothing|nope|what else|no luck|not there|tried|did that|did not (?:work|help))\b/,
    told: ["faq/missing-email"],
    only: /\bResend\b/,
    unknown: "more of what may be wrong with it",
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
