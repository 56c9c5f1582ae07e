import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { type CategoryPlan, findCategory, findPlan } from "./plan-facts.ts";
import type { PlanQuestion } from "./plan-question.ts";

/** The kind of agent that is asked about, or all of them. */
export function askedCategories({
  content,
  category,
}: PlanQuestion): AssistantContent["planCategories"] {
  return category === undefined ? content.planCategories : [category];
}

/** The plan of a kind and a size that may both be left open; undefined if one of them is. */
export function findPlanOf(
  { content }: PlanQuestion,
  category: PlanCategoryId | undefined,
  tier: PlanTier | undefined,
): CategoryPlan | undefined {
  const kind = findCategory(content, category);
  const plan = kind === undefined || tier === undefined ? undefined : findPlan(kind, tier);
  return kind === undefined || plan === undefined ? undefined : { category: kind, plan };
}

/** The plans of a size that the question names without a kind. */
export function ofTiers({ content, read, category }: PlanQuestion): CategoryPlan[] {
  const categories = category === undefined ? content.planCategories : [category];
  return categories.flatMap((each) =>
    read.tiers.flatMap((tier) => {
      const plan = findPlan(each, tier);
      return plan === undefined ? [] : [{ category: each, plan }];
    }),
  );
}
