import { type Phrase, phrases } from "../reading/phrases.ts";
import type { Measure, Rank, Relation } from "./frame.ts";

/** Words by which a measure is asked for. In order: the first that is said is meant. */
export const measureCues: Readonly<Record<Measure, readonly Phrase[]>> = {
  left: phrases(
    "left, remain, remaining, left over, rest, how many more can|could, more can|could we|i make",
  ),
  breakEven: phrases(
    "pay off, pays off, break even, from how many|what, from what volume, after how many months, how many * cover, is annual worth, how many do i|we need, how many * pay|pays for",
  ),
  billing: phrases(
    "flat or, by the seat, per seat, how is it billed|priced, priced by, charge by the, flat rate|fee",
  ),
  perCall: phrases(
    `per|by ?the call, price|cost of a|one|each|single call, a|each|one|single|every call ?cost|be|come|worth|work|on|with|in|for,
    cheapest calls, cheaper calls, calls cheaper, down per call, single call`,
  ),
  saving: phrases(
    "save, saving, savings, discount, months ?are free, than 12 ?single|separate|monthly months|bills, percent off, upside|benefit|advantage of paying, win something, comes|come off, really save, cheaper ?if|when ?i|we ?pay yearly|annually",
  ),
  popular: phrases(
    "most popular, popular, most people take|choose|buy|pick, best seller, bestseller",
  ),
  calls: phrases(
    `how many * calls, call limit|allowance|volume|cap, number of calls, most|fewest calls, calls included|come|are|is,
    daily calls, calls do|does, how many minutes`,
  ),
  audience: phrases("made|meant|right|intended for, who is * for|made|meant, for whom"),
  features: phrases(
    `feature, features, include, included, includes, come|comes with, get with|in|for|on, what do|would i|we get, in it, beyond,
    have that, has that, not have|has, does not have, better about, distinguishes, comes as standard, add, adds, thrown in, what is in, is|are ?exactly ?all in the|it, extra for`,
  ),
  price: phrases(
    `cost, costs, price, prices, pricing, charge, charges, pay, how much, expensive, fee, bill, invoice, cheap, cheaper,
    cheapest, rates, quote, monthly, yearly, annually, annual, paid, budget, afford, run us|me, per month|year`,
  ),
};

/** Words by which plans are set to each other, the first that is said. */
export const relationCues: Readonly<Partial<Record<Relation, readonly Phrase[]>>> = {
  split: phrases(
    "split|divided|shared|share between|among|by|with, divided by, per|a|each day|week, people share, per employee|person|head|partner, is * # a|per day",
  ),
  copiesIn: phrases("how many * fit, how many * for #, how many * does # buy"),
  between: phrases("between starter|basic and, in between, plan|one between"),
  nextUp: phrases(
    `next one|size|tier|level|plan ?up, next up, one above|up|higher|bigger|larger, something bigger|larger|more, bigger one, larger one,
    step up, size up, level up, not enough, one size up, too small, what is next, next bigger, above|after starter|basic|professional`,
  ),
  nextDown: phrases(
    `one below|down|lower|smaller|under, something smaller|cheaper|less, cheaper ?plan|one|option than|then, smaller one, step down, and smaller, level|one underneath|below|under,
    size down, below that, too expensive, too much, below|under|before basic|professional|enterprise`,
  ),
  sum: phrases(
    "total, sum, together, altogether, combined, all in, in all, for both, both of them, plus, for all, bill for all, for the two",
  ),
  difference: phrases(
    `difference, differ, gap, how much more|less|cheaper, more|less than, how many more, extra, on top, more expensive, dearer, stepping|bumping|dropping * to,
    different, add, adds, jump from`,
  ),
  fits: phrases(
    `enough, suffice, suffices, cope, copes, fit, fits, still do|does, cover, covers, handle, handles, which|what ?plan * need|for|is,
    need, recommend, suit, suits, too small, right for, do i need`,
  ),
  compare: phrases(
    "compare, versus, vs, better, cheaper, which is, which one is, side by side, or",
  ),
  under: phrases("under, below, less than, at most, within, up to, cheaper than, no more than"),
  over: phrases("over, above, more than, at least, from # up"),
  all: phrases("all plans|of, every plan, each plan, any plan, whatever, list, show me"),
};

/** Words of an order: by what, and from which end. */
export const rankCues: readonly (readonly [Phrase, Pick<Rank, "by" | "order">])[] = [
  [
    "lowest|cheapest|best|least|smallest price|rate ?per|by|of|for ?the|a call",
    { by: "perCall", order: "lowest" },
  ],
  ["cheapest|cheaper|best * per|by call", { by: "perCall", order: "lowest" }],
  ["cheapest calls", { by: "perCall", order: "lowest" }],
  ["better|best value", { by: "perCall", order: "lowest" }],
  ["most|largest|biggest * calls", { by: "calls", order: "highest" }],
  ["most calls", { by: "calls", order: "highest" }],
  ["fewest calls", { by: "calls", order: "lowest" }],
  ["most expensive|costly", { by: "price", order: "highest" }],
  ["priciest|dearest|largest|biggest|highest", { by: "price", order: "highest" }],
  ["costs|cost least", { by: "price", order: "lowest" }],
  ["cheapest|lowest|smallest|least", { by: "price", order: "lowest" }],
  ["cheaper", { by: "price", order: "lowest" }],
];

/** Places in an order, by word. */
export const ordinals: Readonly<Record<string, number>> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
};

/** How a question begins that wants 'yes' or 'no'. */
export const yesNo = phrases(
  `^ ?and ?so ?but ?ok is|are|does|do|can|could|will|would|should|has|have|may|isnt, right $, is it|that|basic|starter|professional * cheaper|enough|possible|less,
  why not, possible $, is that|it, does it|that, can we|i|it, will it, can my, could we`,
);

/** How a message begins that leans on the one before, or what it points with. */
export const leaning = phrases(
  `^ and, ^ what about, ^ how about, ^ what if, ^ ok, ^ so, ^ but, ^ then, ^ also, ^ or, ^ plus, ^ no, ^ now, ^ oops, ^ sorry, ^ oh, ^ hm,
  that, it, one, ones, those, them, these, they, both, either, the two, the same, there, its, difference, he, she, what else`,
);

/** Says that the message before was wrong, or not meant. */
export const correcting = phrases(
  "^ ?oh no, sorry, oops, wait, i mean, i meant, actually, rather, not that, instead, was wrong, no wait, replace, switch, drop",
);

/** What they pay somebody else. */
export const ownCost = phrases(
  `our|my|the * costs|charges|bills us|me, we|i already|currently|now pay, we|i pay #, current|present|old service|provider|bill|cost, elsewhere, service|desk|company|dispatcher charges|bills|costs, than what we pay,
  brings me|us, is worth|brings`,
);

/** Money that may be spent. */
export const budgetCues = phrases(
  `budget, spend, i|we have, i|we got, ceiling, afford, max, maximum, can pay, with #, get me|us, within, only #, under|below|over|above #, less|more than #, # get|gets, left of`,
);

/** Every word of these tables: right as it is, and what others may be put right by. */
export const cueWords: readonly string[] = [
  ...Object.values(measureCues).flat(),
  ...Object.values(relationCues).flat(),
  ...rankCues.map(([cue]) => cue),
  ...budgetCues,
  ...ownCost,
].flatMap((cue) => cue.match(/[a-z]{4,}/g) ?? []);
