import { type Plan, annualSavings, customPricing, popularBadge } from "@larkline/content/plans";
import { pricing } from "@larkline/content/pricing";
import { Heading } from "@larkline/ui/heading";
import { Meter } from "@larkline/ui/meter";
import { Plate } from "@larkline/ui/plate";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { CheckList } from "../shared/check-list.tsx";
import { dollars, dollarsAndCents } from "./money.ts";

const words = pricing.plan;
const count = new Intl.NumberFormat("en-US");

/** "50 calls a month, $1.98 a call" */
function volume({ callsIncluded: calls, price }: Plan): string {
  if (calls === "unlimited") return words.unlimitedCalls;
  if (calls === "custom") return words.customCalls;
  const included = `${count.format(calls)} ${words.callsPerMonth}`;
  if (price.monthly === null) return included;
  return `${included}, ${dollarsAndCents(price.monthly / calls)} ${words.perCall}`;
}

/** One plan: what it costs, what it holds, whom it is for. */
export function PlanOffer({ plan }: { plan: Plan }) {
  const { monthly, annual } = plan.price;
  const savings = annualSavings(plan);
  return (
    <Stack as="article" gap="md">
      <Stack direction="row" gap="sm" align="center">
        <Heading level={3}>{plan.name}</Heading>
        {plan.isPopular && <Plate>{popularBadge}</Plate>}
      </Stack>
      {monthly === null ? (
        <Text size="lede" weight="semibold">
          {customPricing}
        </Text>
      ) : (
        <Stack direction="row" gap="sm" align="baseline">
          <Meter value={dollars(monthly)} size="lg" />
          <Text as="span" size="small" tone="muted">
            {words.perMonth}
          </Text>
        </Stack>
      )}
      <Stack gap="xs">
        <Text size="small" weight="semibold">
          {volume(plan)}
        </Text>
        <Text size="small" tone="muted">
          {annual !== null && savings !== null
            ? `${dollars(annual)} ${words.perYear}: ${dollars(savings)} ${words.saving}`
            : words.billedToAgreement}
        </Text>
      </Stack>
      <Text>{plan.description}</Text>
      <CheckList points={plan.features} />
    </Stack>
  );
}
