import {
  type Budget,
  composeAffordable,
  composeHowMany,
  composeOwnCost,
} from "../answers/budgets.ts";
import { composeBudget } from "../answers/plan-choice.ts";
import type { AssistantContent } from "../content.ts";
import { planForBudget } from "../plan-facts.ts";
import type { Understanding } from "../understanding.ts";
import { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

const weeksPerMonth = 52 / 12;

/** The sum that is named, and for which time. */
function budgetOf({ terms: { money }, text, thread }: Reckoning): Budget | undefined {
  const [amount] = money;
  // 'Would Basic fit?', after a budget was named.
  if (amount === undefined)
    return /\b(?:left|remain\w*|fit|fits|afford|within|enough|stay|budget)\b/.test(text) &&
      !/\d/.test(text)
      ? thread.budget
      : undefined;
  if (/\bMONEY (?:a|per|each|every) (?:hour|day)\b|\bhourly\b/.test(text)) return undefined;
  if (/\bMONEY (?:a|per|each|every) week\b|\bweekly\b/.test(text))
    return { amount: Math.round(amount * weeksPerMonth), period: "monthly" };
  const isYear =
    /\bMONEY (?:(?:a|per|each|every|for a|for the|this|by the) (?:whole |full )?year|yearly|annually)\b|\b(?:annual|yearly) (?:budget|cost|salary|spend|wage|bill|pay)\b|\b(?:a|per|each|every) year\b(?!.*\bmonth)/.test(
      text,
    ) && !/\bMONEY (?:a|per|each|every) month\b/.test(text);
  return { amount, period: isYear ? "annual" : "monthly" };
}

/** 'I pay 500 a month for an answering service': what the visitor spends today. */
export function toldCost(content: AssistantContent, read: Understanding): Budget | undefined {
  if (
    !/\b(?:i|we) (?:currently |now |already |are |am )*(?:pay|paying|spend|spending)\b/.test(
      read.words.join(" "),
    )
  )
    return undefined;
  return budgetOf(new Reckoning(content, read, {}));
}

/** 'I have $1,000 a month: how much is left after Basic?', 'can I have both for under $1,000?' */
export const withinBudget: ReckoningRule = (reckoning) => {
  const { content, text, read, thread } = reckoning;
  const again =
    thread.frame?.measure === "fit" && read.words.length <= 5 ? thread.budget : undefined;
  const budget = budgetOf(reckoning) ?? again;
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
    /\b(?:afford|enough|cover|covers|within|under|below|fit|fits|less than|budget|too (?:much|expensive)|stay|suffice|get|do|run|have|take|use|buy|pay for)\b/.test(
      text,
    ) &&
    (reckoning.own.length > 0 || /\b(?:that|it|both|them|this)\b/.test(text));
  const asksOfOther =
    thread.frame?.measure === "fit" && reckoning.own.length > 0 && read.words.length <= 5;
  if (!asksLeft && !asksFit && !asksOfOther) return undefined;
  const decision = reckoning.done("fit", composeAffordable(content, items, budget, asksLeft));
  return decision && { ...decision, thread: { ...decision.thread, budget } };
};

/** 'My answering service is $600 a month: what do I save with Basic?' */
export const ownCost: ReckoningRule = (reckoning) => {
  const { content, text } = reckoning;
  // 'We pay 900 for a service now. Would Basic save us money?'
  const told =
    reckoning.own.length > 0 &&
    /\bsaves?\b|\bcheaper\b/.test(text) &&
    !/\b(?:annual|annually|year|yearly|upfront)\b/.test(text)
      ? reckoning.thread.budget
      : undefined;
  const budget = reckoning.terms.money.length > 0 ? budgetOf(reckoning) : told;
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
  // 'Two part-time receptionists' are not two plans.
  const plans = items.map(({ entry }, index) => ({
    entry,
    copies: reckoning.terms.plans[index]?.copies ?? 1,
  }));
  return compares && (pays || told !== undefined)
    ? reckoning.done("price", composeOwnCost(content, plans, budget))
    : undefined;
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
  const [category] = reckoning.asked;
  const within =
    category === undefined ? undefined : planForBudget(category, budget.amount, budget.period);
  const frame =
    within === undefined
      ? undefined
      : ({ items: [{ plan: within.plan.id, copies: 1 }], measure: "fit" } as const);
  return decision === "none" || decision === undefined
    ? undefined
    : { ...decision, thread: { ...decision.thread, budget, frame } };
};
