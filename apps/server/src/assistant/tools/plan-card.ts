import { annualSavings } from "@larkline/content/plans";
import type { ToolPlan } from "@larkline/contract/tools";

import type { AssistantContent } from "../content.ts";
import { type CategoryPlan, perCall, tierOf, yearlySaving } from "../plans/plan-facts.ts";

/** A plan with all that follows from its prices, as tools hand it out. */
export function toToolPlan(
  { planButtons, popularBadge, planHref }: AssistantContent,
  { category, plan }: CategoryPlan,
): ToolPlan {
  return {
    id: plan.id,
    category: category.id,
    categoryName: category.name,
    color: category.color,
    name: plan.name,
    tier: tierOf(plan),
    description: plan.description,
    price: { monthly: plan.price.monthly, annual: plan.price.annual },
    annualSavings: annualSavings(plan),
    annualSavingsShare: yearlySaving(plan)?.share ?? null,
    perCall: perCall(plan) ?? null,
    calls: plan.callsIncluded,
    features: [...plan.features],
    popular: plan.isPopular === true,
    ...(plan.isPopular === true && { badge: popularBadge }),
    action: { label: planButtons[plan.cta], href: planHref },
    href: category.source.href,
  };
}
