import type { AssistantContent } from "../content.ts";
import { capitalized, bullets } from "../format.ts";
import { callsText, type CategoryPlan, monthlyText, planName } from "../plans/plan-facts.ts";
import { featuresOf } from "../plans/plan-features.ts";
import { type Answer, compose } from "./answer.ts";
import { comparing } from "./arithmetic.ts";

/**
 * What one plan has that another of its kind does not: the points that come on top, not both lists.
 * @returns undefined for plans of different kinds, whose lists have nothing in common.
 */
export function composeAdded(
  content: AssistantContent,
  asked: CategoryPlan,
  against: CategoryPlan,
): Answer | undefined {
  if (asked.category !== against.category || asked.plan === against.plan) return undefined;
  const added = featuresOf(content, asked).filter(
    (feature) => !featuresOf(content, against).includes(feature),
  );
  // 'What does the smaller one have that the larger does not?'
  if (added.length === 0) {
    const reverse = composeAdded(content, against, asked);
    return (
      reverse && {
        ...reverse,
        text: `Nothing, by the lists. ${reverse.text}`,
      }
    );
  }
  return compose(
    content,
    [
      `**${planName(asked)}** has all that **${planName(against)}** has, and beyond it:`,
      bullets([
        ...added,
        `${capitalized(callsText(asked.plan))} instead of ${callsText(against.plan)}`,
      ]),
      `It is ${monthlyText(asked.plan)}, against ${monthlyText(against.plan)}.`,
    ],
    [asked.category.source],
    comparing([against, asked]),
  );
}
