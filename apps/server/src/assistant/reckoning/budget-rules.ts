import {
  type Budget,
  composeAffordable,
  composeHowMany,
  composeOrdinal,
  composeOwnCost,
  composePriceRange,
} from "../answers/budgets.ts";
import { composeBudget } from "../answers/plan-choice.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

const weeksPerMonth = 52 / 12;

/** The sum that is named, and for which time. */
function budgetOf({ terms: { money }, text }: Reckoning): Budget | undefined {
  const [amount] = money;
  if (amount === undefined) return undefined;
  if (/\bMONEY (?:a|per|each|every) (?:hour|day)\b|\bhourly\b/.test(text)) return undefined;
  if (/\bMONEY (?:a|per|each|every) week\b|\bweekly\b/.test(text))
    return { amount: Math.round(amount * weeksPerMonth), period: "monthly" };
  const isYear =
    /\bMONEY (?:(?:a|per|each|every|for a|for the|this|by the) (?:whole |full )?year|yearly|annually)\b|\b(?:annual|yearly) (?:budget|cost|salary|spend|wage|bill|pay)\b|\b(?:a|per|each|every) year\b(?!.*\bmonth)/.test(
      text,
    ) && !/\bMONEY (?:a|per|each|every) month\b/.test(text);
  return { amount, period: isYear ? "annual" : "monthly" };
}

/** 'I have $1,000 a month: how much is left after Basic?', 'can I have both for under $1,000?' */
export const withinBudget: ReckoningRule = (reckoning) => {
  const { content, text, read } = reckoning;
  const budget = budgetOf(reckoning);
  const refers = read.refers || reckoning.goesOn;
  const items = reckoning.own.length > 0 || refers ? reckoning.items : [];
  if (budget === undefined || items.length === 0 || reckoning.terms.money.length > 1)
    return undefined;
  if (reckoning.own.length === 0 && reckoning.superlatives().length > 0) return undefined;
  const [only] = items;
  if (
    /\bhow many\b/.test(text) &&
    !/\bcalls\b/.test(text) &&
    only !== undefined &&
    items.length === 1
  )
    return reckoning.done("price", composeHowMany(content, only, budget));
  const asksLeft = /\b(?:left|remain\w*|left ?over|spare)\b/.test(text);
  const asksFit =
    /\b(?:afford|enough|cover|covers|within|under|below|fit|fits|less than|budget|too (?:much|expensive)|stay|suffice|get|do)\b/.test(
      text,
    ) &&
    (reckoning.own.length > 0 || /\b(?:that|it|both|them|this)\b/.test(text));
  if (!asksLeft && !asksFit) return undefined;
  return reckoning.done("price", composeAffordable(content, items, budget, asksLeft));
};

/** 'My answering service is $600 a month: what do I save with Basic?' */
export const ownCost: ReckoningRule = (reckoning) => {
  const { content, text } = reckoning;
  const budget = budgetOf(reckoning);
  const items = reckoning.own.length > 0 || reckoning.goesOn ? reckoning.items : [];
  if (budget === undefined || items.length === 0 || reckoning.superlatives().length > 0)
    return undefined;
  const compares =
    /\b(?:save|saves|saving|savings|saved|cheaper|less|instead|compared?|versus|vs|against|difference|switch\w*|replac\w*)\b/.test(
      text,
    );
  const pays =
    /\b(?:pay|paying|pays|paid|cost|costs|costing|spend|spending|spends|salary|wages?|charges?|charging|earns|bill|bills|current|currently|now|service)\b/.test(
      text,
    );
  return compares && pays
    ? reckoning.done("price", composeOwnCost(content, items, budget))
    : undefined;
};

/** 'Which plans are under $300?', 'anything between 200 and 500 a month?' */
export const inPriceRange: ReckoningRule = (reckoning) => {
  const { content, text, read, terms } = reckoning;
  const [first, second] = terms.money;
  if (first === undefined || read.plans.length > 0 || read.calls !== undefined) return undefined;
  if (/\b(?:budget|afford|spend|have got|i have|we have|save)\b/.test(text)) return undefined;
  if (
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
  const bounds =
    between && second !== undefined
      ? { above: Math.min(first, second), below: Math.max(first, second), inclusive: true }
      : comparator === undefined || !several
        ? undefined
        : /^(?:over|above|more than|exceed|at least|beyond|upwards)/.test(comparator) &&
            comparator !== "no more than"
          ? { above: first, inclusive: comparator === "at least" }
          : { below: first, inclusive: !/^(?:under|below|less|cheaper)/.test(comparator) };
  if (bounds === undefined) return undefined;
  const answer = composePriceRange(content, reckoning.asked, bounds, period);
  const decision = answer && reckoning.question.decided("overview", answer);
  return decision === "none" ? undefined : decision;
};

/** 'And for outbound?' after a budget was named. */
export const budgetOfKind: ReckoningRule = (reckoning) => {
  const { content, read, thread, terms } = reckoning;
  const { budget } = thread;
  const [kind] = read.categories;
  if (budget === undefined || kind === undefined || read.categories.length > 1) return undefined;
  if (read.plans.length > 0 || terms.money.length > 0 || read.words.length > 6) return undefined;
  if (
    thread.topic !== "overview" ||
    reckoning.has(/\b(?:price|prices|cost|features?|difference|what is|which)\b/)
  )
    return undefined;
  const answer = composeBudget(content, reckoning.asked, budget.amount, budget.period);
  const decision = answer && reckoning.question.decided("overview", answer);
  return decision === "none" || decision === undefined
    ? undefined
    : { ...decision, thread: { ...decision.thread, budget } };
};

/** 'The second cheapest plan', 'the next cheapest'. */
export const ordinal: ReckoningRule = (reckoning) => {
  const { content, text, read, thread } = reckoning;
  if (read.plans.length > 0 && !/\bsecond\b/.test(text)) return undefined;
  const [, place, end] =
    /\b(second|2nd|third|3rd|fourth|4th|next) (cheapest|lowest|least expensive|most affordable|smallest priced|most expensive|priciest|dearest|highest priced?|costliest)\b/.exec(
      text,
    ) ?? [];
  if (place === undefined || end === undefined) return undefined;
  const from = /^(?:cheapest|lowest|least|most affordable|smallest)/.test(end)
    ? "cheapest"
    : "dearest";
  const index =
    place === "next"
      ? (thread.ordinal ?? 0) + 1
      : /^(?:second|2nd)$/.test(place)
        ? 1
        : /^(?:third|3rd)$/.test(place)
          ? 2
          : 3;
  const found = composeOrdinal(content, reckoning.asked, index, from);
  const decision =
    found && reckoning.done("price", found.answer, [{ entry: found.chosen, copies: 1 }]);
  return decision && { ...decision, thread: { ...decision.thread, ordinal: index } };
};
