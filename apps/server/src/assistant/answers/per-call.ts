import type { AssistantContent } from "../content.ts";
import { bullets, count, dollars, inWords, perCallText } from "../format.ts";
import { type CategoryPlan, perCall, type Period, planName } from "../plans/plan-facts.ts";
import { type Answer, compose } from "./answer.ts";
import { comparing, sourcesOf, unpriced } from "./arithmetic.ts";

const monthsPerYear = 12;

/** What is asked of the prices of a call. */
export interface PerCallQuestion {
  period?: Period;
  /** Which of several is wanted. */
  wanted?: "lowest" | "highest" | undefined;
  /** The difference of two is wanted. */
  difference?: boolean;
  /** Somebody supposes that the second of two costs less, or more, by the call. */
  claims?: "less" | "more" | undefined;
}

interface CallPrice {
  entry: CategoryPlan;
  price: number;
  /** `$299 a month for 200 calls`. */
  of: string;
}

/** What a call costs in each plan; larger plans are not always cheaper by the call, so it is told. */
export function composePerCall(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
  { period, wanted, difference = false, claims }: PerCallQuestion = {},
): Answer | undefined {
  const entries = plans.flatMap((entry) => priceOf(entry, period) ?? []);
  const [first] = entries;
  if (first === undefined) return plans.length === 0 ? undefined : unpriced(content, plans);
  const ranked = entries.toSorted((one, other) => one.price - other.price);
  const [low, high] = [ranked[0] ?? first, ranked.at(-1) ?? first];
  const text = textFor(ranked, difference);
  const shown = wanted === undefined ? entries : wanted === "lowest" ? ranked : ranked.toReversed();
  const best = wanted === "highest" ? high : low;
  const isSo = claims === undefined ? undefined : (entries.at(-1) === low) === (claims === "less");
  return compose(
    content,
    [
      wanted === undefined || entries.length < 2
        ? undefined
        : `${wanted === "lowest" ? "Lowest" : "Highest"} by the call is **${planName(best.entry)}**: **${text(best.price)}** (${best.of}).`,
      isSo === undefined || low === high ? undefined : isSo ? "Yes." : "No.",
      difference && low !== high
        ? `By the call, **${planName(low.entry)}** costs ${text(high.price - low.price)} less than **${planName(high.entry)}** (${text(high.price)} - ${text(low.price)}).`
        : undefined,
      `If all included calls are used, a call ${period === "annual" ? "of a plan paid by the year " : ""}comes to:`,
      bullets(
        shown.map(({ entry, price, of }) => `**${planName(entry)}**: ${text(price)} (${of})`),
      ),
      period === "annual" && entries.length === 1 ? byTheMonth(first, difference) : undefined,
      entries.length < 2 || (wanted !== undefined && !isWholeKind(entries))
        ? undefined
        : largerPlans(entries),
    ],
    sourcesOf(
      content,
      entries.map(({ entry }) => entry),
    ),
    comparing(
      entries.map(({ entry }) => entry),
      "price",
    ),
  );
}

function priceOf(entry: CategoryPlan, period: Period): CallPrice | undefined {
  const { price, callsIncluded } = entry.plan;
  const month = perCall(entry.plan);
  if (month === undefined || price.monthly === null || price.annual === null) return undefined;
  const calls = Number(callsIncluded);
  return period === "annual"
    ? {
        entry,
        price: price.annual / (monthsPerYear * calls),
        of: `${dollars(price.annual)} a year for ${monthsPerYear} x ${count(calls)} = ${count(monthsPerYear * calls)} calls`,
      }
    : { entry, price: month, of: `${dollars(price.monthly)} a month for ${count(calls)} calls` };
}

const byTheMonth = ({ entry, price }: CallPrice, difference: boolean): string | undefined => {
  const month = priceOf(entry, "monthly");
  return month === undefined
    ? undefined
    : `Paid by the month it is ${perCallText(month.price)} (${month.of})${difference ? `, $${(month.price - price).toFixed(3)} more a call` : ""}.`;
};

/** Prices that only differ behind the cents are told apart by a third digit. */
function textFor(ranked: readonly CallPrice[], exact: boolean): (price: number) => string {
  const alike = ranked.some(({ price }, index) => {
    const before = ranked[index - 1];
    return (
      before !== undefined && before.price !== price && before.price.toFixed(2) === price.toFixed(2)
    );
  });
  return (alike || exact) && ranked.length <= 4 ? (price) => `$${price.toFixed(3)}` : perCallText;
}

/** More than one size of one kind is shown. */
const isWholeKind = (entries: readonly CallPrice[]): boolean =>
  entries.some(({ entry }, index) =>
    entries.some((other, at) => at !== index && other.entry.category === entry.category),
  );

/** Whether larger plans are cheaper by the call: computed, since they need not be. */
function largerPlans(entries: readonly CallPrice[]): string {
  const dearer = entries.flatMap(({ entry, price }) => {
    const smaller = entries.find(
      (other) =>
        other.entry.category === entry.category &&
        Number(other.entry.plan.callsIncluded) < Number(entry.plan.callsIncluded) &&
        other.price < price,
    );
    return smaller === undefined
      ? []
      : [`${planName(entry)} costs more by the call than ${planName(smaller.entry)}`];
  });
  return dearer.length > 0
    ? `A larger plan is not always cheaper by the call: ${inWords(dearer)}.`
    : "Here, a larger plan is cheaper by the call.";
}
