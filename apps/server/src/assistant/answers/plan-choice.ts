import type { PlanCategory } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, count, dollars, inWords } from "../format.ts";
import {
  annualText,
  callsText,
  monthlyText,
  type Period,
  planForBudget,
  planName,
  pricedPlans,
  tierOf,
} from "../plans/plan-facts.ts";
import { type Answer, compose, pricingPage } from "./answer.ts";
import { planCard } from "./prices.ts";

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
    planCard(cheapest, period),
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
      `The largest plan with a list price is **${planName(highest)}**: **${monthlyText(highest.plan)}** with ${callsText(highest.plan)}. Paid by the year it is ${dollars(highest.plan.price.annual ?? 0)}. Above it stand the Enterprise plans, which are priced with you.`,
    ],
    [highest.category.source],
    planCard(highest, undefined),
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
          (entry) =>
            `**${planName(entry)}**: ${monthlyText(entry.plan)}, ${callsText(entry.plan)}; ${annualText(entry.plan)} if you pay by the year`,
        ),
      ),
    ],
    [category === undefined ? pricingPage(content) : first.category.source],
    {
      tools:
        popular.length === 1
          ? (planCard(first, undefined).tools ?? [])
          : [{ name: "get_plans", arguments: { tier: tierOf(first.plan) } }],
      followUps: "overview",
    },
  );
}

/**
 * The largest plan of each kind within a budget, also with what is left of it, or every plan within it. The visitor's own
 * figure is not repeated.
 */
export function composeBudget(
  content: AssistantContent,
  categories: readonly PlanCategory[],
  budget: number,
  period: "monthly" | "annual" = "monthly",
  lists: "largest" | "all" | "left" = "largest",
): Answer | undefined {
  const show = period === "annual" ? annualText : monthlyText;
  const cheapest = pricedPlans(categories)[0];
  if (cheapest === undefined) return undefined;
  const within = categories.flatMap((category) =>
    lists !== "all"
      ? (planForBudget(category, budget, period) ?? [])
      : pricedPlans([category]).filter(
          ({ plan: { price } }) => (price[period] ?? Number.POSITIVE_INFINITY) <= budget,
        ),
  );
  return compose(
    content,
    within.length === 0
      ? [
          `No plan is within that. The cheapest is **${planName(cheapest)}** at **${show(cheapest.plan)}** with ${callsText(cheapest.plan)}.`,
        ]
      : [
          lists === "all"
            ? within.length === 1
              ? "Within that budget there is one plan:"
              : `Within that budget there are ${count(within.length)} plans:`
            : within.length === 1 && categories.length === 1
              ? "Within that budget, the largest plan is:"
              : "Within that budget, the largest plan of each kind is:",
          bullets(
            within.map(
              (entry) =>
                `**${planName(entry)}**: ${show(entry.plan)}, ${callsText(entry.plan)}${
                  lists === "left"
                    ? `, which leaves **${dollars(budget - (entry.plan.price[period] ?? 0))}**`
                    : ""
                }`,
            ),
          ),
        ],
    [categories.length === 1 ? cheapest.category.source : pricingPage(content)],
    {
      tools: [
        {
          name: "recommend_plan",
          arguments: {
            budget,
            ...(categories.length === 1 && { category: cheapest.category.id }),
            ...(period === "annual" && { period }),
          },
        },
      ],
      followUps: "overview",
    },
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
    {
      tools: [
        {
          name: "compare_plans",
          arguments: { plans: plans.map(({ plan }) => plan.id), focus: "price" },
        },
      ],
      followUps: "plan",
    },
  );
}

/** That no plan is free, and what the cheapest costs. */
export function composeNothingFree(content: AssistantContent): Answer | undefined {
  const cheapest = pricedPlans(content.planCategories)[0];
  if (cheapest === undefined) return undefined;
  return compose(
    content,
    [
      `No free plan is listed. The lowest price is **${monthlyText(cheapest.plan)}**, for **${planName(cheapest)}** with ${callsText(cheapest.plan)}.`,
    ],
    [cheapest.category.source],
    planCard(cheapest, undefined),
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
            `**${entry.name}**: ${entry.subtitle} ${inWords(entry.plans.map((plan) => `${plan.name} has ${callsText(plan)} (${monthlyText(plan)})`))}.`,
        ),
      ),
      "Tell me your calls a month, and I name the plan.",
    ],
    [category?.source ?? pricingPage(content)],
    {
      tools: [
        { name: "get_plans", arguments: category === undefined ? {} : { category: category.id } },
      ],
      followUps: "overview",
    },
  );
}

/** What kinds of agents are for, side by side, and what each starts from. */
export function composeKinds(
  content: AssistantContent,
  categories: readonly PlanCategory[],
): Answer | undefined {
  if (categories.length === 0) return undefined;
  return compose(
    content,
    [
      bullets(
        categories.map((entry) => {
          const [first] = pricedPlans([entry]);
          const starts =
            first === undefined
              ? ""
              : ` From **${monthlyText(first.plan)}** (${first.plan.name}, ${callsText(first.plan)}).`;
          return `**${entry.name}**: ${entry.subtitle}${starts}`;
        }),
      ),
    ],
    categories.map(({ source }) => source),
    { tools: [{ name: "get_plans", arguments: {} }], followUps: "overview" },
  );
}
