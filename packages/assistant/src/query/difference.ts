/** Operations (`operations.ts`) that compare plans: differences, additional features, the next larger plan. */
import { countOf } from "../format.ts";
import { isPriced, ownFeatures, type PlanRow } from "../knowledge/plan-table.ts";
import { type Figure, gap, perCallOf, priceOf, times } from "./figure.ts";
import { periodWords, rowsIn } from "./money.ts";
import { sortPlans } from "./order.ts";
import type { PlanQuery } from "./plan-query.ts";
import { type Line, type Of, reckoning, type Result } from "./result.ts";
import { callsOfAll, type Item, nameOf, pricedAmong } from "./select.ts";

const upwards = { by: "price", order: "lowest" } as const;

/** The difference of two plans in price, calls or price per call. */
export function difference(query: PlanQuery): Result | undefined {
  const { frame, own, items, table } = query;
  const { relation = "all", measure, rank, money } = frame;
  const isAsked =
    ["difference", "compare", "fits", "nextUp"].includes(relation) ||
    rank !== undefined ||
    (items.length === 2 && (measure === "perCall" || (relation === "over" && !money)));
  const isChoice = /\bor\b/.test(frame.text); // 'Two Basics or one Professional altogether?' asks for no sum.
  if (!isAsked || (frame.relation === "sum" && !isChoice)) return undefined;
  if (frame.measure === "features" && items.length === 2) return beyond(query);
  const isGeneral = frame.plans.length === 2 && frame.plans.every(({ tier }) => tier === undefined);
  const asksKinds = (own.measure ?? "audience") === "audience" || /\bwhy\b/.test(frame.text);
  if (isGeneral && asksKinds) return kindsOf(query);
  // 'The gap between the cheapest and the dearest' compares the two ends of the sorted plans.
  const rows = frame.rank?.by === "price" ? sortPlans(pricedAmong(table, frame), upwards) : [];
  const ends = [rows[0], rows.at(-1)].flatMap((row) => (row ? [{ row, copies: 1 }] : []));
  const isOfEnds = items.length === 0 && frame.relation === "difference";
  return items.length === 2 || isOfEnds ? compareTwo(query, isOfEnds ? ends : items) : undefined;
}

/** What each of the named categories is for. */
const kindsOf = ({ site, frame: { plans } }: PlanQuery): Result => ({
  kind: "kinds",
  kinds: site.planCategories.filter(({ id }) => plans.some(({ category }) => category === id)),
});

/** Features that the larger of two plans of a category has and the smaller has not. */
function beyondOf(table: readonly PlanRow[], rows: readonly PlanRow[]): Of<"beyond"> | undefined {
  const [than, row] = rows.toSorted((one, other) => table.indexOf(one) - table.indexOf(other));
  if (than === undefined || row === undefined || than.category !== row.category) return undefined;
  const above = table.slice(table.indexOf(than) + 1, table.indexOf(row) + 1);
  return { kind: "beyond", row, than, features: above.flatMap(ownFeatures) };
}

/** Answers 'what do I get with it that Basic lacks?' and 'what does Professional add?' by `beyondOf`. */
export function beyond({ frame, items, table }: PlanQuery): Result | undefined {
  const asksOfTwo = /\b(?:that|better|not|lacks?|everything)\b|beyond|extra|add|differ|compar/;
  if (items.length === 2 && asksOfTwo.test(frame.text)) return beyondOf(table, rowsIn(items));
  const [only, ...others] = rowsIn(items);
  const below = only && others.length === 0 && table[table.indexOf(only) - 1];
  const asksBeyond = /\b(?:extra|adds?|addition|distinguishes|beyond)\b/.test(frame.text);
  return below && !frame.subject && asksBeyond ? beyondOf(table, [below, only]) : undefined;
}

/** Compares two plans: the difference in price and calls, and which one costs less. */
function compareTwo(query: PlanQuery, items: readonly Item[]): Result | undefined {
  const [one, other] = items;
  if (one === undefined || other === undefined) return undefined;
  const { frame } = query;
  const rows = [one.row, other.row];
  const isCounted = one.copies > 1 || other.copies > 1;
  const isPerCall = frame.measure === "perCall" || frame.rank?.by === "perCall";
  if (isPerCall && !isCounted) return perCallOfTwo(query, rows);
  const both = ["monthly", "annual"] as const;
  const periods = isCounted ? [frame.period ?? "monthly"] : both;
  const lines = periods.flatMap((period): Line[] => {
    const [a, b] = [priceOf(one.row, period), priceOf(other.row, period)];
    if (a === undefined || b === undefined) return [];
    const [first, second] = [times(a, one.copies), times(b, other.copies)];
    const figure = gap(first, second);
    const per = periodWords[period];
    const months = period === "monthly" ? (frame.months ?? 1) : 1;
    const subtotals = [first, second]
      .filter(({ from }) => from !== undefined)
      .map((sum) => ({ label: "Together", figure: sum, per }));
    const later = { label: `In ${countOf(months, "months")}`, figure: times(figure, months) };
    return [...subtotals, { label: "Difference", figure, per }, ...(months > 1 ? [later] : [])];
  });
  const [c1, c2] = [one, other].map(callsOfAll);
  const more = c1 && c2 && gap(c1, c2);
  if (more?.amount) lines.push({ label: "Difference in calls", figure: more, per: "a month" });
  const isWhole = query.own.measure === undefined && !isCounted;
  const beyondIt = isWhole ? beyondOf(query.table, rows) : undefined;
  if (isWhole && frame.relation === "compare" && !beyondIt && !frame.rank)
    return { kind: "plans", measure: "features", rows };
  const least = nameOf(costOf(one) <= costOf(other) ? one : other);
  return reckoning(rows, frame.relation === "compare" && isWhole ? [] : lines, {
    ...(isPriced(one.row) && isPriced(other.row) && { verdict: { text: `${least} costs least.` } }),
    ...(beyondIt && { beyond: beyondIt }),
  });
}

const costOf = ({ row, copies }: Item) => (row.plan.price.monthly ?? 0) * copies;

/** Two prices of a call may differ only in the third decimal. */
const withThreeDecimals = (figure: Figure): Figure => ({ ...figure, unit: "exactPerCall" });

function perCallOfTwo({ frame, own }: PlanQuery, rows: readonly PlanRow[]): Result | undefined {
  const [one, other] = rows;
  const [a, b] = rows.map(perCallOf);
  if (!one || !other || !a || !b) return undefined;
  // 'Yes' or 'no' is about the plan that the message names: 'and on Basic, is it less there?'
  const isTo = /\bfrom\b.*\bto\b/.test(frame.text);
  const subject = own.plans.length === 1 || isTo ? other : one;
  const { name } = a.amount <= b.amount ? one : other;
  const lines = [
    { label: `**${one.name}**`, figure: a, per: "a call" },
    { label: `**${other.name}**`, figure: b, per: "a call" },
    { label: "Difference", figure: gap(withThreeDecimals(a), withThreeDecimals(b)), per: "a call" },
  ];
  const isYes = frame.isYesNo ? { isYes: name === subject.name } : {};
  const verdict = { ...isYes, text: `Lowest by the call is **${name}**.` };
  return reckoning(rows, lines, { verdict });
}

/** The next larger or smaller plan, or the plans between two. */
export function neighbor(query: PlanQuery): Result | undefined {
  const { frame, own, single, items, table } = query;
  const named = rowsIn(items);
  const isOfOneKind = named[0]?.category === named[1]?.category;
  if (frame.relation === "between" && items.length === 2 && isOfOneKind) {
    const places = named.map((row) => table.indexOf(row));
    const rows = table.slice(Math.min(...places) + 1, Math.max(...places));
    const lead = rows.length > 0 ? "Yes, between them:" : "No, there is none between them:";
    return { kind: "plans", measure: "price", rows: rows.length > 0 ? rows : named, lead };
  }
  const isUp = frame.relation === "nextUp";
  if (!isUp && frame.relation !== "nextDown") return undefined;
  const nextTo = ({ row }: Item) => {
    const next = table[table.indexOf(row) + (isUp ? 1 : -1)];
    return next?.category === row.category ? next : undefined;
  };
  if (single === undefined) {
    // A tier of every category, or a plan without a price.
    const isOneTier = new Set(items.map(({ row }) => row.tier)).size === 1;
    const rows = items.flatMap((item) => nextTo(item) ?? []);
    const { measure = "price" } = frame;
    return isOneTier && rows.length > 0 ? { kind: "plans", measure, rows } : undefined;
  }
  const row = nextTo(single);
  // 'How much more is the next one?'
  const asksMore =
    own.measure === "saving" ||
    /\b(?:more|less|difference|extra|dearer|cheaper)\b/.test(frame.text);
  if (row !== undefined && asksMore && frame.measure !== "features")
    return compareTwo(query, [single, { row, copies: 1 }]);
  const lead = `There is none ${isUp ? "above" : "below"} it:`;
  return row === undefined
    ? { kind: "plans", measure: "price", rows: [single.row], lead }
    : { kind: "plans", measure: frame.measure ?? "price", rows: [row] };
}
