import { planTabs } from "@larkline/content/plans";
import { pricingBoard } from "@larkline/content/pricing";
import { Badge } from "@larkline/ui/badge";
import { Segment, SegmentedControl } from "@larkline/ui/segmented-control";
import { Stack } from "@larkline/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@larkline/ui/tabs";
import { use } from "react";

import { kept } from "../../kept-sections.tsx";
import { ShowsPrerenderedPage } from "../../shell/shows-prerendered-page.ts";
import type { Period } from "../shared/period.ts";
import { planTones } from "../shared/plan-tones.ts";
import type { CategoryPlansProps } from "./category-plans.tsx";

const { billing, categoriesLabel } = pricingBoard;

const isPeriod = (value: string): value is Period => value === "monthly" || value === "annual";

/** The plan cards. Their only controls are links, so their markup is kept until the period changes. */
export const Plans = kept<CategoryPlansProps>(
  () => import("./category-plans.tsx").then((module) => module.CategoryPlans),
  1,
  "div",
);

/** The billing period that the prerendered document shows. */
export const firstPeriod: Period = "monthly";

interface PlanBoardProps {
  /** Id of the chosen category. */
  category: string;
  onCategoryChange: (id: string) => void;
  period: Period;
  onPeriodChange: (period: Period) => void;
  /** Period of the prices shown: `period`, deferred (`useDeferredValue`). */
  shownPeriod: Period;
  /** Called when the pointer or the focus enters the plans, to preload what a click needs. */
  onNear: () => void;
}

/** The plans of the pricing page: a tab for each category, and a switch for the billing period. */
export function PlanBoard({
  category,
  onCategoryChange,
  period,
  onPeriodChange,
  shownPeriod,
  onNear,
}: PlanBoardProps) {
  return (
    <Tabs
      value={category}
      onValueChange={onCategoryChange}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Stack gap="lg">
        <Stack direction="row" justify="between" align="end" gap="md">
          <TabList label={categoriesLabel}>
            {planTabs.map(({ id, name, color }) => (
              <Tab key={id} value={id} tone={planTones[color]}>
                {name}
              </Tab>
            ))}
          </TabList>
          <SegmentedControl
            label={billing.label}
            name="period"
            value={period}
            onValueChange={(value) => {
              if (isPeriod(value)) onPeriodChange(value);
            }}
          >
            <Segment value="monthly">{billing.monthly}</Segment>
            <Segment value="annual" badge={<Badge variant="success">{billing.badge}</Badge>}>
              {billing.annual}
            </Segment>
          </SegmentedControl>
        </Stack>
        <div>
          <ShowsPrerenderedPage value={use(ShowsPrerenderedPage) && shownPeriod === firstPeriod}>
            {planTabs.map(({ id }) => (
              <TabPanel key={id} value={id} focusable={false}>
                <Plans categoryId={id} period={shownPeriod} />
              </TabPanel>
            ))}
          </ShowsPrerenderedPage>
        </div>
      </Stack>
    </Tabs>
  );
}
