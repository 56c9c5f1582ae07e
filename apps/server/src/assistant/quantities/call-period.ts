import { daysPerMonth, monthsPerQuarter, monthsPerYear, weeksPerMonth } from "./numbers.ts";

/** From what a number of calls a month was computed. */
export type CallsPer = "hour" | "day" | "working day" | "week" | "quarter" | "year";

const firstPeriod =
  /\b(?:hour|hourly|hours|day|days|daily|night|nights|week|weeks|weekly|month|months|monthly|year|years|yearly|annually)\b/;

/** Days on which there are calls, and reports that come each week: they say nothing of the time that calls are counted over. */
const openDays =
  /\b(?:daily|weekly|monthly|yearly) (?:reports?|summar(?:y|ies)|e?mails?|updates?|figures|overviews?)\b|\b(?:open |work(?:ing)? |on |there )?\d{1,2} (?:work(?:ing)? |business |open )?days? (?:(?:a|per|each|every|in a|out of the) (?:week|month))?|\b\d day (?:work )?week\b/g;

/**
 * The calls a month that a number comes to, by the time it is said with.
 * @param index where the number stands.
 * @param days on how many days a month there are calls, where that is told.
 */
export function overMonth(
  words: readonly string[],
  index: number,
  days: number | undefined,
): { calls: number; callsPer: CallsPer | undefined } | undefined {
  const number = Number(words[index]);
  if (number === 0 || Number.isNaN(number)) return undefined;
  const after = words
    .slice(index, index + 9)
    .join(" ")
    .replaceAll(openDays, "");
  const before = words
    .slice(Math.max(0, index - 5), index)
    .join(" ")
    .replaceAll(openDays, "");
  // The period beside the number is its own: '180 calls a month, and what would a year cost?'
  if (firstPeriod.exec(after)?.[0].startsWith("month"))
    return { calls: number, callsPer: undefined };
  const hours = /\b(\d{1,2}) hours? (?:a|per|each|every) day\b/.exec(words.join(" "))?.[1];
  if (/\b(?:an|per|each|every|1) hour\b|\bhourly\b/.test(after) && hours !== undefined)
    return {
      calls: Math.ceil(number * Number(hours) * (days ?? daysPerMonth)),
      callsPer: "hour",
    };
  const isDaily =
    /\b(?:days?|daily|nights?|weekdays?|workdays?)\b/.test(after) ||
    /\b(?:daily|every day|each day|per day|a day|weekdays?|workdays?)\b/.test(before);
  const isWeekly =
    /\b(?:weeks?|weekly)\b/.test(after) || /\b(?:weekly|every week|per week|a week)\b/.test(before);
  // 'We are open 4 days and get 11 calls on each.'
  const onEach =
    days !== undefined && !isWeekly && /\b(?:each|every|apiece)\b/.test(`${before} ${after}`);
  if (isDaily || onEach)
    return {
      calls: Math.ceil(Number((number * (days ?? daysPerMonth)).toFixed(6))),
      callsPer: days === undefined || days >= daysPerMonth ? "day" : "working day",
    };
  if (isWeekly) return { calls: Math.ceil(number * weeksPerMonth), callsPer: "week" };
  if (/\b(?:a|per|each|every) quarter\b|\bquarterly\b/.test(after))
    return { calls: Math.ceil(number / monthsPerQuarter), callsPer: "quarter" };
  const isYearly =
    /\b(?:a|per|each|every|(?:a|the|1|one) (?:whole|full|entire)) year\b|\byearly\b|\bannually\b/.test(
      // 'What do 400 calls cost annually?' asks for a year's price, not for a year's calls.
      after.split(/\b(?:cost|costs|price|pay|spend|charge|be|run)\b/)[0] ?? "",
    );
  return isYearly
    ? { calls: Math.ceil(number / monthsPerYear), callsPer: "year" }
    : { calls: number, callsPer: undefined };
}
