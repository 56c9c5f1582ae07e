import type { CallsPer } from "../quantities/call-period.ts";
import type { Item } from "../reckoning/frame.ts";
import type { Said } from "./said.ts";
import type { PlanSlots } from "./slots.ts";

/** A bare number above is hardly one of plans. */
const mostCopies = 50;

const perMonth: Readonly<Record<CallsPer, number>> = {
  hour: 1,
  day: 30,
  "working day": 65 / 3,
  quarter: 1 / 3,
  week: 52 / 12,
  year: 1 / 12,
};

/** How many there are of each plan, and how many calls, months or dollars: as said, or the kept ones changed. */
export function mergeCounts(
  kept: PlanSlots,
  said: Said,
  items: readonly Item[],
  places: number | undefined,
):
  | (Pick<PlanSlots, "calls" | "callsPer" | "days" | "months" | "budget" | "counted"> & {
      items: readonly Item[];
    })
  | undefined {
  const isVolume = kept.measure === "volume" && kept.calls !== undefined;
  const base = {
    items,
    calls: said.calls ?? kept.calls,
    callsPer: said.calls === undefined ? kept.callsPer : said.callsPer,
    budget: kept.budget,
    counted:
      said.calls !== undefined
        ? ("calls" as const)
        : said.months !== undefined
          ? ("months" as const)
          : kept.counted,
  };
  const times = (copies: number) => ({
    ...base,
    items: items.map(({ entry }): Item => ({ entry, copies })),
    counted: "copies" as const,
  });
  if (said.days !== undefined) {
    const { callsPer, calls } = base;
    if (calls === undefined || (callsPer !== "day" && callsPer !== "working day")) return undefined;
    const daily = Math.round(calls / (kept.days ?? perMonth[callsPer]));
    return {
      ...base,
      calls: Math.ceil(Number((daily * said.days).toFixed(6))),
      callsPer: "working day" as const,
      days: said.days,
    };
  }
  if (said.factor !== undefined && said.used === undefined) {
    const scaled = isVolume ? base.calls : said.ofCalls ? includedIn(items) : undefined;
    if (scaled !== undefined)
      return {
        ...base,
        calls: Math.ceil(scaled * said.factor),
        callsPer: isVolume ? base.callsPer : undefined,
        counted: "calls",
      };
    if (said.ofCalls) return undefined;
    return Number.isInteger(said.factor) && items.length > 0
      ? {
          ...base,
          items: items.map(({ entry, copies }): Item => ({
            entry,
            copies: copies * (said.factor ?? 1),
          })),
          counted: "copies",
        }
      : undefined;
  }
  if (said.moreCopies !== undefined) {
    const more = said.moreCopies;
    if (isVolume && more > 1 && base.calls !== undefined)
      return { ...base, calls: base.calls + more };
    const changed = items.map(({ entry, copies }): Item => ({ entry, copies: copies + more }));
    return changed.length === 0 || changed.some(({ copies }) => copies < 1)
      ? undefined
      : { ...base, items: changed };
  }
  if (said.isSplit && isVolume && base.calls !== undefined && said.copies !== undefined)
    return {
      ...times(said.copies),
      calls: Math.ceil(base.calls / said.copies),
      callsPer: undefined,
      counted: "calls",
    };
  if (said.isSplit) return undefined;
  if (said.copies !== undefined && said.copies > 0)
    return items.length === 0 ? undefined : times(said.copies);
  if (said.number !== undefined && said.money === undefined) {
    const { number } = said;
    if (kept.counted === "months") return { ...base, months: number };
    // 'What do three cost?', of a plan.
    const ofPlan =
      kept.counted === undefined &&
      said.wanted === "cost" &&
      items.length === 1 &&
      number > 1 &&
      number <= mostCopies;
    if (kept.counted === "copies" || ofPlan) return times(number);
    if (kept.counted === "money" && kept.budget !== undefined)
      return { ...base, budget: { ...kept.budget, amount: number } };
    if (kept.counted !== "calls" || kept.calls === undefined) return undefined;
    // 'And if it were 25?', after '12 calls a day': a number as small as the first is of the same time.
    const unit = kept.callsPer;
    const same =
      unit !== undefined && unit !== "year" && unit !== "hour" && number * 2 < kept.calls;
    return {
      ...base,
      calls: same ? Math.ceil(Number((number * (kept.days ?? perMonth[unit])).toFixed(6))) : number,
      callsPer: same ? unit : undefined,
    };
  }
  if (
    said.each &&
    places !== undefined &&
    items.every(({ copies }) => copies === 1) &&
    items.length === 1
  )
    return times(places);
  return { ...base, ...(said.money !== undefined && { counted: "money" as const }) };
}

/** 'Sorry, I meant a week': the calls that were told, by another time. */
export function inOtherTime(kept: PlanSlots, said: Said): Said {
  const { calls, callsPer, measure } = kept;
  const unit = said.span ?? (said.year ? "year" : said.paid === "monthly" ? "month" : undefined);
  const isAll =
    said.calls === undefined && said.number === undefined && said.plans.length === 0 && !said.each;
  if (!said.corrects || measure !== "volume" || calls === undefined || unit === undefined || !isAll)
    return said;
  const told = callsPer === undefined ? calls : Math.round(calls / perMonth[callsPer]);
  return {
    ...said,
    calls: unit === "month" ? told : Math.ceil(Number((told * perMonth[unit]).toFixed(6))),
    callsPer: unit === "month" ? undefined : unit,
    span: undefined,
    year: false,
    paid: undefined,
    wanted: undefined,
  };
}

/** The calls a month that come with one plan, all copies together. */
function includedIn([first, ...others]: readonly Item[]): number | undefined {
  if (first === undefined || others.length > 0) return undefined;
  const { callsIncluded } = first.entry.plan;
  return typeof callsIncluded === "number" ? first.copies * callsIncluded : undefined;
}

/** 'What is that a month?', of a year's price. */
export const asksEquivalent = (
  kept: PlanSlots,
  { paid, refers, corrects, months }: Said,
): boolean =>
  months === undefined &&
  ((kept.paid === "annual" && refers) || kept.measure === "saving") &&
  kept.months === undefined &&
  paid === "monthly" &&
  !corrects;

/** For how long, and how it is paid. */
export function mergeTime(kept: PlanSlots, said: Said): Pick<PlanSlots, "months" | "paid"> {
  const { paid, year, months } = said;
  const { moreMonths } = said;
  if (moreMonths !== undefined) {
    const span = (kept.months ?? 0) + moreMonths;
    return { months: span > 0 ? span : kept.months, paid: paid ?? kept.paid };
  }
  if (asksEquivalent(kept, said)) return { months: kept.months, paid: kept.paid };
  if (months !== undefined) return { months, paid: paid ?? kept.paid };
  // 'And all at once?', after twelve single months: the year's price.
  if (paid === "annual" && kept.months === 12) return { months: undefined, paid };
  if (!year) return { months: kept.months, paid: paid ?? kept.paid };
  if (paid === "annual") return { months: undefined, paid };
  // Twelve single months, or a year where other times were spoken of.
  if (paid === "monthly" || kept.months !== undefined)
    return { months: 12, paid: paid ?? kept.paid };
  return { months: undefined, paid: "annual" };
}
