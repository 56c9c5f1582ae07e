import type { AssistantContent } from "../content.ts";
import { bullets, count, dollars, exactDollars, inWords } from "../format.ts";
import {
  annualText,
  callsText,
  type CategoryPlan,
  monthlyText,
  planName,
  pricedPlans,
} from "../plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import { type Answer, compose, pricingPage } from "./answer.ts";
import { comparing, sourcesOf, unpriced } from "./arithmetic.ts";
import { annualSum, callsOf, itemName, monthlySum, product } from "./totals.ts";

/** A sum that somebody has, and for which time. */
export interface Budget {
  amount: number;
  period: "monthly" | "annual";
}

const unitOf = ({ period }: Budget) => (period === "annual" ? "year" : "month");
const sumOf = (items: readonly Item[], { period }: Budget) =>
  period === "annual" ? annualSum(items) : monthlySum(items);
const names = (items: readonly Item[]) => inWords(items.map(itemName));

const madeOf = (items: readonly Item[], { period }: Budget) =>
  items
    .map(({ entry, copies }) => {
      const { monthly, annual } = entry.plan.price;
      return product([copies], (period === "annual" ? annual : monthly) ?? 0);
    })
    .join(" + ");

/** Whether plans are within a sum, and what is left of it or lacks. */
export function composeAffordable(
  content: AssistantContent,
  items: readonly Item[],
  budget: Budget,
  asksLeft: boolean,
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const cost = sumOf(items, budget);
  const unit = unitOf(budget);
  const rest = budget.amount - cost;
  const single = items.length === 1 && items[0]?.copies === 1;
  const verb = single ? "costs" : "cost";
  const total =
    items.length > 1 ? `${madeOf(items, budget)} = ${dollars(cost)}` : madeOf(items, budget);
  return compose(
    content,
    [
      rest >= 0
        ? `${asksLeft ? "" : "Yes. "}${names(items)} ${verb} ${total} a ${unit}: ${dollars(budget.amount)} - ${dollars(cost)} leaves **${dollars(rest)} a ${unit}**.`
        : `${asksLeft ? "Nothing is left" : "No"}: ${names(items)} ${verb} ${total} a ${unit}, **${dollars(-rest)}** more than ${dollars(budget.amount)}.`,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

/** How many of one plan a sum pays for. */
export function composeHowMany(
  content: AssistantContent,
  { entry }: Item,
  budget: Budget,
): Answer | undefined {
  const open = unpriced(content, [entry]);
  if (open !== undefined) return open;
  const price = sumOf([{ entry, copies: 1 }], budget);
  const copies = Math.floor(budget.amount / price);
  const unit = unitOf(budget);
  const calls = callsOf([{ entry, copies }]);
  return compose(
    content,
    [
      copies === 0
        ? `None: **${planName(entry)}** costs ${dollars(price)} a ${unit}, ${dollars(price - budget.amount)} more than ${dollars(budget.amount)}.`
        : `**${count(copies)}**: ${product([copies], price)} a ${unit} for ${itemName({ entry, copies })}, which leaves ${dollars(budget.amount - copies * price)} of ${dollars(budget.amount)}.${calls === undefined || copies === 1 ? "" : ` Together they have ${count(calls)} calls a month.`}`,
    ],
    [entry.category.source],
    comparing([entry], "price"),
  );
}

/** What somebody pays today against plans of ours. */
export function composeOwnCost(
  content: AssistantContent,
  items: readonly Item[],
  budget: Budget,
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const cost = sumOf(items, budget);
  const unit = unitOf(budget);
  const rest = budget.amount - cost;
  return compose(
    content,
    [
      `${names(items)}: ${items.length > 1 ? `${madeOf(items, budget)} = ${dollars(cost)}` : madeOf(items, budget)} a ${unit}. ${
        rest >= 0
          ? `Against your ${dollars(budget.amount)} that is **${dollars(rest)} a ${unit} less** (${dollars(budget.amount)} - ${dollars(cost)}).`
          : `That is **${dollars(-rest)} a ${unit} more** than your ${dollars(budget.amount)}.`
      }`,
      unit === "month" && rest > 0
        ? `Over a year: ${product([12], rest)}, paid by the month.`
        : undefined,
      "Prices only: what else changes for you, I can't reckon.",
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

/** Bounds of a price; a bound itself counts where the words say so. */
export interface PriceRange {
  above?: number;
  below?: number;
  /** 'At most' and 'at least', not 'less than' and 'more than'. */
  inclusive: boolean;
}

/** Every plan whose list price is within bounds. The visitor's own figures are not repeated. */
export function composePriceRange(
  content: AssistantContent,
  categories: AssistantContent["planCategories"],
  { above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY, inclusive }: PriceRange,
  period: "monthly" | "annual",
): Answer | undefined {
  const all = pricedPlans(categories);
  const within = all.filter(({ plan: { price } }) => {
    const amount = price[period] ?? 0;
    return inclusive ? amount >= above && amount <= below : amount > above && amount < below;
  });
  const show = period === "annual" ? annualText : monthlyText;
  const line = (entry: CategoryPlan) =>
    `**${planName(entry)}**: ${show(entry.plan)}, ${callsText(entry.plan)}`;
  const [cheapest, dearest] = [all[0], all.at(-1)];
  if (cheapest === undefined || dearest === undefined) return undefined;
  return compose(
    content,
    within.length === 0
      ? [
          `No plan has such a price. The lowest is ${show(cheapest.plan)} (**${planName(cheapest)}**), the highest ${show(dearest.plan)} (**${planName(dearest)}**).`,
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
