import { count, percent, shortAmount } from "@larkline/assistant/format";
import {
  includedPlans,
  ownFeatures,
  type PlanRow,
  toPlanTable,
} from "@larkline/assistant/knowledge/plan-table";
import type { Site } from "@larkline/assistant/knowledge/site";
import { wholeAmount } from "@larkline/content/money";
import { type Plan, popularBadge } from "@larkline/content/plans";
import { pricing } from "@larkline/content/pricing";
import type { ToolArguments, ToolPlan, ToolResults } from "@larkline/contract/tools";

import { toToolPlan } from "./tool-plan.ts";

const { table } = pricing;

/** The tool `compare_plans`: compares plans in a table, in the order of the pricing page. */
export function comparePlans(
  { planCategories, pricingSource }: Site,
  { plans: ids, focus }: ToolArguments["compare_plans"],
): ToolResults["compare_plans"] {
  const all = toPlanTable(planCategories);
  const wanted = new Set<string>(ids);
  const chosen = all.filter(({ id }) => wanted.has(id));
  const categories = planCategories.filter(({ id }) =>
    chosen.some(({ category }) => category === id),
  );
  // As on the pricing page, an amount that is agreed individually is "By agreement". The column's head says "Custom
  // Pricing", which would be wrong in rows that hold no price, such as the saving.
  const values = (value: (card: ToolPlan) => string | undefined) =>
    chosen.map((row) => value(toToolPlan(row)) ?? table.byAgreement);
  const prices = [
    // The pricing page shows one period and uses these labels for the price of the other period. While it
    // shows annual prices, `otherPeriod.annual` is the label of the monthly price.
    {
      label: table.otherPeriod.annual,
      values: values(({ price }) =>
        price.monthly === null ? undefined : wholeAmount(price.monthly),
      ),
    },
    {
      label: table.otherPeriod.monthly,
      values: values(({ price }) =>
        price.annual === null ? undefined : wholeAmount(price.annual),
      ),
    },
    {
      label: table.saving,
      values: values(({ annualSavings, annualSavingsShare }) =>
        annualSavings === null || annualSavingsShare === null
          ? undefined
          : `${wholeAmount(annualSavings)} (${percent(annualSavingsShare)})`,
      ),
    },
  ];
  const calls = { label: table.calls, values: chosen.map(({ plan }) => callsText(plan)) };
  const perCall = {
    label: table.perCall,
    values: values(({ perCall: amount }) => (amount === null ? undefined : shortAmount(amount))),
  };
  const money = {
    name: table.billing,
    rows: focus === "savings" ? prices : [calls, ...prices, perCall],
  };
  const featuresOf = (row: PlanRow) => includedPlans(all, row).flatMap(ownFeatures);
  const features = {
    name: table.features,
    rows: [...new Set(chosen.flatMap(featuresOf))].map((label) => ({
      label,
      values: chosen.map((row) => featuresOf(row).includes(label)),
    })),
  };
  const [first] = categories;
  return {
    plans: chosen.map(toToolPlan),
    caption: `${categories.map(({ name }) => name).join(", ")} ${table.caption}`,
    columns: chosen.map(({ name, plan }) => ({
      name: categories.length > 1 ? name : plan.name,
      price: plan.price.monthly,
      ...(plan.isPopular === true && { badge: popularBadge }),
    })),
    groups: focus === undefined ? [money, features] : focus === "features" ? [features] : [money],
    source: first !== undefined && categories.length === 1 ? first.source : pricingSource,
  };
}

const callsText = ({ callsIncluded }: Plan): string =>
  typeof callsIncluded === "number"
    ? count(callsIncluded)
    : callsIncluded === "unlimited"
      ? table.unlimited
      : table.byAgreement;
