import { given, minus, over, priceOf, times, told } from "./figure.ts";
import { type Period, periodWords, rowsIn, totalOf } from "./money.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { Result } from "./result.ts";
import type { Item } from "./select.ts";

/** What is left of a sum, and whether it is enough. */
export function affordable({ frame, own, items }: PlanQuery): Result | undefined {
  const { money } = frame;
  const isAsked = own.money ?? own.plans[0];
  if (isAsked === undefined && frame.measure !== "left" && !own.isYesNo) return undefined;
  if (money === undefined || money.isOwnCost || items.length === 0 || items.length > 4)
    return undefined;
  if (frame.plans.some(({ tier }) => tier === undefined)) return undefined;
  const places = frame.places ?? 1;
  const period = money.per === "year" ? "annual" : "monthly";
  const one = totalOf(items, period);
  if (one === undefined) return undefined;
  const sum = told(money.amount, "dollars");
  const [first] = items;
  if (money.per === "once" && first !== undefined) return monthsIn(first, money.amount);
  if (frame.relation === "copiesIn" && first !== undefined)
    return copiesIn(first, money.amount, period);
  const total = items.some(({ copies }) => copies > 1) ? one : times(one, places);
  const isEnough = total.amount <= sum.amount;
  const figure = isEnough ? minus(sum, total, "left") : minus(total, sum, "missing");
  const asksLeft = frame.measure === "left";
  return {
    kind: "reckoning",
    rows: rowsIn(items),
    lines: [
      { label: "Price", figure: total, per: periodWords[period] },
      { label: isEnough ? "Left" : "Missing", figure, per: periodWords[period] },
    ],
    ...(frame.isYesNo && !asksLeft
      ? { verdict: { isYes: isEnough, text: isEnough ? "that is enough." : "that is not enough." } }
      : {}),
  };
}

function copiesIn({ row }: Item, amount: number, period: Period): Result | undefined {
  const price = priceOf(row, period);
  if (price === undefined) return undefined;
  const count = Math.floor(amount / price.amount);
  const total = times(price, count);
  return {
    kind: "reckoning",
    rows: [row],
    lines: [
      { label: `${count} of them`, figure: total, per: periodWords[period] },
      { label: "Left", figure: minus(told(amount, "dollars"), total, "left") },
    ],
  };
}

function monthsIn({ row }: Item, amount: number): Result | undefined {
  const price = priceOf(row, "monthly");
  if (price === undefined) return undefined;
  const count = Math.floor(amount / price.amount);
  const total = times(price, count);
  return {
    kind: "reckoning",
    rows: [row],
    lines: [
      { label: `${count} months`, figure: total },
      { label: "Left", figure: minus(told(amount, "dollars"), total, "left") },
    ],
  };
}

/** What they pay elsewhere, beside a plan: by the month, or by the call. */
export function ownCost({ frame, single }: PlanQuery): Result | undefined {
  const { money } = frame;
  const price = single && priceOf(single.row, "monthly");
  if (money === undefined || single === undefined || price === undefined) return undefined;
  const own = told(money.amount, "dollars");
  const rows = [single.row];
  if (money.per === "call" || frame.measure === "breakEven") {
    const count = Math.ceil(price.amount / money.amount);
    const [, named] = /\bhow many (\w+s)\b/.exec(frame.words.join(" ")) ?? [];
    const thing = money.per === "call" ? "calls" : (named ?? "of them");
    return {
      kind: "reckoning",
      rows,
      lines: [
        {
          label: `Price divided by ${money.per === "call" ? "your price of a call" : "what one brings"}`,
          figure: over(price, own, "copies", "break-even"),
        },
      ],
      verdict: { text: `From ${count} ${thing} a month it pays.` },
    };
  }
  if (!money.isOwnCost) return undefined;
  const isLess = price.amount < money.amount;
  const saved = isLess ? minus(own, price, "saved") : minus(price, own, "more");
  return {
    kind: "reckoning",
    rows,
    lines: [
      { label: isLess ? "Less a month" : "More a month", figure: saved },
      {
        label: isLess ? "Less in a year, paid by the month" : "More in a year",
        figure: times(saved, 12),
      },
    ],
    verdict: { isYes: isLess, text: isLess ? "it is less." : "it is not less." },
  };
}

/** 'After how many months does annual billing pay off?' */
export function annualPaysOff({ frame, items }: PlanQuery): Result | undefined {
  if (frame.measure !== "breakEven" || frame.money !== undefined) return undefined;
  const [one, other] = items;
  if (one === undefined) return undefined;
  const small = priceOf(one.row, "monthly");
  if (other !== undefined) return copiesAgainst(one, other);
  const annual = priceOf(one.row, "annual");
  if (!small || !annual) return undefined;
  return {
    kind: "reckoning",
    rows: [one.row],
    lines: [
      {
        label: "A year's price in single months",
        figure: over(annual, small, "months", "break-even"),
      },
    ],
    verdict: { text: `It pays off after ${Math.ceil(annual.amount / small.amount)} months.` },
  };
}

/** From how many calls one plan costs less than several of a smaller one. */
function copiesAgainst(one: Item, other: Item): Result | undefined {
  const [small, large] = [one, other].toSorted(
    (a, b) => (a.row.plan.price.monthly ?? 0) - (b.row.plan.price.monthly ?? 0),
  );
  const price = small && priceOf(small.row, "monthly");
  const limit = large && priceOf(large.row, "monthly");
  const calls = small?.row.plan.callsIncluded;
  if (!price || !limit || typeof calls !== "number") return undefined;
  const copies = Math.floor(limit.amount / price.amount);
  const reach = given(copies * calls, "calls", "of the smaller plans");
  return {
    kind: "reckoning",
    rows: [one.row, other.row],
    lines: [{ label: `${copies} of the smaller`, figure: times(price, copies), per: "a month" }],
    verdict: { text: `From ${reach.amount + 1} calls a month the larger plan costs less.` },
  };
}
