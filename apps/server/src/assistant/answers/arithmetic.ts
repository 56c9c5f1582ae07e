import type { AssistantContent } from "../content.ts";
import { bullets, count, dollars, inWords, perCallText, percent } from "../format.ts";
import {
  annualText,
  callsText,
  type CategoryPlan,
  monthlyText,
  perCall,
  type Period,
  planName,
  yearlySaving,
} from "../plan-facts.ts";
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

const bulletsOf = (plans: readonly CategoryPlan[]): string | undefined =>
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

const ratio = (value: number) => count(Math.round(value * 100) / 100);

/** What one plan costs more than another. */
export function composeDifference(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
  period: Period,
  { claims, as }: { claims?: "less" | "more"; as?: "share" | "ratio" | undefined } = {},
): Answer | undefined {
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const [low, high] = plans.toSorted(
    (one, other) => (one.plan.price.monthly ?? 0) - (other.plan.price.monthly ?? 0),
  );
  if (low === undefined || high === undefined) return undefined;
  const monthly = (high.plan.price.monthly ?? 0) - (low.plan.price.monthly ?? 0);
  const annual = (high.plan.price.annual ?? 0) - (low.plan.price.annual ?? 0);
  // Somebody supposes that the first costs less, or more, than the second.
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
      period === "annual"
        ? `By the year, **${planName(high)}** costs **${dollars(annual)} more** than **${planName(low)}** (${dollars(monthly)} more by the month):`
        : `**${planName(high)}** costs **${dollars(monthly)} a month more** than **${planName(low)}** (${dollars(annual)} more by the year):`,
      bulletsOf([low, high]),
      as === "ratio"
        ? `That is ${ratio((high.plan.price.monthly ?? 0) / (low.plan.price.monthly ?? 1))} times the price (${dollars(high.plan.price.monthly ?? 0)} / ${dollars(low.plan.price.monthly ?? 0)}).`
        : undefined,
      as === "share"
        ? `That is ${percent(monthly / (low.plan.price.monthly ?? 1))} more (${dollars(monthly)} / ${dollars(low.plan.price.monthly ?? 0)}).`
        : undefined,
    ],
    sourcesOf(content, plans),
    comparing([low, high]),
  );
}

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

/** What a call comes to when so many are used. */
export function composeUsage(
  content: AssistantContent,
  chosen: CategoryPlan,
  calls: number,
): Answer | undefined {
  const open = unpriced(content, [chosen]);
  if (open !== undefined) return open;
  const { price, callsIncluded } = chosen.plan;
  if (price.monthly === null || typeof callsIncluded !== "number") return undefined;
  const full = perCall(chosen.plan);
  return compose(
    content,
    [
      calls > callsIncluded
        ? `**${planName(chosen)}** includes ${callsText(chosen.plan)}, fewer than ${count(calls)}. I don't know what calls beyond them cost: our pages don't say.`
        : `With ${count(calls)} calls in a month, a call on **${planName(chosen)}** comes to **${perCallText(price.monthly / calls)}** (${dollars(price.monthly)} for ${count(calls)} calls).`,
      full === undefined
        ? undefined
        : `With all ${count(callsIncluded)} included calls used it is ${perCallText(full)}.`,
    ],
    [chosen.category.source],
    comparing([chosen], "price"),
  );
}

/** Whether a plan holds so many calls, and if not, which one does. */
export function composeEnough(
  content: AssistantContent,
  chosen: CategoryPlan,
  calls: number,
  better: CategoryPlan | undefined,
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
          ? `Yes, ${name} is enough for ${count(calls)} calls a month: it has ${callsText(plan)}, ${monthlyText(plan)}.`
          : `No, ${name} has ${callsText(plan)}, which is not enough for ${count(calls)}.`,
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
