import type { PlanCategory } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, exactDollars, inWords } from "../format.ts";
import { callsText, planName, pricedPlans } from "../plans/plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import { type Answer, compose, pricingPage } from "./answer.ts";
import { comparing } from "./arithmetic.ts";
import { type Budget, setAgainst } from "./budgets.ts";

/** Most combinations that are named: more would be a page. */
const mostShown = 4;

/** Which plans of several kinds, one of each, fit a sum together. */
export function composeCombinations(
  content: AssistantContent,
  categories: readonly PlanCategory[],
  budget: Budget,
): { answer: Answer; best: readonly Item[] } | undefined {
  const all = combinations(categories);
  const cost = (items: readonly Item[]) => setAgainst(items, budget).cost;
  const fitting = all
    .filter((items) => cost(items) <= budget.amount)
    // What is smaller in one plan and larger in none is no choice.
    .filter((items, _, within) => !within.some((other) => other !== items && covers(other, items)))
    .toSorted((one, other) => cost(other) - cost(one));
  const least = all.toSorted((one, other) => cost(one) - cost(other))[0];
  if (least === undefined) return undefined;
  const unit = budget.period === "annual" ? "year" : "month";
  const line = (items: readonly Item[]) => {
    const { total, rest } = setAgainst(items, budget);
    return `${inWords(items.map(({ entry }) => `**${planName(entry)}** (${callsText(entry.plan)})`))}: ${total} a ${unit}${rest >= 0 ? `, which leaves ${exactDollars(rest)}` : ""}`;
  };
  const best = fitting[0] ?? least;
  return {
    best,
    answer: compose(
      content,
      fitting.length === 0
        ? [
            `No ${categories.length === 2 ? "two" : "such"} plans are within ${exactDollars(budget.amount)} a ${unit} together. The least that they come to:`,
            bullets([line(least)]),
          ]
        : [
            `Within ${exactDollars(budget.amount)} a ${unit}, these fit together:`,
            bullets(fitting.slice(0, mostShown).map(line)),
          ],
      [pricingPage(content)],
      comparing(
        best.map(({ entry }) => entry),
        "price",
      ),
    ),
  };
}

/** One plan with a list price of each kind, in every way. */
function combinations(categories: readonly PlanCategory[]): readonly (readonly Item[])[] {
  let result: (readonly Item[])[] = [[]];
  for (const category of categories)
    result = result.flatMap((items) =>
      pricedPlans([category]).map((entry): readonly Item[] => [...items, { entry, copies: 1 }]),
    );
  return result;
}

/** Whether some plans are each as large as others, or larger. */
const covers = (one: readonly Item[], other: readonly Item[]): boolean =>
  one.every(
    ({ entry }, index) =>
      (entry.plan.price.monthly ?? 0) >= (other[index]?.entry.plan.price.monthly ?? 0),
  );
