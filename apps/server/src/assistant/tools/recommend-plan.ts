import type { PlanCategory } from "@larkline/content/plans";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

import { pricingPage } from "../answers/answer.ts";
import type { AssistantContent } from "../content.ts";
import {
  type CategoryPlan,
  planForBudget,
  planForCalls,
  pricedPlans,
} from "../plans/plan-facts.ts";
import { toToolPlan } from "./plan-card.ts";

/**
 * The smallest plan that holds so many calls a month, or else the largest that a budget allows, for
 * each kind of agent that is asked about. With both, the plan for the calls, where the budget allows it.
 */
export function recommendPlan(
  content: AssistantContent,
  { category, calls, budget, period = "monthly" }: ToolArguments["recommend_plan"],
): ToolResults["recommend_plan"] {
  const categories = content.planCategories.filter(
    ({ id }) => category === undefined || id === category,
  );
  const choose = (each: PlanCategory): CategoryPlan | undefined => {
    if (calls === undefined && budget === undefined) {
      const plan = each.plans.find(({ isPopular }) => isPopular);
      return plan === undefined ? undefined : { category: each, plan };
    }
    const forCalls = calls === undefined ? undefined : planForCalls(each, calls);
    if (budget === undefined) return forCalls;
    if (calls === undefined) return planForBudget(each, budget, period);
    const price = forCalls?.plan.price[period] ?? null;
    return price !== null && price <= budget ? forCalls : undefined;
  };
  const recommended = categories.flatMap((each) => choose(each) ?? []);
  const alternatives = recommended.flatMap((entry) => {
    const priced = pricedPlans([entry.category]);
    return priced[priced.findIndex(({ plan }) => plan.id === entry.plan.id) + 1] ?? [];
  });
  const [only] = categories;
  return {
    period,
    ...(calls !== undefined && { calls }),
    ...(budget !== undefined && { budget }),
    recommended: recommended.map((entry) => toToolPlan(content, entry)),
    alternatives:
      recommended.length === 1 ? alternatives.map((entry) => toToolPlan(content, entry)) : [],
    source:
      category === undefined || only === undefined ? pricingPage(content) : { ...only.source },
  };
}
