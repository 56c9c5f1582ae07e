import {
  composeAffordable,
  composeHowMany,
  composeMonthsOf,
  composeVolumeWithin,
} from "../answers/budgets.ts";
import { composeCombinations } from "../answers/combinations.ts";
import { composeBudget } from "../answers/plan-choice.ts";
import { directionOf } from "../plans/direction.ts";
import { findCategory, planForCalls } from "../plans/plan-facts.ts";
import { asksForAll, budgetOf } from "./budget.ts";
import { plansMeant } from "./plans-meant.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

/** 'I have $1,000 a month: how much is left after Basic?', 'can I have both for under $1,000?' */
export const withinBudget: ReckoningRule = (reckoning) => {
  const { content, text, read, thread } = reckoning;
  const again =
    thread.frame?.measure === "fit" && read.words.length <= 5 ? thread.budget : undefined;
  const budget = budgetOf(reckoning) ?? again;
  const refers = read.refers || reckoning.goesOn;
  // Of calls and a sum it is asked which plan holds the ones for the other.
  const items =
    reckoning.own.length > 0 || (refers && read.calls === undefined) ? reckoning.items : [];
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
    /\b(?:afford|enough|cover|covers|within|under|below|fit|fits|less than|budget|too (?:much|expensive)|stay|suffice|get|do|run|have|take|use|buy|pay for)\b/.test(
      text,
    ) &&
    (reckoning.own.length > 0 || /\b(?:that|it|both|them|this)\b/.test(text));
  const asksOfOther =
    thread.frame?.measure === "fit" && reckoning.own.length > 0 && read.words.length <= 5;
  if (!asksLeft && !asksFit && !asksOfOther) return undefined;
  const decision = reckoning.done(
    "fit",
    composeAffordable(content, items, budget, asksLeft, {
      overYear: /\b(?:a|the|one|1|per|each|every|whole) year\b|\byearly\b|\b12 months\b/.test(text),
    }),
  );
  return decision && { ...decision, thread: { ...decision.thread, budget } };
};

/** '$1,000 in all: how many months of Basic is that?' */
export const monthsOfSum: ReckoningRule = (reckoning) => {
  const { content, text, terms } = reckoning;
  const [sum, ...others] = terms.sums;
  if (sum === undefined || others.length > 0 || sum.per !== "once") return undefined;
  if (sum.role === "worth" || sum.role === "own") return undefined;
  if (
    !/\b(?:how many|number of) months\b|\b(?:for )?how long\b|\b(?:the )?longest\b|\bhow far\b|\blasts? (?:me|us)\b|\bmonths (?:of|would|will|does|do|can)\b/.test(
      text,
    ) ||
    /\b(?:trial|set ?up|live|free)\b/.test(text)
  )
    return undefined;
  const items = plansMeant(reckoning);
  return reckoning.done("price", composeMonthsOf(content, items, sum.amount), items);
};

/** '$1,000 a month for receptionist and outbound together': one plan of each kind. */
export const combined: ReckoningRule = (reckoning) => {
  const { content, text, read, terms } = reckoning;
  const budget = budgetOf(reckoning);
  const [sum, ...others] = terms.sums;
  if (budget === undefined || sum === undefined || others.length > 0) return undefined;
  if (sum.role === "own" || sum.role === "price" || read.tiers.length > 0) return undefined;
  if (read.calls !== undefined || /\b(?:each|apiece|per kind|either|or)\b/.test(text))
    return undefined;
  const kinds = kindsNamed(reckoning);
  if (kinds.length < 2) return undefined;
  const found = composeCombinations(content, kinds, budget);
  const decision = found && reckoning.done("fit", found.answer, found.best);
  return decision && { ...decision, thread: { ...decision.thread, budget } };
};

/** The kinds of agents that a question names, in the order of the pricing page. */
function kindsNamed({ content, read }: Reckoning) {
  return content.planCategories.filter(({ id }) => read.categories.includes(id));
}

/** '$200 a month, and 120 calls': whether a plan within the sum holds them. */
export const callsWithin: ReckoningRule = (reckoning) => {
  const { content, read, terms, question } = reckoning;
  const [sum, ...others] = terms.sums;
  const budget = budgetOf(reckoning);
  // A sum by the month that nothing else is said of is what may be spent on the calls beside it.
  const isToSpend =
    sum?.role === "budget" || (sum?.role === undefined && /^(?:month|year)$/.test(sum?.per ?? ""));
  if (!isToSpend || others.length > 0 || budget === undefined) return undefined;
  if (read.calls === undefined || read.tiers.length > 0 || read.categories.length > 1)
    return undefined;
  if (read.concepts.has("perCall") || read.copies !== undefined) return undefined;
  const category = question.category ?? findCategory(content, directionOf(read) ?? "receptionist");
  const answer = category && composeVolumeWithin(content, category, read.calls, budget);
  const fitting = category && planForCalls(category, read.calls);
  const decision = answer && question.decided("volume", answer, fitting);
  return decision === "none" || decision === undefined
    ? undefined
    : { ...decision, thread: { ...decision.thread, budget } };
};

/** 'We can spend up to $1,500 a month on a custom agent': the largest plan of each kind within. */
export const largestWithin: ReckoningRule = (reckoning) => {
  const { content, text, read, terms, own } = reckoning;
  const [sum, ...others] = terms.sums;
  const budget = budgetOf(reckoning);
  // 'Which can I afford then?', after the sum was told.
  const asksOfTold =
    sum === undefined &&
    reckoning.items.length === 0 &&
    /\b(?:which|what)\b.*\b(?:afford|within (?:that|it|budget)|fits?)\b/.test(text);
  if (!(sum?.role === "budget" || asksOfTold) || others.length > 0 || budget === undefined)
    return undefined;
  // 'The biggest plan within that' names no biggest plan.
  const isSuperlative =
    /\b(?:biggest|largest|highest|top|best|most)\b.*\b(?:within|under|below|for|inside|with)\b/;
  const namesPlan =
    (own.length > 0 || read.tiers.length > 0) && !isSuperlative.test(read.words.join(" "));
  if (namesPlan || read.calls !== undefined) return undefined;
  if (read.concepts.has("perCall") || read.concepts.has("save")) return undefined;
  if (
    !/\b(?:budget\w*|afford|spend|invest|got|have|with|pay|buys?|fits?|get|put aside|set aside|ceiling|limit|cap|within)\b/.test(
      text,
    ) ||
    /\bbetween MONEY\b/.test(text)
  )
    return undefined;
  const asksLeft = /\b(?:left|leftover|remain\w*)\b/.test(text);
  const answer = composeBudget(
    content,
    reckoning.asked,
    budget.amount,
    budget.period,
    asksLeft ? "left" : asksForAll.test(text) ? "all" : "largest",
  );
  const decision = answer && reckoning.question.decided("overview", answer);
  return decision === "none" || decision === undefined
    ? undefined
    : {
        ...decision,
        thread: { ...decision.thread, budget },
        // Both what it buys and what remains.
        ...(asksLeft && { coversAll: true }),
      };
};
