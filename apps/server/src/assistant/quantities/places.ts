/** What may each take a plan: places, teams, numbers. */
export const placeNouns =
  "(?:locations?|offices|branches|branch|sites|[a-z]*stores|[a-z]*shops|clinics|practices|garages|dealerships|restaurants|salons|outlets|franchises|cafes|diners|bistros|pubs|bakeries|laundromats|boutiques|bodegas|hotels|motels|resorts|spas|kennels|daycares|nurseries|gyms|studios|schools|pharmacies|departments|teams|brands|companies|businesses|buildings|showrooms|warehouses|depots|centers|centres|lines|phones|numbers|subscriptions?|licenses?)";
/** 'Two dental offices', '3 of our branches': places that each take a plan. */
const places = new RegExp(
  `\\b(\\d{1,3}) (?:(?!(?:calls|call (?!cent)|leads?|months?|years?|days?|weeks?|hours?|a|per|each|every|for|at|and|or|in|on|plans?|percent|dollars?|bucks|is|to|with) )[a-z]+ ){0,3}?${placeNouns}\\b`,
);
/** 'Both of our offices'. */
const bothPlaces = new RegExp(`\\bboth (?:of )?(?:our |my |the )?(?:\\w+ )?${placeNouns}\\b`);
/** Whether a text speaks of places or subscriptions, of which each may take a plan. */
export const namesPlaces = new RegExp(`\\b${placeNouns}\\b`);

/** How many of it: 'two receptionist basic plans', 'for 3 locations'. */
export function readCopies(words: readonly string[]): number | undefined {
  const text = words.join(" ");
  // 'Two shops, one needs Starter, the other Basic' says what each takes.
  if (/\b(?:one|1)\b(?! plan).{2,60}\b(?:the|an) ?other\b/.test(text)) return undefined;
  if (bothPlaces.test(text)) return 2;
  const [, number] =
    places.exec(text) ??
    /\b(\d{1,3}) (?!percent|cheapest|most|lowest|highest|calls|months|years|weeks|days)(?:of )?(?:the |your |those |these )?(?:\w+ ){0,3}?(?:plans|packages|starters|basics|professionals|receptionists)\b/.exec(
      text,
    ) ??
    /\b(\d{1,2}) (?:of )?(?:(?:ai )?receptionist|outbound|custom(?: agents?)?) (?:starter|basic|professional)\b/.exec(
      text,
    ) ??
    /(?<!\b(?:use|used|using) (?:only |just |about )?)\b(\d{1,2}) of (?:them|those|these|it)\b/.exec(
      text,
    ) ??
    /\b(\d{1,2}) (?:times|x) (?:the |that |a )?(?:ai |receptionist|outbound|custom|starter|basic|professional)/.exec(
      text,
    ) ??
    [];
  const copies = Number(number ?? "0");
  return copies > 1 ? copies : undefined;
}

const takes =
  "(?: \\w+){0,3}? (?:needs?|gets?|takes?|wants?|uses?|would|should|will|on|has|runs?|goes|with|is)\\b";
/** 'One needs PLAN, the other PLAN': of several places each has a plan of its own. */
export const oneEach = new RegExp(
  `\\b(?:one|first|1)${takes}.*\\bPLAN\\b.*\\b(?:other|second|another|one)\\b.*\\bPLAN\\b|\\bPLAN\\b.*\\b(?:for|at|in) (?:the )?(?:one|first)\\b.*\\bPLAN\\b.*\\b(?:for|at|in) (?:the )?(?:other|second)\\b`,
);

/** 'Can they share a plan?', 'all in one plan possible?' */
export const asksToShare =
  /\b(?:share|shared|sharing|use the same|use one|use a single|(?:in|on|under|with|into) (?:just )?(?:one|a single|the same) (?:plan|PLAN|account|subscription))\b/;
