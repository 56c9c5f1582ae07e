import { type PlanCategory, planCategories } from "@larkline/content/plans";
import { pricing } from "@larkline/content/pricing";
import { Badge } from "@larkline/ui/badge";
import { Heading } from "@larkline/ui/heading";
import { Segment, SegmentedControl } from "@larkline/ui/segmented-control";
import { Stack } from "@larkline/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@larkline/ui/tabs";
import { memo } from "react";

import { type Period, PlanCards, planTones } from "../shared/plan-cards.tsx";

const { billing, categoriesLabel } = pricing;

const isPeriod = (value: string): value is Period => value === "monthly" || value === "annual";

interface CategoryPlansProps {
  category: PlanCategory;
  period: Period;
}

/**
 * A category's four plans, with an anchor for links. Memoized: another tab does not change them.
 */
const CategoryPlans = memo(function CategoryPlans({ category, period }: CategoryPlansProps) {
  const { id, subtitle } = category;
  return (
    <Stack gap="lg" id={id}>
      <Heading level={2} size={3}>
        {subtitle}
      </Heading>
      <PlanCards category={category} period={period} />
    </Stack>
  );
});

interface PlanBoardProps {
  /** Id of the chosen category. */
  category: string;
  onCategoryChange: (id: string) => void;
  period: Period;
  onPeriodChange: (period: Period) => void;
}

/** All plans: a tab per category, and prices by billing period. */
export function PlanBoard({ category, onCategoryChange, period, onPeriodChange }: PlanBoardProps) {
  return (
    <Tabs value={category} onValueChange={onCategoryChange}>
      <Stack gap="lg">
        <Stack direction="row" justify="between" align="end" gap="md">
          <TabList label={categoriesLabel}>
            {planCategories.map(({ id, name, color }) => (
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
          {planCategories.map((each) => (
            <TabPanel key={each.id} value={each.id} focusable={false}>
              <CategoryPlans category={each} period={period} />
            </TabPanel>
          ))}
        </div>
      </Stack>
    </Tabs>
  );
}
