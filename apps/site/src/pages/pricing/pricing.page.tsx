import { type PlanCategory, includedInAllPlans, planCategories } from "@larkline/content/plans";
import { pricing } from "@larkline/content/pricing";
import { Container } from "@larkline/ui/container";
import { IncludedStrip } from "@larkline/ui/included-strip";
import { PlanTable } from "@larkline/ui/plan-table";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";
import { memo, useDeferredValue, useState } from "react";

import { kept } from "../../kept-sections.tsx";
import type { Period } from "../shared/plan-cards.tsx";
import { SplitHeading } from "../shared/split-heading.tsx";
import { useAnchor } from "../shared/use-anchor.ts";
import { columnsOf, groupsOf } from "./comparison.ts";
import { PlanBoard } from "./plan-board.tsx";

export const meta = pricing.meta;

const { allPlansInclude, table } = pricing;

const sections = () => import("./kept.tsx");
const Opening = kept(() => sections().then((module) => module.Opening), 1);
const Reasons = kept(() => sections().then((module) => module.Reasons), 1);
const Closing = kept(() => sections().then((module) => module.Closing), 1);

export const keptSections = [Opening, Reasons, Closing];

/**
 * An element that does not depend on the chosen plan. At module level, so that it is not rendered
 * again.
 */
const included = <IncludedStrip title={allPlansInclude} items={includedInAllPlans} />;

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
      <Opening />
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
      <Reasons />
      {compared && <PointByPoint category={compared} period={comparedPeriod} />}
      <Closing />
    </>
  );
}
