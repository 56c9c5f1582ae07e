import type { Budget } from "../answers/budgets.ts";
import { readDaysPerMonth } from "../quantities/days.ts";
import type { Understanding } from "../understanding.ts";
import type { Scanner } from "./signs.ts";
import type { PlanSlots } from "./slots.ts";

const dayNames = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?";
/** When a business is open or closed. */
const openDays = new RegExp(
  `\\b(?:(?:only|just|also|open|on|from|for|but|working|work|closed?|closing|off|not|shut|except|minus|excluding|no calls|the|every|all|over|at|calls?|come|in|business) )*(?:\\d{1,2} (?:work(?:ing)? |business )?days? (?:a|per|each|every) (?:week|month)|${dayNames}(?: (?:(?:to|through|thru|till|until|and|or|on) )?(?:on )?${dayNames})*|weekends?|weekdays?|workdays?|work(?:ing)? days?|business days?)(?: only)?\\b`,
);

/** 'Weekends excluded': what is said behind the days as well as before them. */
const daysExcluded = new RegExp(
  `\\b((?:${dayNames}|weekends?)(?: (?:and|or) ${dayNames})*) (?:are |is |being |we are |not )*(?:exclud\\w*|off|closed|free|out|counted|included)\\b`,
);

/** 'Goes up to 500', 'drops to 80', 'more like 180': it is told what a number becomes, not asked for a size. */
export const takeReached = (text: Scanner): boolean =>
  text.takes(
    /\b(?:(?:(?:can|could|may|might|will|would) )?(?:go|goes|going|went|gets?|getting|got|grow\w*|ris(?:es?|ing)|climb\w*|jump\w*|increas\w*|spik\w*|drop\w*|fall\w*|shrink\w*|comes?|came|peaks?)(?: (?:all the way|back))? )?(?:up to|down to|to|at) (?:(?:about|around|like|maybe|say|roughly|almost|over) )*(?=\d)|\b(?:more like|closer to|nearer(?: to)?|rather|(?:more|up) towards?) (?=\d)|\bfrom \d{1,6} (?=to \d)/,
  );

const parts: Readonly<Record<string, number>> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  fifth: 1 / 5,
  tenth: 1 / 10,
};
const times: Readonly<Record<string, number>> = { doubl: 2, tripl: 3, quadrupl: 4 };

/** 'Doubles', 'three times as many', 'half of that', '20 percent more'. */
export function takeFactor(text: Scanner): number | undefined {
  const [, share, direction] =
    text.take(/\b(\d{1,3}) percent (more|less|fewer|higher|lower)\b/) ?? [];
  if (share !== undefined)
    return 1 + (/^(?:more|higher)$/.test(direction ?? "") ? 1 : -1) * (Number(share) / 100);
  const [, lost, part, more] =
    text.take(
      /\b(?:(?:lose|losing|drop|cut|without) (?:by )?(?:a |one )?(half|third|quarter)|(?:a |one )?(half|third|quarter) (more|less|fewer))\b(?: of (?:them|those|these|that|it))?/,
    ) ?? [];
  const fraction = parts[lost ?? part ?? ""];
  if (fraction !== undefined) return more === "more" ? 1 + fraction : 1 - fraction;
  const [, verb, by] =
    text.take(
      /\b(grow|rise|increase|go up|drop|fall|shrink|go down)s? (?:by )?(\d{1,3}) percent\b/,
    ) ?? [];
  if (verb !== undefined)
    return 1 + (/^(?:grow|rise|increase|go up)$/.test(verb) ? 1 : -1) * (Number(by) / 100);
  const [, whole, tenth] =
    (text.take(/\bmultipl\w+\b(?=.*\bby \d)/) && text.take(/\bby (\d{1,3})(?: (\d))?\b/)) || [];
  if (whole !== undefined) return Number(`${whole}.${tenth ?? 0}`);
  const rest =
    "(?: (?:as (?:many|much|busy)|many|that|it|this|the|those|these|them|amount|number|volume|of))*\\b";
  const [, fractionOf] =
    text.take(
      new RegExp(
        `\\b(?:(?:a|one|1|only|just|about) )*(third|quarter|fifth|tenth)(?= (?:of (?:that|it|this|those|these|them|the calls)|as (?:many|much)|the (?:calls|volume|amount|number))\\b)${rest}`,
      ),
    ) ?? [];
  if (fractionOf !== undefined) return parts[fractionOf];
  const [, scaled] = text.take(new RegExp(`\\b(doubl|tripl|quadrupl)(?:e[sd]?|ing)${rest}`)) ?? [];
  if (scaled !== undefined) return times[scaled];
  const [, number] =
    text.take(
      new RegExp(
        `\\b([2-9]) times (?:as (?:many|much|busy)|that|this|the (?:calls|amount|number|volume))${rest}`,
      ),
    ) ?? [];
  if (number !== undefined) return Number(number);
  if (text.takes(new RegExp(`\\b(?:twice|2 times)${rest}`))) return 2;
  return text.takes(
    new RegExp(`\\b(?:halv(?:e[sd]?|ing)|(?:only )?half)\\b(?! (?:a|the|of a) year)${rest}`),
  )
    ? 1 / 2
    : undefined;
}

/** So many calls are used where a price of each is asked; else a plan is sought for them. */
const asksOfCalls =
  /\b(?:per|a|each|every|one|by the|single) (?:single )?call\b|\bonly use\b|\beach\b/;

/** 'If I only use a third of them' */
export function takeUsed(text: Scanner, included: number | undefined): number | undefined {
  const uses = /\b(?:use|used|using|uses|make|take|need|get)\b/;
  if (!uses.test(text.rest)) return undefined;
  text.take(/\b(?:only|just)\b(?= (?:use|using|make|need|get))/);
  const [, part] =
    text.take(
      /\b(?:only |just )?(?:a |one )?(half|third|quarter)\b(?! (?:a|the|of a) year)(?: (?:of|my|our|the|these|those|them|its|it|that|included))*(?: calls)?\b/,
    ) ?? [];
  const [, percent] =
    part === undefined
      ? (text.take(
          /\b(\d{1,2}) percent(?: (?:of|my|our|the|these|those|them|its|it|that))*(?: calls)?\b/,
        ) ?? [])
      : [];
  const [, number] =
    part === undefined && percent === undefined && asksOfCalls.test(text.rest)
      ? (text.take(
          /(?<=\b(?:use|used|using|make|take|need|get) (?:only |just |about |like |maybe |up )*)(\d{1,5})(?: (?:of|my|our|the|these|those|them|its|it|that))*(?: calls)?\b/,
        ) ?? [])
      : [];
  if (number !== undefined) return Number(number);
  const share =
    part === undefined ? (percent === undefined ? undefined : Number(percent) / 100) : parts[part];
  return share === undefined || included === undefined ? undefined : Math.round(included * share);
}

/** A sum that may be spent: by its sign, or because a sum was what was counted before. */
export function takeMoney(text: Scanner, read: Understanding, kept: PlanSlots): Budget | undefined {
  const isBudget =
    kept.measure === "budget" || /\b(?:budget|spend|afford|max|maximum)\b/.test(text.rest);
  const [number] = read.amounts;
  const found =
    number === undefined
      ? isBudget
        ? text.take(
            // '250 calls' are no sum.
            /\b(?:(?:go |stretch |raise it |increase it )?(?:up )?to )?(\d{2,6})(?! (?:[a-z]+ )?(?:calls?|leads|dials)\b)(?: (?:a|per|each|every)? ?(month|monthly|year|yearly))?\b/,
          )
        : undefined
      : text.take(
          new RegExp(
            `\\b(?:(?:go |stretch |raise it |increase it )?(?:up )?to )?(${number})(?: (?:dollars?|bucks|usd))?(?: (?:a|per|each|every)? ?(month|monthly|year|yearly))?\\b`,
          ),
        );
  if (found === undefined) return undefined;
  const unit =
    found[2] ?? (text.takes(/\b(?:annual|yearly|for the year|a year)\b/) ? "year" : undefined);
  return {
    amount: Number(found[1]),
    period:
      unit === undefined
        ? (kept.budget?.period ?? "monthly")
        : unit.startsWith("year")
          ? "annual"
          : "monthly",
  };
}

/** Days a month on which calls come: 'monday to friday', 'closed on Sundays'. */
export function takeDays(text: Scanner, words: readonly string[]): number | undefined {
  const [, excluded] = text.take(daysExcluded) ?? [];
  if (excluded !== undefined) return readDaysPerMonth(["closed", "on", ...excluded.split(" ")]);
  if (!text.takes(openDays)) return undefined;
  // Several days may be named one by one.
  let more = true;
  while (more) more = text.takes(openDays);
  return readDaysPerMonth(words.map((word) => (/^clos(?:e|es|ing)$/.test(word) ? "closed" : word)));
}

/** 'Minus 3 months', 'two more months': what the time is longer by, or shorter. */
export function takeMoreMonths(text: Scanner): number | undefined {
  const [, sign, before, number, direction, unit] =
    text.take(
      /\b(?:(minus|less|without|plus|another|add) (?:an? )?(\d{1,2})|(\d{1,2}) (more|extra|additional|fewer|less)) (months?|years?)\b/,
    ) ?? [];
  const value = Number(before ?? number ?? 0) * (unit?.startsWith("year") === true ? 12 : 1);
  if (value === 0) return undefined;
  return /^(?:minus|less|without|fewer)$/.test(sign ?? direction ?? "") ? -value : value;
}

/** '15 percent of that': a part of the price. */
export function takePercent(text: Scanner): number | undefined {
  const [, whole, tenth] =
    text.take(/\b(\d{1,3})(?: (\d))? percent(?: of (?:that|it|this|the price))?\b/) ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${tenth ?? 0}`);
}

/** How long it is to run: '6 months', 'half a year'. */
export const takeDuration = (text: Scanner): boolean =>
  text.takes(
    /\b(?:(?:for|over|in|after|about) )?(?:\d{1,3}(?: and a half)? (?:full |whole )?(?:months?|years?)(?: and (?:a half|\d{1,2} months?))?|half (?:a|the) year|a year and a half|(?:a|one|the|per|each|every) quarter|quarterly|\d quarters)\b/,
  );

/** Calls with the time that they are counted over. */
export const takeCalls = (text: Scanner): boolean =>
  text.takes(
    /\b\d{1,6}(?: (?!PLAN|KIND)[a-z]+){0,2}? (?:calls?|leads|dials|contacts|people|numbers)(?: (?:a|per|each|every) (?:working |work |business )?(?:day|week|month|year|weekday|hour)| daily| weekly| monthly)?\b|\b\d{1,6} (?:a|per|each|every) (?:day|week|month|hour|weekday)\b|\b\d{1,6} (?:daily|weekly|monthly)\b/,
  );

const callSpan =
  /\b(?:per|a|each|every) (?:working |work |business )?(day|week)\b|\b(daily|weekly)\b/;

/** A shorter time than a month that a figure is asked for. */
export function takeSpan(text: Scanner): "day" | "week" | undefined {
  const found = text.take(callSpan);
  const word = found?.[1] ?? found?.[2];
  return word === undefined ? undefined : /^(?:day|daily)/.test(word) ? "day" : "week";
}

/** '1200, not 120': the number that was told before is taken back. */
export function takeDenied(text: Scanner, { calls, budget }: PlanSlots): boolean {
  const [, number] = /\b(?:not|instead of|rather than) (\d{1,6})\b/.exec(text.rest) ?? [];
  if (number === undefined || ![calls, budget?.amount].includes(Number(number))) return false;
  return text.takes(/\b(?:not|instead of|rather than) \d{1,6}\b/);
}
