import type { PlanCategory, PlanTier } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, count, dollars } from "../format.ts";
import {
  annualText,
  callsText,
  type CategoryPlan,
  findPlan,
  monthlyText,
  type Period,
  planLine,
  planName,
  pricedPlans,
  tierOf,
} from "../plans/plan-facts.ts";
import { type Answer, compose, pricingPage, reachUs } from "./answer.ts";
import { annualHint, savingRule, savingSentence } from "./savings.ts";

/** The card of the one plan that is spoken of. */
export const planCard = (
  { category, plan }: CategoryPlan,
  period: Period,
): Pick<Answer, "tools" | "followUps"> => ({
  tools: [
    {
      name: "get_plans",
      arguments: { category: category.id, tier: tierOf(plan), ...(period && { period }) },
    },
  ],
  followUps: "plan",
});

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
      planCard(chosen, period),
    );
  }
  const sentence =
    period === "annual"
      ? `Paid by the year, **${name}** costs **${annualText(plan)}** with ${callsText(plan)}. ${savingSentence(chosen) ?? ""} Paid by the month it is ${dollars(plan.price.monthly)}.`
      : `**${name}** costs **${monthlyText(plan)}** with ${callsText(plan)}. Paid by the year it is ${dollars(plan.price.annual ?? 0)}.`;
  return compose(content, [sentence], [category.source], planCard(chosen, period));
}

/** That a plan is the smallest, or the largest, of its kind. */
export function composeNoFurther(
  content: AssistantContent,
  chosen: CategoryPlan,
  direction: "up" | "down",
): Answer {
  const price = composePrice(content, chosen, "monthly");
  const [place, size] = direction === "up" ? ["above", "largest"] : ["below", "smallest"];
  return {
    ...price,
    text: `There is none ${place} it: it is the ${size} plan of **${chosen.category.name}**. ${price.text}`,
  };
}

/** That a plan by agreement is not priced as a multiple of another. */
export function composeNoMultiple(
  content: AssistantContent,
  chosen: CategoryPlan | undefined,
): Answer | undefined {
  return (
    chosen &&
    compose(
      content,
      [
        `No: **${planName(chosen)}** is priced with you, and our pages give no rule by which its price follows from another plan's. For a quote, ${reachUs(content)}.`,
      ],
      [chosen.category.source],
      planCard(chosen, undefined),
    )
  );
}

/** What several plans cost, one a line; one alone in a sentence. */
export function composePlanPrices(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
  period: Period,
): Answer | undefined {
  const [first] = plans;
  if (first === undefined || plans.length === 1)
    return first && composePrice(content, first, period);
  return compose(
    content,
    [
      period === "annual" ? "Paid by the year:" : "Paid by the month:",
      bullets(plans.map((entry) => planLine(entry, period, planName(entry)))),
    ],
    plans.map(({ category }) => category.source),
  );
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
    {
      tools: [
        { name: "get_plans", arguments: { category: category.id, ...(period && { period }) } },
      ],
      followUps: "category",
    },
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
    {
      tools: [{ name: "get_plans", arguments: period === undefined ? {} : { period } }],
      followUps: "overview",
    },
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
    {
      tools: [{ name: "get_plans", arguments: { tier, ...(period && { period }) } }],
      followUps: "overview",
    },
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
    {
      tools: [{ name: "get_plans", arguments: period === undefined ? {} : { period } }],
      followUps: "overview",
    },
  );
}

/** 'Starting from': the lowest price of each kind, since one figure does not hold for all. */
export function composeStartingPrice(content: AssistantContent): Answer | undefined {
  const entries = content.planCategories.flatMap((category) => pricedPlans([category]).slice(0, 1));
  const [cheapest] = entries.toSorted(
    (one, other) => (one.plan.price.monthly ?? 0) - (other.plan.price.monthly ?? 0),
  );
  if (cheapest === undefined) return undefined;
  const faq = content.faqItems.find(({ id }) => id === "cost");
  return compose(
    content,
    [
      `Pricing starts from **${monthlyText(cheapest.plan)}**${faq === undefined ? "" : ", as our FAQ says"}; that is **${planName(cheapest)}**. Each kind of agent has its own starting price:`,
      bullets(
        entries.map(
          (entry) => `**${planName(entry)}**: ${monthlyText(entry.plan)}, ${callsText(entry.plan)}`,
        ),
      ),
    ],
    [pricingPage(content), ...(faq === undefined ? [] : [faq.source])],
    {
      tools: [{ name: "get_plans", arguments: { tier: tierOf(cheapest.plan) } }],
      followUps: "overview",
    },
  );
}
