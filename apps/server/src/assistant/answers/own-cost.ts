import type { AssistantContent } from "../content.ts";
import { bullets, count, exactDollars, perCallText } from "../format.ts";
import { callsText, perCall } from "../plans/plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import { type Answer, compose } from "./answer.ts";
import { comparing, sourcesOf, unpriced } from "./arithmetic.ts";
import { type Budget, setAgainst } from "./budgets.ts";
import { itemName, product } from "./totals.ts";

const pricesOnly = "Prices only: what else changes for you, I can't reckon.";

/** What somebody pays today against plans of ours. @param told how the sum was computed, if it was. */
export function composeOwnCost(
  content: AssistantContent,
  items: readonly Item[],
  budget: Budget,
  told?: string,
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const { unit, rest, total, names, cost } = setAgainst(items, budget);
  const own = exactDollars(budget.amount);
  return compose(
    content,
    [
      told,
      `${names}: ${total} a ${unit}. ${
        rest >= 0
          ? `Against your ${own} that is **${exactDollars(rest)} a ${unit} less** (${own} - ${exactDollars(cost)}).`
          : `That is **${exactDollars(-rest)} a ${unit} more** than your ${own}.`
      }`,
      unit === "month" && rest > 0
        ? `Over a year, paid by the month: ${product([12], rest)}.`
        : undefined,
      pricesOnly,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

/** What somebody pays today against each of some plans. */
export function composeOwnCostOfEach(
  content: AssistantContent,
  items: readonly Item[],
  budget: Budget,
  told?: string,
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  if (plans.length === 0) return undefined;
  const own = exactDollars(budget.amount);
  return compose(
    content,
    [
      told,
      `Against your ${own} a ${budget.period === "annual" ? "year" : "month"}:`,
      bullets(
        items.map((item) => {
          const { cost, rest, unit, names } = setAgainst([item], budget);
          return `${names}: ${exactDollars(cost)} a ${unit}, **${exactDollars(Math.abs(rest))} ${rest >= 0 ? "less" : "more"}**, with ${callsText(item.entry.plan)}`;
        }),
      ),
      pricesOnly,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

/** What somebody pays for a call today against the price of a call of ours. */
export function composeOwnCallPrice(
  content: AssistantContent,
  items: readonly Item[],
  own: number,
  asksFrom: boolean,
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const [only] = items;
  const isOne = items.length === 1 && only !== undefined;
  return compose(
    content,
    [
      ...(isOne
        ? asksFrom
          ? [evenText(only, own), compareText(only, own)]
          : [compareText(only, own), evenText(only, own)]
        : [
            `With all included calls used, against your ${exactDollars(own)} a call:`,
            bullets(items.map((item) => `${compareText(item, own)} ${evenText(item, own)}`)),
          ]),
      pricesOnly,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

/** `Basic comes to about $1.50 a call …, $0.75 less than your $2.25.` */
function compareText(item: Item, own: number): string {
  const { plan } = item.entry;
  const price = perCall(plan);
  if (price === undefined) return `${itemName(item)} has no price of a call.`;
  // Against the price as it is written.
  const gap = own - (price >= 1 ? Math.round(price * 100) / 100 : price);
  const difference =
    Math.abs(gap) < 0.0005
      ? `as much as your ${exactDollars(own)}`
      : `**${perCallText(Math.abs(gap))} ${gap > 0 ? "less" : "more"}** than your ${exactDollars(own)}`;
  return `${itemName({ ...item, copies: 1 })} comes to **${perCallText(price)}** a call with all ${count(Number(plan.callsIncluded))} included calls used (${exactDollars(plan.price.monthly ?? 0)} / ${count(Number(plan.callsIncluded))}), ${difference}.`;
}

/** From how many calls a month a plan costs less than what is paid by the call today. */
function evenText(item: Item, own: number): string {
  const { plan } = item.entry;
  const monthly = plan.price.monthly ?? 0;
  const included = Number(plan.callsIncluded);
  const calls = Math.floor(monthly / own) + 1;
  const name = itemName({ ...item, copies: 1 });
  const quotient = `${exactDollars(monthly)} / ${exactDollars(own)} = ${count(Math.round((monthly / own) * 10) / 10)}`;
  return calls <= included
    ? `From **${count(calls)} calls a month** on, ${name} costs less than ${exactDollars(own)} a call (${quotient}).`
    : `Within its ${count(included)} calls a month, ${name} does not cost less than ${exactDollars(own)} a call: it would take ${count(calls)} calls (${quotient}).`;
}

/** What somebody pays for an hour today, where no number of hours is told. */
export function composeOwnHourPrice(
  content: AssistantContent,
  items: readonly Item[],
  own: number,
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined || own === 0) return open;
  const lines = items.map((item) => {
    const monthly = item.entry.plan.price.monthly ?? 0;
    return `${itemName({ ...item, copies: 1 })}: ${exactDollars(monthly)} a month is what **${count(Math.round((monthly / own) * 10) / 10)} hours** at your ${exactDollars(own)} cost (${exactDollars(monthly)} / ${exactDollars(own)}).`;
  });
  return compose(
    content,
    [
      lines.length === 1 ? lines[0] : bullets(lines),
      "How many hours a month do you pay for?",
      pricesOnly,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}
