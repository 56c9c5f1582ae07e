import { daysPerMonth, weeksPerMonth } from "./numbers.ts";

const dayNames = "monday tuesday wednesday thursday friday saturday sunday".split(" ");
const dayName = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const days = "(?:work(?:ing)? |business |open |opening )?days?";
const closed =
  "(?:closed|shut|not open|not there|off|except|excluding|apart from|but not|no calls|nobody works|not working)";

/** On how many days a month calls come, where that is told: 'six days a week', 'closed on Sundays'. */
export function readDaysPerMonth(words: readonly string[]): number | undefined {
  const text = words.join(" ");
  const [, number, period] =
    new RegExp(
      `\\b(\\d{1,2}) ${days} (?:a|per|each|every|in a|in the|in one|out of the) (week|month)\\b`,
    ).exec(text) ??
    /\b(\d) day (?:work(?:ing)? )?(week)\b/.exec(text) ??
    /\b(\d{2}) day (month)\b/.exec(text) ??
    /\b(?:work(?:ing)? |business |open )?days (?:open |worked |of work )?(?:is |are )?(\d{1,2}) (?:a|per) (week|month)\b/.exec(
      text,
    ) ??
    new RegExp(
      `\\b(?:open|work|working|operate|there|on|over|call|calling|dial) (?:only |just |for |on )*(\\d{1,2}) ${days}\\b`,
    ).exec(text) ??
    [];
  const told = Number(number ?? "0");
  if (told > 0 && told <= 31) return period === "month" || told > 7 ? told : ofWeek(told);
  if (/\b(?:weekdays?|workdays?|work(?:ing)? days?|business days?)\b/.test(text)) return ofWeek(5);
  const [, from, to] =
    /\b(mon|tue|wed|thu|fri|sat|sun)\w* (?:(?:to|through|thru|till|until) )?(mon|tue|wed|thu|fri|sat|sun)\w*\b/.exec(
      text.replace("mon fri", "monday to friday").replace("mon sat", "monday to saturday"),
    ) ?? [];
  const [first, last] = [from, to].map((short) =>
    dayNames.findIndex((name) => short !== undefined && name.startsWith(short)),
  );
  if (first !== undefined && last !== undefined && first >= 0 && last > first && !isClosed(text))
    return ofWeek(last - first + 1);
  const [, off] =
    new RegExp(
      `\\b${closed}(?: on| at| every| all| over)*((?: (?:the|and|or|on|both|${dayName}|weekends?))+)\\b`,
    ).exec(text) ?? [];
  if (off === undefined) return undefined;
  const named = dayNames.filter((name) => off.includes(name)).length;
  const free = named + (/\bweekends?\b/.test(off) ? 2 : 0);
  return free === 0 ? undefined : ofWeek(7 - free);
}

const isClosed = (text: string): boolean => new RegExp(`\\b${closed}\\b`).test(text);

const ofWeek = (daysOfWeek: number): number =>
  daysOfWeek >= 7 ? daysPerMonth : daysOfWeek * weeksPerMonth;
