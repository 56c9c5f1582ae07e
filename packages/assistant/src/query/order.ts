/** Operations (`operations.ts`) that list plans: sorted by a figure, or with one measure of each. */
import type { Rank } from "../frame/frame.ts";
import { isPriced, type PlanRow } from "../knowledge/plan-table.ts";
import { callsOf, perCallOf, priceOf } from "./figure.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { Result } from "./result.ts";
import { asksUnlimited, categoriesOf, isUnlimited, pricedAmong, rowsAmong } from "./select.ts";

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

/** Plans from a position of a sorted list: 'the second cheapest', 'which has the most calls?' */
export function ranking({ frame, own, table }: PlanQuery): Result | undefined {
  const { rank } = frame;
  if (rank === undefined || own.money !== undefined || own.volume !== undefined) return undefined;
  const by = frame.measure === "perCall" ? "perCall" : rank.by;
  const rows = sortPlans(pricedAmong(table, frame), { by, order: rank.order }).slice(rank.nth - 1);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const [lowest, highest] = rank.order === "lowest" ? [first, last] : [last, first];
  const unlimited = by === "calls" ? rowsAmong(table, frame).filter(isUnlimited) : [];
  const ends = [lowest, unlimited[0] ?? highest];
  if (rank.isOfEnds) return { kind: "plans", measure: "price", rows: ends };
  if (unlimited[0] && rank.order === "highest" && rank.nth === 1 && rank.count === 1)
    return { kind: "plans", measure: "price", rows: [...unlimited, first] };
  return { kind: "ranking", rank: { ...rank, by }, rows, isAmongNamed: frame.plans.length > 1 };
}

const askForCalls = "Tell me how many calls a month you have, and I name the plan that fits:";
/** The plans in question with one measure of each: the general case, after all special questions. */
export function describe({ site, frame, own, items, table }: PlanQuery): Result | undefined {
  const { measure: asked = "price", period, plans } = frame;
  const measure = asked === "breakEven" ? "saving" : asked === "left" ? "price" : asked;
  const unlimited = asksUnlimited(own) ? rowsAmong(table, frame).filter(isUnlimited) : [];
  const all = items.length > 0 ? items.map(({ row }) => row) : table.filter(isPriced);
  const named = unlimited.length > 0 && plans.every(({ tier }) => !tier) ? unlimited : all;
  const popular = [named, table].map((list) => list.filter(({ plan }) => plan.isPopular));
  const rows = measure === "popular" ? (popular.find(({ length }) => length > 0) ?? []) : named;
  // 'Which plan do I need?': the plans of one kind, because the number of calls is missing.
  const wanted = categoriesOf(frame, frame.direction);
  const ofKind = rows.filter(({ category }) => wanted.includes(category));
  if (frame.relation === "fits" && asked === "price" && named.length > 4 && !own.refersBack)
    return { kind: "plans", measure, rows: ofKind, lead: askForCalls };
  const { name, subtitle } = site.planCategories.find(({ id }) => id === plans[0]?.category) ?? {};
  const isKind = frame.measure === undefined && plans.length === 1 && items.length > 1;
  const lead = isKind && name ? { lead: `**${name}**: ${subtitle}` } : {};
  return { kind: "plans", measure, rows, ...(period && { period }), ...lead };
}
