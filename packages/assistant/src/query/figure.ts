import type { Period } from "../frame/frame.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";

/** `perCall` is in dollars, `exactPerCall` is shown with three decimals, and `copies` is a bare number. */
export type FigureUnit = "dollars" | "perCall" | "exactPerCall" | "calls" | "months" | "copies";

/** A figure with its calculation, so that the answer can show it. */
export interface Figure {
  readonly amount: number;
  readonly unit: FigureUnit;
  /** The calculation; undefined for a figure of the content or the visitor. */
  readonly from?: { readonly sign: "+" | "-" | "x" | "/"; readonly parts: readonly Figure[] };
}

/** A figure of the content or of the visitor's message, which is not computed. */
export const given = (amount: number, unit: FigureUnit): Figure => ({ amount, unit });

const computed = (
  amount: number,
  unit: FigureUnit,
  sign: NonNullable<Figure["from"]>["sign"],
  parts: readonly Figure[],
): Figure => ({ amount, unit, from: { sign, parts } });

export function plus(parts: readonly Figure[]): Figure {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  return computed(sum, first?.unit ?? "dollars", "+", parts);
}

export const minus = (one: Figure, other: Figure): Figure =>
  computed(one.amount - other.amount, one.unit, "-", [one, other]);

export const times = (one: Figure, count: number): Figure =>
  count === 1 ? one : computed(one.amount * count, one.unit, "x", [given(count, "copies"), one]);

/** How much more the larger of two figures is. */
export const gap = (one: Figure, other: Figure): Figure =>
  one.amount >= other.amount ? minus(one, other) : minus(other, one);

export const ratio = (one: Figure, other: Figure, unit: FigureUnit): Figure =>
  computed(one.amount / other.amount, unit, "/", [one, other]);

/** A plan's price for a month or for a year; undefined if the price is agreed individually. */
export function priceOf({ plan }: PlanRow, period: Period): Figure | undefined {
  const amount = plan.price[period];
  return amount === null ? undefined : given(amount, "dollars");
}

/** Calls a month; undefined if they are unlimited or agreed individually. */
export const callsOf = ({ plan }: PlanRow): Figure | undefined =>
  typeof plan.callsIncluded === "number" ? given(plan.callsIncluded, "calls") : undefined;

/** Price of a call if all included calls of a month are used. */
export function perCallOf(row: PlanRow): Figure | undefined {
  const price = priceOf(row, "monthly");
  const calls = callsOf(row);
  return price && calls && ratio(price, calls, "perCall");
}

/** How much less a year paid at once costs than twelve months. */
export function savingOf(row: PlanRow): Figure | undefined {
  const monthly = priceOf(row, "monthly");
  const annual = priceOf(row, "annual");
  return monthly && annual && minus(times(monthly, 12), annual);
}
