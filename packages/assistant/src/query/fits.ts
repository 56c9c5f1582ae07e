/** Operations (`operations.ts`) that choose plans: for a number of calls, or within a budget. */
import type { Period } from "../frame/frame.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";
import { perMonth } from "../reading/quantities.ts";
import { affordable, ownCost } from "./budget.ts";
import { callsOf, given, priceOf, times } from "./figure.ts";
import { linesOf, rowsIn, totalOf } from "./money.ts";
import type { PlanQuery } from "./plan-query.ts";
import { reckoning, type Result } from "./result.ts";
import { callsOfAll, categoriesOf, type Item, statedCalls } from "./select.ts";

/** Matches 'is it too small?', '300 too many?', 'not be enough'; not 'too many calls' or 'enough or too small?' */
const doubts =
  /(?<!\bor (?:is it )?)\b(?:(?:not|isnt|wont) (?:be )?enough|too (?!\w+ calls)(?:small|few|little|low|many|much|high))\b/;

/** The smallest plan of a category for so many calls. Plans without a number of calls are always enough. */
function smallestFor(table: readonly PlanRow[], named: string, calls: number): PlanRow | undefined {
  return table.find((row) => row.category === named && (callsOf(row)?.amount ?? Infinity) >= calls);
}

/** Whether a plan is enough: 'is Basic enough for 230?' */
export function enough({ frame, own, items, table }: PlanQuery): Result | undefined {
  // Calls stated in an earlier message only count if this message asks about them.
  const asked = own.volume ?? own.bareNumber ?? own.plans[0];
  if (asked === undefined && !own.isYesNo) return undefined;
  const calls = statedCalls(frame);
  const [only, ...more] = frame.money ? [] : items;
  const isOpen = only?.row.plan.callsIncluded === "custom";
  if (!only || isOpen || more.length > 0 || calls === undefined) return undefined;
  const isEnough = (callsOfAll(only)?.amount ?? Infinity) >= calls;
  const fitting = smallestFor(table, only.row.category, calls);
  const others = fitting === undefined || fitting === only.row ? [] : [fitting];
  return {
    kind: "fit",
    calls,
    period: frame.period,
    rows: isEnough ? [...others, only.row] : others,
    asked: { ...only, isEnough, isDoubted: doubts.test(frame.text) },
  };
}

/** The plan for a multiple of the calls of the plan mentioned before: 'and three times as many calls?' */
export function multipleOfCalls({ frame, own, single, table }: PlanQuery): Result | undefined {
  const included = single && callsOf(single.row);
  const isAsked = own.plans.length === 0 && /\b(?:calls?|as many)\b/.test(own.text);
  if (!own.factor || !included || !single || !isAsked || frame.volume) return undefined;
  const calls = perMonth({ value: included.amount * own.factor });
  const row = smallestFor(table, single.row.category, calls);
  return row && { kind: "fit", calls, period: frame.period, rows: [row] };
}

/** The smallest plan for the stated calls: one for each direction, or one for each place with these calls. */
export function recommend(query: PlanQuery): Result | undefined {
  const { frame, table } = query;
  const { volume } = frame;
  if (volume === undefined || frame.plans.some(({ tier }) => tier !== undefined)) return undefined;
  if (volume.in !== undefined && volume.out !== undefined)
    return both(query, volume.in, volume.out);
  const { places = 1, people = 1 } = volume.isEach ? frame : {};
  // People share a line, so that their calls are added up; places may have a plan each.
  const whole = times(given(statedCalls(frame) ?? 0, "calls"), places > 1 ? 1 : people);
  const calls = Math.round(whole.amount);
  // If no receptionist plan with a stated number of calls has enough, outbound calls may be meant.
  const isOpen = (volume.in ?? volume.out ?? frame.plans[0]) === undefined;
  const named = categoriesOf(frame, volume.out === undefined ? "in" : "out");
  const isLarge = !table.some(
    (row) => named.includes(row.category) && (callsOf(row)?.amount ?? 0) >= calls,
  );
  const categories = isOpen && isLarge ? [...named, "outbound"] : named;
  const rows = categories.flatMap((category) => smallestFor(table, category, calls) ?? []);
  const [row] = rows;
  if (row === undefined) return undefined;
  if (places > 1) return forPlaces(query, row, calls, places);
  const single = { row, copies: 1 };
  const meant = { ...query, single, items: [single], frame: { ...frame, plans: [] } };
  const paid = frame.money && (ownCost(meant) ?? affordable(meant));
  return paid ?? { kind: "fit", calls, whole, period: frame.period, rows };
}

function both({ table }: PlanQuery, inbound: number, outbound: number): Result | undefined {
  const one = smallestFor(table, "receptionist", inbound);
  const other = smallestFor(table, "outbound", outbound);
  if (one === undefined || other === undefined) return undefined;
  const items = [one, other].map((row) => ({ row, copies: 1 }));
  return reckoning([one, other], linesOf(items, "Together"));
}

/** Compares a plan for each place with one plan for all of their calls. */
function forPlaces({ table }: PlanQuery, row: PlanRow, calls: number, places: number): Result {
  const whole = smallestFor(table, row.category, calls * places);
  const all = times(given(calls, "calls"), places);
  const price = whole && priceOf(whole, "monthly");
  const apart = priceOf(row, "monthly");
  const isApart = apart !== undefined && (price?.amount ?? Infinity) > apart.amount * places;
  const forAll = `One **${whole?.name}** for all`;
  const lines = [
    ...linesOf([{ row, copies: places }], `**${row.name}** for each`),
    { label: "All their calls", figure: all },
    ...(price ? [{ label: forAll, figure: price, per: "a month" }] : []),
  ];
  const text = `${isApart ? "One for each" : "One for all"} costs less.`;
  return reckoning([row, ...(whole ? [whole] : [])], lines, price && { verdict: { text } });
}

/** The dearest inbound and outbound plan that a budget pays for together, or else the cheapest pair. */
function pairWithin(
  inbound: readonly PlanRow[],
  outbound: readonly PlanRow[],
  amount: number,
  period: Period,
) {
  const pairs = inbound.flatMap((one) =>
    outbound.map((other) => [one, other].map((row) => ({ row, copies: 1 }))),
  );
  const sumOf = (items: readonly Item[]) => totalOf(items, period)?.amount ?? Infinity;
  const sorted = pairs.toSorted((one, other) => sumOf(one) - sumOf(other));
  const best = sorted.findLast((pair) => sumOf(pair) <= amount);
  const shown = best ?? sorted[0] ?? [];
  const verdict = !best && { verdict: { isYes: false, text: "the smallest pair costs more." } };
  return reckoning(rowsIn(shown), linesOf(shown, "Together"), verdict);
}

/** The plans within a budget: all if a list is asked for, a pair if a sum is, else the largest of each category. */
export function withinBudget({ frame, table }: PlanQuery): Result | undefined {
  const { money } = frame;
  if (money === undefined || money.per === "call" || frame.volume !== undefined) return undefined;
  if (money.kind === "gain" || frame.plans.some(({ tier }) => tier !== undefined)) return undefined;
  const period = money.per === "year" ? "annual" : "monthly";
  const isDirected = frame.plans.length > 0 || frame.direction === "out";
  const wanted = categoriesOf(frame, frame.direction);
  const saysPlans = frame.words.includes("plans");
  const isList = saysPlans || money.kind === "ownCost" || frame.relation === "under";
  const isOver = frame.relation === "over"; // 'Plans over $500'
  if (isOver && !saysPlans) return undefined;
  const [least, most] = isOver ? [money.amount, Infinity] : [money.least ?? 0, money.amount];
  const isWithin = (price = NaN) => price >= least && price <= most;
  const possible = isDirected ? table.filter(({ category }) => wanted.includes(category)) : table;
  const within = possible.filter((row) => isWithin(priceOf(row, period)?.amount));
  const [inbound, outbound] = ["receptionist", "outbound"].map((id) =>
    within.filter(({ category }) => category === id),
  );
  if (frame.relation === "sum" && inbound?.[0] && outbound?.[0])
    return pairWithin(inbound, outbound, money.amount, period);
  const largest = within.filter(
    (row, at) => !within.slice(at + 1).some(({ category }) => category === row.category),
  );
  const rows = isList ? within : largest;
  const list = { kind: "plans", measure: "price" } as const;
  if (rows.length === 0) {
    const smallest = possible.filter(({ tier }) => tier === "starter");
    return { ...list, rows: smallest, lead: "None of the plans is within that. The smallest:" };
  }
  const found = rows.length === 1 ? "The largest plan within" : "The largest of each kind within";
  return { ...list, rows, period, lead: `${isList ? "Within" : found} that:` };
}
