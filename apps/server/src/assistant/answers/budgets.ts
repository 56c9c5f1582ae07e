import type { PlanCategory } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, count, dollars, exactDollars, inWords } from "../format.ts";
import {
  annualText,
  callsText,
  type CategoryPlan,
  monthlyText,
  planForBudget,
  planForCalls,
  planName,
} from "../plans/plan-facts.ts";
import { monthsPerYear } from "../quantities/numbers.ts";
import type { Item } from "../reckoning/frame.ts";
import { type Answer, compose, reachUs } from "./answer.ts";
import { comparing, sourcesOf, unpriced } from "./arithmetic.ts";
import { annualSum, callsOf, itemName, monthlySum, product } from "./totals.ts";

/** A sum that somebody has, and for which time. */
export interface Budget {
  amount: number;
  period: "monthly" | "annual";
}

const unitOf = ({ period }: Budget) => (period === "annual" ? "year" : "month");
const sumOf = (items: readonly Item[], { period }: Budget) =>
  period === "annual" ? annualSum(items) : monthlySum(items);
const names = (items: readonly Item[]) => inWords(items.map(itemName));

const madeOf = (items: readonly Item[], { period }: Budget) =>
  items
    .map(({ entry, copies }) => {
      const { monthly, annual } = entry.plan.price;
      return product([copies], (period === "annual" ? annual : monthly) ?? 0);
    })
    .join(" + ");

/** What plans cost, how that is made up, and what a sum leaves of it: below 0 it lacks so much. */
export function setAgainst(items: readonly Item[], budget: Budget) {
  const cost = sumOf(items, budget);
  const parts = madeOf(items, budget);
  return {
    cost,
    unit: unitOf(budget),
    rest: budget.amount - cost,
    names: names(items),
    total: items.length > 1 ? `${parts} = ${dollars(cost)}` : parts,
  };
}

/**
 * Whether plans are within a sum, and what is left of it or lacks: of a sum by the month also over a
 * year. @param calls a month that the plan was sought for.
 */
export function composeAffordable(
  content: AssistantContent,
  items: readonly Item[],
  budget: Budget,
  asksLeft: boolean,
  { overYear = false, calls }: { overYear?: boolean; calls?: number } = {},
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const { cost, unit, rest, total } = setAgainst(items, budget);
  const [first] = items;
  const single = items.length === 1 && items[0]?.copies === 1;
  const verb = single ? "costs" : "cost";
  return compose(
    content,
    [
      rest >= 0
        ? `${asksLeft ? "" : "Yes. "}${names(items)} ${calls === undefined || first === undefined ? "" : `holds ${count(calls)} calls a month (it has ${callsText(first.entry.plan)}) and `}${verb} ${total} a ${unit}: ${dollars(budget.amount)} - ${dollars(cost)} leaves ${
            overYear && budget.period === "monthly"
              ? `${dollars(rest)} a ${unit}, over a year ${product([monthsPerYear], rest, "**")}**`
              : `**${dollars(rest)} a ${unit}**`
          }.`
        : `${asksLeft ? "Nothing is left" : "No"}: ${names(items)} ${verb} ${total} a ${unit}, **${dollars(-rest)}** more than ${dollars(budget.amount)}.`,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

/** Whether a sum pays for a plan that holds so many calls, and if not, what it does pay for. */
export function composeVolumeWithin(
  content: AssistantContent,
  category: PlanCategory,
  calls: number,
  budget: Budget,
): Answer | undefined {
  const fitting = planForCalls(category, calls);
  if (fitting === undefined) return undefined;
  const item = { entry: fitting, copies: 1 };
  if (fitting.plan.price.monthly !== null && sumOf([item], budget) <= budget.amount)
    return composeAffordable(content, [item], budget, false, { calls });
  const within = planForBudget(category, budget.amount, budget.period);
  const priceOf = ({ plan }: CategoryPlan) =>
    budget.period === "annual" ? annualText(plan) : monthlyText(plan);
  return compose(
    content,
    [
      `No ${category.name} plan within ${dollars(budget.amount)} a ${unitOf(budget)} holds ${count(calls)} calls a month.`,
      within === undefined
        ? undefined
        : `The largest within it is **${planName(within)}**: ${priceOf(within)}, ${callsText(within.plan)}.`,
      `For ${count(calls)} calls there is **${planName(fitting)}**: ${callsText(fitting.plan)}, ${fitting.plan.price.monthly === null ? `priced with you, so I don't know the amount; ${reachUs(content)}` : priceOf(fitting)}.`,
    ],
    [category.source],
    {
      tools: [{ name: "recommend_plan", arguments: { category: category.id, calls } }],
      followUps: "plan",
    },
  );
}

/** How many of one plan a sum pays for. */
export function composeHowMany(
  content: AssistantContent,
  { entry }: Item,
  budget: Budget,
): Answer | undefined {
  const open = unpriced(content, [entry]);
  if (open !== undefined) return open;
  const price = sumOf([{ entry, copies: 1 }], budget);
  const copies = Math.floor(budget.amount / price);
  const unit = unitOf(budget);
  const calls = callsOf([{ entry, copies }]);
  return compose(
    content,
    [
      copies === 0
        ? `None: **${planName(entry)}** costs ${dollars(price)} a ${unit}, ${dollars(price - budget.amount)} more than ${dollars(budget.amount)}.`
        : `**${count(copies)}**: ${product([copies], price)} a ${unit} for ${itemName({ entry, copies })}, which leaves ${dollars(budget.amount - copies * price)} of ${dollars(budget.amount)}.${calls === undefined || copies === 1 ? "" : ` Together they have ${count(calls)} calls a month.`}`,
    ],
    [entry.category.source],
    comparing([entry], "price"),
  );
}

/** How long a sum pays for a plan. */
export function composeMonthsOf(
  content: AssistantContent,
  items: readonly Item[],
  amount: number,
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const lines = items.map((item) => {
    const price = monthlySum([item]);
    const months = Math.floor(amount / price);
    const name = itemName(item);
    if (months === 0)
      return `${name} costs ${dollars(price)} a month, ${exactDollars(price - amount)} more than ${exactDollars(amount)}.`;
    const spent = months * price;
    return `**${count(months)} ${months === 1 ? "month" : "months"}** of ${name}: ${product([months], price)}, which leaves ${exactDollars(amount - spent)} of ${exactDollars(amount)}.`;
  });
  const [only] = items;
  const annual = only === undefined ? 0 : annualSum([only]);
  const years = Math.floor(amount / annual);
  return compose(
    content,
    [
      lines.length === 1 ? lines[0] : bullets(lines),
      items.length === 1 && years > 0
        ? `Paid by the year, ${dollars(annual)} buys twelve months: ${product([years], annual)} for ${count(years * monthsPerYear)} months.`
        : undefined,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}
