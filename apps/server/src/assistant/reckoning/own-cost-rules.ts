import {
  composeOwnCallPrice,
  composeOwnCost,
  composeOwnCostOfEach,
  composeOwnHourPrice,
} from "../answers/own-cost.ts";
import { count, exactDollars } from "../format.ts";
import { directionOf } from "../plans/direction.ts";
import { findCategory, planForCalls } from "../plans/plan-facts.ts";
import { daysPerMonth, weeksPerMonth } from "../quantities/numbers.ts";
import { budgetOf, monthlyOrYearly } from "./budget.ts";
import type { Item } from "./frame.ts";
import type { Sum } from "./money-roles.ts";
import { plansMeant } from "./plans-meant.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

const compares =
  /\b(?:save|saves|saving|savings|saved|cheaper|less|more|instead|compares?|compared|comparison|versus|vs|against|difference|switch\w*|replac\w*|better|worth|than|beat|beats)\b/;

const asksAnything =
  /\b(?:what|which|how|who|when|where|why|can|could|do|does|is|are|will|would|should)\b/;

/** 'My answering service charges $1.75 per call: from how many calls is Basic cheaper?' */
export const ownPerCall: ReckoningRule = (reckoning) => {
  const { content, read, terms, text } = reckoning;
  const sum =
    terms.sums.find(({ role, per }) => role === "own" && per === "call") ?? ofSoMany(reckoning);
  if (sum === undefined) return undefined;
  const asksFrom =
    /\b(?:how many calls|number of calls|what number|at what|from (?:how many|what|when|which)|when (?:is|does|do|would|will)|volume|break ?even|pays? off|how much volume)\b/.test(
      text,
    );
  const fitting =
    read.concepts.has("perCall") && ofSoMany(reckoning) !== undefined
      ? undefined
      : fittingPlan(reckoning);
  if (fitting !== undefined && read.calls !== undefined)
    return reckoning.done(
      "price",
      composeOwnCost(
        content,
        [fitting],
        { amount: sum.amount * read.calls, period: "monthly" },
        `${count(read.calls)} calls at ${exactDollars(sum.amount)} are **${exactDollars(sum.amount * read.calls)} a month**.`,
      ),
      [fitting],
    );
  const items = plansMeant(reckoning);
  return reckoning.done(
    "perCall",
    composeOwnCallPrice(content, items, sum.amount, asksFrom),
    items,
  );
};

/** '$250 for 100 calls': the price of one, where that is asked. */
function ofSoMany({ terms, text, read }: Reckoning): Sum | undefined {
  const [, number] =
    /\bMONEY (?:(?:a|per|each) month )?for (?:about |around |roughly |up to )*(\d{1,5}) (?:\w+ )?(?:calls?|leads)\b/.exec(
      text,
    ) ?? [];
  const sum = terms.sums.find(({ role }) => role === "own");
  return sum === undefined || number === undefined || !read.concepts.has("perCall")
    ? undefined
    : { ...sum, amount: Math.round((sum.amount / Number(number)) * 100) / 100, per: "call" };
}

/** 'I pay somebody $18 an hour for 20 hours a week': what that is a month, against plans. */
export const ownPerHour: ReckoningRule = (reckoning) => {
  const { content, terms, text } = reckoning;
  const sum = terms.sums.find(({ role, per }) => role === "own" && per === "hour");
  if (sum === undefined) return undefined;
  const items = plansMeant(reckoning);
  const hours = hoursPerMonth(text);
  if (hours === undefined)
    return reckoning.done("price", composeOwnHourPrice(content, items, sum.amount), items);
  const budget = { amount: Math.round(sum.amount * hours.number), period: "monthly" } as const;
  const told = `${hours.factors} x ${exactDollars(sum.amount)} are **${exactDollars(budget.amount)} a month**.`;
  return reckoning.done(
    "price",
    items.length > 1 && reckoning.own.length === 0
      ? composeOwnCostOfEach(content, items, budget, told)
      : composeOwnCost(content, items, budget, told),
    items,
  );
};

/** Hours a month that somebody is paid for, and what they were computed from. */
function hoursPerMonth(text: string): { number: number; factors: string } | undefined {
  const [, number, unit] =
    /\b(\d{1,3}) (?:hours?|h) (?:(?:a|per|each|every) )?(day|week|month)/.exec(text) ?? [];
  if (number === undefined) return undefined;
  const value = Number(number);
  if (unit === "month") return { number: value, factors: `${number} hours a month` };
  const days = /\b(\d) days (?:a|per) week\b/.exec(text)?.[1];
  if (unit === "week")
    return { number: value * weeksPerMonth, factors: `${number} hours a week x 52 / 12` };
  return days === undefined
    ? { number: value * daysPerMonth, factors: `${number} hours a day x ${daysPerMonth} days` }
    : {
        number: value * Number(days) * weeksPerMonth,
        factors: `${number} hours a day x ${days} days a week x 52 / 12`,
      };
}

/** The plan that holds the calls that are told of, where no plan is named. */
function fittingPlan({ content, read, question, own }: Reckoning): Item | undefined {
  if (read.calls === undefined || own.length > 0 || read.tiers.length > 0) return undefined;
  const category = question.category ?? findCategory(content, directionOf(read) ?? "receptionist");
  const entry = category && planForCalls(category, read.calls);
  return entry === undefined || entry.plan.price.monthly === null
    ? undefined
    : { entry, copies: 1 };
}

/** 'My answering service is $600 a month: what do I save with Basic?' */
export const ownCost: ReckoningRule = (reckoning) => {
  const { content, text, terms } = reckoning;
  const sum = terms.sums.find(
    ({ role, per }) => role === "own" && per !== "call" && per !== "hour",
  );
  // 'We pay 900 for a service now. Would Basic save us money?'
  const told =
    reckoning.own.length > 0 &&
    terms.money.length === 0 &&
    /\bsaves?\b|\bcheaper\b/.test(text) &&
    !/\b(?:annual|annually|yearly|upfront|by the year|paid|paying)\b/.test(text)
      ? reckoning.thread.budget
      : undefined;
  const named = reckoning.own.length > 0 || reckoning.goesOn;
  const budget = sum === undefined ? told : monthlyOrYearly(sum, text);
  if (budget === undefined || reckoning.superlatives().length > 0) return undefined;
  const fitting = fittingPlan(reckoning);
  if (fitting !== undefined)
    return reckoning.done("price", composeOwnCost(content, [fitting], budget), [fitting]);
  // 'I pay $900 a month for an answering service', and nothing is asked.
  const tells = !asksAnything.test(text) && reckoning.own.length === 0;
  if (!compares.test(text) && !/\bhow much\b/.test(text) && !tells) return undefined;
  // 'Our lady at the desk costs $3,400', after a plan's price: against that plan.
  const spoken = tells && reckoning.thread.topic === "price" ? reckoning.ofFrame() : [];
  if (spoken.length === 1)
    return reckoning.done("price", composeOwnCost(content, spoken, budget), spoken);
  const items = plansMeant(reckoning);
  if (named && reckoning.items.length > 0)
    return reckoning.done("price", composeOwnCost(content, items, budget));
  return reckoning.done(
    "price",
    items.length === 1
      ? composeOwnCost(content, items, budget)
      : composeOwnCostOfEach(content, items, budget),
    items.length === 1 ? items : [],
  );
};

/** A sum of no role that stands beside a comparison with a plan: '600 a month, would Basic be less?' */
export const ownCostUnsaid: ReckoningRule = (reckoning) => {
  const { content, text, terms } = reckoning;
  const [sum, ...others] = terms.sums;
  if (sum === undefined || others.length > 0 || sum.role === "worth" || sum.per === "hour")
    return undefined;
  if (reckoning.own.length === 0 && !reckoning.goesOn) return undefined;
  if (reckoning.items.length === 0 || reckoning.superlatives().length > 0) return undefined;
  const pays =
    /\b(?:pay|paying|pays|paid|cost|costs|costing|spend|spending|spends|salary|wages?|charges?|charging|earns|bill|bills|current|currently|now|service)\b/.test(
      text,
    );
  const budget = budgetOf(reckoning);
  return compares.test(text) && pays && budget !== undefined
    ? reckoning.done("price", composeOwnCost(content, plansMeant(reckoning), budget))
    : undefined;
};
