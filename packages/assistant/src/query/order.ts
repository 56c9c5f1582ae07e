import type { Rank } from "../frame/frame.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";
import { callsOf, perCallOf, priceOf } from "./figure.ts";
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
  const by = frame.measure === "perCall" ? "perCall" : rank.by;
  const rows = ordered(pricedAmong(table, frame), { by, order: rank.order }).slice(rank.nth - 1);
  if (rows.length === 0) return undefined;
  return { kind: "ranking", rank: { ...rank, by }, rows, isAmongNamed: frame.plans.length > 1 };
}
