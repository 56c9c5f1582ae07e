import type { Rank } from "../frame/frame.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";
import { callsOf, perCallOf, priceOf } from "./figure.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { Result } from "./result.ts";
import { pricedAmong } from "./select.ts";

const figureBy = {
  price: (row: PlanRow) => priceOf(row, "monthly")?.amount,
  calls: (row: PlanRow) => callsOf(row)?.amount,
  perCall: (row: PlanRow) => perCallOf(row)?.amount,
} as const;

/** Sorts plans by a figure; plans without it are left out. */
export function sortPlans(rows: readonly PlanRow[], { by, order }: Pick<Rank, "by" | "order">) {
  const sign = order === "lowest" ? 1 : -1;
  return rows
    .filter((row) => figureBy[by](row) !== undefined)
    .toSorted((one, other) => sign * ((figureBy[by](one) ?? 0) - (figureBy[by](other) ?? 0)));
}

/** 'The cheapest', 'the second cheapest', 'which has the most calls?' */
export function ranking({ frame, own, table }: PlanQuery): Result | undefined {
  const { rank } = frame;
  if (rank === undefined || own.money !== undefined || own.volume !== undefined) return undefined;
  const by = frame.measure === "perCall" ? "perCall" : rank.by;
  const rows = sortPlans(pricedAmong(table, frame), { by, order: rank.order }).slice(rank.nth - 1);
  if (rows.length === 0) return undefined;
  return { kind: "ranking", rank: { ...rank, by }, rows, isAmongNamed: frame.plans.length > 1 };
}
