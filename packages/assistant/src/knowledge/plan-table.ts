import {
  everythingIn,
  type Plan,
  type PlanCategory,
  type PlanCategoryId,
  type PlanTier,
} from "@larkline/content/plans";
import type { Source } from "@larkline/content/source";

/** One plan as a row of the table from which questions about plans are answered. */
export interface PlanRow {
  readonly id: Plan["id"];
  readonly category: PlanCategoryId;
  readonly tier: PlanTier;
  readonly name: string; // Category and plan: 'AI Receptionist Basic'.
  readonly plan: Plan;
  readonly source: Source;
}

/** Every plan, in the order of the pricing page: by category, then from the smallest tier up. */
export function toPlanTable(categories: readonly PlanCategory[]): PlanRow[] {
  return categories.flatMap(({ id: category, name, source, plans }) =>
    plans.map((plan) => ({
      id: plan.id,
      category,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An id is `category-tier`.
      tier: plan.id.slice(category.length + 1) as PlanTier,
      name: `${name} ${plan.name}`,
      plan,
      source,
    })),
  );
}

/** Whether the plan has a published price; otherwise it is agreed with each customer. */
export const isPriced = ({ plan }: PlanRow): boolean => plan.price.monthly !== null;

/** The plan's own features, without the entry 'Everything in …'. */
export const ownFeatures = ({ plan }: PlanRow): readonly string[] =>
  plan.features.filter((feature) => !feature.startsWith(`${everythingIn} `));

/** The plans whose features this one includes, smallest first, itself last: its category up to its tier. */
export function includedPlans(table: readonly PlanRow[], row: PlanRow): readonly PlanRow[] {
  const inCategory = table.filter(({ category }) => category === row.category);
  return inCategory.slice(0, inCategory.indexOf(row) + 1);
}
