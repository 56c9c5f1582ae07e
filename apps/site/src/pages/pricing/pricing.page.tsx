import { includedInAllPlans, planCategories } from "@larkline/content/plans";
import { pricing } from "@larkline/content/pricing";
import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { CtaBand } from "@larkline/ui/cta-band";
import { IncludedStrip } from "@larkline/ui/included-strip";
import { PlanTable } from "@larkline/ui/plan-table";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";
import { TrustGrid } from "@larkline/ui/trust-grid";
import { useState } from "react";

import { PageHead } from "../shared/page-head.tsx";
import { SplitHeading } from "../shared/split-heading.tsx";
import { useAnchor } from "../shared/use-anchor.ts";
import { columnsOf, groupsOf } from "./comparison.ts";
import { type Period, PlanBoard } from "./plan-board.tsx";

export const meta = pricing.meta;

const { allPlansInclude, cta, headline, lede, table, why } = pricing;

/** Pricing (specification, section 2, "Pricing"). Each category has an anchor. */
export default function Pricing() {
  const [categoryId, setCategoryId] = useState<string>("receptionist");
  const [period, setPeriod] = useState<Period>("monthly");
  useAnchor((anchor) => {
    if (planCategories.some(({ id }) => id === anchor)) setCategoryId(anchor);
  });
  const category = planCategories.find(({ id }) => id === categoryId) ?? planCategories[0];

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
            <IncludedStrip title={allPlansInclude} items={includedInAllPlans} />
          </Stack>
        </Container>
      </Section>
      <TrustGrid title={why.title} lede={why.lede} reasons={why.points} ground="sunk" />
      {category && (
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
      )}
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
    </>
  );
}
