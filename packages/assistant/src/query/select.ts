import type { Frame, PlanRef } from "../frame/frame.ts";
import { isPriced, type PlanRow } from "../knowledge/plan-table.ts";

/** A plan with how many of it. */
export interface Item {
  readonly row: PlanRow;
  readonly copies: number;
}

/** The rows that a reference stands for: one plan, a kind, a size of every kind. */
const rowsOfRef = (table: readonly PlanRow[], { category, tier }: PlanRef): readonly PlanRow[] =>
  table.filter(
    (row) =>
      (category === undefined || row.category === category) &&
      (tier === undefined || row.tier === tier),
  );

/** Every plan that is named, each once, with its copies. */
export function itemsOf(table: readonly PlanRow[], plans: readonly PlanRef[]): Item[] {
  const items = new Map<PlanRow, number>();
  for (const ref of plans)
    for (const row of rowsOfRef(table, ref))
      items.set(row, (ref.isCounted || !items.has(row) ? (items.get(row) ?? 0) : 0) + ref.copies);
  return [...items].map(([row, copies]) => ({ row, copies }));
}

/** Calls a month that were told, whichever way they go. */
export const callsTold = ({ volume }: Pick<Frame, "volume">): number | undefined =>
  volume?.any ?? volume?.in ?? volume?.out;

/** Plans with a price, among the named kinds, else all. */
export function pricedAmong(table: readonly PlanRow[], { plans }: Pick<Frame, "plans">) {
  const named = plans.length === 0 ? table : itemsOf(table, plans).map(({ row }) => row);
  return named.filter(isPriced);
}

/** The kinds that a question is about: those named, else those its direction calls for. */
export function kindsOf(frame: Frame, direction?: "in" | "out"): readonly string[] {
  const named = [...new Set(frame.plans.flatMap(({ category }) => category ?? []))];
  if (named.length > 0) return named;
  return direction === "out" ? ["outbound"] : ["receptionist"];
}
