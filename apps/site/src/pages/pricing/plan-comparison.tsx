import { type PlanCategoryId, planCategories } from "@larkline/content/plans";
import { pricingTable } from "@larkline/content/pricing";
import { Container } from "@larkline/ui/container";
import { PlanTable } from "@larkline/ui/plan-table";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";
import { memo } from "react";

import type { Period } from "../shared/period.ts";
import { SplitHeading } from "../shared/split-heading.tsx";
import { columnsOf, groupsOf } from "./comparison.ts";

const { caption, lede, title } = pricingTable;

export interface PlanComparisonProps {
  categoryId: PlanCategoryId;
  period: Period;
}

/**
 * Comparison table of a category's plans. Must render one `<section>`, as `kept` in `pricing.page.tsx`
 * expects. Memoized, because the page renders twice after another tab or period is chosen: first with unchanged
 * props of this table, then with the new ones.
 */
export const PlanComparison = memo(function PlanComparison({
  categoryId,
  period,
}: PlanComparisonProps) {
  const category = planCategories.find(({ id }) => id === categoryId);
  if (!category) return null;
  return (
    <Section aria-labelledby="point-by-point">
      <Container>
        <Stack gap="xl">
          <SplitHeading id="point-by-point" title={title} lede={lede} />
          <PlanTable
            caption={`${category.name} ${caption}`}
            columns={columnsOf(category)}
            groups={groupsOf(category, period)}
          />
        </Stack>
      </Container>
    </Section>
  );
});
