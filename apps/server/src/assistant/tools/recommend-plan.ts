import { isPriced, type PlanRow, toPlanTable } from "@larkline/assistant/knowledge/plan-table";
import type { Site } from "@larkline/assistant/knowledge/site";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

import { toToolPlan } from "./tool-plan.ts";

/**
 * The tool `recommend_plan`: recommends a plan of each requested category. With `calls`: the smallest plan
 * with enough calls a month, if its price is within the budget. With `budget` alone: the largest plan within
 * it. With neither: the popular plan.
 */
export function recommendPlan(
  site: Site,
  { category, calls, budget, period = "monthly" }: ToolArguments["recommend_plan"],
): ToolResults["recommend_plan"] {
  const categories = site.planCategories
    .filter(({ id }) => category === undefined || id === category)
    .map((each) => toPlanTable([each]));
  const isWithin = ({ plan }: PlanRow) =>
    budget === undefined || (plan.price[period] ?? Number.POSITIVE_INFINITY) <= budget;
  const choose = (rows: readonly PlanRow[]): PlanRow | undefined => {
    if (calls !== undefined) {
      const smallest = rows.find((row) => includesCalls(row, calls));
      return smallest !== undefined && isWithin(smallest) ? smallest : undefined;
    }
    return budget === undefined
      ? rows.find(({ plan }) => plan.isPopular)
      : rows.findLast((row) => isPriced(row) && isWithin(row));
  };
  const recommended = categories.flatMap((rows) => choose(rows) ?? []);
  const [first] = recommended;
  const rows = categories.find((each) => first !== undefined && each.includes(first)) ?? [];
  const larger = first && rows.slice(rows.indexOf(first) + 1).find(isPriced);
  return {
    period,
    ...(calls !== undefined && { calls }),
    ...(budget !== undefined && { budget }),
    recommended: recommended.map(toToolPlan),
    alternatives: recommended.length === 1 && larger !== undefined ? [toToolPlan(larger)] : [],
    source:
      category === undefined
        ? site.pricingSource
        : (categories[0]?.[0]?.source ?? site.pricingSource),
  };
}

/** Whether the plan includes this number of calls a month. A plan without a fixed number includes any. */
const includesCalls = ({ plan: { callsIncluded } }: PlanRow, calls: number): boolean =>
  typeof callsIncluded !== "number" || callsIncluded >= calls;
