import type { PlanCategory, PlanTier } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, dollars, percent } from "../format.ts";
import {
  annualText,
  type CategoryPlan,
  monthlyText,
  planName,
  pricedPlans,
  tierOf,
  yearlySaving,
} from "../plans/plan-facts.ts";
import { type Answer, compose, pricingPage } from "./answer.ts";

/** What paying by the year saves. */
export function composeSavings(
  content: AssistantContent,
  category: PlanCategory | undefined,
  chosen: CategoryPlan | undefined,
  tier?: PlanTier,
): Answer | undefined {
  if (chosen !== undefined && yearlySaving(chosen.plan) !== undefined) {
    return compose(
      content,
      [
        `**${planName(chosen)}** costs ${annualText(chosen.plan)} instead of twelve times ${dollars(chosen.plan.price.monthly ?? 0)}. ${savingSentence(chosen) ?? ""} The badge on the pricing page says "${content.annualBadge}"; counted exactly, it is the share named here.`,
      ],
      [chosen.category.source],
      savingsTable([chosen]),
    );
  }
  const plans = pricedPlans(category === undefined ? content.planCategories : [category]).filter(
    ({ plan }) => yearlySaving(plan) !== undefined && (tier === undefined || tierOf(plan) === tier),
  );
  const first = plans[0];
  if (first === undefined) return undefined;
  return compose(
    content,
    [
      savingRule(content),
      bullets(
        (category === undefined && tier === undefined ? plans.slice(0, 3) : plans).map((entry) => {
          const saving = yearlySaving(entry.plan);
          return `**${planName(entry)}**: ${annualText(entry.plan)}, ${dollars(saving?.amount ?? 0)} less than twelve months at ${monthlyText(entry.plan)}`;
        }),
      ),
    ],
    [category?.source ?? pricingPage(content)],
    savingsTable(plans),
  );
}

const savingsTable = (plans: readonly CategoryPlan[]): Pick<Answer, "tools" | "followUps"> => ({
  tools: [
    {
      name: "compare_plans",
      arguments: { plans: plans.map(({ plan }) => plan.id), focus: "savings" },
    },
  ],
  followUps: "savings",
});

/** What one plan costs less by the year. */
export function savingSentence({ plan }: CategoryPlan): string | undefined {
  const saving = yearlySaving(plan);
  if (saving === undefined) return undefined;
  return `That is ${dollars(saving.amount)} less than twelve single months at ${dollars(12 * (plan.price.monthly ?? 0))} (${percent(saving.share)}).`;
}

/** What a year costs in months, computed; the badge is named for what it is. */
export function savingRule(content: AssistantContent): string | undefined {
  const savings = pricedPlans(content.planCategories).flatMap(
    ({ plan }) => yearlySaving(plan) ?? [],
  );
  const shares = [...new Set(savings.map(({ share }) => percent(share)))];
  if (shares.length === 0) return undefined;
  const share = shares.length === 1 ? shares[0] : `${shares[0]} to ${shares.at(-1)}`;
  return `Paid by the year, a plan costs ${share} less than twelve single months. The badge on the pricing page says "${content.annualBadge}"; counted exactly, it is the share above.`;
}

/** That there is something to save, where there is. */
export function annualHint(categories: readonly PlanCategory[]): string | undefined {
  return pricedPlans(categories).some(({ plan }) => yearlySaving(plan) !== undefined)
    ? "Paying by the year costs less; ask me how much."
    : undefined;
}
