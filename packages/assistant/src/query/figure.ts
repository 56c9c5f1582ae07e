import type { PlanRow } from "../knowledge/plan-table.ts";

export type FigureUnit = "dollars" | "perCall" | "exactPerCall" | "calls" | "months" | "copies";

/** A figure with its calculation, so that the answer can show it. */
export interface Figure {
  readonly amount: number;
  readonly unit: FigureUnit;
  /** What the figure is of: 'AI Receptionist Basic monthly'; not shown in answers. */
  readonly of: string;
  /** The calculation; undefined for a figure of the content or the visitor. */
  readonly from?: { readonly sign: "+" | "-" | "x" | "/"; readonly parts: readonly Figure[] };
}

/** A figure that is not computed. */
export const given = (amount: number, unit: FigureUnit, of: string): Figure => ({
  amount,
  unit,
  of,
});

/** A figure of the visitor's message. */
export const stated = (amount: number, unit: FigureUnit): Figure =>
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

export const ratio = (one: Figure, other: Figure, unit: FigureUnit, of: string): Figure => ({
  amount: one.amount / other.amount,
  unit,
  of,
  from: { sign: "/", parts: [one, other] },
});

/** A plan's price for a month or for a year; undefined if the price is agreed individually. */
export function priceOf({ plan, name }: PlanRow, period: "monthly" | "annual"): Figure | undefined {
  const amount = plan.price[period];
  return amount === null ? undefined : given(amount, "dollars", `${name} ${period}`);
}

/** Calls a month; undefined if they are unlimited or agreed individually. */
export const callsOf = ({ plan, name }: PlanRow): Figure | undefined =>
  typeof plan.callsIncluded === "number" ? given(plan.callsIncluded, "calls", name) : undefined;

/** Price of a call if all included calls of a month are used. */
export function perCallOf(row: PlanRow): Figure | undefined {
  const price = priceOf(row, "monthly");
  const calls = callsOf(row);
  return price && calls && ratio(price, calls, "perCall", row.name);
}

/** How much less a year paid at once costs than twelve months. */
export function savingOf(row: PlanRow): Figure | undefined {
  const monthly = priceOf(row, "monthly");
  const annual = priceOf(row, "annual");
  return monthly && annual && minus(times(monthly, 12), annual, row.name);
}
