import { toPlanTable } from "@larkline/assistant/knowledge/plan-table";
import type { Site } from "@larkline/assistant/knowledge/site";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

import { toToolPlan } from "./tool-plan.ts";

/** The tool `get_plans`: returns the matching plans with their prices and calls. May be empty. */
export function getPlans(
  site: Site,
  { category, tier, period = "monthly" }: ToolArguments["get_plans"],
): ToolResults["get_plans"] {
  const chosen = toPlanTable(site.planCategories).filter(
    (row) =>
      (category === undefined || row.category === category) &&
      (tier === undefined || row.tier === tier),
  );
  const [first] = chosen;
  return {
    period,
    plans: chosen.map(toToolPlan),
    includedInAll: [...site.includedInAllPlans],
    source: category === undefined || first === undefined ? site.pricingSource : first.source,
  };
}
