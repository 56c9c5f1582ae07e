import type { AssistantContent } from "../content.ts";
import { count, exactDollars, percent } from "../format.ts";
import { type CategoryPlan, planName, pricedPlans, yearlySaving } from "../plans/plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import { type Answer, compose, pricingPage } from "./answer.ts";
import { comparing, sourcesOf, unpriced } from "./arithmetic.ts";
import { itemName, product } from "./totals.ts";

const monthsPerYear = 12;

/** From which month a year's price is less than single months. */
export function composeBreakEven(
  content: AssistantContent,
  entry: CategoryPlan | undefined,
  months: number | undefined,
): Answer | undefined {
  const shown = entry ?? pricedPlans(content.planCategories)[0];
  if (shown === undefined) return undefined;
  const open = unpriced(content, [shown]);
  if (open !== undefined) return open;
  const { monthly, annual } = shown.plan.price;
  if (monthly === null || annual === null || monthly === 0) return undefined;
  const even = annual / monthly;
  const name = `**${planName(shown)}**`;
  const wholeMonths = Math.floor(even);
  const rule = Number.isInteger(even)
    ? `${name}: a year's price is ${exactDollars(annual)} (${product([even], monthly)} by the month). After **${count(even)} months** both have cost the same; from month ${count(even + 1)} on, the year is cheaper.`
    : `${name}: a year's price is ${exactDollars(annual)}. From month **${count(wholeMonths + 1)}** on, single months at ${exactDollars(monthly)} have cost more.`;
  return compose(
    content,
    [
      months === undefined
        ? undefined
        : `${entry === undefined ? "As an example: " : ""}${verdict(shown, months, name)}`,
      rule,
      entry === undefined && sameForAll(content)
        ? "It is the same number of months with every plan."
        : undefined,
      months !== undefined && months < monthsPerYear
        ? "I don't know whether a part of a year's price is paid back: our pages don't say."
        : undefined,
    ],
    entry === undefined ? [pricingPage(content)] : [entry.category.source],
    comparing([shown], "savings"),
  );
}

function verdict({ plan }: CategoryPlan, months: number, name: string): string {
  const { monthly, annual } = plan.price;
  const years = Math.ceil(months / monthsPerYear);
  const [single, year] = [months * (monthly ?? 0), years * (annual ?? 0)];
  const sums = `${product([months], monthly ?? 0)} by the month, ${product([years], annual ?? 0)} by the year`;
  const span = `${count(months)} ${months === 1 ? "month" : "months"} of ${name}`;
  if (single === year) return `For ${span} both cost the same: ${sums}.`;
  return single < year
    ? `For ${span}, **paying by the month** costs less by ${exactDollars(year - single)}: ${sums}.`
    : `For ${span}, **paying by the year** costs less by ${exactDollars(single - year)}: ${sums}.`;
}

function sameForAll(content: AssistantContent): boolean {
  const all = pricedPlans(content.planCategories).map(
    ({ plan: { price } }) => (price.annual ?? 0) / (price.monthly ?? 1),
  );
  return new Set(all).size === 1;
}

/** The year's saving as a share. */
export function composeSavingShare(
  content: AssistantContent,
  entry: CategoryPlan,
): Answer | undefined {
  const open = unpriced(content, [entry]);
  const saving = yearlySaving(entry.plan);
  if (open !== undefined || saving === undefined) return open;
  return compose(
    content,
    [
      `**${planName(entry)}** paid by the year saves **${percent(saving.share)}**: ${exactDollars(saving.amount)} of ${product([monthsPerYear], entry.plan.price.monthly ?? 0)}.`,
    ],
    [entry.category.source],
    comparing([entry], "savings"),
  );
}

/** What a month of a year costs less than a single one. */
export function composeMonthlySaving(
  content: AssistantContent,
  entry: CategoryPlan,
): Answer | undefined {
  const open = unpriced(content, [entry]);
  if (open !== undefined) return open;
  const { monthly, annual } = entry.plan.price;
  if (monthly === null || annual === null) return undefined;
  const month = annual / monthsPerYear;
  return compose(
    content,
    [
      `**${planName(entry)}** paid by the year comes to ${exactDollars(annual)} / ${monthsPerYear} = ${exactDollars(Math.round(month * 100) / 100)} a month, **${exactDollars(Math.round((monthly - month) * 100) / 100)} a month less** than ${exactDollars(monthly)}. Over the year: ${exactDollars(monthsPerYear * monthly - annual)}.`,
    ],
    [entry.category.source],
    comparing([entry], "savings"),
  );
}

/** What paying by the year saves with several plans, or over several years. */
export function composeSavingOf(
  content: AssistantContent,
  items: readonly Item[],
  years: number,
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const parts = items.map(({ entry, copies }) => {
    const saving = yearlySaving(entry.plan)?.amount ?? 0;
    return { item: { entry, copies }, saving, total: years * copies * saving };
  });
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const span = years === 1 ? "a year" : `over ${count(years)} years`;
  return compose(
    content,
    [
      parts
        .map(
          ({ item, saving }) =>
            `${itemName(item)} paid by the year: ${exactDollars(item.entry.plan.price.annual ?? 0)} instead of ${product([monthsPerYear], item.entry.plan.price.monthly ?? 0)} each, which saves ${product([years, item.copies], saving, "**")}** ${span}.`,
        )
        .join("\n"),
      parts.length > 1
        ? `Together: ${parts.map((part) => exactDollars(part.total)).join(" + ")} = **${exactDollars(total)}** ${span}.`
        : undefined,
    ],
    sourcesOf(content, plans),
    comparing(plans, "savings"),
  );
}
