import { annualSavings } from "@larkline/content/annual-savings";
import { type Plan, type PlanCategory, popularBadge } from "@larkline/content/plans";
import { pricingTable as words } from "@larkline/content/pricing";
import type { PlanTableColumn, PlanTableGroup } from "@larkline/ui/plan-table";

import type { Period } from "../shared/plan-tones.ts";
import { dollars, dollarsAndCents } from "./money.ts";

const count = new Intl.NumberFormat("en-US");

/** A category's plans as table columns, priced by the billing period. */
export function columnsOf({ plans }: PlanCategory, period: Period): PlanTableColumn[] {
  return plans.map(({ isPopular, name, price }) => ({
    name,
    price: price[period],
    ...(price[period] !== null && { unit: period === "annual" ? words.perYear : words.perMonth }),
    ...(isPopular && { badge: popularBadge }),
  }));
}

function calls({ callsIncluded }: Plan): string {
  if (callsIncluded === "unlimited") return words.unlimited;
  return callsIncluded === "custom" ? words.byAgreement : count.format(callsIncluded);
}

function perCall({ callsIncluded, price }: Plan, period: Period): string {
  if (typeof callsIncluded !== "number" || price.monthly === null || price.annual === null)
    return words.byAgreement;
  return dollarsAndCents((period === "annual" ? price.annual / 12 : price.monthly) / callsIncluded);
}

const amount = (value: number | null): string =>
  value === null ? words.byAgreement : dollars(value);

/** Rows of prices, calls and features. Each plan includes the features of the previous one. */
export function groupsOf({ plans }: PlanCategory, period: Period): PlanTableGroup[] {
  const other = period === "annual" ? "monthly" : "annual";
  const own = ({ features }: Plan): readonly string[] =>
    features.filter(
      (feature) => !plans.some(({ name }) => feature === `${words.everythingIn} ${name}`),
    );
  return [
    {
      name: words.billing,
      rows: [
        { label: words.calls, values: plans.map(calls) },
        { label: words.perCall, values: plans.map((plan) => perCall(plan, period)) },
        {
          label: words.otherPeriod[period],
          values: plans.map(({ price }) => amount(price[other])),
        },
        { label: words.saving, values: plans.map((plan) => amount(annualSavings(plan))) },
      ],
    },
    {
      name: words.features,
      rows: plans.flatMap((plan, first) =>
        own(plan).map((label) => ({ label, values: plans.map((_plan, index) => index >= first) })),
      ),
    },
  ];
}
