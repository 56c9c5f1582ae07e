import type { PlanCategory } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, count, dollarsAndCents, exactDollars, inWords, percent } from "../format.ts";
import {
  type CategoryPlan,
  callsText,
  type Period,
  planName,
  pricedPlans,
  tierOf,
} from "../plans/plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import { type Answer, compose } from "./answer.ts";
import { comparing, sourcesOf, unpriced } from "./arithmetic.ts";

const monthsPerYear = 12;

/** How long plans are to run and how they are paid, where that was said. */
export interface Terms {
  months?: number | undefined;
  period?: Period;
}

/** `3 x **AI Receptionist Basic**`. */
export const itemName = ({ entry, copies }: Item) =>
  copies === 1 ? `**${planName(entry)}**` : `${count(copies)} x **${planName(entry)}**`;

/** `3 x $299 = $897`; the price alone where nothing is multiplied. */
export function product(factors: readonly number[], price: number, mark = ""): string {
  const counted = factors.filter((factor) => factor !== 1);
  const total = factors.reduce((result, factor) => result * factor, price);
  const sign = `${mark}${exactDollars(total)}`;
  return counted.length === 0
    ? sign
    : `${counted.map(count).join(" x ")} x ${exactDollars(price)} = ${sign}`;
}

const itemNames = (items: readonly Item[]) => inWords(items.map(itemName));
const bold = (sum: string, total: string) => `${sum.slice(0, -total.length)}**${total}**`;

const spanText = (months: number): string => {
  const years = months / monthsPerYear;
  return Number.isInteger(years)
    ? `${count(years)} ${years === 1 ? "year" : "years"}`
    : `${count(months)} ${months === 1 ? "month" : "months"}`;
};

/** What some plans cost together, by the month and by the year. */
export const monthlySum = (items: readonly Item[]) =>
  items.reduce((sum, { entry, copies }) => sum + copies * (entry.plan.price.monthly ?? 0), 0);
export const annualSum = (items: readonly Item[]) =>
  items.reduce((sum, { entry, copies }) => sum + copies * (entry.plan.price.annual ?? 0), 0);

/** One plan for some months, or several of it: each figure with what it is made of. */
export function composeTotal(
  content: AssistantContent,
  item: Item,
  { months, period }: Terms,
): Answer | undefined {
  const { entry: chosen, copies } = item;
  const open = unpriced(content, [chosen]);
  if (open !== undefined) return open;
  const { monthly, annual } = chosen.plan.price;
  if (monthly === null || annual === null) return undefined;
  const years = months === undefined ? undefined : months / monthsPerYear;
  const name = itemName(item);
  const span = months === undefined ? "" : ` for ${spanText(months)}`;
  const byMonth = {
    how: "paid by the month",
    sum: product([copies, months ?? 1], monthly),
    total: exactDollars(copies * (months ?? 1) * monthly),
    unit: months === undefined ? " a month" : "",
  };
  const byYear = {
    how: "paid by the year",
    sum: product([copies, years ?? 1], annual),
    total: exactDollars(copies * (years ?? 1) * annual),
    unit: months === undefined ? " a year" : "",
  };
  const hasYears = years === undefined || Number.isInteger(years);
  const forms = hasYears ? [byMonth, byYear] : [byMonth];
  const [first, second] = period === "annual" && hasYears ? forms.toReversed() : forms;
  if (first === undefined) return undefined;
  return compose(
    content,
    [
      `${name}${span}, ${first.how}: ${bold(first.sum, first.total)}${first.unit}.${
        second === undefined
          ? ""
          : ` ${second.how.replace("paid", "Paid")}: ${bold(second.sum, second.total)}${second.unit}.`
      }`,
      !hasYears && period === "annual" ? mixedYears(item, months ?? 0) : undefined,
      copies > 1
        ? "I multiplied the list price; our pages name no price for several plans together."
        : undefined,
    ],
    [chosen.category.source],
    {
      tools: [
        {
          name: "get_plans",
          arguments: { category: chosen.category.id, tier: tierOf(chosen.plan) },
        },
      ],
      followUps: "plan",
    },
  );
}

/** A year's price is for twelve months: what is over them is paid by the month. */
function mixedYears({ entry: { plan }, copies }: Item, months: number): string | undefined {
  const years = Math.floor(months / monthsPerYear);
  const rest = months % monthsPerYear;
  if (years === 0) return "A year's price is for twelve months.";
  const { monthly, annual } = plan.price;
  const total = copies * (years * (annual ?? 0) + rest * (monthly ?? 0));
  return `A year's price is for twelve months. With ${spanText(years * monthsPerYear)} paid by the year and ${spanText(rest)} by the month: ${product([copies, years], annual ?? 0)} and ${product([copies, rest], monthly ?? 0)}, together ${exactDollars(total)}.`;
}

/** Several plans together. */
export function composeSum(
  content: AssistantContent,
  items: readonly Item[],
  { months, period }: Terms = {},
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const monthly = `**${exactDollars(monthlySum(items))} a month**`;
  const annual = `${exactDollars(annualSum(items))} a year`;
  const years = months === undefined ? 1 : months / monthsPerYear;
  return compose(
    content,
    [
      // What is asked for a time stands first.
      months === undefined || period === "annual"
        ? undefined
        : `Together, ${inWords(items.map(itemName))} for ${spanText(months)}, paid by the month, come to ${bold(product([months], monthlySum(items)), exactDollars(months * monthlySum(items)))}.${
            Number.isInteger(years) && years > 1
              ? ` Paid by the year: ${product([years], annualSum(items))}.`
              : ""
          }`,
      `${months === undefined || period === "annual" ? `Together, ${inWords(items.map(itemName))} come to` : "That is"} ${
        period === "annual"
          ? `**${annual}** if you pay by the year, or ${monthly.replaceAll("**", "")} paid by the month`
          : `${monthly}, or ${annual} if you pay by the year`
      }:`,
      bullets(
        items.map(({ entry, copies }) => {
          const price = entry.plan.price;
          return `${itemName({ entry, copies })}: ${product([copies], price.monthly ?? 0)} a month or ${product([copies], price.annual ?? 0)} a year, ${copies === 1 ? "" : "each with "}${callsText(entry.plan)}`;
        }),
      ),
      months === undefined || period !== "annual"
        ? undefined
        : `For ${spanText(months)}, paid by the month: ${product([months], monthlySum(items))}.${
            Number.isInteger(years)
              ? ` Paid by the year: ${product([years], annualSum(items))}.`
              : ""
          }`,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

/** What a plan costs each time that it is paid, and how often that is. */
function billed({ plan }: Item["entry"], period: Period) {
  return period === "annual"
    ? { price: plan.price.annual, unit: "year" }
    : { price: plan.price.monthly, unit: "month" };
}

/** A share of a plan's price: 'divided by 4', 'half of it'. */
export function composeShare(
  content: AssistantContent,
  { entry, copies }: Item,
  parts: number,
  period: Period,
): Answer | undefined {
  const open = unpriced(content, [entry]);
  if (open !== undefined) return open;
  const { price, unit } = billed(entry, period);
  if (price === null) return undefined;
  return compose(
    content,
    [
      `${itemName({ entry, copies })}: ${exactDollars(copies * price)} a ${unit} divided by ${count(parts)} is **${exactDollars((copies * price) / parts)}**.`,
      "A plan is only sold whole: our pages name no price for a part of one.",
    ],
    [entry.category.source],
    comparing([entry], "price"),
  );
}

/** What a plan comes to by the week or by the day. */
export function composePriceOver(
  content: AssistantContent,
  { entry, copies }: Item,
  unit: "week" | "day",
): Answer | undefined {
  const open = unpriced(content, [entry]);
  if (open !== undefined) return open;
  const { monthly, annual } = entry.plan.price;
  if (monthly === null || annual === null) return undefined;
  const [perYear, number] = unit === "week" ? [52, "52 weeks"] : [365, "365 days"];
  const year = copies * monthsPerYear * monthly;
  const cents = (amount: number) => dollarsAndCents(amount / perYear);
  return compose(
    content,
    [
      `${itemName({ entry, copies })} paid by the month comes to about **${cents(year)} a ${unit}** (${product([monthsPerYear, copies], monthly)} a year / ${number}). Paid by the year it is about ${cents(copies * annual)} (${exactDollars(copies * annual)} / ${number}).`,
      `Plans are paid by the month or by the year, not by the ${unit}.`,
    ],
    [entry.category.source],
    comparing([entry], "price"),
  );
}

/** A percentage of a plan's price. */
export function composePercentOf(
  content: AssistantContent,
  { entry, copies }: Item,
  share: number,
  period: Period,
): Answer | undefined {
  const open = unpriced(content, [entry]);
  if (open !== undefined) return open;
  const { price, unit } = billed(entry, period);
  if (price === null) return undefined;
  return compose(
    content,
    [
      `${percent(share / 100)} of ${exactDollars(copies * price)} a ${unit} (${itemName({ entry, copies })}) is **${exactDollars(Math.round(copies * price * share) / 100)}**.`,
    ],
    [entry.category.source],
    comparing([entry], "price"),
  );
}

/** The mean of the list prices. */
export function composeAverage(
  content: AssistantContent,
  categories: readonly PlanCategory[],
  period: "monthly" | "annual",
): Answer | undefined {
  const plans = pricedPlans(categories);
  if (plans.length === 0) return undefined;
  const prices = plans.map(({ plan }) => plan.price[period] ?? 0);
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  return compose(
    content,
    [
      `The ${count(plans.length)} ${categories.length === 1 ? `${categories[0]?.name ?? ""} ` : ""}plans with a list price average **${exactDollars(Math.round(mean * 100) / 100)} a ${period === "annual" ? "year" : "month"}**: (${prices.map(exactDollars).join(" + ")}) / ${count(plans.length)}.`,
      "No plan costs that; Enterprise plans are priced with you.",
    ],
    sourcesOf(content, plans),
    comparing(plans.slice(0, 4), "price"),
  );
}

/** Some plans against others: what each side costs and holds, and which costs less. */
export function composeSides(
  content: AssistantContent,
  [one, other]: readonly [readonly Item[], readonly Item[]],
  { months, period }: Terms = {},
): Answer | undefined {
  const plans = [...one, ...other].map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const unit = period === "annual" ? ("year" as const) : ("month" as const);
  const sum = unit === "year" ? annualSum : monthlySum;
  const spans = months === undefined ? 1 : months / (unit === "year" ? monthsPerYear : 1);
  const factor = Number.isInteger(spans) ? spans : 1;
  const gap = (sum(other) - sum(one)) * factor;
  const [less, more] = gap >= 0 ? [one, other] : [other, one];
  const per = factor === 1 ? ` a ${unit}` : ` over ${spanText(months ?? 0)}`;
  const [few, many] = [callsOf(less), callsOf(more)];
  return compose(
    content,
    [
      gap === 0
        ? `${itemNames(one)} and ${itemNames(other)} cost the same.`
        : `${itemNames(less)} ${agree(less)} **${exactDollars(Math.abs(gap))}${per} less** than ${itemNames(more)}:`,
      bullets([one, other].map((items) => sideLine(items, factor, unit))),
      few === undefined || many === undefined
        ? undefined
        : few === many
          ? `Both have ${count(few)} calls a month.`
          : `By the calls, ${itemNames(few > many ? less : more)} ${agree(few > many ? less : more, "has", "have")} more: ${count(Math.max(few, many))} against ${count(Math.min(few, many))} a month.`,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

const agree = (items: readonly Item[], one = "costs", several = "cost") =>
  items.length === 1 && items[0]?.copies === 1 ? one : several;

function sideLine(items: readonly Item[], factor: number, unit: "year" | "month"): string {
  const parts = items.map(({ entry, copies }) =>
    product(
      [factor, copies],
      (unit === "year" ? entry.plan.price.annual : entry.plan.price.monthly) ?? 0,
    ),
  );
  const calls = callsOf(items);
  return `${inWords(items.map(itemName))}: ${parts.join(" + ")}${factor === 1 ? ` a ${unit}` : ""}${calls === undefined ? "" : `, ${count(calls)} calls a month`}`;
}

/** Calls a month of some plans together, where all have a number. */
export function callsOf(items: readonly Item[]): number | undefined {
  let calls = 0;
  for (const { entry, copies } of items) {
    if (typeof entry.plan.callsIncluded !== "number") return undefined;
    calls += copies * entry.plan.callsIncluded;
  }
  return calls;
}

/** So many places, and no plan named: what each size comes to. */
export function composePlacesOnly(
  content: AssistantContent,
  category: PlanCategory,
  places: number,
): Answer {
  const plans = pricedPlans([category]).map((plan) => plan);
  return compose(
    content,
    [
      `With an ${category.name} plan for each of ${count(places)} places, by the month:`,
      bullets(
        plans.map(
          (entry) =>
            `**${planName(entry)}**: ${product([places], entry.plan.price.monthly ?? 0)}, each with ${callsText(entry.plan)}`,
        ),
      ),
      "I multiplied the list price; our pages name no price for several plans together. How many calls does each place have a month? Then I can name a plan.",
    ],
    [category.source],
    comparing(plans, "price"),
  );
}

/** For so many calls at each of some places: a plan for each. */
export function composePlaces(
  content: AssistantContent,
  fitting: CategoryPlan,
  { places, calls }: { places: number; calls: number },
  shared: CategoryPlan | undefined,
): Answer | undefined {
  const open = unpriced(content, [fitting]);
  if (open !== undefined) return open;
  const { monthly, annual } = fitting.plan.price;
  if (monthly === null || annual === null) return undefined;
  return compose(
    content,
    [
      `For ${count(calls)} calls a month at each of ${count(places)} places, **${planName(fitting)}** fits each (${callsText(fitting.plan)}): ${product([places], monthly, "**")} a month**, or ${product([places], annual)} a year if you pay by the year.`,
      shared === undefined
        ? undefined
        : `If one number takes all ${count(places)} x ${count(calls)} = ${count(places * calls)} calls, **${planName(shared)}** holds them${shared.plan.price.monthly === null ? "; it is priced with you" : ` for ${exactDollars(shared.plan.price.monthly)} a month`}.`,
    ],
    [fitting.category.source],
    comparing([fitting], "price"),
  );
}
