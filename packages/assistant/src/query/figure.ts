import type { PlanRow } from "../knowledge/plan-table.ts";

export type FigureUnit =
  | "dollars"
  | "perCall"
  | "exactPerCall"
  | "calls"
  | "months"
  | "days"
  | "copies"
  | "percent";

/** A figure and how it came about: nothing is said that cannot be followed back to what was given. */
export interface Figure {
  readonly amount: number;
  readonly unit: FigureUnit;
  /** Where it stands, or that it was told: 'AI Receptionist Basic by the month'. */
  readonly of: string;
  /** The reckoning, where it is not given. */
  readonly from?: { readonly sign: "+" | "-" | "x" | "/"; readonly parts: readonly Figure[] };
}

/** A figure of the content, or one that the visitor told. */
export const given = (amount: number, unit: FigureUnit, of: string): Figure => ({
  amount,
  unit,
  of,
});

export const told = (amount: number, unit: FigureUnit): Figure =>
  given(amount, unit, "as you told");

export function plus(parts: readonly Figure[]): Figure {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return {
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    unit: first?.unit ?? "dollars",
    of: "together",
    from: { sign: "+", parts },
  };
}

export const minus = (one: Figure, other: Figure, of: string): Figure => ({
  amount: one.amount - other.amount,
  unit: one.unit,
  of,
  from: { sign: "-", parts: [one, other] },
});

export const times = (one: Figure, count: number, of = one.of): Figure =>
  count === 1
    ? one
    : {
        amount: one.amount * count,
        unit: one.unit,
        of,
        from: { sign: "x", parts: [given(count, "copies", of), one] },
      };

export const over = (one: Figure, other: Figure, unit: FigureUnit, of: string): Figure => ({
  amount: one.amount / other.amount,
  unit,
  of,
  from: { sign: "/", parts: [one, other] },
});

/** Its price by the month or for a year; undefined where it is agreed. */
export function priceOf({ plan, name }: PlanRow, period: "monthly" | "annual"): Figure | undefined {
  const amount = plan.price[period];
  return amount === null ? undefined : given(amount, "dollars", `${name} ${period}`);
}

/** Calls a month; undefined where they are agreed. */
export const callsOf = ({ plan, name }: PlanRow): Figure | undefined =>
  typeof plan.callsIncluded === "number" ? given(plan.callsIncluded, "calls", name) : undefined;

/** What a call comes to by the month when all that are included are used. */
export function perCallOf(row: PlanRow): Figure | undefined {
  const price = priceOf(row, "monthly");
  const calls = callsOf(row);
  return price && calls && over(price, calls, "perCall", row.name);
}

/** What a year paid at once costs less than twelve months. */
export function savingOf(row: PlanRow): Figure | undefined {
  const monthly = priceOf(row, "monthly");
  const annual = priceOf(row, "annual");
  return monthly && annual && minus(times(monthly, 12), annual, row.name);
}
