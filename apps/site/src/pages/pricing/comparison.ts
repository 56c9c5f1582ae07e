/** Converts a category's plans to the columns and rows of the comparison table (`plan-comparison.tsx`). */
import { annualSavings } from "@larkline/content/annual-savings";
import { exactAmount, wholeAmount } from "@larkline/content/money";
import { everythingIn, type Plan, type PlanCategory } from "@larkline/content/plans";
import { pricingTable as texts } from "@larkline/content/pricing";
import type { PlanTableColumn, PlanTableGroup } from "@larkline/ui/plan-table";

import type { Period } from "../shared/period.ts";

const numberFormat = new Intl.NumberFormat("en-US");

/** A category's plans as table columns. The cards above the table show prices and the popular plan. */
export const columnsOf = ({ plans }: PlanCategory): PlanTableColumn[] =>
  plans.map(({ name }) => ({ name }));

function includedCalls({ callsIncluded }: Plan): string {
  if (callsIncluded === "unlimited") return texts.unlimited;
  return callsIncluded === "custom" ? texts.byAgreement : numberFormat.format(callsIncluded);
}

function pricePerCall({ callsIncluded, price }: Plan, period: Period): string {
  if (typeof callsIncluded !== "number" || price.monthly === null || price.annual === null)
    return texts.byAgreement;
  return exactAmount((period === "annual" ? price.annual / 12 : price.monthly) / callsIncluded);
}

const amountOf = (value: number | null): string =>
  value === null ? texts.byAgreement : wholeAmount(value);

/**
 * Groups of table rows: calls and prices, then features. Each plan also has the features of all previous
 * plans.
 */
export function groupsOf({ plans }: PlanCategory, period: Period): PlanTableGroup[] {
  const otherPeriod = period === "annual" ? "monthly" : "annual";
  /** A plan's features without the line "Everything in ...", which names the previous plan. */
  const additionalFeatures = ({ features }: Plan): readonly string[] =>
    features.filter((feature) => !plans.some(({ name }) => feature === `${everythingIn} ${name}`));
  return [
    {
      name: texts.billing,
      rows: [
        { label: texts.calls, values: plans.map(includedCalls) },
        { label: texts.perCall, values: plans.map((plan) => pricePerCall(plan, period)) },
        {
          label: texts.otherPeriod[period],
          values: plans.map(({ price }) => amountOf(price[otherPeriod])),
        },
        { label: texts.saving, values: plans.map((plan) => amountOf(annualSavings(plan))) },
      ],
    },
    {
      name: texts.features,
      rows: plans.flatMap((plan, planIndex) =>
        additionalFeatures(plan).map((label) => ({
          label,
          values: plans.map((_plan, index) => index >= planIndex),
        })),
      ),
    },
  ];
}
