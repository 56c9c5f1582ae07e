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
function unpriced(content: AssistantContent, plans: readonly CategoryPlan[]): Answer | undefined {
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

function sourcesOf(content: AssistantContent, plans: readonly CategoryPlan[]) {
  const [first] = plans;
  return first !== undefined && plans.every(({ category }) => category === first.category)
    ? [first.category.source]
    : [pricingPage(content)];
}

const comparing = (plans: readonly CategoryPlan[], focus?: "price" | "savings") => ({
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

/** Several plans together. */
export function composeSum(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
): Answer | undefined {
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const monthly = plans.reduce((sum, { plan }) => sum + (plan.price.monthly ?? 0), 0);
  const annual = plans.reduce((sum, { plan }) => sum + (plan.price.annual ?? 0), 0);
  return compose(
    content,
    [
      `Together, ${inWords(plans.map((entry) => `**${planName(entry)}**`))} come to **${dollars(monthly)} a month**, or ${dollars(annual)} a year if you pay by the year:`,
      bulletsOf(plans),
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

/** What one plan costs more than another. */
export function composeDifference(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
  period: Period,
): Answer | undefined {
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const [low, high] = plans.toSorted(
    (one, other) => (one.plan.price.monthly ?? 0) - (other.plan.price.monthly ?? 0),
  );
  if (low === undefined || high === undefined) return undefined;
  const monthly = (high.plan.price.monthly ?? 0) - (low.plan.price.monthly ?? 0);
  const annual = (high.plan.price.annual ?? 0) - (low.plan.price.annual ?? 0);
  return compose(
    content,
    [
      period === "annual"
        ? `By the year, **${planName(high)}** costs **${dollars(annual)} more** than **${planName(low)}** (${dollars(monthly)} more by the month):`
        : `**${planName(high)}** costs **${dollars(monthly)} a month more** than **${planName(low)}** (${dollars(annual)} more by the year):`,
      bulletsOf([low, high]),
    ],
    sourcesOf(content, plans),
    comparing([low, high]),
  );
}

/** A plan over some months, or several of it. */
export function composeTotal(
  content: AssistantContent,
  chosen: CategoryPlan,
  { months, copies = 1, period }: { months: number | undefined; copies?: number; period: Period },
): Answer | undefined {
  const open = unpriced(content, [chosen]);
  if (open !== undefined) return open;
  const { monthly, annual } = chosen.plan.price;
  if (monthly === null || annual === null) return undefined;
  const name = `**${planName(chosen)}**`;
  const several = copies > 1 ? `${count(copies)} times ` : "";
  const years = months === undefined ? undefined : months / monthsPerYear;
  const wholeYears = years !== undefined && Number.isInteger(years);
  const byMonth = (months ?? 1) * copies * monthly;
  const byYear = (wholeYears ? years : 1) * copies * annual;
  const span =
    months === undefined
      ? "a month"
      : wholeYears
        ? `for ${count(years)} ${years === 1 ? "year" : "years"}`
        : `for ${count(months)} ${months === 1 ? "month" : "months"}`;
  const first =
    period === "annual" && wholeYears
      ? `${several}${name} ${span}, paid by the year, comes to **${dollars(byYear)}** (${dollars(annual)} a year). Paid by the month it is ${dollars(byMonth)}.`
      : `${several}${name} ${span}, paid by the month, comes to **${dollars(byMonth)}** (${dollars(monthly)} a month${copies > 1 ? " each" : ""}).${
          wholeYears
            ? ` Paid by the year it is **${dollars(byYear)}** (${dollars(annual)} a year).`
            : months === undefined
              ? ` Paid by the year it is ${dollars(byYear)}.`
              : ""
        }`;
  return compose(
    content,
    [
      first,
      copies > 1
        ? "I multiplied the list price; our pages name no price for several plans together."
        : undefined,
    ],
    [chosen.category.source],
    {
      tools: [
        {
          name: "get_plans",
          arguments: { category: chosen.category.id, tier: tierIn(chosen) },
        },
      ],
      followUps: "plan",
    },
  );
}

const tierIn = ({ category, plan }: CategoryPlan) =>
  (["starter", "basic", "professional", "enterprise"] as const).find(
    (tier) => plan.id === `${category.id}-${tier}`,
  );

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
