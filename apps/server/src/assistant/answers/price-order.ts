import type { Plan, PlanCategory } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, count, exactDollars, inWords } from "../format.ts";
import {
  annualText,
  callsText,
  type CategoryPlan,
  monthlyText,
  planName,
  pricedPlans,
} from "../plans/plan-facts.ts";
import { monthsPerYear } from "../quantities/numbers.ts";
import { type Answer, compose, pricingPage } from "./answer.ts";
import { comparing, sourcesOf, unpriced } from "./arithmetic.ts";

/** Bounds of a price; a bound itself counts where the words say so. */
export interface PriceRange {
  above?: number;
  below?: number;
  /** 'At most' and 'at least', not 'less than' and 'more than'. */
  inclusive: boolean;
  /** 'Less than $100 a month, paid by the year': a twelfth of the year's price is compared. */
  ofYearByMonth?: boolean;
}

/** The plans whose list price is within bounds. */
export function plansWithin(
  categories: AssistantContent["planCategories"],
  {
    above = Number.NEGATIVE_INFINITY,
    below = Number.POSITIVE_INFINITY,
    inclusive,
    ofYearByMonth = false,
  }: PriceRange,
  period: "monthly" | "annual",
): CategoryPlan[] {
  return pricedPlans(categories).filter(({ plan: { price } }) => {
    const amount = ofYearByMonth ? (price.annual ?? 0) / monthsPerYear : (price[period] ?? 0);
    return inclusive ? amount >= above && amount <= below : amount > above && amount < below;
  });
}

/** `$82.50 a month ($990 a year)`. */
const byTheMonth = (plan: Plan): string =>
  `${exactDollars(Math.round(((plan.price.annual ?? 0) / monthsPerYear) * 100) / 100)} a month (${annualText(plan)})`;

/** Every plan whose list price is within bounds. The visitor's own figures are not repeated. */
export function composePriceRange(
  content: AssistantContent,
  categories: AssistantContent["planCategories"],
  range: PriceRange,
  period: "monthly" | "annual",
): Answer | undefined {
  const {
    above = Number.NEGATIVE_INFINITY,
    below = Number.POSITIVE_INFINITY,
    ofYearByMonth = false,
  } = range;
  const all = pricedPlans(categories);
  const within = plansWithin(categories, range, period);
  const show = ofYearByMonth ? byTheMonth : period === "annual" ? annualText : monthlyText;
  const line = (entry: CategoryPlan) =>
    `**${planName(entry)}**: ${show(entry.plan)}, ${callsText(entry.plan)}`;
  const [cheapest, dearest] = [all[0], all.at(-1)];
  if (cheapest === undefined || dearest === undefined) return undefined;
  return compose(
    content,
    within.length === 0
      ? [
          above > 0
            ? `No plan has such a price. The highest is ${show(dearest.plan)} (**${planName(dearest)}**).`
            : `No plan has such a price. The lowest is ${show(cheapest.plan)} (**${planName(cheapest)}**).`,
          // What is paid by the year may be within, by the month.
          period === "monthly" && (cheapest.plan.price.annual ?? 0) / monthsPerYear <= below
            ? `Paid by the year, **${planName(cheapest)}** comes to ${byTheMonth(cheapest.plan)}.`
            : undefined,
        ]
      : [
          `${within.length === 1 ? "One plan has" : `${count(within.length)} plans have`} such a price:`,
          bullets(within.map(line)),
          above > 0 && below === Number.POSITIVE_INFINITY
            ? "Enterprise plans are priced with you, so I don't know their amounts."
            : undefined,
        ],
    [categories.length === 1 ? cheapest.category.source : pricingPage(content)],
    comparing(within.length === 0 ? [cheapest, dearest] : within.slice(0, 4), "price"),
  );
}

/** The second cheapest, the third most expensive. */
export function composeOrdinal(
  content: AssistantContent,
  categories: AssistantContent["planCategories"],
  place: number,
  from: "cheapest" | "dearest",
): { answer: Answer; chosen: CategoryPlan } | undefined {
  const plans = pricedPlans(categories);
  const ranked = from === "cheapest" ? plans : plans.toReversed();
  const [chosen, before] = [ranked[place], ranked[place - 1]];
  if (chosen === undefined) return undefined;
  const name = ["", "second ", "third ", "fourth ", "fifth "][place] ?? "next ";
  return {
    chosen,
    answer: compose(
      content,
      [
        `The ${name}${from === "cheapest" ? "cheapest" : "most expensive"} plan${from === "cheapest" ? "" : " with a list price"} is **${planName(chosen)}**: **${monthlyText(chosen.plan)}** with ${callsText(chosen.plan)}. Paid by the year it is ${exactDollars(chosen.plan.price.annual ?? 0)}.`,
        before === undefined
          ? undefined
          : `${from === "cheapest" ? "Below" : "Above"} it stands **${planName(before)}** at ${monthlyText(before.plan)}.`,
      ],
      [chosen.category.source],
      comparing([chosen], "price"),
    ),
  };
}

/** All plans by their price. */
export function composeByPrice(
  content: AssistantContent,
  categories: AssistantContent["planCategories"],
  from: "cheapest" | "dearest",
  period: "monthly" | "annual",
  most = Number.POSITIVE_INFINITY,
): Answer | undefined {
  const plans = pricedPlans(categories);
  const show = period === "annual" ? annualText : monthlyText;
  if (plans.length === 0) return undefined;
  return compose(
    content,
    [
      `Plans with a list price, ${from === "cheapest" ? "the cheapest" : "the most expensive"} first:`,
      bullets(
        (from === "cheapest" ? plans : plans.toReversed())
          .slice(0, most)
          .map((entry) => `**${planName(entry)}**: ${show(entry.plan)}, ${callsText(entry.plan)}`),
      ),
      "Enterprise plans are priced with you.",
    ],
    [pricingPage(content)],
    { tools: [{ name: "get_plans", arguments: {} }], followUps: "overview" },
  );
}

/** The two plans whose price is nearest to a sum. */
export function composeNearest(
  content: AssistantContent,
  categories: AssistantContent["planCategories"],
  amount: number,
  period: "monthly" | "annual",
): Answer | undefined {
  const gap = ({ plan }: CategoryPlan) => Math.abs((plan.price[period] ?? 0) - amount);
  const near = pricedPlans(categories)
    .toSorted((one, other) => gap(one) - gap(other))
    .slice(0, 2);
  const show = period === "annual" ? annualText : monthlyText;
  if (near.length === 0) return undefined;
  return compose(
    content,
    [
      "Nearest to that price:",
      bullets(
        near.map(
          (entry) => `**${planName(entry)}**: ${show(entry.plan)}, ${callsText(entry.plan)}`,
        ),
      ),
    ],
    sourcesOf(content, near),
    comparing(near, "price"),
  );
}

/** What stands between two sizes of one kind. */
export function composeBetween(
  content: AssistantContent,
  category: PlanCategory,
  from: readonly Plan[],
): Answer {
  const between = from.slice(1, -1);
  const line = (plan: Plan) =>
    `**${planName({ category, plan })}**: ${monthlyText(plan)}, ${callsText(plan)}`;
  const ends = [from[0], from.at(-1)].filter((plan) => plan !== undefined);
  return compose(
    content,
    [
      between.length === 0
        ? `No plan stands between ${inWords(ends.map(({ name }) => name))}:`
        : `Yes, between ${inWords(ends.map(({ name }) => name))} ${between.length === 1 ? "stands" : "stand"} ${inWords(between.map((plan) => `**${planName({ category, plan })}**`))}:`,
      bullets(from.map(line)),
    ],
    [category.source],
    comparing(
      from.map((plan) => ({ category, plan })),
      "price",
    ),
  );
}

/** Which of some plans costs least, or most. */
export function composeLeastOf(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
  wanted: "least" | "most",
  period: "monthly" | "annual",
): Answer | undefined {
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const ranked = plans.toSorted(
    (one, other) => (one.plan.price.monthly ?? 0) - (other.plan.price.monthly ?? 0),
  );
  const shown = wanted === "least" ? ranked : ranked.toReversed();
  const [best, ...others] = shown;
  if (best === undefined) return undefined;
  const show = period === "annual" ? annualText : monthlyText;
  return compose(
    content,
    [
      `Of these, **${planName(best)}** costs ${wanted}: **${show(best.plan)}** with ${callsText(best.plan)}. Then ${others.length === 1 ? "comes" : "come"} ${inWords(others.map((entry) => `**${planName(entry)}** at ${show(entry.plan)} with ${callsText(entry.plan)}`))}.`,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}
