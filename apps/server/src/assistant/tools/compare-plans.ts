import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

import { pricingPage } from "../answers/answer.ts";
import type { AssistantContent } from "../content.ts";
import { count, dollars, dollarsAndCents, percent } from "../format.ts";
import {
  allPlans,
  type CategoryPlan,
  perCall,
  planName,
  yearlySaving,
} from "../plans/plan-facts.ts";
import { featuresOf } from "../plans/plan-features.ts";
import { toToolPlan } from "./plan-card.ts";

/** Plans beside each other, in the order of the pricing page. */
export function comparePlans(
  content: AssistantContent,
  { plans: ids, focus }: ToolArguments["compare_plans"],
): ToolResults["compare_plans"] {
  const wanted = new Set<string>(ids);
  const chosen = allPlans(content.planCategories).filter(({ plan }) => wanted.has(plan.id));
  const categories = new Set(chosen.map(({ category }) => category));
  const [only] = categories;
  const { table } = content.planTexts;
  const values = (value: (entry: CategoryPlan) => string | undefined) =>
    chosen.map((entry) => value(entry) ?? content.planTexts.customPricing);
  const money = {
    name: table.billing,
    rows: [
      ...(focus === "savings"
        ? []
        : [
            {
              label: table.calls,
              values: chosen.map(({ plan: { callsIncluded } }) =>
                typeof callsIncluded === "number"
                  ? count(callsIncluded)
                  : callsIncluded === "unlimited"
                    ? table.unlimited
                    : table.byAgreement,
              ),
            },
          ]),
      {
        label: table.otherPeriod.annual,
        values: values(({ plan: { price } }) =>
          price.monthly === null ? undefined : dollars(price.monthly),
        ),
      },
      {
        label: table.otherPeriod.monthly,
        values: values(({ plan: { price } }) =>
          price.annual === null ? undefined : dollars(price.annual),
        ),
      },
      {
        label: table.saving,
        values: values(({ plan }) => {
          const saving = yearlySaving(plan);
          return saving && `${dollars(saving.amount)} (${percent(saving.share)})`;
        }),
      },
      ...(focus === "savings"
        ? []
        : [
            {
              label: table.perCall,
              values: values(({ plan }) => {
                const amount = perCall(plan);
                return amount === undefined ? undefined : dollarsAndCents(amount);
              }),
            },
          ]),
    ],
  };
  const features = {
    name: table.features,
    rows: [...new Set(chosen.flatMap((entry) => featuresOf(content, entry)))].map((label) => ({
      label,
      values: chosen.map((entry) => featuresOf(content, entry).includes(label)),
    })),
  };
  const name = (entry: CategoryPlan) => (categories.size > 1 ? planName(entry) : entry.plan.name);
  return {
    plans: chosen.map((entry) => toToolPlan(content, entry)),
    caption: table.caption([...categories].map((category) => category.name).join(", ")),
    columns: chosen.map((entry) => ({
      name: name(entry),
      price: entry.plan.price.monthly,
      ...(entry.plan.isPopular === true && { badge: content.popularBadge }),
    })),
    groups: focus === undefined ? [money, features] : focus === "features" ? [features] : [money],
    source: only !== undefined && categories.size === 1 ? { ...only.source } : pricingPage(content),
  };
}
