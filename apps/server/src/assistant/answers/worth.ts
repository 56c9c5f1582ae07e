import type { AssistantContent } from "../content.ts";
import { bullets, count, exactDollars } from "../format.ts";
import type { Period } from "../plans/plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import { type Answer, compose } from "./answer.ts";
import { comparing, sourcesOf, unpriced } from "./arithmetic.ts";
import { annualSum, itemName, monthlySum } from "./totals.ts";

/** What a business wins with one more customer. */
export interface Gain {
  /** Dollars. */
  worth: number;
  /** What it is called: one, and several of it. */
  name: { one: string; many: string };
  /** How many of it the visitor says are lost, or won, a month. */
  perMonth: number | undefined;
}

/** How many customers a plan costs, told what one is worth. */
export function composeWorth(
  content: AssistantContent,
  items: readonly Item[],
  gain: Gain,
  period: Period,
): Answer | undefined {
  const plans = items.map(({ entry }) => entry);
  const open = unpriced(content, plans);
  if (open !== undefined) return open;
  const lines = items.map((item) => line(item, gain, period));
  return compose(
    content,
    [
      gain.perMonth === undefined
        ? undefined
        : `${count(gain.perMonth)} ${gain.perMonth === 1 ? gain.name.one : gain.name.many} a month at ${exactDollars(gain.worth)} are **${exactDollars(gain.perMonth * gain.worth)} a month**.`,
      lines.length === 1 ? lines[0] : bullets(lines),
      "Prices only: how many it wins you, I can't promise.",
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

function line(item: Item, { worth, name }: Gain, period: Period): string {
  const isYear = period === "annual";
  const price = isYear ? annualSum([item]) : monthlySum([item]);
  const share = price / worth;
  const needed = Math.ceil(share);
  const exact = Number.isInteger(share)
    ? `${exactDollars(price)} / ${exactDollars(worth)}`
    : `${exactDollars(price)} / ${exactDollars(worth)} = about ${share.toFixed(1)}`;
  return `**${count(needed)} ${needed === 1 ? name.one : name.many}** a ${isYear ? "year" : "month"} ${needed === 1 ? "pays" : "pay"} for ${itemName(item)} (${exact}).`;
}
