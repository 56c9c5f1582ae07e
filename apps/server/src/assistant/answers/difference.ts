import type { AssistantContent } from "../content.ts";
import { count, dollars, percent } from "../format.ts";
import { type CategoryPlan, type Period, planName } from "../plans/plan-facts.ts";
import { type Answer, compose } from "./answer.ts";
import { bulletsOf, comparing, sourcesOf, unpriced } from "./arithmetic.ts";

const ratio = (value: number) => count(Math.round(value * 100) / 100);

/** What is asked of the difference of two plans. */
export interface DifferenceQuestion {
  /** Somebody supposes that the first costs less, or more, than the second. */
  claims?: "less" | "more" | undefined;
  /** As a percentage, or as so many times. */
  as?: "share" | "ratio" | undefined;
  /** The calls are asked for as well. */
  calls?: boolean;
  /** What the smaller one costs less, for somebody who wants to save. */
  less?: boolean;
}

/** What one plan costs more than another. */
export function composeDifference(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
  period: Period,
  { claims, as, calls = false, less = false }: DifferenceQuestion = {},
): Answer | undefined {
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const [low, high] = plans.toSorted(
    (one, other) => (one.plan.price.monthly ?? 0) - (other.plan.price.monthly ?? 0),
  );
  if (low === undefined || high === undefined) return undefined;
  const monthly = (high.plan.price.monthly ?? 0) - (low.plan.price.monthly ?? 0);
  const annual = (high.plan.price.annual ?? 0) - (low.plan.price.annual ?? 0);
  const isSo = claims === undefined ? undefined : (plans[0] === low) === (claims === "less");
  if (monthly === 0) {
    return compose(
      content,
      [
        `**${planName(low)}** and **${planName(high)}** cost the same: ${dollars(low.plan.price.monthly ?? 0)} a month.`,
        bulletsOf([low, high]),
      ],
      sourcesOf(content, plans),
      comparing([low, high]),
    );
  }
  return compose(
    content,
    [
      isSo === undefined ? undefined : isSo ? "Yes." : "No.",
      `${gapText(low, high, period === "annual" ? { amount: annual, unit: "year", other: monthly } : { amount: monthly, unit: "month", other: annual }, less)}${calls ? callsGap(low, high) : ""}:`,
      bulletsOf([low, high]),
      as === "ratio"
        ? `That is ${ratio((high.plan.price.monthly ?? 0) / (low.plan.price.monthly ?? 1))} times the price (${dollars(high.plan.price.monthly ?? 0)} / ${dollars(low.plan.price.monthly ?? 0)}).`
        : undefined,
      as === "share"
        ? less
          ? `That is ${percent(monthly / (high.plan.price.monthly ?? 1))} less (${dollars(monthly)} / ${dollars(high.plan.price.monthly ?? 0)}).`
          : `That is ${percent(monthly / (low.plan.price.monthly ?? 1))} more (${dollars(monthly)} / ${dollars(low.plan.price.monthly ?? 0)}).`
        : undefined,
    ],
    sourcesOf(content, plans),
    comparing([low, high]),
  );
}

/** How much more, or less, a plan costs, in the time that is asked for and in the other. */
function gapText(
  low: CategoryPlan,
  high: CategoryPlan,
  { amount, unit, other }: { amount: number; unit: "month" | "year"; other: number },
  less: boolean,
): string {
  const [one, two] = less ? [low, high] : [high, low];
  const word = less ? "less" : "more";
  const per = unit === "year" ? "By the year, " : "";
  const sum = unit === "year" ? `${dollars(amount)} ${word}` : `${dollars(amount)} a month ${word}`;
  return `${per}**${planName(one)}** costs **${sum}** than **${planName(two)}** (${dollars(other)} ${word} by the ${unit === "year" ? "month" : "year"})`;
}

/** How many calls a month the larger one has more. */
function callsGap(low: CategoryPlan, high: CategoryPlan): string {
  const [few, many] = [low.plan.callsIncluded, high.plan.callsIncluded];
  if (typeof few !== "number" || typeof many !== "number") return "";
  if (few === many) return `, and both have ${count(few)} calls a month`;
  return many > few
    ? `. **${planName(high)}** has **${count(many - few)} calls a month more** (${count(many)} - ${count(few)})`
    : `. **${planName(low)}** has **${count(few - many)} calls a month more** (${count(few)} - ${count(many)})`;
}
