import type { AssistantContent } from "../content.ts";
import { count, dollars, inWords } from "../format.ts";
import {
  annualText,
  callsText,
  type CategoryPlan,
  monthlyText,
  planName,
} from "../plans/plan-facts.ts";
import { type Answer, compose, reachUs } from "./answer.ts";
import { comparing, sourcesOf } from "./arithmetic.ts";

const price = (content: AssistantContent, { plan }: CategoryPlan) =>
  plan.price.monthly === null
    ? `priced with you; for a quote, ${reachUs(content)}`
    : `**${monthlyText(plan)}** (${annualText(plan)} if you pay by the year)`;

/**
 * Whether so many calls need a plan, or a smaller one holds them.
 * The question may be whether the plan is too large, not whether it is needed; and what the step up costs.
 */
export function composeNeeded(
  content: AssistantContent,
  asked: CategoryPlan,
  calls: number,
  fitting: CategoryPlan,
  { asksTooMuch, asksGap }: { asksTooMuch: boolean; asksGap: boolean },
): Answer {
  const { plans } = asked.category;
  const below = plans[plans.indexOf(fitting.plan) - 1];
  const [place, fit] = [plans.indexOf(asked.plan), plans.indexOf(fitting.plan)];
  const fits = `**${planName(fitting)}** holds ${count(calls)} calls a month: ${callsText(fitting.plan)}, ${price(content, fitting)}.`;
  return compose(
    content,
    fit < place
      ? [
          `${asksTooMuch ? "Yes" : "No"}. ${fits}`,
          `**${planName(asked)}** has ${callsText(asked.plan)}.`,
        ]
      : fit > place
        ? [
            `**${planName(asked)}** is not enough: it has ${callsText(asked.plan)}, fewer than ${count(calls)}.`,
            fits,
            asksGap ? stepText(asked, fitting) : undefined,
          ]
        : [
            below === undefined
              ? `${asksTooMuch ? "No" : "Yes"}. ${fits}`
              : `${asksTooMuch ? "No" : "Yes"}: ${below.name} has ${callsText(below)}, fewer than ${count(calls)}. ${fits}`,
          ],
    [asked.category.source],
    comparing([...new Set([asked, fitting])], "price"),
  );
}

/** What the plan that fits costs more than the one that was asked about. */
const stepText = (
  { plan: { price: low } }: CategoryPlan,
  { plan: { price: high } }: CategoryPlan,
) =>
  low.monthly === null || high.monthly === null
    ? undefined
    : `That is **${dollars(high.monthly - low.monthly)} a month** more (${dollars(high.monthly)} - ${dollars(low.monthly)}).`;

/** Which of some plans hold so many calls, and which of those costs least. */
export function composeWhichHolds(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
  calls: number,
): { answer: Answer; chosen: CategoryPlan } | undefined {
  const holds = ({ plan }: CategoryPlan) =>
    typeof plan.callsIncluded !== "number" || plan.callsIncluded >= calls;
  const enough = plans
    .filter(holds)
    .toSorted(
      (one, other) =>
        (one.plan.price.monthly ?? Number.POSITIVE_INFINITY) -
        (other.plan.price.monthly ?? Number.POSITIVE_INFINITY),
    );
  const few = plans.filter((entry) => !holds(entry));
  const [best, ...others] = enough;
  if (best === undefined) return undefined;
  return {
    chosen: best,
    answer: compose(
      content,
      [
        `For ${count(calls)} calls a month, **${planName(best)}**: ${callsText(best.plan)} for ${price(content, best)}.`,
        few.length === 0
          ? undefined
          : `Not enough: ${inWords(few.map((entry) => `**${planName(entry)}** with ${callsText(entry.plan)}`))}.`,
        others.length === 0
          ? undefined
          : `It would fit as well: ${inWords(others.map((entry) => `**${planName(entry)}**, ${callsText(entry.plan)} for ${monthlyText(entry.plan)}`))}.`,
      ],
      sourcesOf(content, plans),
      comparing(plans, "price"),
    ),
  };
}
