import { isPriced } from "../knowledge/plan-table.ts";
import { type Figure, given, minus, over, plus, priceOf, savingOf, times, told } from "./figure.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { Line, Result } from "./result.ts";
import type { Item } from "./select.ts";

export type Period = "monthly" | "annual";
export const periodWords = { monthly: "a month", annual: "a year" } as const;

/** What several plans cost together; undefined where one has no price. */
export function totalOf(items: readonly Item[], period: Period): Figure | undefined {
  const prices = items.map(({ row, copies }) => {
    const price = priceOf(row, period);
    return price && times(price, copies);
  });
  const priced = prices.filter((price) => price !== undefined);
  return priced.length === prices.length && priced.length > 0 ? plus(priced) : undefined;
}

export const rowsIn = (items: readonly Item[]) => items.map(({ row }) => row);

/** Labels without plan names where a line holds sums that are no plan's own. */
function linesOf(items: readonly Item[], label: string, months = 1): Line[] {
  return (["monthly", "annual"] as const).flatMap((period): Line[] => {
    const total = totalOf(items, period);
    if (total === undefined) return [];
    const paid = period === "monthly" ? "paid by the month" : "paid by the year";
    return months === 1
      ? [{ label, figure: total, per: periodWords[period] }]
      : [
          {
            label: `${label}, ${months} months, ${paid}`,
            figure: times(total, period === "monthly" ? months : Math.ceil(months / 12)),
          },
        ];
  });
}

/** A total of several plans, of copies, or over several months. */
export function totals({ frame, items, single }: PlanQuery): Result | undefined {
  const isCounted = items.some(({ copies }) => copies > 1);
  const isSeveral = items.length > 1 && frame.relation === "sum";
  const said = frame.words.join(" ");
  // A year paid by the month, beside a year paid at once.
  const isYear =
    /\bmonth(?:ly)?\b/.test(said) && /\b(?:whole|over an?|for an?) (?:whole )?year\b/.test(said);
  const isLong =
    (frame.months !== undefined || isYear) && items.length > 0 && frame.measure !== "breakEven";
  if (!isCounted && !isSeveral && !isLong) return undefined;
  if (frame.money !== undefined || items.length === 0) return undefined;
  if (frame.plans.some(({ tier }) => tier === undefined))
    return smallestOfEach(frame.plans.length, items);
  const months = frame.months ?? (isYear ? 12 : 1);
  if (frame.measure === "saving") return savings(items, Math.max(1, Math.round(months / 12)));
  if (single !== undefined && months > 1 && frame.words.includes("or"))
    return periods(single, months);
  const label =
    months === 12 && frame.period === "monthly" ? "By the month, for a year" : "Together";
  const each = isCounted && items.length > 1 ? items.filter(({ copies }) => copies > 1) : [];
  const own = each.flatMap((item) =>
    linesOf([item], `${item.copies} x **${item.row.name}**`, months),
  );
  return {
    kind: "reckoning",
    rows: rowsIn(items),
    lines: [...own, ...linesOf(items, label, months)],
  };
}

/** 'Receptionist and outbound together': without sizes, the smallest of each kind. */
function smallestOfEach(kinds: number, items: readonly Item[]): Result | undefined {
  if (kinds === 1) {
    const priced = items.filter(({ row }) => isPriced(row));
    return {
      kind: "reckoning",
      rows: rowsIn(priced),
      lines: linesOf(priced, "One of each, together"),
    };
  }
  const smallest = items.filter(
    ({ row }, at) => items.findIndex((other) => other.row.category === row.category) === at,
  );
  if (kinds < 2 || smallest.length !== kinds) return undefined;
  const lines = linesOf(smallest, "The smallest of each, together");
  return { kind: "reckoning", rows: rowsIn(smallest), lines };
}

/** 'For 7 months, monthly or annual?' */
function periods({ row, copies }: Item, months: number): Result | undefined {
  const monthly = priceOf(row, "monthly");
  const annual = priceOf(row, "annual");
  if (!monthly || !annual) return undefined;
  const byMonth = times(monthly, months * copies);
  const byYear = times(annual, copies);
  const isMonthly = byMonth.amount < byYear.amount;
  const difference = isMonthly ? minus(byYear, byMonth, "less") : minus(byMonth, byYear, "less");
  return {
    kind: "reckoning",
    rows: [row],
    lines: [
      { label: `${months} months paid by the month`, figure: byMonth },
      { label: "A year paid at once", figure: byYear },
      { label: "Difference", figure: difference },
    ],
    verdict: {
      text: `Cheaper for ${months} months: ${isMonthly ? "by the month" : "by the year"}.`,
    },
  };
}

function savings(items: readonly Item[], years: number): Result {
  const saved = items.flatMap(({ row, copies }) => {
    const saving = savingOf(row);
    return saving === undefined ? [] : [{ row, figure: times(saving, copies * years) }];
  });
  const total = plus(saved.map(({ figure }) => figure));
  return {
    kind: "reckoning",
    rows: rowsIn(items),
    lines: [
      ...saved.map(({ row, figure }) => ({ label: `**${row.name}** saves by the year`, figure })),
      ...(saved.length > 1 ? [{ label: "Together", figure: total }] : []),
    ],
  };
}

/** What paying for a year saves, of several plans. */
export function savingsTogether({ frame, items }: PlanQuery): Result | undefined {
  const isFew =
    items.length > 1 &&
    items.length < 4 &&
    frame.plans.length > 1 &&
    frame.relation !== "difference";
  return frame.measure === "saving" && isFew ? savings(items, 1) : undefined;
}

/** A price by the week, the day, a partner, or a part of it. */
export function parts({ frame, single }: PlanQuery): Result | undefined {
  if (single === undefined || frame.measure === "calls") return undefined;
  const monthly = priceOf(single.row, "monthly");
  const annual = priceOf(single.row, "annual");
  if (!monthly || !annual) return undefined;
  const result = (lines: readonly Line[]): Result => ({
    kind: "reckoning",
    rows: [single.row],
    lines,
  });
  const { divisor, divisorOf } = frame;
  if (divisor !== undefined && (divisorOf === "week" || divisorOf === "day"))
    return result([
      {
        label: `By the month, a ${divisorOf}`,
        figure: over(times(monthly, 12), given(divisor, "copies", "a year"), "dollars", divisorOf),
      },
      {
        label: `By the year, a ${divisorOf}`,
        figure: over(annual, given(divisor, "copies", "a year"), "dollars", divisorOf),
      },
    ]);
  if (divisor !== undefined) {
    const whole = frame.period === "annual" ? annual : monthly;
    return result([
      { label: "For each", figure: over(whole, told(divisor, "copies"), "dollars", "each") },
    ]);
  }
  if (frame.share !== undefined && frame.measure !== "saving")
    return result([
      {
        label: `${Math.round(frame.share * 100)}% of a month's price`,
        figure: times(monthly, frame.share),
      },
    ]);
  const isMonthOfYear =
    /\bannual|yearly|year\b/.test(frame.words.join(" ")) &&
    /\b(?:per|a|each) month\b/.test(frame.words.join(" "));
  if (!isMonthOfYear || frame.plans.length === 0) return undefined;
  const aMonth = over(annual, given(12, "months", "a year"), "dollars", "a month");
  return result([
    { label: "A year's price by the month", figure: aMonth, per: "a month" },
    ...(frame.measure === "saving"
      ? [
          {
            label: "Saved each month",
            figure: over(
              savingOf(single.row) ?? annual,
              given(12, "months", "a year"),
              "dollars",
              "a month",
            ),
          },
        ]
      : []),
  ]);
}
