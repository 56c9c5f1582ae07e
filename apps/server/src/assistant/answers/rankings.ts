import type { PlanCategory } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, count, dollars, exactDollars, inWords, percent } from "../format.ts";
import {
  allPlans,
  annualText,
  callsText,
  type CategoryPlan,
  monthlyText,
  planName,
  yearlySaving,
} from "../plans/plan-facts.ts";
import { monthsPerYear } from "../quantities/numbers.ts";
import { type Answer, compose, pricingPage } from "./answer.ts";
import { comparing, sourcesOf } from "./arithmetic.ts";

const saving = ({ plan }: CategoryPlan) => yearlySaving(plan)?.amount ?? 0;
const page = (content: AssistantContent, categories: readonly PlanCategory[]) => [
  (categories.length === 1 ? categories[0]?.source : undefined) ?? pricingPage(content),
];

/** Plans by what a year saves, in dollars. @param listed how many of them are wanted. */
export function composeBySaving(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
  from: "most" | "least",
  listed: number,
): { answer: Answer; chosen: CategoryPlan } | undefined {
  const ranked = plans
    .filter(({ plan }) => yearlySaving(plan) !== undefined)
    .toSorted((one, other) => saving(other) - saving(one));
  const shown = from === "most" ? ranked : ranked.toReversed();
  const [first] = shown;
  if (first === undefined) return undefined;
  const shares = [
    ...new Set(shown.flatMap(({ plan }) => yearlySaving(plan)?.share ?? []).map(percent)),
  ];
  const { monthly, annual } = first.plan.price;
  return {
    chosen: first,
    answer: compose(
      content,
      [
        `Paid by the year, **${planName(first)}** saves ${from === "most" ? "the most" : "the least"}: **${dollars(saving(first))} a year** (${exactDollars(annual ?? 0)} instead of ${monthsPerYear} x ${exactDollars(monthly ?? 0)} = ${exactDollars(monthsPerYear * (monthly ?? 0))}).`,
        listed > 1
          ? bullets(
              shown
                .slice(0, listed)
                .map((entry) => `**${planName(entry)}**: ${dollars(saving(entry))} a year`),
            )
          : undefined,
        shares.length === 1 ? `As a share it is the same with each: ${shares[0]}.` : undefined,
      ],
      sourcesOf(content, shown),
      comparing(shown.slice(0, 4), "savings"),
    ),
  };
}

/** All plans by their calls a month. */
export function composeByCalls(
  content: AssistantContent,
  categories: readonly PlanCategory[],
  from: "most" | "fewest",
): Answer {
  const all = allPlans(categories);
  const counted = all
    .filter(({ plan }) => typeof plan.callsIncluded === "number")
    .toSorted((one, other) => Number(other.plan.callsIncluded) - Number(one.plan.callsIncluded));
  const open = all.filter(({ plan }) => typeof plan.callsIncluded !== "number");
  return compose(
    content,
    [
      `Plans by their calls, the ${from} first:`,
      bullets(
        (from === "most" ? counted : counted.toReversed()).map(
          (entry) => `**${planName(entry)}**: ${callsText(entry.plan)}, ${monthlyText(entry.plan)}`,
        ),
      ),
      open.length === 0
        ? undefined
        : `Without a number: ${inWords(open.map((entry) => `**${planName(entry)}** with ${callsText(entry.plan)}`))}.`,
    ],
    page(content, categories),
    { tools: [{ name: "get_plans", arguments: {} }], followUps: "overview" },
  );
}

/** How many months of a year's price are free, and what they are worth. */
export function composeFreeMonths(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
): Answer | undefined {
  const priced = plans.flatMap((entry) => {
    const { monthly } = entry.plan.price;
    return monthly === null || monthly === 0
      ? []
      : [{ entry, monthly, months: saving(entry) / monthly }];
  });
  const [first] = priced;
  if (first === undefined) return undefined;
  const same =
    priced.every(({ months }) => months === first.months) && Number.isInteger(first.months);
  const line = ({ entry, monthly, months }: (typeof priced)[number]) =>
    `**${planName(entry)}**: ${annualText(entry.plan)} instead of ${monthsPerYear} x ${exactDollars(monthly)}; ${Number.isInteger(months) ? `${count(months)} x ${exactDollars(monthly)} = ` : ""}**${exactDollars(saving(entry))}** less`;
  return compose(
    content,
    [
      same
        ? `**${count(first.months)} months**: ${priced.length === 1 ? "a year" : "with every plan, a year"} costs as much as ${count(monthsPerYear - first.months)} single months.`
        : undefined,
      priced.length === 1
        ? `${line(first)}.`
        : priced.length <= 4
          ? bullets(priced.map(line))
          : `In dollars it is the most with the largest plan: ${line(priced.at(-1) ?? first)}.`,
    ],
    sourcesOf(
      content,
      priced.map(({ entry }) => entry),
    ),
    comparing(priced.map(({ entry }) => entry).slice(0, 4), "savings"),
  );
}
