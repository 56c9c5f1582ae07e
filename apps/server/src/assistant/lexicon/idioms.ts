/** Sayings whose words mean something else by themselves, and what they say. */
const idioms: readonly (readonly [RegExp, string])[] = [
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
  // 'Do you flog my details?'
  [/\bflog(?:s|ging|ged)?(?= (?:on )?(?:my|our|your|their|the)\b)/gi, "sell"],
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
