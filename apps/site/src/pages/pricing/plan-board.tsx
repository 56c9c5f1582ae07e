import {
  type PlanCategory,
  planButtons,
  planCategories,
  popularBadge,
} from "@larkline/content/plans";
import { pricing } from "@larkline/content/pricing";
import { Badge } from "@larkline/ui/badge";
import { Button } from "@larkline/ui/button";
import { Heading } from "@larkline/ui/heading";
import { PlanCard } from "@larkline/ui/plan-card";
import { PlanGrid } from "@larkline/ui/plan-grid";
import { Segment, SegmentedControl } from "@larkline/ui/segmented-control";
import { Stack } from "@larkline/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@larkline/ui/tabs";

export type Period = "monthly" | "annual";

const { billing, categoriesLabel, planHref } = pricing;

/** The kit's color names for the categories. */
const tones = { blue: "blue", green: "green", purple: "plum" } as const;

const isPeriod = (value: string): value is Period => value === "monthly" || value === "annual";

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
              <Tab key={id} value={id} tone={tones[color]}>
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

/** A category's four plans, with an anchor for links. */
function CategoryPlans({ category, period }: { category: PlanCategory; period: Period }) {
  const { color, id, plans, subtitle } = category;
  const tone = tones[color];
  return (
    <Stack gap="lg" id={id}>
      <Heading level={2} size={3}>
        {subtitle}
      </Heading>
      <PlanGrid tone={tone}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            name={plan.name}
            description={plan.description}
            price={plan.price}
            calls={plan.callsIncluded}
            features={plan.features}
            period={period}
            badge={plan.isPopular ? popularBadge : undefined}
            tone={tone}
            scale={id === "outbound" ? "double" : "single"}
            actions={
              <Button href={planHref} variant={plan.isPopular ? "primary" : "outline"} fullWidth>
                {planButtons[plan.cta]}
              </Button>
            }
          />
        ))}
      </PlanGrid>
    </Stack>
  );
}
