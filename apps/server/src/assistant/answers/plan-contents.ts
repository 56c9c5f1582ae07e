import type { PlanCategory, PlanTier } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, inWords } from "../format.ts";
import {
  allPlans,
  callsText,
  type CategoryPlan,
  findPlan,
  monthlyText,
  planLine,
  planName,
} from "../plans/plan-facts.ts";
import { type Answer, compose, pricingPage, reachUs } from "./answer.ts";
import { planCard } from "./prices.ts";

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
    planCard(chosen, undefined),
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
            `**${planName(entry)}** (${monthlyText(entry.plan)}, ${callsText(entry.plan)}). ${entry.plan.description} ${entry.plan.features.join("; ")}.`,
        ),
      ),
      content.includedInAllPlans.length === 0
        ? undefined
        : `Every plan includes ${inWords(content.includedInAllPlans)}.`,
    ],
    [pricingPage(content)],
    { tools: [{ name: "get_plans", arguments: { tier } }], followUps: "overview" },
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
    chosen === undefined
      ? {
          tools: [{ name: "get_plans", arguments: { category: category.id } }],
          followUps: "category",
        }
      : planCard(chosen, undefined),
  );
}

/** How many calls every plan includes, where no kind is named. @param asksLimit whether there is a limit is asked. */
export function composeAllCalls(content: AssistantContent, asksLimit: boolean): Answer | undefined {
  if (content.planCategories.length === 0) return undefined;
  const open = allPlans(content.planCategories).filter(
    ({ plan }) => plan.callsIncluded === "unlimited",
  );
  return compose(
    content,
    [
      asksLimit
        ? `Yes: each plan includes a number of calls a month${open.length === 0 ? "" : `; only **${inWords(open.map(planName))}** has ${inWords([...new Set(open.map(({ plan }) => callsText(plan)))])}`}.`
        : "Calls that the plans include:",
      bullets(
        content.planCategories.map(
          ({ name, plans }) =>
            `**${name}**: ${inWords(plans.map((plan) => `${plan.name} ${callsText(plan)}`))}`,
        ),
      ),
      asksLimit
        ? "I don't know what happens with calls beyond a plan's number: our pages don't say."
        : undefined,
    ],
    [pricingPage(content)],
    { tools: [{ name: "get_plans", arguments: {} }], followUps: "overview" },
  );
}

/** Whether several places may use one plan: not known, but what a plan lists of several places is. */
export function composeSharing(content: AssistantContent, asked: CategoryPlan): Answer {
  const listed = asked.category.plans.flatMap((plan) =>
    plan.features
      .filter((feature) => /\b(?:locations|sites|offices)\b/i.test(feature))
      .map((feature) => `**${planName({ category: asked.category, plan })}** lists "${feature}".`),
  );
  return compose(
    content,
    [
      `I don't know whether several places may share one **${planName(asked)}**: our pages don't say. It has ${callsText(asked.plan)} in all. A person can tell you: ${reachUs(content)}.`,
      ...listed,
    ],
    [asked.category.source],
  );
}

/** Two or more plans beside each other. */
export function composeComparison(
  content: AssistantContent,
  chosen: readonly CategoryPlan[],
): Answer {
  const categories = new Set(chosen.map(({ category }) => category));
  const [only] = categories;
  return compose(
    content,
    [
      `${inWords(chosen.map(planName))}:`,
      bullets(
        chosen.map(
          (entry) =>
            `${planLine(entry, undefined, categories.size > 1 ? planName(entry) : entry.plan.name)}. ${entry.plan.description} ${entry.plan.features.join("; ")}.`,
        ),
      ),
    ],
    [only !== undefined && categories.size === 1 ? only.source : pricingPage(content)],
    {
      tools: [{ name: "compare_plans", arguments: { plans: chosen.map(({ plan }) => plan.id) } }],
      followUps: "plan",
    },
  );
}
