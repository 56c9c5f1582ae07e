import type { AssistantContent } from "../content.ts";
import { count, dollars, inWords } from "../format.ts";
import { planName } from "../plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import { type Answer, compose } from "./answer.ts";
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

/** What plans cost, how that is made up, and what a sum leaves of it: below 0 it lacks so much. */
function setAgainst(items: readonly Item[], budget: Budget) {
  const cost = sumOf(items, budget);
  const parts = madeOf(items, budget);
  return {
    cost,
    unit: unitOf(budget),
    rest: budget.amount - cost,
    total: items.length > 1 ? `${parts} = ${dollars(cost)}` : parts,
  };
}

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
  const { cost, unit, rest, total } = setAgainst(items, budget);
  const single = items.length === 1 && items[0]?.copies === 1;
  const verb = single ? "costs" : "cost";
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
  const { cost, unit, rest, total } = setAgainst(items, budget);
  return compose(
    content,
    [
      `${names(items)}: ${total} a ${unit}. ${
        rest >= 0
          ? `Against your ${dollars(budget.amount)} that is **${dollars(rest)} a ${unit} less** (${dollars(budget.amount)} - ${dollars(cost)}).`
          : `That is **${dollars(-rest)} a ${unit} more** than your ${dollars(budget.amount)}.`
      }`,
      unit === "month" && rest > 0
        ? `Over a year, paid by the month: ${product([12], rest)}.`
        : undefined,
      "Prices only: what else changes for you, I can't reckon.",
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}
