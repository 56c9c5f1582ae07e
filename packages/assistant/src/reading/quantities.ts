import { stem } from "./stem.ts";

export type Unit = "calls" | "money" | "percent" | "months" | "places" | "bare";
export type Per = "day" | "weekday" | "week" | "month" | "year";

/** A figure of the message with what it counts. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
  /** '40 a week': how often, where it is said. */
  readonly per?: Per;
  /** Calls that come in or go out, where it is said. */
  readonly direction?: "in" | "out";
  /** The places of its words. */
  readonly from: number;
  readonly to: number;
}

const callNouns = new Set(
  `call caller client patient customer order inquiry ring inbound booking request`
    .split(" ")
    .map(stem),
);
const outNouns = new Set(
  `lead prospect outbound contact member donor name dial`.split(" ").map(stem),
);
const placeNouns = new Set(
  `location site office clinic shop store branch practice salon place restaurant gym warehouse depot
  bakery barbershop firm house hotel studio dealership company`
    .split(/\s+/)
    .map(stem),
);
/** Words that may stand between a figure and its noun. */
const between = new Set(
  `incoming inbound outbound outgoing phone missed more extra different of our the new web cold sales
  law dental separate flower body different auto small old included`
    .split(/\s+/)
    .map(stem),
);
const perWords = new Set(["a", "per", "each", "every", "the", "whole"]);
const monthsOf: Readonly<Record<string, number>> = {
  month: 1,
  year: 12,
  quarter: 3,
  week: 12 / 52,
};
const isPer = (word: string): word is Per =>
  ["day", "weekday", "week", "month", "year"].includes(word);

/** Calls of a period as calls a month of twelve in a year; a month has thirty days. */
const toMonths: Readonly<Record<Per, number>> = {
  day: 30,
  weekday: (5 * 52) / 12,
  week: 52 / 12,
  month: 1,
  year: 1 / 12,
};

/** How many a month that comes to. */
export const perMonth = ({ value, per = "month" }: Pick<Quantity, "value" | "per">): number =>
  Math.round(value * toMonths[per]);

/** Every figure of a message, in order. */
export function readQuantities(words: readonly string[]): Quantity[] {
  return words.flatMap((word, at) => {
    if (!/^\d+(?:\.\d+)?$/.test(word)) return [];
    return [{ value: Number(word), from: at, ...readUnit(words, at) }];
  });
}

type Read = Pick<Quantity, "unit" | "to"> & Partial<Pick<Quantity, "per" | "direction">>;

function readUnit(words: readonly string[], at: number): Read {
  let next = at + 1;
  let direction: "in" | "out" | undefined;
  while (between.has(stem(words[next] ?? "")) && next < at + 4) {
    const said = stem(words[next] ?? "");
    if (/^(?:outbound|outgo)/.test(said)) direction = "out";
    if (/^(?:inbound|incom)/.test(said)) direction = "in";
    next += 1;
  }
  const noun = stem(words[next] ?? "");
  if (words[at + 1] === "dollars") return { unit: "money", ...readPer(words, at + 2) };
  if (words[at + 1] === "percent") return { unit: "percent", to: at + 2 };
  if (outNouns.has(noun)) return { unit: "calls", direction: "out", ...readPer(words, next + 1) };
  // 'Two call scripts' are no calls.
  const isBeforeNoun = words[next] === "call" && Number(words[at]) > 1;
  if (callNouns.has(noun) && !isBeforeNoun)
    return { unit: "calls", ...(direction && { direction }), ...readPer(words, next + 1) };
  if (placeNouns.has(noun)) return { unit: "places", to: next + 1 };
  const months = monthsOf[noun];
  if (months !== undefined && next === at + 1) return { unit: "months", to: next + 1 };
  const per = readPer(words, at + 1);
  if (direction !== undefined) return { unit: "calls", direction, ...per };
  return { unit: "bare", ...per };
}

/** The 'a week' behind a figure, with up to two words between: '40 calls come in a week'. */
function readPer(words: readonly string[], from: number): Pick<Quantity, "to"> & { per?: Per } {
  for (let at = from; at <= from + 4 && at < words.length; at += 1) {
    const word = stem(words[at] ?? "");
    const before = words[at - 1] ?? "";
    if (isPer(word) && (perWords.has(before) || before === "on" || words[at - 2] === "on"))
      return { per: word === "day" && isOnWeekdays(words) ? "weekday" : word, to: at + 1 };
    if (word === "monthly" || word === "daily" || word === "weekly" || word === "yearly")
      return { per: adverbs[word], to: at + 1 };
    if (/^\d/.test(word)) break;
  }
  return { to: from };
}

const isOnWeekdays = (words: readonly string[]): boolean =>
  words.some((word) => stem(word) === "weekday");

const adverbs = { monthly: "month", daily: "day", weekly: "week", yearly: "year" } as const;

/** A length of time in months: '3 years' is 36. */
export function toMonthsOf(quantity: Quantity, words: readonly string[]): number {
  const noun = stem(words[quantity.from + 1] ?? "month");
  return quantity.value * (monthsOf[noun] ?? 1);
}
