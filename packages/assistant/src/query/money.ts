/** Operations (`operations.ts`) on prices: totals, savings by the year, and parts of a price. */
import { countOf } from "../format.ts";
import type { Frame, Period } from "../frame/frame.ts";
import { isPriced } from "../knowledge/plan-table.ts";
import { type Figure, gap, given, plus, priceOf, ratio, savingOf, times } from "./figure.ts";
import type { PlanQuery } from "./plan-query.ts";
import { type Line, reckoning, type Result } from "./result.ts";
import type { Item } from "./select.ts";

export const periodWords = { monthly: "a month", annual: "a year" } as const;

/** The price of several plans together; undefined if one of them has no price. */
export function totalOf(items: readonly Item[], period: Period): Figure | undefined {
  const prices = items.map(({ row, copies }) => {
    const price = priceOf(row, period);
    return price && times(price, copies);
  });
  const priced = prices.filter((price) => price !== undefined);
  return priced.length === prices.length && priced.length > 0 ? plus(priced) : undefined;
}

export const rowsIn = (items: readonly Item[]) => items.map(({ row }) => row);

/** Lines with the total price by the month and by the year; with `months`, the sum paid over that time. */
export function linesOf(items: readonly Item[], label: string, months = 1): Line[] {
  return (["monthly", "annual"] as const).flatMap((period): Line[] => {
    const total = totalOf(items, period);
    if (total === undefined) return [];
    if (months === 1) return [{ label, figure: total, per: periodWords[period] }];
    const isMonthly = period === "monthly";
    const paid = isMonthly ? "paid by the month" : "paid by the year";
    const figure = isMonthly ? times(total, months) : overYears(items, total, months);
    const time = !isMonthly && months < 12 ? "a whole year" : countOf(months, "months");
    return [{ label: `${label}, ${time}, ${paid}`, figure }];
  });
}

/** The price of `months`: whole years (at least one) are paid by the year, the other months by the month. */
function overYears(items: readonly Item[], annual: Figure, months: number): Figure {
  const monthly = totalOf(items, "monthly");
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (years === 0 || rest === 0 || monthly === undefined) return times(annual, Math.max(years, 1));
  return plus([times(annual, years), times(monthly, rest)]);
}

/** The price or the saving of several plans, copies or months; each by itself if nothing is added up. */
export function totals({ frame, items, single }: PlanQuery): Result | undefined {
  const isDivided = single && frame.divisor !== undefined; // `parts` divides the price of all copies.
  const isCounted = items.some(({ copies }) => copies > 1) && !isDivided;
  const asksSaving = frame.measure === "saving" && frame.plans.every(({ category }) => category);
  // 'Professional' alone means a plan of every category. Only 'all', 'every', 'each' or '3' adds these up.
  const isSum =
    frame.relation === "sum" &&
    (frame.plans.every(({ category }) => category) || /\b(?:all|every|each|3)\b/.test(frame.text));
  const isSeveral = items.length > 1 && (isSum || asksSaving);
  const isYear =
    /\bmonth(?:ly)?\b/.test(frame.text) &&
    /\b(?:whole|(?:over|for|after|in) (?:an?|the)) (?:whole |first )?year\b/.test(frame.text);
  const isOverMonths =
    (frame.months !== undefined || isYear) && items.length > 0 && frame.measure !== "breakEven";
  if (!isCounted && !isSeveral && !isOverMonths) return undefined;
  if (frame.money !== undefined || !items.some(({ row }) => isPriced(row))) return undefined;
  if (frame.plans.some(({ tier }) => tier === undefined)) return undefined;
  const months = frame.months ?? (isYear ? 12 : 1);
  const years = Math.max(1, Math.round(months / 12));
  // The plans of one tier in all kinds are alternatives, which are not added up.
  const isOneTier = items.length > 2 && new Set(items.map(({ row }) => row.tier)).size === 1;
  if (frame.measure === "saving") return savings(items, isSum || !isOneTier, years);
  const apart = items.flatMap((item) => linesOf([item], `**${item.row.name}**`, months));
  if (!isCounted && !isSeveral && items.length > 1) return reckoning(rowsIn(items), apart);
  const lines = linesOf(items, "Together", months);
  const [byMonth, byYear] = lines;
  const saysBoth = /\bmonth/.test(frame.text) && /\b(?:annual|yearly|up front)/.test(frame.text);
  const isCompared = saysBoth || ["difference", "compare"].includes(frame.relation ?? "");
  const comparesPeriods = months > 1 && isCompared && byMonth && byYear;
  if (!comparesPeriods) return reckoning(rowsIn(items), lines);
  // 'For 7 months, by the month or by the year?' compares both.
  const isMonthly = byMonth.figure.amount < byYear.figure.amount;
  const figure = gap(byMonth.figure, byYear.figure);
  const text = `Cheaper for ${countOf(months, "months")}: by the ${isMonthly ? "month" : "year"}.`;
  const difference = { label: "Difference", figure };
  return reckoning(rowsIn(items), [...lines, difference], { verdict: { text } });
}

function savings(items: readonly Item[], isAdded: boolean, years: number): Result {
  const saved = items.flatMap(({ row, copies }) => {
    const saving = savingOf(row);
    return saving === undefined ? [] : [{ row, figure: times(saving, copies * years) }];
  });
  const total = plus(saved.map(({ figure }) => figure));
  return reckoning(rowsIn(items), [
    ...saved.map(({ row, figure }) => ({ label: `**${row.name}** saves by the year`, figure })),
    ...(isAdded && saved.length > 1 ? [{ label: "Together", figure: total }] : []),
  ]);
}

/** A part of a price: per week or day, divided by a number, a percentage, or a month of the annual price. */
export function parts({ frame, single }: PlanQuery): Result | undefined {
  if (frame.measure === "calls" || single === undefined) return undefined;
  const lines = partsOf(frame, single);
  return lines && reckoning([single.row], lines);
}

const quotientLine = (label: string, figure: Figure, count: Figure, per?: string): Line => ({
  label,
  figure: ratio(figure, count, "dollars"),
  ...(per && { per }),
});

function partsOf(frame: Frame, item: Item): Line[] | undefined {
  const [monthly, annual] = [totalOf([item], "monthly"), totalOf([item], "annual")];
  const saving = savingOf(item.row);
  if (monthly === undefined || annual === undefined) return undefined;
  const { divisor, divisorOf, share, measure, text } = frame;
  if (divisor !== undefined && divisorOf !== "part") {
    const count = given(divisor, "copies");
    return [
      quotientLine(`By the month, a ${divisorOf}`, times(monthly, 12), count),
      quotientLine(`By the year, a ${divisorOf}`, annual, count),
    ];
  }
  const whole = frame.period === "annual" ? annual : monthly;
  if (divisor !== undefined) return [quotientLine("For each", whole, given(divisor, "copies"))];
  const part = share !== undefined && `${Math.round(share * 100)}% of a month's price`;
  if (part && measure !== "saving") return [{ label: part, figure: times(monthly, share) }];
  const isMonthOfYear =
    /\b(?:annual(?:ly)?|yearly|year)\b/.test(text) && /\b(?:per|a|each) month\b/.test(text);
  if (!isMonthOfYear || frame.plans.length === 0) return undefined;
  const year = given(12, "months");
  return [
    quotientLine("A year's price by the month", annual, year, "a month"),
    ...(measure === "saving" && saving ? [quotientLine("Saved each month", saving, year)] : []),
  ];
}
