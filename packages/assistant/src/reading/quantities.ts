import { stem } from "./stem.ts";
import { isCounted } from "./word-lists.ts";

/** What a figure counts; `places` are offices, shops and other locations. */
export type Unit =
  | "calls"
  | "money"
  | "percent"
  | "months"
  | "hours" // Or days.
  | "places"
  | "people"
  | "times"
  | "bare";
/** The period to which a figure applies. */
export type Per = "day" | "week" | "month" | "year";

/** A figure of the message with what it counts; unit `bare` if there is no unit. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit;
  readonly per?: Per; // The stated period: '40 a week'.
  /** Days per week, if the figure is per day and the message states them: 5 for 'on weekdays'. */
  readonly days?: number;
  readonly direction?: "in" | "out"; // The stated direction of calls.
  readonly from: number; // Word indexes; `to` is exclusive.
  readonly to: number;
}

/** Words before a period: 'a week', 'per month', 'the whole year'. */
const perWords = new Set(["a", "per", "each", "every", "the", "whole"]);
const monthsPer = new Map(Object.entries({ month: 1, year: 12, quarter: 3, week: 12 / 52 }));

/** Factors from a number per period to a number per month. */
export const toMonths = { day: 30, week: 52 / 12, month: 1, year: 1 / 12 } as const;
const isPer = (word: string): word is Per => Object.hasOwn(toMonths, word);

/** A quantity per month, rounded, but not to 0: '4 calls a year' is 1 call a month. */
export function perMonth({ value, per = "month", days }: Omit<Quantity, "unit" | "from" | "to">) {
  const isOnDays = per === "day" && days !== undefined;
  const amount = value * (isOnDays ? days * toMonths.week : toMonths[per]);
  return Math.round(amount) || Math.ceil(amount);
}

/** Matches the words after a figure per day, if they state the number of days in a month. */
const startsDays = /^(?:times|on|of|each of|on each of) \d\d (?:\w+ )?days\b/;
/** Every figure of a message, in order. */
export function readQuantities(words: readonly string[]): Quantity[] {
  const days = daysOfWeek(words.join(" "));
  // The word index after the daily figure in '25 calls on each of 21 days' and '80 dials x 21 days'; or -1.
  const eachDay = words.findIndex((_, at) => startsDays.test(words.slice(at, at + 6).join(" ")));
  return words.flatMap((word, at) => {
    const value = word === "both" ? 2 : Number(/^\d+(?:\.\d+)?$/.exec(word)?.[0]);
    const match = readUnit(words, at);
    // 'Both our shops' means two shops; elsewhere 'both' is not a figure.
    if (Number.isNaN(value) || (word === "both" && match.unit !== "places")) return [];
    const isDaily = days !== undefined && (match.per === "day" || match.to === eachDay);
    return [{ value, from: at, ...match, ...(isDaily && { per: "day" as const, days }) }];
  });
}

/** Descriptions of five and of six open days in a week. */
const fiveDays =
  /\b(?:weekdays?|mon(?:day)? (?:(?:to|till|until|through) )?fri(?:day)?|(?:work|working|business) ?days?|(?:no|not|closed|shut|except|off) (?:on |over |at )?(?:the )?weekends?)\b/;
const sixDays =
  /\b(?:mon(?:day)? (?:(?:to|till|until|through) )?sat(?:urday)?|(?:closed|shut|except|not|off) (?:on )?sundays?)\b/;
const daysOfMonth =
  /\b(?:(?:times|of|on) ([12]\d) (?:\w+ )?days|([12]\d) (?:work|working|business|open) days|([12]\d) (?:\w+ )?days (?:a|per|each|every) month)\b/;
/** Days per week that a text states. Stated days per month are converted to days per week. */
export function daysOfWeek(text: string): number | undefined {
  const monthly = daysOfMonth.exec(text)?.slice(1).find(Boolean);
  if (monthly !== undefined) return Number(monthly) / toMonths.week;
  const [, days] = /\b([1-7]) days(?: (?:\S+ ){1,3}week\b|$)/.exec(text) ?? [];
  if (days !== undefined) return Number(days);
  return fiveDays.test(text) ? 5 : sixDays.test(text) ? 6 : undefined;
}

type UnitMatch = Pick<Quantity, "unit" | "to"> & Partial<Pick<Quantity, "per" | "direction">>;

function readUnit(words: readonly string[], at: number): UnitMatch {
  let next = at + 1;
  let direction: "in" | "out" | undefined;
  while (isCounted("between", words[next]) && next < at + 4) {
    const word = stem(words[next] ?? "");
    if (/^(?:outbound|outgo)/.test(word)) direction = "out";
    if (/^(?:inbound|incom)/.test(word)) direction = "in";
    next += 1;
  }
  const noun = stem(words[next] ?? "");
  const beside = words[at + 1];
  if (beside === "dollars") return { unit: "money", ...readPer(words, at + 2) };
  if (beside === "percent") return { unit: "percent", to: at + 2 };
  if (beside === "times") return { unit: "times", ...readPer(words, at + 2) };
  // '180 in and 900 out': the direction instead of a noun.
  const isDirection = beside === "in" || beside === "out";
  if (isDirection && /^(?:|and|plus|monthly|a|per|each)$/.test(words[at + 2] ?? ""))
    return { unit: "calls", direction: beside, ...readPer(words, at + 2) };
  if (isCounted("outboundCalls", noun))
    return { unit: "calls", direction: "out", ...readPer(words, next + 1) };
  // In 'two call scripts' the singular 'call' qualifies another noun.
  const isBeforeNoun = words[next] === "call" && Number(words[at]) > 1;
  if (isCounted("calls", noun) && !isBeforeNoun)
    return { unit: "calls", ...(direction && { direction }), ...readPer(words, next + 1) };
  if (isCounted("places", noun)) return { unit: "places", to: next + 1 };
  if (isCounted("people", noun) || (beside === "of" && words[at + 2] === "us"))
    return { unit: "people", ...readPer(words, next + 1) };
  if (/^(?:hour|day)$/.test(noun) && next === at + 1)
    return { unit: "hours", ...readPer(words, next + 1) };
  const months = monthsPer.get(noun);
  if (months !== undefined && next === at + 1) return { unit: "months", to: next + 1 };
  if (/^monthly (?:payment|bill|instal|rate|fee)/.test(words.slice(at + 1, at + 3).join(" ")))
    return { unit: "months", to: at + 3 };
  const per = readPer(words, at + 1);
  const isNumerous = Number(words[at]) >= 10 || per.per !== undefined; // '2 outbound' are plans.
  if (direction !== undefined && isNumerous) return { unit: "calls", direction, ...per };
  return { unit: "bare", ...per };
}

/** Finds the period after a figure, with some words between: '40 calls come in a week'. */
function readPer(words: readonly string[], from: number): Pick<Quantity, "to"> & { per?: Per } {
  for (let at = from; at <= from + 4 && at < words.length; at += 1) {
    const word = stem(words[at] ?? "").replace(/^(?:night|weekday)$/, "day"); // '3 calls a night'
    const before = words[at - 1] ?? "";
    const first = /^(?:work|business|single|open)/.test(before) ? (words[at - 2] ?? "") : before;
    if (isPer(word) && (perWords.has(first) || before === "on" || words[at - 2] === "on"))
      return { per: word, to: at + 1 };
    if (word === "monthly" || word === "daily" || word === "weekly" || word === "yearly")
      return { per: adverbs[word], to: at + 1 };
    if (/^(?:\d.*|how|vs|versus|or)$/.test(word)) break;
  }
  return { to: from };
}

const adverbs = { monthly: "month", daily: "day", weekly: "week", yearly: "year" } as const;

/** A length of time in months, with two decimals, as an answer shows it: '3 years' is 36, '6 weeks' 1.38. */
export function toMonthsOf(quantity: Quantity, words: readonly string[]): number {
  const noun = stem(words[quantity.from + 1] ?? "month");
  return Math.round(100 * quantity.value * (monthsPer.get(noun) ?? 1)) / 100;
}
