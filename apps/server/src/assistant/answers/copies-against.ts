import type { AssistantContent } from "../content.ts";
import { count, dollars } from "../format.ts";
import { type CategoryPlan, planName } from "../plans/plan-facts.ts";
import { type Answer, compose } from "./answer.ts";
import { comparing, sourcesOf } from "./arithmetic.ts";

/** From how many calls a month on one larger plan costs less than so many small ones as hold them. */
export function composeCopiesAgainst(
  content: AssistantContent,
  one: CategoryPlan,
  other: CategoryPlan,
): Answer | undefined {
  const [small, large] = [one, other].toSorted(
    (first, second) => (first.plan.price.monthly ?? 0) - (second.plan.price.monthly ?? 0),
  );
  if (small === undefined || large === undefined) return undefined;
  const { price: low, callsIncluded: few } = small.plan;
  const { price: high, callsIncluded: many } = large.plan;
  if (low.monthly === null || high.monthly === null) return undefined;
  if (typeof few !== "number" || typeof many !== "number" || low.monthly === 0) return undefined;
  /** The most small plans that do not cost more. */
  const copies = Math.floor(high.monthly / low.monthly);
  const held = copies * few;
  const times = (number: number) =>
    `${count(number)} x ${dollars(low.monthly ?? 0)} = ${dollars(number * (low.monthly ?? 0))}`;
  return compose(
    content,
    [
      held >= many
        ? `At no number of calls: ${count(copies)} x **${planName(small)}** cost ${times(copies)} a month for ${count(held)} calls; **${planName(large)}** costs ${dollars(high.monthly)} for ${count(many)}.`
        : `From **${count(held + 1)} calls a month** on, up to its ${count(many)}, **${planName(large)}** costs less (${dollars(high.monthly)} a month).`,
      held >= many
        ? undefined
        : `Up to ${count(held)} calls, ${count(copies)} x **${planName(small)}** hold them for ${times(copies)}; one call more takes ${times(copies + 1)}.`,
      "I multiplied the list price; our pages name no price for several plans together.",
    ],
    sourcesOf(content, [small, large]),
    comparing([small, large], "price"),
  );
}
