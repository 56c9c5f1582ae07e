import { type CallSpan, composeCallsOver } from "../answers/call-counts.ts";
import { composeLasting } from "../answers/lasting.ts";
import { planForCalls } from "../plans/plan-facts.ts";
import { overMonth } from "../quantities/call-period.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

const callNouns =
  "(?:calls?|leads?|people|prospects?|contacts?|numbers?|names?|dials?|callers?|conversations?|customers?)";
const asksNumber = new RegExp(
  `\\bhow many\\b|\\bnumber of ${callNouns}|\\b(?:daily|weekly) (?:\\w+ )?(?:${callNouns}|allowance|limit|volume|quota|capacity|number)|\\b${callNouns} (?:\\w+ )?(?:a|per|each|every|in a) (?:work(?:ing)? |business )?(?:day|week|weekday|workday)|\\ballowance|\\bwhat (?:is|does) (?:that|it|this) (?:\\w+ )?(?:a|per) (?:day|week)`,
);
const aboutMoney =
  /\b(?:costs?|costing|prices?|pay|paid|paying|prepay\w*|prepaid|upfront|bill\w*|how much|cheap\w*|saves?|saving|dollars?|bucks|MONEY)\b/;

/** 'How many calls a day does Basic give me?', 'leads a week with Outbound Professional' */
export const perTime: ReckoningRule = (reckoning) => {
  const { content, text, items, read } = reckoning;
  if (items.length === 0 || aboutMoney.test(text) || !asksNumber.test(text)) return undefined;
  if (
    /\b(?:which|what) plan\b|\benough\b|\bfit\b|\b(?:last|lasts|used up|run out of calls in)\b/.test(
      text,
    ) &&
    read.calls !== undefined
  )
    return undefined;
  if (
    read.calls !== undefined &&
    !items.some(({ entry }) => entry.plan.callsIncluded === read.calls)
  )
    return undefined;
  if (reckoning.own.length === 0 && reckoning.superlatives().length === 0 && !reckoning.goesOn)
    return undefined;
  const span = spanOf(reckoning);
  return span && reckoning.done("calls", composeCallsOver(content, items, span), items);
};

function spanOf({ text, read }: Reckoning): CallSpan | undefined {
  const over = /\b(?:over|across|on|in|into|for) (\d{1,2}) (?:work(?:ing)? |business )?days\b/.exec(
    text,
  )?.[1];
  if (over !== undefined && Number(over) > 0) return { days: Number(over) };
  if (
    read.daysPerMonth !== undefined &&
    /\bdays?\b/.test(text) &&
    /\b(?:\d+|closed|open)\b/.test(text)
  )
    return { days: read.daysPerMonth };
  if (/\b(?:work(?:ing)? ?days?|business days?|weekdays?|workdays?)\b/.test(text))
    return "working day";
  if (/\b(?:a|per|each|every|in a|one|by) week\b|\bweekly\b/.test(text)) return "week";
  return /\b(?:a|per|each|every|in a|one|by) day\b|\bdaily\b/.test(text) ? "day" : undefined;
}

/** '100 calls a day: how many days do the calls of Starter last?' */
export const lasting: ReckoningRule = (reckoning) => {
  const { content, text, read, items } = reckoning;
  const [item, ...others] = items;
  if (item === undefined || others.length > 0 || aboutMoney.test(text)) return undefined;
  if (
    !/\b(?:how (?:many (?:work(?:ing)? |business )?(?:days|weeks)|long|fast|quick\w*|soon)|when|after)\b/.test(
      text,
    ) ||
    !/\b(?:last|lasts|used up|use up|run out|runs out|gone|through|reach|hit|enough|exhaust\w*|empty|over|finish\w*|done|cover|covers)\b/.test(
      text,
    )
  )
    return undefined;
  const found =
    /\b(\d+)(?: \w+){0,3}? (?:a|per|each|every) (?:work(?:ing)? |business )?(day|week|weekday|workday)\b|\b(\d+)(?: \w+)? (daily|weekly)\b/.exec(
      text,
    );
  const [number, unit] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]];
  if (number === undefined || unit === undefined) return undefined;
  const index = read.words.indexOf(number);
  const perMonth = overMonth(read.words, index, read.daysPerMonth)?.calls;
  if (perMonth === undefined) return undefined;
  return reckoning.done(
    "calls",
    composeLasting(
      content,
      item.entry,
      {
        calls: Number(number),
        unit: unit.startsWith("week") && unit !== "weekday" ? "week" : "day",
        perMonth,
      },
      planForCalls(item.entry.category, perMonth),
    ),
    [item],
  );
};
