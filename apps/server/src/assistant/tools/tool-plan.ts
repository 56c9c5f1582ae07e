import type { PlanRow } from "@larkline/assistant/knowledge/plan-table";
import { perCallOf, savingOf } from "@larkline/assistant/query/figure";
import { planButtons, planCategories, popularBadge } from "@larkline/content/plans";
import { pricing } from "@larkline/content/pricing";
import type { ToolPlan } from "@larkline/contract/tools";

/** Converts a plan to the form that tools return, with the values computed from its prices. */
export function toToolPlan(row: PlanRow): ToolPlan {
  const { plan, category, tier, source } = row;
  const planCategory = planCategories.find(({ id }) => id === category);
  const saving = savingOf(row)?.amount ?? null;
  return {
    id: plan.id,
    category,
    categoryName: planCategory?.name ?? category,
    color: planCategory?.color ?? "blue",
    name: plan.name,
    tier,
    description: plan.description,
    price: { monthly: plan.price.monthly, annual: plan.price.annual },
    annualSavings: saving,
    annualSavingsShare: saving && plan.price.monthly ? saving / (12 * plan.price.monthly) : null,
    perCall: perCallOf(row)?.amount ?? null,
    calls: plan.callsIncluded,
    features: [...plan.features],
    popular: plan.isPopular === true,
    ...(plan.isPopular === true && { badge: popularBadge }),
    action: { label: planButtons[plan.cta], href: pricing.planHref },
    href: source.href,
  };
}
