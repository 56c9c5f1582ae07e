import type { Frame } from "../frame/frame.ts";
import { type Figure, given, minus, over, priceOf, times, told } from "./figure.ts";
import { type Period, periodWords, rowsIn, totalOf } from "./money.ts";
import type { PlanQuery } from "./plan-query.ts";
import { reckoning, type Result } from "./result.ts";
import { callsTold, kindsOf } from "./select.ts";
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
  if (items.length > 1 && own.plans.length === 0 && frame.relation !== "sum") return undefined;
  const isEnough = total.amount <= sum.amount;
  const text = `that is ${isEnough ? "" : "not "}enough.`;
  const per = periodWords[period];
  const left = { label: "Left", figure: minus(sum, total, "left"), per };
  const missing = { label: "Missing", figure: minus(total, sum, "missing"), per };
  // What is missing for a plan that the visitor did not name is of no use.
  const isOwn = own.money !== undefined || own.plans.length > 0 || own.leans;
  const rest = isEnough ? [left] : isOwn ? [missing] : [];
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

/** What they pay elsewhere, beside a plan, or beside those of a kind that cost less. */
export function ownCost(query: PlanQuery): Result | undefined {
  const { frame, single } = query;
  const { money } = frame;
  if (money === undefined) return undefined;
  const paid = times(told(money.amount, "dollars"), money.hours ?? 1);
  const price = single && priceOf(single.row, "monthly");
  const calls = money.per === "call" ? callsTold(frame) : undefined;
  const isOfCall = money.per === "call" && calls === undefined;
  if (price && (isOfCall || frame.measure === "breakEven"))
    return paysFrom(frame, single, over(price, paid, "copies", "break-even"), isOfCall);
  if (isOfCall || (!money.isOwnCost && calls === undefined)) return undefined;
  const year = given(12, "months", "a year");
  const own =
    money.per === "year" ? over(paid, year, "dollars", "a month") : times(paid, calls ?? 1);
  if (!single || !price) return savedBy(query, own);
  const isLess = price.amount < own.amount;
  const saved = isLess ? minus(own, price, "saved") : minus(price, own, "more");
  const words = isLess ? "Less" : "More";
  const now = own.from ? [{ label: "You pay now", figure: own, per: "a month" }] : [];
  const lines = [
    { label: `${words} a month`, figure: saved },
    { label: `${words} in a year, paid by the month`, figure: times(saved, 12) },
  ];
  const verdict = { isYes: isLess, text: `it is ${isLess ? "" : "not "}less.` };
  return reckoning([single.row], [...now, ...lines], { verdict });
}

/** From how many calls, or of what one brings, a plan pays. */
function paysFrom({ said }: Frame, { row }: Item, figure: Figure, isOfCall: boolean): Result {
  const [, named] = /\bhow many (?:extra |more |new )?(\w+s)\b/.exec(said) ?? [];
  const thing = isOfCall ? "calls" : (named ?? "of them");
  const label = `Price divided by ${isOfCall ? "your price of a call" : "what one brings"}`;
  const text = `From ${Math.ceil(figure.amount)} ${thing} a month it pays.`;
  return reckoning([row], [{ label, figure }], { verdict: { text } });
}

/** What each plan of a kind costs less than what they pay now. */
function savedBy({ frame, items, table }: PlanQuery, own: Figure): Result | undefined {
  const isAsked = frame.measure === "saving" || frame.isYesNo || items.length > 0;
  if (!isAsked || frame.volume !== undefined || frame.relation === "over") return undefined;
  const [kind] = kindsOf(frame, frame.direction);
  const named = items.length > 0 ? rowsIn(items) : table;
  const less = named.flatMap((row) => {
    const price = row.category === kind ? priceOf(row, "monthly") : undefined;
    return price && price.amount < own.amount ? [{ row, figure: minus(own, price, "less") }] : [];
  });
  const lines = less.map(({ row, figure }) => ({
    label: `Less a month with ${row.plan.name}`,
    figure,
  }));
  const rows = less.map(({ row }) => row);
  return rows.length > 0 ? reckoning(rows, lines) : undefined;
}
