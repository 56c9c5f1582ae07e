import type { PlanCategory, PlanTier } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, count, dollars, dollarsAndCents, inWords, percent } from "../format.ts";
import {
  annualText,
  callsText,
  type CategoryPlan,
  findPlan,
  monthlyText,
  planName,
  pricedPlans,
  yearlySaving,
} from "../plan-facts.ts";
import { type Answer, compose, pricingPage, reachUs } from "./answer.ts";

export type Period = "monthly" | "annual" | undefined;

function savingSentence({ plan }: CategoryPlan): string | undefined {
  const saving = yearlySaving(plan);
  if (saving === undefined) return undefined;
  return `That is ${dollars(saving.amount)} less than twelve single months (${percent(saving.share)}).`;
}

/** What one plan costs. */
export function composePrice(
  content: AssistantContent,
  chosen: CategoryPlan,
  period: Period,
): Answer {
  const { category, plan } = chosen;
  const name = planName(chosen);
  if (plan.price.monthly === null) {
    return compose(
      content,
      [
        `**${name}** has no list price: it is priced with you, so I don't know the amount. It comes with ${callsText(plan)}. For a quote, ${reachUs(content)}.`,
      ],
      [category.source],
    );
  }
  const sentence =
    period === "annual"
      ? `Paid by the year, **${name}** costs **${annualText(plan)}** with ${callsText(plan)}. ${savingSentence(chosen) ?? ""} Paid by the month it is ${dollars(plan.price.monthly)}.`
      : `**${name}** costs **${monthlyText(plan)}** with ${callsText(plan)}. Paid by the year it is ${dollars(plan.price.annual ?? 0)}.`;
  return compose(content, [sentence], [category.source]);
}

function planLine(chosen: CategoryPlan, period: Period, name = chosen.plan.name): string {
  const { plan } = chosen;
  const price = period === "annual" ? annualText(plan) : monthlyText(plan);
  return `**${name}**: ${price}, ${callsText(plan)}${plan.isPopular === true ? " (most popular)" : ""}`;
}

/** The plans of one category. */
export function composeCategory(
  content: AssistantContent,
  category: PlanCategory,
  period: Period,
): Answer {
  return compose(
    content,
    [
      `**${category.name}** has ${count(category.plans.length)} plans. ${category.subtitle}`,
      bullets(category.plans.map((plan) => planLine({ category, plan }, period))),
      period === "annual" ? undefined : annualHint(content.planCategories),
    ],
    [category.source],
  );
}

/** Every plan there is, with its price. */
export function composeAllPlans(content: AssistantContent, period: Period): Answer | undefined {
  if (content.planCategories.length === 0) return undefined;
  return compose(
    content,
    [
      ...content.planCategories.flatMap((category) => [
        `**${category.name}**: ${category.subtitle}`,
        bullets(category.plans.map((plan) => planLine({ category, plan }, period))),
      ]),
      period === "annual" ? undefined : annualHint(content.planCategories),
    ],
    [pricingPage(content)],
  );
}

/** One size of plan in every category that has it. */
export function composeTier(
  content: AssistantContent,
  tier: PlanTier,
  period: Period,
): Answer | undefined {
  const chosen = content.planCategories.flatMap((category): CategoryPlan[] => {
    const plan = findPlan(category, tier);
    return plan === undefined ? [] : [{ category, plan }];
  });
  const first = chosen[0];
  if (first === undefined) return undefined;
  const agreed = chosen.every(({ plan }) => plan.price.monthly === null);
  return compose(
    content,
    [
      agreed
        ? `**${first.plan.name}** has no list price: it is priced with you, so I don't know the amount.`
        : `Each kind of agent has a plan called **${first.plan.name}**:`,
      bullets(chosen.map((entry) => planLine(entry, period, planName(entry)))),
      agreed ? `For a quote, ${reachUs(content)}.` : undefined,
    ],
    [pricingPage(content)],
  );
}

/** What one size of plan comes with, in every category that has it. */
export function composeTierFeatures(content: AssistantContent, tier: PlanTier): Answer | undefined {
  const chosen = content.planCategories.flatMap((category): CategoryPlan[] => {
    const plan = findPlan(category, tier);
    return plan === undefined ? [] : [{ category, plan }];
  });
  const first = chosen[0];
  if (first === undefined) return undefined;
  return compose(
    content,
    [
      `Each kind of agent has a plan called **${first.plan.name}**:`,
      bullets(
        chosen.map(
          (entry) =>
            `**${planName(entry)}** (${monthlyText(entry.plan)}, ${callsText(entry.plan)}): ${entry.plan.features.join("; ")}.`,
        ),
      ),
      content.includedInAllPlans.length === 0
        ? undefined
        : `Every plan includes ${inWords(content.includedInAllPlans)}.`,
    ],
    [pricingPage(content)],
  );
}

/** The plan with the highest listed price, over all or in one category. */
export function composeMostExpensive(
  content: AssistantContent,
  category: PlanCategory | undefined,
): Answer | undefined {
  const highest = pricedPlans(category === undefined ? content.planCategories : [category]).at(-1);
  if (highest === undefined) return undefined;
  return compose(
    content,
    [
      `The largest plan with a list price is **${planName(highest)}**: **${monthlyText(highest.plan)}** with ${callsText(highest.plan)}. Above it stand the Enterprise plans, which are priced with you.`,
    ],
    [highest.category.source],
  );
}

/** All kinds of agents and what they start from. */
export function composeOverview(content: AssistantContent, period: Period): Answer | undefined {
  const cheapest = pricedPlans(content.planCategories)[0];
  if (cheapest === undefined) return undefined;
  const show = period === "annual" ? annualText : monthlyText;
  return compose(
    content,
    [
      `Plans start from **${show(cheapest.plan)}** (${planName(cheapest)}, ${callsText(cheapest.plan)}). By kind of agent:`,
      bullets(
        content.planCategories.flatMap((category) => {
          const plans = pricedPlans([category]);
          const [from, to] = [plans[0], plans.at(-1)];
          return from === undefined || to === undefined
            ? []
            : [
                `**${category.name}**: ${show(from.plan)} (${from.plan.name}) to ${show(to.plan)} (${to.plan.name}); Enterprise by agreement`,
              ];
        }),
      ),
      period === "annual" ? savingRule(content) : annualHint(content.planCategories),
      "How many calls do you have a month? Then I can name a plan.",
    ],
    [pricingPage(content)],
  );
}

/** The plan with the lowest price, over all or in one category. */
export function composeCheapest(
  content: AssistantContent,
  category: PlanCategory | undefined,
  period: Period,
): Answer | undefined {
  const plans = pricedPlans(category === undefined ? content.planCategories : [category]);
  const cheapest = plans[0];
  if (cheapest === undefined) return undefined;
  const others =
    category === undefined
      ? content.planCategories
          .filter(({ id }) => id !== cheapest.category.id)
          .flatMap((other) => pricedPlans([other]).slice(0, 1))
      : [];
  return compose(
    content,
    [
      `The cheapest ${category === undefined ? "plan" : `${category.name} plan`} is **${planName(cheapest)}**: **${period === "annual" ? annualText(cheapest.plan) : monthlyText(cheapest.plan)}** with ${callsText(cheapest.plan)}. ${period === "annual" ? "" : `Paid by the year it is ${dollars(cheapest.plan.price.annual ?? 0)}.`}`.trim(),
      others.length === 0
        ? undefined
        : `The other kinds start higher: ${inWords(others.map((other) => `${planName(other)} at ${monthlyText(other.plan)}`))}.`,
    ],
    [cheapest.category.source],
  );
}

/** The plans that carry the badge 'Most Popular'. */
export function composePopular(
  content: AssistantContent,
  category: PlanCategory | undefined,
): Answer | undefined {
  const popular = (category === undefined ? content.planCategories : [category]).flatMap(
    (candidate) =>
      candidate.plans
        .filter(({ isPopular }) => isPopular)
        .map((plan) => ({ category: candidate, plan })),
  );
  const first = popular[0];
  if (first === undefined) return undefined;
  return compose(
    content,
    [
      "Marked as most popular:",
      bullets(
        popular.map(
          (entry) => `**${planName(entry)}**: ${monthlyText(entry.plan)}, ${callsText(entry.plan)}`,
        ),
      ),
    ],
    [category === undefined ? pricingPage(content) : first.category.source],
  );
}

/** What a plan comes with. */
export function composeFeatures(content: AssistantContent, chosen: CategoryPlan): Answer {
  const { category, plan } = chosen;
  return compose(
    content,
    [
      `**${planName(chosen)}** (${monthlyText(plan)}, ${callsText(plan)}). ${plan.description}`,
      bullets(plan.features),
      content.includedInAllPlans.length === 0
        ? undefined
        : `As every plan, it includes ${inWords(content.includedInAllPlans)}.`,
    ],
    [category.source],
  );
}

/** What every plan has. */
export function composeIncluded(content: AssistantContent): Answer | undefined {
  if (content.includedInAllPlans.length === 0) return undefined;
  return compose(
    content,
    ["All plans include:", bullets(content.includedInAllPlans)],
    [pricingPage(content)],
  );
}

/** How many calls a plan, or each plan of a category, includes. */
export function composeCalls(
  content: AssistantContent,
  category: PlanCategory,
  chosen: CategoryPlan | undefined,
): Answer {
  return compose(
    content,
    chosen === undefined
      ? [
          `Calls included in **${category.name}** plans:`,
          bullets(category.plans.map((plan) => `**${plan.name}**: ${callsText(plan)}`)),
        ]
      : [
          chosen.plan.price.monthly === null
            ? `**${planName(chosen)}**: **${callsText(chosen.plan)}**. It is priced with you, so I don't know the amount; ${reachUs(content)}.`
            : `**${planName(chosen)}** includes **${callsText(chosen.plan)}** at ${monthlyText(chosen.plan)}.`,
        ],
    [category.source],
  );
}

/** Two or more plans beside each other. */
export function composeComparison(
  content: AssistantContent,
  category: PlanCategory,
  chosen: readonly CategoryPlan[],
): Answer {
  return compose(
    content,
    [
      `${inWords(chosen.map(planName))}:`,
      bullets(
        chosen.map(
          (entry) =>
            `${planLine(entry, undefined)}. ${entry.plan.description} ${entry.plan.features.join("; ")}.`,
        ),
      ),
    ],
    [category.source],
  );
}

/** What paying by the year saves. */
export function composeSavings(
  content: AssistantContent,
  category: PlanCategory | undefined,
  chosen: CategoryPlan | undefined,
): Answer | undefined {
  if (chosen !== undefined && yearlySaving(chosen.plan) !== undefined) {
    return compose(
      content,
      [
        `**${planName(chosen)}** costs ${annualText(chosen.plan)} instead of twelve times ${dollars(chosen.plan.price.monthly ?? 0)}. ${savingSentence(chosen) ?? ""}`,
      ],
      [chosen.category.source],
    );
  }
  const plans = pricedPlans(category === undefined ? content.planCategories : [category]).filter(
    ({ plan }) => yearlySaving(plan) !== undefined,
  );
  const first = plans[0];
  if (first === undefined) return undefined;
  return compose(
    content,
    [
      savingRule(content),
      bullets(
        (category === undefined ? plans.slice(0, 3) : plans).map((entry) => {
          const saving = yearlySaving(entry.plan);
          return `**${planName(entry)}**: ${annualText(entry.plan)}, ${dollars(saving?.amount ?? 0)} less than twelve months at ${monthlyText(entry.plan)}`;
        }),
      ),
    ],
    [category?.source ?? pricingPage(content)],
  );
}

/** What a call costs in each plan; larger plans are not always cheaper by the call. */
export function composePerCall(
  content: AssistantContent,
  category: PlanCategory | undefined,
): Answer | undefined {
  const plans = pricedPlans(category === undefined ? content.planCategories : [category]);
  const first = plans[0];
  if (first === undefined) return undefined;
  const lines = plans.flatMap((entry) => {
    const { price, callsIncluded } = entry.plan;
    if (price.monthly === null || typeof callsIncluded !== "number") return [];
    const perCall = dollarsAndCents(price.monthly / callsIncluded);
    return [
      `**${planName(entry)}**: ${perCall} (${monthlyText(entry.plan)} for ${count(callsIncluded)} calls)`,
    ];
  });
  return compose(
    content,
    ["If all included calls are used, a call comes to:", bullets(lines)],
    [category?.source ?? pricingPage(content)],
  );
}

/** The smallest plan that holds so many calls. */
export function composeVolume(
  content: AssistantContent,
  category: PlanCategory,
  wanted: { calls: number; per: "day" | "week" | undefined },
  alternative: PlanCategory | undefined,
): { answer: Answer; chosen: CategoryPlan | undefined } {
  const chosen = planFor(category, wanted.calls);
  const amount =
    wanted.per === undefined
      ? `${count(wanted.calls)} calls a month`
      : `about ${count(wanted.calls)} calls a month (counted from your calls a ${wanted.per})`;
  const other = alternative === undefined ? undefined : planFor(alternative, wanted.calls);
  const hint =
    other === undefined || other.plan.price.monthly === null
      ? undefined
      : `If you mean calls that the agent makes, **${planName(other)}** has ${callsText(other.plan)} for ${monthlyText(other.plan)}.`;
  if (chosen === undefined) {
    return {
      answer: compose(
        content,
        [
          `I don't know of a ${category.name} plan for ${amount}. A person can make an offer: ${reachUs(content)}.`,
          hint,
        ],
        [category.source],
      ),
      chosen,
    };
  }
  const { plan } = chosen;
  const smaller = category.plans
    .filter(
      ({ callsIncluded }) => typeof callsIncluded === "number" && callsIncluded < wanted.calls,
    )
    .at(-1);
  const sentence =
    plan.price.monthly === null
      ? `For ${amount}, **${planName(chosen)}** fits: ${callsText(plan)}. It is priced with you, so I don't know the amount; ${reachUs(content)}.`
      : `For ${amount}, **${planName(chosen)}** fits: ${callsText(plan)} for **${monthlyText(plan)}** (${annualText(plan)} if you pay by the year).`;
  return {
    answer: compose(
      content,
      [
        sentence,
        smaller === undefined
          ? undefined
          : `${smaller.name} has ${callsText(smaller)}, which is not enough.`,
        hint,
      ],
      [category.source],
    ),
    chosen,
  };
}

function planFor(category: PlanCategory, calls: number): CategoryPlan | undefined {
  const plan =
    category.plans.find(
      ({ callsIncluded }) => typeof callsIncluded === "number" && callsIncluded >= calls,
    ) ?? category.plans.find(({ isEnterprise }) => isEnterprise);
  return plan === undefined ? undefined : { category, plan };
}

/** The plans whose lists of features name what is asked for. */
export function composeFeatureSearch(
  content: AssistantContent,
  categories: readonly PlanCategory[],
  names: (feature: string) => boolean,
): Answer | undefined {
  const lines = categories.flatMap((category) =>
    category.plans.flatMap((plan) => {
      const feature = plan.features.find(names);
      return feature === undefined
        ? []
        : [
            {
              category,
              line: `**${planName({ category, plan })}** (${monthlyText(plan)}): "${feature}"`,
            },
          ];
    }),
  );
  if (lines.length === 0) return undefined;
  return compose(
    content,
    [
      "These plans name it in their lists; the larger plans of the same kind include what the smaller ones have:",
      bullets(lines.map(({ line }) => line)),
    ],
    lines.map(({ category }) => category.source),
  );
}

/** The largest plan of each kind within a monthly budget. The visitor's own figure is not repeated. */
export function composeBudget(
  content: AssistantContent,
  categories: readonly PlanCategory[],
  budget: number,
): Answer | undefined {
  const cheapest = pricedPlans(categories)[0];
  if (cheapest === undefined) return undefined;
  const within = categories.flatMap((category) =>
    pricedPlans([category])
      .filter(({ plan }) => (plan.price.monthly ?? 0) <= budget)
      .slice(-1),
  );
  return compose(
    content,
    within.length === 0
      ? [
          `No plan is within that. The cheapest is **${planName(cheapest)}** at **${monthlyText(cheapest.plan)}** with ${callsText(cheapest.plan)}.`,
        ]
      : [
          "Within that budget, the largest plan of each kind is:",
          bullets(
            within.map(
              (entry) =>
                `**${planName(entry)}**: ${monthlyText(entry.plan)}, ${callsText(entry.plan)}`,
            ),
          ),
        ],
    [pricingPage(content)],
  );
}

/** The plans that cost exactly so much, by the month or by the year; undefined if none does. */
export function composeAmount(content: AssistantContent, amount: number): Answer | undefined {
  const plans = pricedPlans(content.planCategories).filter(
    ({ plan: { price } }) => price.monthly === amount || price.annual === amount,
  );
  if (plans.length === 0) return undefined;
  return compose(
    content,
    [
      `${dollars(amount)} is the price of:`,
      bullets(
        plans.map(
          (entry) =>
            `**${planName(entry)}**: ${monthlyText(entry.plan)} or ${annualText(entry.plan)}, ${callsText(entry.plan)}. ${entry.plan.description}`,
        ),
      ),
    ],
    plans.map(({ category }) => category.source),
  );
}

/** That no plan is free, and what the cheapest costs. */
export function composeNothingFree(content: AssistantContent): Answer | undefined {
  const cheapest = pricedPlans(content.planCategories)[0];
  if (cheapest === undefined) return undefined;
  return compose(
    content,
    [
      `I don't know of a free plan: none is listed. The lowest price is **${monthlyText(cheapest.plan)}**, for **${planName(cheapest)}** with ${callsText(cheapest.plan)}.`,
    ],
    [cheapest.category.source],
  );
}

/** Help with choosing, when nothing about the calls is known yet. */
export function composeRecommendation(
  content: AssistantContent,
  category: PlanCategory | undefined,
): Answer | undefined {
  const categories = category === undefined ? content.planCategories : [category];
  if (categories.length === 0) return undefined;
  return compose(
    content,
    [
      "It depends on what the calls are and how many you have a month:",
      bullets(
        categories.map(
          (entry) =>
            `**${entry.name}**: ${entry.subtitle} ${inWords(entry.plans.map((plan) => `${plan.name} has ${callsText(plan)}`))}.`,
        ),
      ),
      "Tell me your calls a month, and I name the plan.",
    ],
    [category?.source ?? pricingPage(content)],
  );
}

function annualHint(categories: readonly PlanCategory[]): string | undefined {
  return pricedPlans(categories).some(({ plan }) => yearlySaving(plan) !== undefined)
    ? "Paying by the year costs less; ask me how much."
    : undefined;
}

/** What a year costs in months, computed; the badge is named for what it is. */
function savingRule(content: AssistantContent): string | undefined {
  const savings = pricedPlans(content.planCategories).flatMap(
    ({ plan }) => yearlySaving(plan) ?? [],
  );
  const shares = [...new Set(savings.map(({ share }) => percent(share)))];
  if (shares.length === 0) return undefined;
  const share = shares.length === 1 ? shares[0] : `${shares[0]} to ${shares.at(-1)}`;
  return `Paid by the year, a plan costs ${share} less than twelve single months. The badge on the pricing page says "${content.annualBadge}"; counted exactly, it is the share above.`;
}
