import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

import { pricingPage } from "../answers/answer.ts";
import type { AssistantContent } from "../content.ts";
import { allPlans, tierOf } from "../plans/plan-facts.ts";
import { toToolPlan } from "./plan-card.ts";

/** Plans with their prices and calls; none where the content has none of that kind. */
export function getPlans(
  content: AssistantContent,
  { category, tier, period = "monthly" }: ToolArguments["get_plans"],
): ToolResults["get_plans"] {
  const chosen = allPlans(content.planCategories).filter(
    (entry) =>
      (category === undefined || entry.category.id === category) &&
      (tier === undefined || tierOf(entry.plan) === tier),
  );
  const [first] = chosen;
  return {
    period,
    plans: chosen.map((entry) => toToolPlan(content, entry)),
    includedInAll: [...content.includedInAllPlans],
    source:
      category === undefined || first === undefined
        ? pricingPage(content)
        : { ...first.category.source },
  };
}
