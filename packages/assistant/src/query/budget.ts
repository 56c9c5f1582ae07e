import { minus, over, priceOf, times, told } from "./figure.ts";
import { type Period, periodWords, rowsIn, totalOf } from "./money.ts";
import type { PlanQuery } from "./plan-query.ts";
import { reckoning, type Result } from "./result.ts";
import { callsTold } from "./select.ts";
import type { Item } from "./select.ts";

/** What is left of a sum, and whether it is enough. */
export function affordable({ frame, own, items }: PlanQuery): Result | undefined {
  const { money } = frame;
  const isAsked = own.money ?? own.plans[0];
  if (isAsked === undefined && frame.measure !== "left" && !own.isYesNo) return undefined;
  if (!money || money.isOwnCost || items.length === 0 || items.length > 4) return undefined;
  if (frame.plans.some(({ tier }) => tier === undefined)) return undefined;
  const places = frame.places ?? 1;
  const period = money.per === "year" ? "annual" : "monthly";
  const one = totalOf(items, period);
  if (one === undefined) return undefined;
  const sum = told(money.amount, "dollars");
  const [first] = items;
  const isOnce = money.per === "once";
  if (first !== undefined && (isOnce || frame.relation === "copiesIn"))
    return timesIn(first, money.amount, period, isOnce ? "months" : "of them");
  const total = items.some(({ copies }) => copies > 1) ? one : times(one, places);
  // Plans that a sum would pay for are one or the other, not all together.
  if (items.length > 1 && own.plans.length === 0 && frame.relation !== "sum")
    return reckoning(
      rowsIn(items),
      items.flatMap((item) => {
        const price = totalOf([item], period);
        return price
          ? [{ label: `Left with **${item.row.name}**`, figure: minus(sum, price, "left") }]
          : [];
      }),
    );
  const isEnough = total.amount <= sum.amount;
  const text = `that is ${isEnough ? "" : "not "}enough.`;
  const per = periodWords[period];
  const left = { label: "Left", figure: minus(sum, total, "left"), per };
  const missing = { label: "Missing", figure: minus(total, sum, "missing"), per };
  // What is missing for a plan that the visitor did not name is of no use.
  const rest = isEnough ? [left] : own.plans.length > 0 || own.leans ? [missing] : [];
  return reckoning(
    rowsIn(items),
    [{ label: "Price", figure: total, per }, ...rest],
    own.measure !== "left" && { verdict: { isYes: isEnough, text } },
  );
}

/** How often a plan's price goes into a sum, and what is left of it. */
function timesIn({ row }: Item, amount: number, period: Period, of: string): Result | undefined {
  const price = priceOf(row, period);
  if (price === undefined) return undefined;
  const count = Math.floor(amount / price.amount);
  const total = times(price, count);
  return reckoning(
    [row],
    [
      { label: `${count} ${of}`, figure: total },
      { label: "Left", figure: minus(told(amount, "dollars"), total, "left") },
    ],
  );
}

/** What they pay elsewhere, beside a plan: by the month, or by the call. */
export function ownCost({ frame, single }: PlanQuery): Result | undefined {
  const { money } = frame;
  const price = single && priceOf(single.row, "monthly");
  if (money === undefined || single === undefined || price === undefined) return undefined;
  const paid = told(money.amount, "dollars");
  const rows = [single.row];
  const calls = money.per === "call" ? callsTold(frame) : undefined;
  const isOfCall = money.per === "call" && calls === undefined;
  if (isOfCall || frame.measure === "breakEven") {
    const count = Math.ceil(price.amount / money.amount);
    const [, named] = /\bhow many (?:extra |more |new )?(\w+s)\b/.exec(frame.said) ?? [];
    const thing = isOfCall ? "calls" : (named ?? "of them");
    const label = `Price divided by ${isOfCall ? "your price of a call" : "what one brings"}`;
    return reckoning(rows, [{ label, figure: over(price, paid, "copies", "break-even") }], {
      verdict: { text: `From ${count} ${thing} a month it pays.` },
    });
  }
  if (!money.isOwnCost && calls === undefined) return undefined;
  const own = times(paid, calls ?? 1);
  const isLess = price.amount < own.amount;
  const saved = isLess ? minus(own, price, "saved") : minus(price, own, "more");
  return reckoning(
    rows,
    [
      ...(calls === undefined ? [] : [{ label: "You pay now", figure: own, per: "a month" }]),
      { label: `${isLess ? "Less" : "More"} a month`, figure: saved },
      {
        label: `${isLess ? "Less" : "More"} in a year, paid by the month`,
        figure: times(saved, 12),
      },
    ],
    { verdict: { isYes: isLess, text: `it is ${isLess ? "" : "not "}less.` } },
  );
}
