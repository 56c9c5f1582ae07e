import { type PlanCategoryId, planCategories } from "@larkline/content/plans";
import { Heading } from "@larkline/ui/heading";
import { Stack } from "@larkline/ui/stack";
import { memo } from "react";

import type { Period } from "../shared/period.ts";
import { PlanCards } from "../shared/plan-cards.tsx";

export interface CategoryPlansProps {
  categoryId: PlanCategoryId;
  period: Period;
}

/**
 * A category's four plans, with an anchor for links. Memoized, because these props stay the same when another
 * tab is chosen.
 */
export const CategoryPlans = memo(function CategoryPlans({
  categoryId,
  period,
}: CategoryPlansProps) {
  const category = planCategories.find(({ id }) => id === categoryId);
  return (
    category && (
      <Stack gap="lg" id={category.id}>
        {/* Without JavaScript the page has no tabs that name the category. */}
        <noscript>
          <Heading level={2} size={2}>
            {category.name}
          </Heading>
        </noscript>
        <Heading level={2} size={3}>
          {category.subtitle}
        </Heading>
        <PlanCards category={category} period={period} />
      </Stack>
    )
  );
});
