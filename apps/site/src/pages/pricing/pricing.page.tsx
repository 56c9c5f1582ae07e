import { includedInAllPlans, planTabs } from "@larkline/content/plans";
import { pricingBoard } from "@larkline/content/pricing";
import { Container } from "@larkline/ui/container";
import { IncludedStrip } from "@larkline/ui/included-strip";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";
import { use, useDeferredValue, useState } from "react";

import { kept } from "../../kept-sections.tsx";
import { ShowsPrerenderedPage } from "../../shell/shows-prerendered-page.ts";
import type { Period } from "../shared/plan-tones.ts";
import { useAnchor } from "../shared/use-anchor.ts";
import { PlanBoard, Plans, firstPeriod } from "./plan-board.tsx";
import type { PointByPointProps } from "./point-by-point.tsx";

export const meta = pricingBoard.meta;

const sections = () => import("./kept.tsx");
const Opening = kept(() => sections().then((module) => module.Opening), 1);
const Reasons = kept(() => sections().then((module) => module.Reasons), 1);
const Closing = kept(() => sections().then((module) => module.Closing), 1);
const PointByPoint = kept<PointByPointProps>(
  () => import("./point-by-point.tsx").then((module) => module.PointByPoint),
  1,
);

export const keptSections = [Opening, Plans, Reasons, PointByPoint, Closing];

/**
 * An element that does not depend on the chosen plan. At module level, so that it is not rendered
 * again.
 */
const included = <IncludedStrip title={pricingBoard.allPlansInclude} items={includedInAllPlans} />;

/** What the document shows. */
const first = { category: "receptionist", period: firstPeriod } as const;

/** A failure shows again when the plans or the table are rendered. */
const prepareChoice = () => {
  for (const { prepare } of [Plans, PointByPoint]) prepare().catch(() => {});
};

/** Pricing (specification, section 2, "Pricing"). Each category has an anchor. */
export default function Pricing() {
  const [categoryId, setCategoryId] = useState<string>(first.category);
  const [period, setPeriod] = useState<Period>(first.period);
  useAnchor((anchor) => {
    if (planTabs.some(({ id }) => id === anchor)) setCategoryId(anchor);
  });
  // The board shows a press first; the prices and the long table below it follow.
  const comparedId = useDeferredValue(categoryId);
  const comparedPeriod = useDeferredValue(period);
  const compared = planTabs.find(({ id }) => id === comparedId);
  const unchanged = comparedId === first.category && comparedPeriod === first.period;

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
              shownPeriod={comparedPeriod}
              onNear={prepareChoice}
            />
            {included}
          </Stack>
        </Container>
      </Section>
      <Reasons />
      {compared && (
        <ShowsPrerenderedPage value={use(ShowsPrerenderedPage) && unchanged}>
          <PointByPoint category={compared.id} period={comparedPeriod} />
        </ShowsPrerenderedPage>
      )}
      <Closing />
    </>
  );
}
