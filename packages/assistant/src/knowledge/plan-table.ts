import type { Plan, PlanCategory, PlanCategoryId, PlanTier } from "@larkline/content/plans";
import type { Source } from "@larkline/content/source";

/** One plan as a row: what questions about plans are answered from. */
export interface PlanRow {
  readonly id: Plan["id"];
  readonly category: PlanCategoryId;
  readonly tier: PlanTier;
  /** With its kind: 'AI Receptionist Basic'. */
  readonly name: string;
  readonly plan: Plan;
  readonly source: Source;
}

/** Every plan, in the order of the pricing page: by kind, each from the smallest up. */
export function toPlanTable(categories: readonly PlanCategory[]): PlanRow[] {
  return categories.flatMap(({ id: category, name, source, plans }) =>
    plans.map((plan) => ({
      id: plan.id,
      category,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An id is its kind and its size.
      tier: plan.id.slice(category.length + 1) as PlanTier,
      name: `${name} ${plan.name}`,
      plan,
      source,
    })),
  );
}

/** Whether it has a price of its own, by the month and by the year. */
export const isPriced = ({ plan }: PlanRow): boolean => plan.price.monthly !== null;

/** What its list says of its own, without 'Everything in …'. */
export const ownFeatures = ({ plan }: PlanRow): readonly string[] =>
  plan.features.filter((feature) => !feature.startsWith("Everything in "));

/** The plans of its kind up to its size, the smallest first: it has what each of them has. */
export function includedPlans(table: readonly PlanRow[], row: PlanRow): readonly PlanRow[] {
  const ofKind = table.filter(({ category }) => category === row.category);
  return ofKind.slice(0, ofKind.indexOf(row) + 1);
}
