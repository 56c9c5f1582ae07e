import { isPriced, type PlanRow, toPlanTable } from "@larkline/assistant/knowledge/plan-table";
import type { Site } from "@larkline/assistant/knowledge/site";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

import { toToolPlan } from "./plan-card.ts";

/**
 * Recommends a plan of each requested category. With `calls`: the smallest plan with enough calls a month,
 * if its price is within the budget. With `budget` alone: the largest plan within it. With neither: the
 * popular plan.
 */
export function recommendPlan(
  site: Site,
  { category, calls, budget, period = "monthly" }: ToolArguments["recommend_plan"],
): ToolResults["recommend_plan"] {
  const kinds = site.planCategories
    .filter(({ id }) => category === undefined || id === category)
    .map((kind) => toPlanTable([kind]));
  const isWithin = ({ plan }: PlanRow) =>
    budget === undefined || (plan.price[period] ?? Number.POSITIVE_INFINITY) <= budget;
  const choose = (rows: readonly PlanRow[]): PlanRow | undefined => {
    if (calls !== undefined)
      return [rows.find((row) => includesCalls(row, calls))].find((row) => row && isWithin(row));
    return budget === undefined
      ? rows.find(({ plan }) => plan.isPopular)
      : rows.findLast((row) => isPriced(row) && isWithin(row));
  };
  const recommended = kinds.flatMap((rows) => choose(rows) ?? []);
  const [only] = recommended;
  const rows = kinds.find((each) => only !== undefined && each.includes(only)) ?? [];
  const larger = only && rows.filter(isPriced)[rows.indexOf(only) + 1];
  return {
    period,
    ...(calls !== undefined && { calls }),
    ...(budget !== undefined && { budget }),
    recommended: recommended.map(toToolPlan),
    alternatives: recommended.length === 1 && larger !== undefined ? [toToolPlan(larger)] : [],
    source:
      category === undefined ? site.pricingSource : (kinds[0]?.[0]?.source ?? site.pricingSource),
  };
}

/** Whether the plan includes so many calls a month. A plan by agreement includes any number. */
const includesCalls = ({ plan: { callsIncluded } }: PlanRow, calls: number): boolean =>
  typeof callsIncluded !== "number" || callsIncluded >= calls;
