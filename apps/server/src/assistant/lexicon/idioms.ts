/** Sayings whose words mean something else by themselves, and what they say. */
const idioms: readonly (readonly [RegExp, string])[] = [
  // What is said before the question: 'thx, and for law firms?'
  [
    /^(?:(?:great|cool|nice|perfect|awesome|good|lovely|thx|thanks(?: a lot| so much)?|thank you(?: very much| so much)?|cheers|ty)[\s,.!]+)+(?=(?:and|so|but|what|how|which|does|do|can|could|will|is|are|who|when|where)\b)/gi,
    "",
  ],
  [/\b(?:btw|by the way)\b,?/gi, ""],
  [/[,\s]+(?:please|pls|plz)(?=[\s.?!]*$)/gi, ""],
  [
    /\b(?:more|above|over|higher) or (?:less|below|under|lower)(?: than)?(?=\s+\$?\d)/gi,
    "is it more than",
  ],
  [/^(?:h+m+|u+m+|uh+|er+|oh|ah|well)\b[\s,.!]*(?=\p{Letter})/giu, ""],
  // 'What am I missing if I stay on that one instead of the next?'
  [
    /\bwhat (?:exactly |else |all )?(?:am|would|will|do|are) (?:i|we) (?:be )?(?:miss|missing|lose|losing|give up|giving up)(?: out on)? (?:if|by|when) (?:(?:i|we) )?(?:stay|staying|stick|sticking|keep|keeping|remain|remaining) ?(?:on|with|to|at|in)? (?:that|this|it)(?: one| plan)?(?: (?:instead of|rather than|over|and not)[^?.!]*)?/gi,
    "what does the next one up add",
  ],
  [/\bhow many months are free(?=[.?!\s]*$)/gi, "how many months are free if I pay by the year"],
  [
    /\b(ballpark|rough (?:figure|number|estimate)|estimate) (?:is|would be|will be|will do|is just) (?:fine|ok|okay|enough|good|great)\b/gi,
    "$1",
  ],
  // 'Why, what does it do that the Starter doesn't?'
  [/^why[\s,?]+(?=what\b)/gi, ""],
  [/\bin your (?:honest |own |personal )?(?:opinion|view)\b,?/gi, ""],
  [
    /\bdifferent (?:number|figure|result|sum)(?= (?:when|if) i (?:do|add|count|calculate|work))/gi,
    "other result",
  ],
  // 'The ones who ring people up, not the ones picking up': what is not meant.
  [/,? not (?:the )?(?:ones?|kinds?|sort|agents?) (?:who|that|which|\w+ing)\b[^,.;?!]*/gi, ""],
  // 'Do we gain anything by paying upfront?'
  [
    /\b(?:gain|win|benefit|profit)( anything| something| much| a lot)? (?:by|from|when|if) (?=(?:(?:i|we) )?pay(?:ing)?\b)/gi,
    "save$1 by ",
  ],
  // 'How much time it need until it works?'
  [
    /\bhow much time (?:does |do |will |would )?(?:it|this|that|you) (?:needs?|takes?)\b/gi,
    "how long does it take",
  ],
  [/^good (?:day|morning|evening|afternoon)[,.!]+\s+(?=\S)/gi, ""],
  // 'Which ones really need me out of bed?'
  [
    /\bwhich (?:ones?|calls?|of them|callers?) (?:really |actually |truly )?(?:needs?|requires?|wants?) me(?: (?:out of bed|there|now|right away))?/gi,
    "which calls are urgent for me",
  ],
  // The French Revolution is asked about in no French.
  [
    /\b(?:french|spanish|german|italian|russian|chinese|english|japanese) (?=(?:revolution|presidents?|kings?|queens?|history|literature|poet(?:ry|s)?|novels?|wines?|cheeses?|cinema|civil war|empire|shepherd|bulldog|flu)\b)/gi,
    "",
  ],
  // Whoever excuses their English asks for no language.
  [
    /(?:\b(?:sorry|excuse me|excuse|pardon)[, ]+(?:for )?)?\bmy (?:(?:bad|poor|broken) english|english (?:is )?(?:not (?:so |very |that )?(?:good|perfect|great|well)|bad|poor|broken))\b[.,;!]*/gi,
    "",
  ],
  // 'If I hand over the whole year up front?'
  [
    /\b(?:hand over|fork out|fork over|cough up|put down|lay down) (?=(?:(?:the|a|my|our) )?(?:(?:whole|full|entire) )?(?:12|twelve|year)\b)/gi,
    "pay ",
  ],
  // 'No wait that's wrong. 40 a week': what was said before does not hold.
  [
    /^(?:(?:no|nope|sorry|wait|oops|ah|hold on|hang on)[\s,.!]+)+(?:(?:that|this|it)(?:['’]?s| is| was)|i was|i['’]?m) (?:wrong|not right|a mistake|a typo|off)[\s,.!:;-]+(?=\S)/gi,
    "no, ",
  ],
  // 'What does one single dial work out at?'
  [/\b(one|each|every|single) dial\b/gi, "$1 call"],
  // 'A single answered call comes out at …'
  [
    /\b(?:answered|taken|handled|placed) call(?= (?:costs?|comes?|works?|runs?|sets?|really|actually))/gi,
    "call",
  ],
  [
    /\bwhat (?:(?:do|should|must|would) (?:i|we) (?:(?:have|need) to )?do first|is (?:the )?first thing (?:(?:that )?(?:i|we) (?:must|should|have to|need to|can|do) (?:do )?|to do))\b(?:,? step by step)?/gi,
    "what do we have to do first",
  ],
  // 'Your badge says 20%. Is that really true?'
  [
    /\bbadge (?:says|shows|claims|promises|reads) (\d+ ?(?:%|percent))[.,;!]* *(?:so |but |and )*is (?:that|it)(?= (?:\w+ )?(?:true|right|correct|accurate|so)\b)/gi,
    "badge of $1, is it",
  ],
  // Whose phone never rests says nothing of our hours; the form on a site is at no place.
  [
    /\bphones? (?:is|are|rings?|goes|go)(?: \w+)? (?:non-?stop|constantly|all the time)\b/gi,
    "phone rings a lot",
  ],
  [
    /(?<=\b(?:forms?|visitors?|buttons?|chat) (?:on|from|of|to) (?:our|my|the|their) )site\b/gi,
    "website",
  ],
  // 'What do you bill for call number 201?'
  [
    /\b(?:for |of )?(?:call (?:number|no\.?|#) ?\d{2,}|the \d{2,}(?:st|nd|rd|th) call)\b/gi,
    "for extra calls over the limit",
  ],
  // How it is to be said is not what is asked.
  [
    /\b(?:explain|tell|put)(?: it| that| this)?(?: to)?(?: me)?(?: it)? like (?:i['’]?m|i am|im) (?:an? )?\w+(?: years? old)?/gi,
    "",
  ],
  [
    /\b(?:besides|apart from|other than|beyond|aside from) (?:the |your )?(?:\w+ )?products\b,?/gi,
    "",
  ],
  // 'Twelve months billed monthly minus the annual price'
  [
    /\b(?:minus|less|versus) (?:the )?(?:annual|yearly) (?:price|total|cost|amount|sum)\b(?: equals what| is what)?/gi,
    "compared with annual, how much do I save",
  ],
  // Whoever deals with something asks for no deal.
  [/\b(?:deals?|dealing|dealt) with\b/gi, "handle"],
  [/\bin practice\b(?! areas?)/gi, "really"],
  // 'The smallest plan' is the Starter; the two smallest are not two of it.
  [/\bsmallest(?= (?:two|three|2|3)\b)|(?<=\b(?:two|three|2|3) )smallest\b/gi, "cheapest"],
  // 'Too small. One above?' calls no plan the small one.
  [/\b(too (?:small|large|big|little|much))\W+(?=one\b)/gi, "$1, the "],
  // 'Which plan supports Spanish?' asks for no help desk.
  [/\bsupports\b(?=\s+\p{Letter})/giu, "handles"],
  [
    /(?<=\b(?:plans?|ones?|packages?|tiers?|agents?|they)\s+)support(?=\s+(?!(?:team|hours?|staff|line|email|desk|people|cost|at|on|in|and|or)\b)\p{Letter})/giu,
    "handle",
  ],
  [
    /(?<=\b(?:do|does|can|could|will|would)(?:n['’]?t)?(?:\s+\p{Letter}+){1,4}\s+)support(?=\s+(?!(?:team|hours?|staff|line|email|desk|people|person|agents?|repl(?:y|ies)|respond|answers?|come|cost|include[ds]?|work|take|at|on|in|for|over|during|cover|have|get|help|speak|and|or|too)\b)\p{Letter})/giu,
    "handle",
  ],
  // 'What sort of return': neither a kind nor an order is asked for.
  [
    /\bwhat (?:sort|kind|type)s? of(?! (?:calls?|business(?:es)?|compan(?:y|ies)|agents?|plans?)\b)/gi,
    "what",
  ],
  // The day of the most calls; its discounts are asked for as such.
  [
    /(?<!\b(?:discounts?|deals?|offers?|sales?|cheaper|promo\w*|specials?)\b.*)\bblack friday\b(?!.*\b(?:deals?|discounts?|sales?|offers?|prices?|cheaper|promo\w*|specials?)\b)/gi,
    "the busiest day",
  ],
  // 'What lands in it once a caller hangs up?'
  [
    /\b(?:once|after|as soon as|the moment) (?:(?:a|an|the|my|our) )?(?:callers?|customers?|clients?|patients?|they|people|someone|somebody|it)(?: has| have)? (?:hangs?|hung) up\b/gi,
    "after the call",
  ],
  // 'What do others in my field report?', 'what did people in our trade see?'
  [
    /\bwhat (do|did|have) (others|people|firms|businesses|companies|colleagues|peers|competitors) in (?:my|our) (?:own )?(?:field|trade|line(?: of (?:work|business))?|industry|business|profession|sector) (?:report(?:ed)?|says?|said|sees?|seen|gets?|got|achieved?|notice[ds]?)\b/gi,
    "what results $1 $2 like us report",
  ],
  [
    /\b(others|people|firms|businesses|companies|colleagues|peers|competitors) in (?:my|our) (?:own )?(?:field|trade|line(?: of (?:work|business))?|industry|business|profession|sector)\b/gi,
    "$1 like us",
  ],
  // 'What is the invoice amount?' asks for no way to pay.
  [/\binvoice (?:amount|total|sum)\b|\b(?:amount|total|sum) (?:of|on) the invoice\b/gi, "price"],
  // 'Who on earth can I ring?', 'what in the world is that?'
  [
    /(?<=\b(?:who|what|where|why|how|when|which)\s+)(?:on earth|in the world|the (?:hell|heck|devil)|exactly on earth)\b/gi,
    "",
  ],
  // Whoever stays clean keeps to the law.
  [/\b(?:stay|stays|staying|keep it|play it) clean\b/gi, "stay compliant with the law"],
  // 'What's on the invoice?' asks for no way to pay either.
  [
    /\bwhat(?:['’]?s| is| will be| would be)(?: then)? on the (?:invoice|bill)\b/gi,
    "what is the price",
  ],
  // 'What do you charge for the sixty on top?', after a plan's number of calls.
  [
    /\bfor (?:the|those|these) [\p{Letter}\d]+ (?:on top|too many|too much|over it)\b/giu,
    "for the extra calls",
  ],
  // 'How many conversations is that good for?'
  [/\bhow many (?:phone )?(?:conversations|chats|dials)\b/gi, "how many calls"],
  // 'Twelve separate monthly bills' are twelve months that are paid one by one.
  [
    /\b(twelve|\d{1,2}) (?:separate |single |individual |different )?monthly (?:bills|payments|invoices|instal?lments|charges)\b/gi,
    "$1 months paid by the month",
  ],
  // 'The least I could get away with paying'
  [/\bget(?:ting)? (?:away|by) with (?:paying|spending)\b/gi, "pay"],
  // 'Which plan gets through a list of 1,000?' puts nobody through.
  [/\bget(?:s|ting)? through(?= (?:the|all|my|our|a|that|those|these|\d))/gi, "handle"],
  // Whoever drowns in calls is in no danger.
  [
    /\bdrown(?:s|ing|ed)? in\b(?! (?:the |a |our |my |his |her )?(?:\w+ )?(?:pools?|sea|lake|river|water|bath|bathtub|tub|ocean|pond|surf)\b)/gi,
    "swamped with",
  ],
  [/\b(hotline|lines?|site|website|servers?|system|phones?|shop) collapsed\b/gi, "$1 went down"],
  [
    /\bbleeding from (?=(?:a|the|my|our) (?:phone|line|voicemail|missed|unanswered))/gi,
    "losing from ",
  ],
  [/\bwage seizure\b/gi, "wage garnishment"],
  [/\bambulance chasers?\b/gi, "injury lawyers"],
  // Who is away is not hurt here.
  [
    /\b(secretary|receptionist|assistant|front desk|colleague|office manager)(?: has| just)? (?:broke|broken) (?:her|his|a|an) \w+/gi,
    "$1 is away",
  ],
  // A table's leg is no person's.
  [
    /\b(tables?|chairs?|sofas?|couch(?:es)?|desks?|beds?|stools?|furniture)\b([^.?!]{0,40})\bbroken legs?\b/gi,
    "$1$2 damaged",
  ],
  [
    /\bhow far apart (?:are|is)\b(?=[^?]*(?:[?]|$))(?!.*\bin (?:calls|features)\b)/gi,
    "what is the price difference between",
  ],
  // Keap is a tool, but nothing is done to a number with it.
  [/\bkeap(?= (?:my|mi|our|the|this|it)\b)/gi, "keep"],
  [/\bcentre(?=s?\b)/gi, "center"],
  // 'A current client rings', as the pages say it.
  [
    /\b(?:current|present)(?= (?:(?:clients?|patients?|tenants?|borrowers?)\b|customers? (?:calls?|rings?|phones?|wants?|needs?|asks?)\b))/gi,
    "existing",
  ],
  // 'Calls at 2am kill me', 'this phone is killing us': nobody is in danger of a thing.
  [
    /(?<=\b(?:phones?|calls?|voicemails?|spam|robocalls?|no[- ]?shows?|bills?|costs?|prices?|fees?|paperwork|admin|hours|weekends?|nights?|interruptions?|mondays?)\b(?:\s+[\p{Letter}\d]+){0,3}\s+)kill(?:s|ing|ed)? (?:me|us)\b/giu,
    "bother us",
  ],
];

/** A text with its idioms in plain words. */
export const withoutIdioms = (text: string): string =>
  idioms.reduce((rest, [saying, plain]) => rest.replace(saying, plain), text);
