/** Operations (`operations.ts`) that compare plans with a budget or with the visitor's present costs. */
import { countOf } from "../format.ts";
import type { Frame } from "../frame/frame.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";
import { type Figure, gap, given, minus, priceOf, ratio, times } from "./figure.ts";
import { periodWords, rowsIn, totalOf } from "./money.ts";
import type { PlanQuery } from "./plan-query.ts";
import { reckoning, type Result } from "./result.ts";
import { categoriesOf, type Item, statedCalls } from "./select.ts";

/** Whether a budget is enough for the plans in question, and what is left or missing. */
export function affordable({ frame, own, items }: PlanQuery): Result | undefined {
  const { money } = frame;
  if (!money || money.kind !== "budget" || items.length === 0 || items.length > 4) return undefined;
  const otherQuestion = frame.share ?? /^(?:difference|compare)$/.exec(frame.relation ?? "");
  if (otherQuestion || frame.plans.some(({ tier }) => tier === undefined)) return undefined;
  const places = frame.places ?? 1;
  const period = money.per === "year" ? "annual" : "monthly";
  const one = totalOf(items, period);
  if (one === undefined) return undefined;
  const budget = given(money.amount, "dollars");
  const [first] = items;
  const price = first && priceOf(first.row, period);
  const isOnce = money.per === "once";
  if (price && (isOnce || frame.relation === "copiesIn"))
    return unitsFor(first.row, price, budget, isOnce);
  const total = items.some(({ copies }) => copies > 1) ? one : times(one, places);
  const per = periodWords[period];
  // Plans proposed for a budget are alternatives, which must not be added up.
  if (items.length > 1 && own.plans.length === 0 && frame.relation !== "sum") return undefined;
  const isEnough = total.amount <= budget.amount;
  const isOver = frame.relation === "over"; // 'Is Basic over $500?'
  const isMore = `it costs ${isEnough ? "no " : ""}more.`;
  const text = isOver ? isMore : `that is ${isEnough ? "" : "not "}enough.`;
  const label = isOver ? "Difference" : isEnough ? "Left" : "Missing";
  const rest = { label, figure: gap(budget, total), per };
  // The missing amount is only of interest for a plan or budget that this message is about.
  const isOfMessage = own.money !== undefined || own.plans.length > 0 || own.refersBack;
  return reckoning(
    rowsIn(items),
    [{ label: "Price", figure: total, per }, ...(isEnough || isOfMessage ? [rest] : [])],
    own.measure !== "left" && { verdict: { isYes: isEnough !== isOver, text } },
  );
}

/** How many months or copies of a plan an amount pays for, and what is left of it. */
function unitsFor(row: PlanRow, price: Figure, budget: Figure, isOnce: boolean): Result {
  const count = Math.floor(budget.amount / price.amount);
  const total = times(price, count);
  const lines = [
    { label: isOnce ? countOf(count, "months") : `${count} of them`, figure: total },
    { label: "Left", figure: minus(budget, total) },
  ];
  return reckoning([row], lines);
}

/** Compares present costs with a plan or cheaper plans of a category, or says when a plan pays for itself. */
export function ownCost(query: PlanQuery): Result | undefined {
  const { frame, single } = query;
  const { money, months = 12 } = frame;
  const asksPerCall = query.own.measure === "perCall" && query.own.money === undefined;
  if (money === undefined || asksPerCall) return undefined;
  const paid = given(money.amount, "dollars");
  const price = single && priceOf(single.row, "monthly");
  const calls = money.per === "call" ? statedCalls(frame) : undefined;
  const isOfCall = money.per === "call" && calls === undefined;
  if (price && paid.amount && (isOfCall || money.kind === "gain" || frame.measure === "breakEven"))
    return breakEven(frame, single, ratio(price, paid, "copies"), isOfCall);
  if (isOfCall || (money.kind !== "ownCost" && calls === undefined)) return undefined;
  const year = given(12, "months");
  const own = money.per === "year" ? ratio(paid, year, "dollars") : times(paid, calls ?? 1);
  if (!single || !price) return frame.volume ? undefined : cheaperPlans(query, own);
  const isLess = price.amount < own.amount;
  const saved = gap(own, price);
  const words = isLess ? "Less" : "More";
  const now = own.from ? [{ label: "You pay now", figure: own, per: "a month" }] : [];
  const lines = [
    { label: `${words} a month`, figure: saved },
    {
      label: `${words} in ${countOf(months, "months")}, paid by the month`,
      figure: times(saved, months),
    },
  ];
  const verdict = { isYes: isLess, text: `it is ${isLess ? "" : "not "}less.` };
  return reckoning([single.row], [...now, ...lines], { verdict });
}

/** From how many calls (or customers, at the stated amount each) a plan pays for itself. */
function breakEven(frame: Frame, { row }: Item, figure: Figure, isOfCall: boolean): Result {
  const [, named] = /\bhow many (?:extra |more |new )?(\w+s)\b/.exec(frame.text) ?? [];
  const thing = isOfCall ? "calls" : (named ?? "of them");
  const label = `Price divided by ${isOfCall ? "your price of a call" : "what one brings"}`;
  const count = Math.ceil(figure.amount);
  const text = count === 1 ? "one a month pays for it." : `from ${count} ${thing} a month it pays.`;
  return reckoning([row], [{ label, figure }], { verdict: { text } });
}

/** How much less each plan of a category costs than the visitor pays now. */
function cheaperPlans({ frame, table }: PlanQuery, own: Figure): Result | undefined {
  const [category] = categoriesOf(frame, frame.direction);
  const less = table.flatMap((row) => {
    const price = row.category === category ? priceOf(row, "monthly") : undefined;
    const figure = price && minus(own, price);
    const label = `Less a month with ${row.plan.name}`;
    return figure && figure.amount > 0 ? [{ row, line: { label, figure } }] : [];
  });
  const rows = less.map(({ row }) => row);
  const lines = less.map(({ line }) => line);
  return rows.length === 0 ? undefined : reckoning(rows, lines);
}
