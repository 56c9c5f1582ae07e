import type { Plan, PlanCategory, PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { count, dollars } from "../format.ts";

/** A plan together with the category it is sold in. */
export interface CategoryPlan {
  category: PlanCategory;
  plan: Plan;
}

/** How a price is asked for. */
export type Period = "monthly" | "annual" | undefined;

/** From small to large. */
export const tiers: readonly PlanTier[] = ["starter", "basic", "professional", "enterprise"];

export function findCategory(
  { planCategories }: AssistantContent,
  id: PlanCategoryId | undefined,
): PlanCategory | undefined {
  return planCategories.find((category) => category.id === id);
}

export function findPlan(category: PlanCategory, tier: PlanTier): Plan | undefined {
  return category.plans.find((plan) => plan.id === `${category.id}-${tier}`);
}

/** A plan by its id, with the kind and the size that the id names. */
export function findPlanById(
  categories: readonly PlanCategory[],
  id: Plan["id"] | undefined,
): (CategoryPlan & { tier: PlanTier }) | undefined {
  const found = allPlans(categories).find(({ plan }) => plan.id === id);
  return found && { ...found, tier: tierOf(found.plan) };
}

/** `AI Receptionist Starter`. */
export const planName = ({ category, plan }: CategoryPlan) => `${category.name} ${plan.name}`;

/** All plans with a price, cheapest first. */
export function pricedPlans(categories: readonly PlanCategory[]): CategoryPlan[] {
  return categories
    .flatMap((category) => category.plans.map((plan) => ({ category, plan })))
    .filter(({ plan }) => plan.price.monthly !== null)
    .toSorted((one, other) => (one.plan.price.monthly ?? 0) - (other.plan.price.monthly ?? 0));
}

/** All plans, in the order of the pricing page. */
export function allPlans(categories: readonly PlanCategory[]): CategoryPlan[] {
  return categories.flatMap((category) => category.plans.map((plan) => ({ category, plan })));
}

/** The size of a plan, which its id ends with. */
export function tierOf({ id }: Plan): PlanTier {
  return tiers.find((tier) => id.endsWith(`-${tier}`)) ?? "enterprise";
}

/** What a call comes to by the month when all included calls are used, in dollars. */
export function perCall({ price, callsIncluded }: Plan): number | undefined {
  return price.monthly === null || typeof callsIncluded !== "number" || callsIncluded === 0
    ? undefined
    : price.monthly / callsIncluded;
}

/** The smallest plan of a kind that holds so many calls a month. */
export function planForCalls(category: PlanCategory, calls: number): CategoryPlan | undefined {
  const plan =
    category.plans.find(
      ({ callsIncluded }) => typeof callsIncluded === "number" && callsIncluded >= calls,
    ) ?? category.plans.find(({ isEnterprise }) => isEnterprise);
  return plan === undefined ? undefined : { category, plan };
}

/** The largest plan of a kind whose price is within a budget. */
export function planForBudget(
  category: PlanCategory,
  budget: number,
  period: "monthly" | "annual",
): CategoryPlan | undefined {
  return pricedPlans([category])
    .filter(({ plan }) => (plan.price[period] ?? Number.POSITIVE_INFINITY) <= budget)
    .at(-1);
}

/** What a year costs less than twelve months: in dollars, and as a share of the twelve months. */
export function yearlySaving(plan: Plan): { amount: number; share: number } | undefined {
  const { monthly, annual } = plan.price;
  if (monthly === null || annual === null || monthly === 0) return undefined;
  return { amount: 12 * monthly - annual, share: 1 - annual / (12 * monthly) };
}

/** `50 calls a month`. */
export function callsText({ callsIncluded }: Plan): string {
  if (callsIncluded === "unlimited") return "unlimited calls";
  if (callsIncluded === "custom") return "calls by agreement";
  return `${count(callsIncluded)} calls a month`;
}

/** `$99 a month`, or that it is agreed. */
export function monthlyText({ price }: Plan): string {
  return price.monthly === null ? "priced by agreement" : `${dollars(price.monthly)} a month`;
}

/** `$990 a year`, or that it is agreed. */
export function annualText({ price }: Plan): string {
  return price.annual === null ? "priced by agreement" : `${dollars(price.annual)} a year`;
}

/** A plan in one line of a list: its price, its calls, and whether most take it. */
export function planLine(chosen: CategoryPlan, period: Period, name = chosen.plan.name): string {
  const { plan } = chosen;
  const price = period === "annual" ? annualText(plan) : monthlyText(plan);
  return `**${name}**: ${price}, ${callsText(plan)}${plan.isPopular === true ? " (most popular)" : ""}`;
}
