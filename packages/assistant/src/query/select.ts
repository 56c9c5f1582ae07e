import type { Frame, PlanRef } from "../frame/frame.ts";
import { isPriced, type PlanRow } from "../knowledge/plan-table.ts";
import { callsOf, type Figure, times } from "./figure.ts";

/** A plan with a number of copies. */
export interface Item {
  readonly row: PlanRow;
  readonly copies: number;
}

/** A plan's name after the number of its copies: '2 x **AI Receptionist Basic**'. */
export const nameOf = ({ row, copies }: Item): string =>
  `${copies > 1 ? `${copies} x ` : ""}**${row.name}**`;

/** Calls a month of all copies; undefined if they are unlimited or agreed individually. */
export function callsOfAll({ row, copies }: Item): Figure | undefined {
  const calls = callsOf(row);
  return calls && times(calls, copies);
}

/** The rows of a reference: one plan, a whole category, or a tier in every category. */
const rowsFor = (table: readonly PlanRow[], { category, tier, among }: PlanRef) =>
  table.filter(
    (row) =>
      (category === undefined || row.category === category) &&
      (category !== undefined || (among?.includes(row.category) ?? true)) &&
      (tier === undefined || row.tier === tier),
  );

const adds = /\b(?:add|adding|plus)\b/;
/** The named plans, each once; stated copies of the same plan are added up. */
export function itemsOf(table: readonly PlanRow[], plans: readonly PlanRef[], text = ""): Item[] {
  const items = new Map<PlanRow, number>();
  // In 'about Basic: what do two Basics cost?' the first mention is none of the copies.
  const hasCopies = ({ category, tier }: PlanRef) =>
    plans.some((ref) => ref.copies > 1 && ref.category === category && ref.tier === tier);
  // In 'we have a Basic and add two Basics' the first mention is one of three copies.
  const isCopy = (ref: PlanRef) => ref.isCounted ?? (adds.test(text) && hasCopies(ref));
  for (const ref of plans.filter((each) => isCopy(each) || !hasCopies(each)))
    for (const row of rowsFor(table, ref))
      items.set(row, (isCopy(ref) ? (items.get(row) ?? 0) : 0) + ref.copies);
  return [...items].map(([row, copies]) => ({ row, copies }));
}

/** The stated calls a month: those without a direction, else the inbound, else the outbound ones. */
export const statedCalls = ({ volume }: Pick<Frame, "volume">): number | undefined =>
  volume?.any ?? volume?.in ?? volume?.out;

/** The named plans, or all if none is named. */
export const rowsAmong = (table: readonly PlanRow[], { plans }: Pick<Frame, "plans">) =>
  plans.length === 0 ? table : itemsOf(table, plans).map(({ row }) => row);
/** Those of them that have a price. */
export const pricedAmong = (table: readonly PlanRow[], frame: Pick<Frame, "plans">) =>
  rowsAmong(table, frame).filter(isPriced);
export const isUnlimited = ({ plan }: PlanRow): boolean => plan.callsIncluded === "unlimited";

const maxOther = 0.75; // Certainty above which another topic is meant: 'unlimited calls at the same time'.
/** Asks for a plan without a limit of calls. */
export const asksUnlimited = ({ text, topics: [first] }: Pick<Frame, "text" | "topics">): boolean =>
  /\bunlimited (?:(?:inbound|incoming|phone) )?calls\b/.test(text) &&
  (first?.topic === "plans" || (first?.certainty ?? 0) < maxOther);

/** The categories that a question names, or else the one for the direction of its calls. */
export function categoriesOf(frame: Frame, direction?: "in" | "out"): readonly string[] {
  const named = [...new Set(frame.plans.flatMap(({ category }) => category ?? []))];
  if (named.length > 0) return named;
  return direction === "out" ? ["outbound"] : ["receptionist"];
}
