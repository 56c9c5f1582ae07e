import { composePerCall } from "../answers/per-call.ts";
import { composeAmount, composeBudget } from "../answers/plan-choice.ts";
import { composeFeatures } from "../answers/plan-contents.ts";
import { composeSavings } from "../answers/savings.ts";
import { asksToHave } from "../asks.ts";
import { asksForAll } from "../reckoning/budget.ts";
import { budgetWords, isAboutMoney, loneNumber } from "../scope.ts";
import type { Decision } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { askedCategories } from "./asked-plans.ts";
import { pricedPlans } from "./plan-facts.ts";
import type { PlanQuestion } from "./plan-question.ts";
import type { PlanRule } from "./rule.ts";

/** 'a budget of $1000'. */
export const byBudget: PlanRule = (question) => {
  const { content, read } = question;
  const { concepts, amount, number } = read;
  const text = read.words.join(" ");
  // '20 agents' is no sum of money.
  const counts = new RegExp(
    `\\b${number ?? "none"} (?!(?:a|per|each|every|monthly|month|year|or|and|for|is|to|as|max|total|which|what|how|in|on|dollars|bucks|budget)\\b)[a-z]`,
  ).test(text);
  const budget = amount ?? (concepts.has("price") && !counts ? number : undefined);
  if (budget === undefined || read.calls !== undefined || read.isOrder) return undefined;
  if (
    read.tiers.length > 0 ||
    concepts.has("save") ||
    concepts.has("perCall") ||
    concepts.has("startsFrom")
  )
    return undefined;
  const buys = amount !== undefined && /\b(?:get|gets|buy|buys|worth|for)\b/.test(text);
  const asks = buys || (budgetWords.test(text) && (concepts.has("price") || amount !== undefined));
  if (
    !asks ||
    (composeAmount(content, budget) !== undefined &&
      !/\b(?:budget|under|below|within|less|most|up to|max|maximum|spend|afford)\b/.test(text))
  )
    return undefined;
  const period = read.period ?? "monthly";
  const decision = question.decided(
    "overview",
    composeBudget(
      content,
      askedCategories(question),
      budget,
      period,
      asksForAll.test(text) ? "all" : "largest",
    ),
  );
  return decision === "none"
    ? decision
    : { ...decision, thread: { ...decision.thread, budget: { amount: budget, period } } };
};

/** '8990 a year': a number that is paid for a time. */
function pricedNumber({ words, calls }: Understanding): number | undefined {
  const [, number] = /\b(\d{2,5}) (?:a|per) (?:month|year)\b/.exec(words.join(" ")) ?? [];
  return number === undefined || calls !== undefined ? undefined : Number(number);
}

/** 'the $99 plan'; a sum alone that no plan costs is a budget. */
export const byAmount: PlanRule = (question) => {
  const { content, read } = question;
  const amount = read.amount ?? loneNumber(read) ?? pricedNumber(read);
  if (amount === undefined || read.tiers.length > 0 || read.concepts.has("save")) return undefined;
  const { chosen } = question;
  if (chosen !== undefined && read.concepts.has("compare") && read.period !== undefined)
    return savings(question);
  if (chosen !== undefined && asksToHave(read))
    return question.decided("features", composeFeatures(content, chosen), chosen);
  const exact = composeAmount(content, amount);
  if (exact !== undefined) return question.decided("overview", exact);
  const isAlone = read.words.every((word) => /^\d+$/.test(word) || isAboutMoney(word));
  if (!isAlone || read.amount === undefined) return undefined;
  return question.decided("overview", composeBudget(content, content.planCategories, amount));
};

export const byCall: PlanRule = (question) => {
  const { content, read, named, chosen, continues } = question;
  if (!read.concepts.has("perCall")) return undefined;
  const asksAll = /\b(?:each|every|all|both)\b/.test(read.words.join(" "));
  const only =
    named.length > 0 ? named : chosen !== undefined && continues && !asksAll ? [chosen] : [];
  const onlyPriced = only.filter(({ plan }) => plan.price.monthly !== null);
  return question.decided(
    "perCall",
    composePerCall(
      content,
      onlyPriced.length > 0 ? onlyPriced : pricedPlans(askedCategories(question)),
    ),
  );
};

/** 'monthly or annual?' */
export const comparePeriods: PlanRule = (question) => {
  const { concepts, period, tiers: sizes } = question.read;
  if (!concepts.has("compare") || period === undefined || sizes.length > 0) return undefined;
  return savings(question);
};

export const bySaving: PlanRule = (question) => {
  const { read, aboutMoney, continues } = question;
  if (!read.concepts.has("save") || !(aboutMoney || continues)) return undefined;
  return savings(question);
};

export function savings(question: PlanQuestion): Decision | "none" {
  const { content, category, chosen, tier } = question;
  return question.decided("savings", composeSavings(content, category, chosen, tier));
}
