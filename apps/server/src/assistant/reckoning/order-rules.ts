import { composeMostCalls } from "../answers/call-counts.ts";
import { composeDifference } from "../answers/difference.ts";
import { composeAmount } from "../answers/plan-choice.ts";
import { composeComparison } from "../answers/plan-contents.ts";
import {
  composeBetween,
  composeByPrice,
  composeLeastOf,
  composeNearest,
  composeOrdinal,
  composePriceRange,
  plansWithin,
} from "../answers/price-order.ts";
import { composePrice } from "../answers/prices.ts";
import { composeSum } from "../answers/totals.ts";
import { asksAmong, listedPlans } from "../followups/listed.ts";
import { allPlans, pricedPlans, tiers } from "../plans/plan-facts.ts";
import type { Decision } from "../thread.ts";
import type { Item } from "./frame.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

/** 'Most calls', 'fewest calls'. */
function callSuperlative(text: string): "most" | "fewest" | undefined {
  const [, wanted] =
    /\b(most|highest|largest|maximum|max|biggest|fewest|least|lowest|smallest) (?:number of |amount of |monthly |included |phone )*(?:calls?|call volume|volume)\b/.exec(
      text,
    ) ?? [];
  if (wanted === undefined || /\b(?:for (?:the|my|our) money|dollar|buck|value)\b/.test(text))
    return undefined;
  return /^(?:fewest|least|lowest|smallest)$/.test(wanted) ? "fewest" : "most";
}

/** 'Which plans are under $300?', 'anything between 200 and 500 a month?' */
export const inPriceRange: ReckoningRule = (reckoning) => {
  const { content, read, terms, thread } = reckoning;
  const text = terms.money.length > 0 ? reckoning.text : reckoning.text.replace(/\b\d+\b/, "MONEY");
  // 'And below 300?'
  const again = thread.range === true && read.words.length <= 6;
  const [first = again ? read.number : undefined, second] = terms.money;
  if (first === undefined || read.plans.length > 0 || read.calls !== undefined) return undefined;
  if (/\b(?:budget|afford|spend|have got|i have|we have|save)\b/.test(text)) return undefined;
  if (
    !again &&
    !/\b(?:plans?|tiers?|packages?|options?|anything|something|subscriptions?|one|ones|agents?)\b/.test(
      text,
    )
  )
    return undefined;
  const between = /\bbetween MONEY (?:and|to) MONEY\b|\bfrom MONEY to MONEY\b/.test(text);
  const [, comparator] =
    /\b(under|below|less than|cheaper than|up to|at most|no more than|not more than|max|maximum|within|over|above|more than|exceeding|exceeds?|at least|beyond|upwards of) (?:of |about |around )?MONEY\b/.exec(
      text,
    ) ?? [];
  const several =
    /\b(?:which|what|any|anything|something|all|list|show|are there|every|how many|plans|options|packages)\b/.test(
      text,
    );
  const period = reckoning.period === "annual" ? "annual" : "monthly";
  // 'Nearest to $500'
  if (
    /\b(?:nearest|closest|near|close|around|about|roughly) (?:to )?MONEY\b/.test(text) &&
    comparator === undefined
  ) {
    const near = composeNearest(content, reckoning.asked, first, period);
    const found = near && reckoning.question.decided("overview", near);
    return found === "none" ? undefined : found;
  }
  const bounds =
    between && second !== undefined
      ? { above: Math.min(first, second), below: Math.max(first, second), inclusive: true }
      : comparator === undefined || !(several || again)
        ? undefined
        : /^(?:over|above|more than|exceed|at least|beyond|upwards)/.test(comparator) &&
            comparator !== "no more than"
          ? { above: first, inclusive: comparator === "at least" }
          : { below: first, inclusive: !/^(?:under|below|less|cheaper)/.test(comparator) };
  if (bounds === undefined) return undefined;
  // 'Less than $100 a month if paid annually'
  const ofYearByMonth =
    period === "annual" && /\bMONEY (?:(?:a|per|each) month|monthly)\b/.test(text);
  const mostCalls = callSuperlative(text);
  if (mostCalls !== undefined) {
    const found = composeMostCalls(
      content,
      plansWithin(reckoning.asked, bounds, period),
      mostCalls,
    );
    return found && reckoning.done("price", found.answer, [{ entry: found.chosen, copies: 1 }]);
  }
  const answer = composePriceRange(content, reckoning.asked, { ...bounds, ofYearByMonth }, period);
  const decision = answer && reckoning.question.decided("overview", answer);
  return decision === "none" || decision === undefined
    ? undefined
    : {
        ...decision,
        thread: {
          ...decision.thread,
          range: true,
          compared: plansWithin(reckoning.asked, bounds, period).map(({ plan }) => plan.id),
        },
      };
};

const placeOf = (word: string, before: number): number =>
  word === "next"
    ? before + 1
    : /^(?:second|2nd)$/.test(word)
      ? 1
      : /^(?:third|3rd)$/.test(word)
        ? 2
        : 3;

function nthPlan(
  reckoning: Reckoning,
  index: number,
  from: "cheapest" | "dearest",
): Decision | undefined {
  const found = composeOrdinal(reckoning.content, reckoning.asked, index, from);
  const decision =
    found && reckoning.done("price", found.answer, [{ entry: found.chosen, copies: 1 }]);
  return decision && { ...decision, thread: { ...decision.thread, ordinal: { index, from } } };
}

/** 'The second cheapest plan', 'the next cheapest'. */
export const ordinal: ReckoningRule = (reckoning) => {
  const { text, read, thread } = reckoning;
  if (read.plans.length > 0 && !/\bsecond\b/.test(text)) return undefined;
  const [, place, end] =
    /\b(second|2nd|third|3rd|fourth|4th|next) (cheapest|lowest|least expensive|most affordable|smallest priced|most expensive|priciest|dearest|highest priced?|costliest)\b/.exec(
      text,
    ) ?? [];
  const again =
    thread.ordinal === undefined
      ? undefined
      : /^(?:and )?(?:the )?(second|2nd|third|3rd|fourth|4th|next)(?: one| plan)?$/.exec(text)?.[1];
  if (again !== undefined && thread.ordinal !== undefined)
    return nthPlan(reckoning, placeOf(again, thread.ordinal.index), thread.ordinal.from);
  if (place === undefined || end === undefined) return undefined;
  const from = /^(?:cheapest|lowest|least|most affordable|smallest)/.test(end)
    ? "cheapest"
    : "dearest";
  return nthPlan(reckoning, placeOf(place, thread.ordinal?.index ?? 0), from);
};

/** 'Which plan has the most calls?' */
export const mostCalls: ReckoningRule = (reckoning) => {
  const { content, text, read, terms, thread } = reckoning;
  if (read.plans.length > 0 || read.calls !== undefined || terms.money.length > 1) return undefined;
  const wanted = callSuperlative(text);
  if (wanted === undefined) return undefined;
  // 'The most calls for $300'
  const told = /\b(?:that|it|my budget|this)\b/.test(text) ? thread.budget?.amount : undefined;
  const [below = told] = terms.money;
  // 'Which of them has the most?'
  const pointed =
    (asksAmong(read) || read.leans) && read.categories.length === 0
      ? listedPlans(content, thread)
      : [];
  const plans =
    below === undefined
      ? pointed.length > 1
        ? pointed
        : allPlans(reckoning.asked)
      : plansWithin(
          reckoning.asked,
          { below, inclusive: true },
          reckoning.period === "annual" ? "annual" : "monthly",
        );
  const found = composeMostCalls(content, plans, wanted);
  const decision =
    found && reckoning.done("price", found.answer, [{ entry: found.chosen, copies: 1 }]);
  // 'And per call?' goes on with those that were pointed at.
  return decision !== undefined && pointed.length > 1
    ? {
        ...decision,
        thread: { ...decision.thread, compared: pointed.map(({ plan }) => plan.id) },
      }
    : decision;
};

/** 'Do you have a plan with 1,000 calls?': the ones that have just so many. */
export const planWithCalls: ReckoningRule = (reckoning) => {
  const { content, text, read } = reckoning;
  const [, number] =
    /\b(?:plans?|package|tier|subscription) (?:that |which )?(?:with|of|has|have|includes?|including|for|gives?(?: me)?|comes? with) (?:exactly |just )?(\d+) (?:phone |monthly |included )?calls\b/.exec(
      text,
    ) ?? [];
  if (number === undefined || read.plans.length > 0 || read.concepts.has("perCall"))
    return undefined;
  if (
    read.concepts.has("quantityIn") ||
    read.concepts.has("quantityOut") ||
    read.concepts.has("cheap")
  )
    return undefined;
  const plans = allPlans(reckoning.asked).filter(
    ({ plan }) => plan.callsIncluded === Number(number),
  );
  const [first] = plans;
  if (first === undefined) return undefined;
  return reckoning.done(
    "price",
    plans.length === 1
      ? composePrice(content, first, reckoning.period)
      : composeComparison(content, plans),
    plans.map((entry): Item => ({ entry, copies: 1 })),
  );
};

/** So many plans from one end of a list by price. */
interface FewPlans {
  from: "cheapest" | "dearest";
  count: number;
}

const lowEnd = "cheapest|least expensive|lowest(?: priced)?";
const highEnd = "most expensive|priciest|dearest|highest(?: priced)?|biggest|largest|top";

/** 'The 2 cheapest', 'the biggest 2'. */
function fewFromEnd(text: string): FewPlans | undefined {
  const [, before, ofBefore, ofAfter, after] =
    new RegExp(
      `\\b(\\d) (?:\\w+ )?(${lowEnd}|${highEnd})\\b|\\b(${lowEnd}|${highEnd}) (\\d)\\b`,
    ).exec(text) ?? [];
  const end = ofBefore ?? ofAfter;
  return end === undefined
    ? undefined
    : {
        from: new RegExp(`^(?:${lowEnd})$`).test(end) ? "cheapest" : "dearest",
        count: Number(before ?? after),
      };
}

/** A few plans of one kind may be taken together: then what they cost is their sum as well. */
function listFew(reckoning: Reckoning, { from, count }: FewPlans): Decision | undefined {
  const { content, text, asked } = reckoning;
  const few = (from === "cheapest" ? pricedPlans(asked) : pricedPlans(asked).toReversed()).slice(
    0,
    count,
  );
  const asksSum =
    asked.length === 1 || /\b(?:together|total|altogether|both|combined)\b/.test(text);
  if (
    asksSum &&
    few.length > 1 &&
    /\b(?:how much|costs?|prices?|pay|together|total)\b/.test(text)
  ) {
    const items = few.map((entry): Item => ({ entry, copies: 1 }));
    return reckoning.done("sum", composeSum(content, items), items);
  }
  const answer = composeByPrice(content, asked, from, "monthly", count);
  const listed = answer && reckoning.question.decided("overview", answer);
  return listed === "none" ? undefined : listed;
}

/** 'List all plans from the cheapest to the dearest', 'sort them by price'. */
export const sortedByPrice: ReckoningRule = (reckoning) => {
  const { content, text, read, terms } = reckoning;
  if (read.plans.length > 0 || terms.money.length > 0 || read.concepts.has("perCall"))
    return undefined;
  const sorts =
    /\b(?:list|sort\w*|order\w*|rank\w*|show|all|every|plans?|them)\b.*\b(?:by (?:monthly |annual )?(?:price|cost)|(?:from )?(?:the )?(?:cheapest|lowest|least expensive) (?:plan )?(?:to|first|up)|low to high|ascending|high to low|descending|(?:from )?(?:the )?(?:most expensive|priciest|dearest|highest) (?:to|first|down))\b/.test(
      text,
    );
  const few = fewFromEnd(text);
  if (few !== undefined) return listFew(reckoning, few);
  if (!sorts) return undefined;
  const down =
    /\b(?:high to low|descending|(?:most expensive|priciest|dearest|highest) (?:to|first|down))\b/.test(
      text,
    );
  const period = reckoning.period === "annual" ? "annual" : "monthly";
  const answer = composeByPrice(content, reckoning.asked, down ? "dearest" : "cheapest", period);
  const decision = answer && reckoning.question.decided("overview", answer);
  return decision === "none" ? undefined : decision;
};

/** 'Which of X, Y and Z costs least?' */
export const leastOf: ReckoningRule = (reckoning) => {
  const { content, text, own, read } = reckoning;
  if (own.length < 2 || read.concepts.has("perCall") || own.some(({ copies }) => copies > 1))
    return undefined;
  const [, wanted] =
    /\b(?:which|what)\b.*\b(least|cheapest|lowest|cheaper|less|most expensive|priciest|dearest|(?:costs?|costing|is) (?:the )?most|highest|more expensive)\b/.exec(
      text,
    ) ?? [];
  if (wanted === undefined || /\bhow much\b|\bcalls\b|\bfeatures?\b/.test(text)) return undefined;
  const [one, other, ...more] = own.map(({ entry }) => entry);
  if (one !== undefined && other !== undefined && more.length === 0)
    return reckoning.done("difference", composeDifference(content, [one, other], reckoning.period));
  return reckoning.done(
    "price",
    composeLeastOf(
      content,
      own.map(({ entry }) => entry),
      /^(?:least|cheap|lowest|less)/.test(wanted) ? "least" : "most",
      reckoning.period === "annual" ? "annual" : "monthly",
    ),
  );
};

/** 'Which plan costs 399?' */
export const exactPrice: ReckoningRule = (reckoning) => {
  const { content, text, read } = reckoning;
  if (read.plans.length > 0 || read.calls !== undefined) return undefined;
  const [, number] =
    /\b(?:which|what|the) (?:plan|package|one|tier)s? (?:is |are |that )?(?:costs?|costing|is|are|for|at|priced at) (\d+|MONEY)\b/.exec(
      text,
    ) ?? [];
  if (number === undefined) return undefined;
  const amount = number === "MONEY" ? reckoning.terms.money[0] : Number(number);
  const answer = amount === undefined ? undefined : composeAmount(content, amount);
  const decision = answer && reckoning.question.decided("overview", answer);
  return decision === "none" ? undefined : decision;
};

/** 'Is there anything between Starter and Basic?' */
export const betweenPlans: ReckoningRule = (reckoning) => {
  const { content, text, read } = reckoning;
  if (
    !/\b(?:plan|anything|something|option|tier|package|step|one|size)s? (?:in )?between PLAN and PLAN\b/.test(
      text,
    )
  )
    return undefined;
  const [category] = reckoning.asked;
  const names = read.plans.map(({ tier }) => tier);
  const [low, high] = names
    .map((tier) => tiers.indexOf(tier))
    .toSorted((one, other) => one - other);
  if (category === undefined || low === undefined || high === undefined) return undefined;
  const kind = reckoning.question.category ?? category;
  const decision = reckoning.question.decided(
    "category",
    composeBetween(content, kind, kind.plans.slice(low, high + 1)),
  );
  return decision === "none" ? undefined : decision;
};
