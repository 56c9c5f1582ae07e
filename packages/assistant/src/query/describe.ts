import { isPriced } from "../knowledge/plan-table.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { Result } from "./result.ts";

/** The plans that are meant, with what is asked of each: where every special question ends. */
export function describe({ frame, items, table }: PlanQuery): Result | undefined {
  if (frame.measure === undefined && frame.plans.length === 0) return undefined;
  const rows = items.length > 0 ? items.map(({ row }) => row) : table;
  // The difference of one plan is that of its two ways to pay.
  const isOfOne =
    items.length === 1 && frame.relation === "difference" && frame.period === "annual";
  const measure = isOfOne ? "saving" : (frame.measure ?? "price");
  if (measure === "popular") {
    const popular = rows.filter(({ plan }) => plan.isPopular);
    return {
      kind: "plans",
      measure,
      rows: popular.length > 0 ? popular : table.filter(({ plan }) => plan.isPopular),
    };
  }
  const shown = items.length === 0 && measure !== "features" ? rows.filter(isPriced) : rows;
  const period = frame.period;
  const isFeatures = measure === "features" && items.length === 0;
  if (isFeatures) return undefined;
  return {
    kind: "plans",
    measure: measure === "left" || measure === "breakEven" ? "price" : measure,
    rows: shown,
    ...(period && { period }),
  };
}
