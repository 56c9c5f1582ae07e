import { isPriced } from "../knowledge/plan-table.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { Result } from "./result.ts";

/** The plans in question with one measure of each: the general case, after all special questions. */
export function describe({ frame, items, table }: PlanQuery): Result | undefined {
  const { measure: asked = "price", period, plans } = frame;
  if (frame.measure === undefined && plans.length === 0) return undefined;
  if (asked === "features" && items.length === 0) return undefined;
  // The 'difference' of a single plan is between paying by the month and by the year.
  const isOfOne = items.length === 1 && frame.relation === "difference" && period === "annual";
  const measure = isOfOne || asked === "breakEven" ? "saving" : asked === "left" ? "price" : asked;
  const named = items.length > 0 ? items.map(({ row }) => row) : table.filter(isPriced);
  const popular = [named, table].map((list) => list.filter(({ plan }) => plan.isPopular));
  const rows = measure === "popular" ? (popular.find(({ length }) => length > 0) ?? []) : named;
  return { kind: "plans", measure, rows, ...(period && { period }) };
}
