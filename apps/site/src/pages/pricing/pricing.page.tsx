import { type PlanCategory, includedInAllPlans, planCategories } from "@larkline/content/plans";
import { pricing } from "@larkline/content/pricing";
import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { CtaBand } from "@larkline/ui/cta-band";
import { IncludedStrip } from "@larkline/ui/included-strip";
import { PlanTable } from "@larkline/ui/plan-table";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";
import { TrustGrid } from "@larkline/ui/trust-grid";
import { memo, useDeferredValue, useState } from "react";

import { PageHead } from "../shared/page-head.tsx";
import type { Period } from "../shared/plan-cards.tsx";
import { SplitHeading } from "../shared/split-heading.tsx";
import { useAnchor } from "../shared/use-anchor.ts";
import { columnsOf, groupsOf } from "./comparison.ts";
import { PlanBoard } from "./plan-board.tsx";

export const meta = pricing.meta;

const { allPlansInclude, cta, headline, lede, table, why } = pricing;

/**
 * Elements that do not depend on the chosen plan. At module level, so that they are not rendered
 * again.
 */
const included = <IncludedStrip title={allPlansInclude} items={includedInAllPlans} />;
const reasons = <TrustGrid title={why.title} lede={why.lede} reasons={why.points} ground="sunk" />;
const closing = (
  <CtaBand
    variant="band"
    title={cta.title}
    ends={cta.ends}
    actions={
      <Button size="lg" href={cta.href}>
        {cta.button}
      </Button>
    }
  >
    {cta.description}
  </CtaBand>
);

interface PointByPointProps {
  category: PlanCategory;
  period: Period;
}

/** The category's plans side by side. */
const PointByPoint = memo(function PointByPoint({ category, period }: PointByPointProps) {
  return (
    <Section aria-labelledby="point-by-point">
      <Container>
        <Stack gap="xl">
          <SplitHeading id="point-by-point" title={table.title} lede={table.lede} />
          <PlanTable
            caption={table.caption(category.name)}
            columns={columnsOf(category, period)}
            groups={groupsOf(category, period)}
          />
        </Stack>
      </Container>
    </Section>
  );
});

/** Pricing (specification, section 2, "Pricing"). Each category has an anchor. */
export default function Pricing() {
  const [categoryId, setCategoryId] = useState<string>("receptionist");
  const [period, setPeriod] = useState<Period>("monthly");
  useAnchor((anchor) => {
    if (planCategories.some(({ id }) => id === anchor)) setCategoryId(anchor);
  });
  // The board shows a press first; the long table below it follows.
  const comparedId = useDeferredValue(categoryId);
  const comparedPeriod = useDeferredValue(period);
  const compared = planCategories.find(({ id }) => id === comparedId) ?? planCategories[0];

  return (
    <>
      <PageHead ground="page" title={headline} lede={lede} />
      <Section space="compact" joined>
        <Container>
          <Stack gap="md">
            <PlanBoard
              category={categoryId}
              onCategoryChange={setCategoryId}
              period={period}
              onPeriodChange={setPeriod}
            />
            {included}
          </Stack>
        </Container>
      </Section>
      {reasons}
      {compared && <PointByPoint category={compared} period={comparedPeriod} />}
      {closing}
    </>
  );
}
