import type { Rank } from "../frame/frame.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";
import { callsOf, perCallOf, plus, priceOf } from "./figure.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { Result } from "./result.ts";
import { pricedAmong } from "./select.ts";

const measured = {
  price: (row: PlanRow) => priceOf(row, "monthly")?.amount,
  calls: (row: PlanRow) => callsOf(row)?.amount,
  perCall: (row: PlanRow) => perCallOf(row)?.amount,
} as const;

/** Plans in an order; those without the figure are left out. */
export function ordered(rows: readonly PlanRow[], { by, order }: Pick<Rank, "by" | "order">) {
  const sign = order === "lowest" ? 1 : -1;
  return rows
    .filter((row) => measured[by](row) !== undefined)
    .toSorted((one, other) => sign * ((measured[by](one) ?? 0) - (measured[by](other) ?? 0)));
}

/** 'The cheapest', 'the second cheapest', 'which has the most calls?' */
export function ranking({ frame, own, table }: PlanQuery): Result | undefined {
  const { rank } = frame;
  if (rank === undefined || own.money !== undefined || own.volume !== undefined) return undefined;
  if (frame.plans.length === 1 && frame.plans[0]?.tier !== undefined && frame.plans[0].category)
    return undefined;
  const by = frame.measure === "perCall" ? "perCall" : rank.by;
  const rows = ordered(pricedAmong(table, frame), { by, order: rank.order }).slice(rank.nth - 1);
  if (rows.length === 0) return undefined;
  if (/\b(?:list|all)\b/.test(frame.words.join(" ")) && rank.count === 1)
    return {
      kind: "plans",
      measure: by === "perCall" ? "perCall" : "price",
      rows: ordered(rows, { by, order: "lowest" }),
    };
  return { kind: "ranking", rank: { ...rank, by }, rows, isAmongNamed: frame.plans.length > 1 };
}

/** 'Which plans cost less than $300?', 'over $500?' */
export function overPrice({ frame, table }: PlanQuery): Result | undefined {
  const { money } = frame;
  if (money === undefined || money.isOwnCost || frame.relation !== "over") return undefined;
  const period = money.per === "year" ? "annual" : "monthly";
  const rows = ordered(pricedAmong(table, frame), { by: "price", order: "lowest" }).filter(
    (row) => (priceOf(row, period)?.amount ?? 0) > money.amount,
  );
  return { kind: "plans", measure: "price", rows, period, lead: "Above that:" };
}

/** The plan between two of a kind. */
export function between({ frame, items, table }: PlanQuery): Result | undefined {
  const [one, other] = items;
  if (frame.relation !== "between" || one === undefined || other === undefined) return undefined;
  if (one.row.category !== other.row.category) return undefined;
  const places = [table.indexOf(one.row), table.indexOf(other.row)].toSorted((a, b) => a - b);
  const rows = table.slice((places[0] ?? 0) + 1, places[1]);
  return rows.length === 0
    ? undefined
    : { kind: "plans", measure: "price", rows, ...(frame.isYesNo ? { lead: "Yes:" } : {}) };
}

/** The plan next to the one that is spoken of: one up, one down. */
export function neighbor({ frame, single, table }: PlanQuery): Result | undefined {
  const isUp = frame.relation === "nextUp";
  if (single === undefined || (!isUp && frame.relation !== "nextDown")) return undefined;
  const ofKind = table.filter(({ category }) => category === single.row.category);
  const row = ofKind[ofKind.indexOf(single.row) + (isUp ? 1 : -1)];
  const measure =
    frame.measure === "calls" || frame.measure === "features" ? frame.measure : "price";
  return row === undefined
    ? {
        kind: "plans",
        measure: "price",
        rows: [single.row],
        lead: `There is none ${isUp ? "above" : "below"} it:`,
      }
    : { kind: "plans", measure, rows: [row] };
}

/** 'The average price of the receptionist plans'. */
export function average({ frame, table }: PlanQuery): Result | undefined {
  if (!frame.words.includes("average")) return undefined;
  const rows = pricedAmong(table, frame);
  const total = plus(rows.flatMap((row) => priceOf(row, "monthly") ?? []));
  const count = { amount: rows.length, unit: "copies" as const, of: "plans" };
  const figure = {
    amount: total.amount / rows.length,
    unit: "dollars" as const,
    of: "average",
    from: { sign: "/" as const, parts: [total, count] },
  };
  return { kind: "reckoning", rows, lines: [{ label: "Average price", figure, per: "a month" }] };
}
