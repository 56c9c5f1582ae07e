import { includedInAllPlans, planTabs } from "@larkline/content/plans";
import { pricingBoard } from "@larkline/content/pricing";
import { Container } from "@larkline/ui/container";
import { IncludedStrip } from "@larkline/ui/included-strip";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";
import { use, useDeferredValue, useState } from "react";

import { kept } from "../../kept-sections.tsx";
import { recordScrollPosition } from "../../shell/scroll-places.ts";
import { ShowsPrerenderedPage } from "../../shell/shows-prerendered-page.ts";
import type { Period } from "../shared/period.ts";
import { useAnchor } from "../shared/use-anchor.ts";
import { PlanBoard, Plans, firstPeriod } from "./plan-board.tsx";
import type { PlanComparisonProps } from "./plan-comparison.tsx";

export const meta = pricingBoard.meta;

const sections = () => import("./kept.tsx");
// The second argument of `kept` is the number of sections that the component renders.
const Opening = kept(() => sections().then((module) => module.Opening), 1);
const Reasons = kept(() => sections().then((module) => module.Reasons), 1);
const Closing = kept(() => sections().then((module) => module.Closing), 1);
const PlanComparison = kept<PlanComparisonProps>(
  () => import("./plan-comparison.tsx").then((module) => module.PlanComparison),
  1,
);

export const keptSections = [Opening, Plans, Reasons, PlanComparison, Closing];

/** Constant, so that React does not render this element again when the tab or the period changes. */
const included = <IncludedStrip title={pricingBoard.allPlansInclude} items={includedInAllPlans} />;

/** The category and period that the prerendered document shows. */
const first = { category: "receptionist", period: firstPeriod } as const;

/** Preloads the plans and the table. A failure is ignored, because rendering them retries. */
const prepareChoice = () => {
  for (const { prepare } of [Plans, PlanComparison]) prepare().catch(() => {});
};

/**
 * Pricing (specification, section 2, "Pricing"). Each category has an anchor. The URL's fragment names the chosen
 * category, so that a copied link, a reload and the back button show it.
 */
export default function Pricing() {
  const [categoryId, setCategoryId] = useState<string>(first.category);
  const [period, setPeriod] = useState<Period>(first.period);
  useAnchor((anchor) => {
    if (anchor === "") setCategoryId(first.category);
    else if (planTabs.some(({ id }) => id === anchor)) setCategoryId(anchor);
  });
  const chooseCategory = (id: string) => {
    setCategoryId(id);
    // Not by the router, which would scroll to the anchor.
    history.replaceState(history.state, "", `#${id}`);
    recordScrollPosition();
  };
  // The pressed tab or period is shown first. Prices and the long table are rendered at lower priority.
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
              onCategoryChange={chooseCategory}
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
          <PlanComparison categoryId={compared.id} period={comparedPeriod} />
        </ShowsPrerenderedPage>
      )}
      <Closing />
    </>
  );
}
