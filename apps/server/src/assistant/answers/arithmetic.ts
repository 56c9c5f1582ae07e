import type { AssistantContent } from "../content.ts";
import { bullets, count, dollars, inWords, perCallText, percent } from "../format.ts";
import {
  annualText,
  callsText,
  type CategoryPlan,
  monthlyText,
  planName,
  yearlySaving,
} from "../plans/plan-facts.ts";
import { type Answer, compose, pricingPage, reachUs } from "./answer.ts";

const monthsPerYear = 12;

/** What is reckoned needs prices; a plan without one is said to have none. */
export function unpriced(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
): Answer | undefined {
  const open = plans.filter(({ plan }) => plan.price.monthly === null);
  if (open.length === 0) return undefined;
  return compose(
    content,
    [
      `I don't know that: **${inWords(open.map(planName))}** has no list price, it is priced with you. For a quote, ${reachUs(content)}.`,
      bulletsOf(plans.filter(({ plan }) => plan.price.monthly !== null)),
    ],
    sourcesOf(content, plans),
  );
}

/** Plans with both prices and their calls. */
export const bulletsOf = (plans: readonly CategoryPlan[]): string | undefined =>
  plans.length === 0
    ? undefined
    : bullets(
        plans.map(
          (entry) =>
            `**${planName(entry)}**: ${monthlyText(entry.plan)} or ${annualText(entry.plan)}, ${callsText(entry.plan)}`,
        ),
      );

export function sourcesOf(content: AssistantContent, plans: readonly CategoryPlan[]) {
  const [first] = plans;
  return first !== undefined && plans.every(({ category }) => category === first.category)
    ? [first.category.source]
    : [pricingPage(content)];
}

/** A table of plans beside an answer. */
export const comparing = (plans: readonly CategoryPlan[], focus?: "price" | "savings") => ({
  tools: [
    {
      name: "compare_plans" as const,
      arguments: {
        plans: plans.map(({ plan }) => plan.id),
        ...(focus !== undefined && { focus }),
      },
    },
  ],
  followUps: "plan" as const,
});

/** A year's price by its months. */
export function composeMonthlyEquivalent(
  content: AssistantContent,
  chosen: CategoryPlan,
): Answer | undefined {
  const open = unpriced(content, [chosen]);
  if (open !== undefined) return open;
  const { monthly, annual } = chosen.plan.price;
  const saving = yearlySaving(chosen.plan);
  if (monthly === null || annual === null || saving === undefined) return undefined;
  return compose(
    content,
    [
      `**${planName(chosen)}** paid by the year is ${dollars(annual)} a year, which comes to **${perCallText(annual / monthsPerYear)} a month**. Paid by the month it is ${dollars(monthly)}: by the year is ${percent(saving.share)} less.`,
    ],
    [chosen.category.source],
    comparing([chosen], "savings"),
  );
}

/**
 * Whether a plan holds so many calls, and if not, which one does.
 * @param supposesNot the question supposes that it does not.
 */
export function composeEnough(
  content: AssistantContent,
  chosen: CategoryPlan,
  calls: number,
  better: CategoryPlan | undefined,
  supposesNot = false,
): Answer {
  const { plan } = chosen;
  const name = `**${planName(chosen)}**`;
  const fits = typeof plan.callsIncluded !== "number" || plan.callsIncluded >= calls;
  return compose(
    content,
    [
      plan.callsIncluded === "custom"
        ? `The calls of ${name} are agreed with you, so I don't know a limit; ${reachUs(content)}.`
        : fits
          ? `${supposesNot ? "No" : "Yes"}, ${name} is enough for ${count(calls)} calls a month: it has ${callsText(plan)}, ${monthlyText(plan)}.`
          : `${supposesNot ? "Yes" : "No"}, ${name} has ${callsText(plan)}${plan.price.monthly === null ? "" : `, ${monthlyText(plan)}`}, which is not enough for ${count(calls)}.`,
      fits || better === undefined || better.plan.id === plan.id
        ? undefined
        : better.plan.price.monthly === null
          ? `**${planName(better)}** fits: ${callsText(better.plan)}, priced with you; ${reachUs(content)}.`
          : `**${planName(better)}** fits: ${callsText(better.plan)} for **${monthlyText(better.plan)}** (${annualText(better.plan)} if you pay by the year).`,
    ],
    [chosen.category.source],
    {
      tools: [{ name: "recommend_plan", arguments: { category: chosen.category.id, calls } }],
      followUps: "plan",
    },
  );
}
