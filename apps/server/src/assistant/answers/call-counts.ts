import type { AssistantContent } from "../content.ts";
import { bullets, count, inWords } from "../format.ts";
import {
  callsText,
  type CategoryPlan,
  monthlyText,
  planForCalls,
  planName,
  pricedPlans,
  tierOf,
} from "../plans/plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import { type Answer, compose, pricingPage, reachUs } from "./answer.ts";
import { comparing, sourcesOf } from "./arithmetic.ts";
import { planCard } from "./prices.ts";
import { itemName } from "./totals.ts";

const monthsPerYear = 12;
const weeksPerYear = 52;
const daysPerMonth = 30;
const workdaysPerWeek = 5;

/** A time that calls are counted by. */
export type CallTime = "day" | "week" | "month" | "year";
const perYear: Readonly<Record<CallTime, number>> = {
  day: daysPerMonth * monthsPerYear,
  week: weeksPerYear,
  month: monthsPerYear,
  year: 1,
};

/** The time over which calls are asked for. */
export type CallSpan = CallTime | "working day" | { months: number } | { days: number };

/** The calls of plans over another time than a month. */
export function composeCallsOver(
  content: AssistantContent,
  items: readonly Item[],
  span: CallSpan,
): Answer | undefined {
  const [first] = items;
  if (first === undefined) return undefined;
  return compose(
    content,
    [
      items.length === 1
        ? callsLine(first, span)
        : bullets(items.map((item) => callsLine(item, span))),
      span === "day" || span === "working day" || span === "week" || isDays(span)
        ? "Plans count by the month, not by the day or week."
        : undefined,
    ],
    sourcesOf(
      content,
      items.map(({ entry }) => entry),
    ),
    comparing(
      items.map(({ entry }) => entry),
      "price",
    ),
  );
}

const isDays = (span: CallSpan): span is { days: number } =>
  typeof span === "object" && "days" in span;

function callsLine(item: Item, span: CallSpan): string {
  const { entry, copies } = item;
  const { callsIncluded } = entry.plan;
  if (typeof callsIncluded !== "number")
    return `${itemName(item)}: ${callsText(entry.plan)}, so I don't know a number.`;
  const calls = copies * callsIncluded;
  const monthly =
    copies === 1 ? count(calls) : `${count(copies)} x ${count(callsIncluded)} = ${count(calls)}`;
  const own = `${itemName(item)} ${copies === 1 ? "includes" : "include"} ${monthly} calls a month`;
  if (span === "month") return `${own}.`;
  if (isDays(span))
    return `${own}: about **${rounded(calls / span.days)} calls a day** on ${rounded(span.days)} days a month (${count(calls)} / ${rounded(span.days)}).`;
  if (span === "year" || typeof span === "object") {
    const months = typeof span === "object" ? span.months : monthsPerYear;
    const name = months === monthsPerYear ? "a year" : `in ${count(months)} months`;
    return `${own}: ${count(months)} x ${count(calls)} = **${count(months * calls)} calls ${name}**.`;
  }
  if (span === "week")
    return `${own}: about **${rounded((calls * monthsPerYear) / weeksPerYear)} calls a week** (${count(calls)} x ${monthsPerYear} / ${weeksPerYear}).`;
  const workday = (calls * monthsPerYear) / weeksPerYear / workdaysPerWeek;
  if (span === "working day")
    return `${own}: about **${rounded(workday)} calls a working day** (${count(calls)} x ${monthsPerYear} / ${weeksPerYear} / ${workdaysPerWeek}), or about ${rounded(calls / daysPerMonth)} a day over ${daysPerMonth} days.`;
  return `${own}: about **${rounded(calls / daysPerMonth)} calls a day** over ${daysPerMonth} days (${count(calls)} / ${daysPerMonth}), or about ${rounded(workday)} on working days only.`;
}

const rounded = (value: number) =>
  count(value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);

/** How many calls one of two plans has more than the other. */
export function composeCallGap(
  content: AssistantContent,
  items: readonly [Item, Item],
): Answer | undefined {
  const counted = items.flatMap((item) => {
    const { callsIncluded } = item.entry.plan;
    return typeof callsIncluded === "number" ? [{ item, calls: item.copies * callsIncluded }] : [];
  });
  const [few, many] = counted.toSorted((one, other) => one.calls - other.calls);
  const plans = items.map(({ entry }) => entry);
  if (few === undefined || many === undefined) return undefined;
  return compose(
    content,
    [
      few.calls === many.calls
        ? `${itemName(few.item)} and ${itemName(many.item)} have the same number: ${count(few.calls)} calls a month.`
        : `${itemName(many.item)}: **${count(many.calls - few.calls)} calls a month more** than ${itemName(few.item)} (${count(many.calls)} - ${count(few.calls)}), which is ${count(Math.round((many.calls / few.calls) * 100) / 100)} times as many.`,
    ],
    sourcesOf(content, plans),
    comparing(plans, "price"),
  );
}

/** The calls of one plan, in equal parts. */
export function composeCallShare(
  content: AssistantContent,
  entry: CategoryPlan,
  parts: number,
): Answer | undefined {
  const { callsIncluded } = entry.plan;
  if (typeof callsIncluded !== "number" || parts === 0) return undefined;
  return compose(
    content,
    [
      `**${planName(entry)}** includes ${callsText(entry.plan)}: ${count(callsIncluded)} / ${count(parts)} = **${rounded(callsIncluded / parts)} calls** each.`,
      "I don't know whether one plan may be shared that way: our pages don't say.",
    ],
    [entry.category.source],
    planCard(entry, undefined),
  );
}

/** How many of the included calls are left, or were used where it is told what is left. */
export function composeRemaining(
  content: AssistantContent,
  entry: CategoryPlan,
  used: number,
  isLeft = false,
): Answer | undefined {
  const { callsIncluded } = entry.plan;
  if (typeof callsIncluded !== "number") return undefined;
  return compose(
    content,
    [
      used > callsIncluded
        ? `**${planName(entry)}** includes ${callsText(entry.plan)}, fewer than ${count(used)}. ${beyond(content)}`
        : `**${planName(entry)}** includes ${callsText(entry.plan)}: ${count(callsIncluded)} - ${count(used)} = **${count(callsIncluded - used)} calls** ${isLeft ? "used" : "left"}.`,
    ],
    [entry.category.source],
    planCard(entry, undefined),
  );
}

const beyond = (content: AssistantContent) =>
  `I don't know what happens with calls beyond a plan's number, or what they cost: our pages don't say. A person can tell you: ${reachUs(content)}.`;

/** Calls beyond those of one plan: not known, but the next larger plan is. */
export function composeBeyond(content: AssistantContent, plans: readonly CategoryPlan[]): Answer {
  return compose(
    content,
    [
      plans.length === 0
        ? undefined
        : inWords(
            plans.map((entry) => `**${planName(entry)}** has ${callsText(entry.plan)}`),
          ).concat("."),
      beyond(content),
      ...plans.map((entry) => {
        const next = entry.category.plans[entry.category.plans.indexOf(entry.plan) + 1];
        return next === undefined
          ? undefined
          : `The next larger plan is **${planName({ category: entry.category, plan: next })}**: ${callsText(next)}, ${monthlyText(next)}.`;
      }),
    ],
    sourcesOf(content, plans),
  );
}

/** The next larger plan, for whoever has more calls than were spoken of, or than a plan holds. */
export function composeMoreThan(
  content: AssistantContent,
  entry: CategoryPlan,
  calls: number | undefined,
): { answer: Answer | undefined; found?: CategoryPlan } {
  const { callsIncluded } = entry.plan;
  if (typeof callsIncluded !== "number") return { answer: undefined };
  const held = Math.max(calls ?? 0, callsIncluded);
  const found = planForCalls(entry.category, held + 1);
  if (found === undefined) return { answer: undefined };
  return {
    found,
    answer: compose(
      content,
      [
        found.plan.price.monthly === null
          ? `For more than ${count(held)} calls a month there is **${planName(found)}**: ${callsText(found.plan)}. It is priced with you, so I don't know the amount; ${reachUs(content)}.`
          : `For more than ${count(held)} calls a month the next plan is **${planName(found)}**: ${callsText(found.plan)} for **${monthlyText(found.plan)}**.`,
        `**${planName(entry)}** has ${callsText(entry.plan)}; I don't know what single calls beyond them cost: our pages don't say.`,
      ],
      [entry.category.source],
      planCard(found, undefined),
    ),
  };
}

/** So many calls in another time: '600 a month is how many a day?' */
export function composeConverted(
  content: AssistantContent,
  calls: number,
  from: CallTime,
  to: CallTime,
): Answer {
  const yearly = calls * perYear[from];
  const result = yearly / perYear[to];
  const workdays =
    to === "day"
      ? `, or about ${rounded(yearly / weeksPerYear / workdaysPerWeek)} on working days only`
      : "";
  return compose(
    content,
    [
      `${count(calls)} calls a ${from} are about **${rounded(result)} calls a ${to}**${workdays}, counted with ${daysPerMonth} days a month and ${weeksPerYear} weeks a year.`,
      "Plans count calls by the month.",
    ],
    [pricingPage(content)],
  );
}

/** What our pages leave open about calls that were not made. */
export function composeUnused(content: AssistantContent, entry: CategoryPlan | undefined): Answer {
  return compose(
    content,
    [
      entry === undefined ? undefined : `**${planName(entry)}** has ${callsText(entry.plan)}.`,
      `I don't know what happens with calls of a month that are not used, such as whether they carry over: our pages don't say. A person can tell you: ${reachUs(content)}.`,
    ],
    entry === undefined ? [] : [entry.category.source],
  );
}

/** How long somebody dials for so many calls. */
export function composeDialing(
  content: AssistantContent,
  { total, rate, unit }: { total: number; rate: number | undefined; unit: "day" | "hour" | "week" },
): Answer | undefined {
  const claim = content.claims["manualDialing"];
  const [from, to] = claim?.value.match(/\d+/g)?.map(Number) ?? [];
  if (rate === undefined && (from === undefined || to === undefined)) return undefined;
  const time = (amount: number) => `${rounded(amount)} ${unit}s`;
  return compose(
    content,
    [
      rate === undefined
        ? `${count(total)} calls by hand take ${time(total / (to ?? 1))} to ${time(total / (from ?? 1))} of one person (${count(total)} / ${to} and ${count(total)} / ${from}).`
        : `${count(total)} calls at ${count(rate)} a ${unit}: ${count(total)} / ${count(rate)} = **${time(total / rate)}**.`,
      claim?.statement,
    ],
    claim === undefined ? [] : [claim.source],
  );
}

/** The plan with the most or the fewest calls. */
export function composeMostCalls(
  content: AssistantContent,
  plans: readonly CategoryPlan[],
  wanted: "most" | "fewest",
): { answer: Answer; chosen: CategoryPlan } | undefined {
  const counted = pricedPlansOf(plans).toSorted(
    (one, other) => Number(other.plan.callsIncluded) - Number(one.plan.callsIncluded),
  );
  const number = (wanted === "most" ? counted[0] : counted.at(-1))?.plan.callsIncluded;
  const best = counted.filter(({ plan }) => plan.callsIncluded === number);
  const [first] = best;
  if (first === undefined) return undefined;
  const open = wanted === "most" ? plans.filter(({ plan }) => plan.price.monthly === null) : [];
  return {
    chosen: first,
    answer: compose(
      content,
      [
        `${wanted === "most" ? "The most" : "The fewest"} calls with a list price: ${inWords(best.map((entry) => `**${planName(entry)}**, ${callsText(entry.plan)} for **${monthlyText(entry.plan)}**`))}.`,
        open.length === 0
          ? undefined
          : `Above stand the plans that are priced with you: ${inWords(open.map((entry) => `**${planName(entry)}** with ${callsText(entry.plan)}`))}.`,
        otherKinds(first, counted, wanted),
      ],
      [
        new Set(plans.map(({ category }) => category)).size === 1
          ? first.category.source
          : pricingPage(content),
      ],
      {
        tools: [
          {
            name: "get_plans",
            arguments: { category: first.category.id, tier: tierOf(first.plan) },
          },
        ],
        followUps: "plan",
      },
    ),
  };
}

const pricedPlansOf = (plans: readonly CategoryPlan[]) =>
  pricedPlans([...new Set(plans.map(({ category }) => category))]).filter(
    ({ plan }) =>
      typeof plan.callsIncluded === "number" && plans.some((entry) => entry.plan === plan),
  );

/** Who has calls answered cannot use a plan that makes them. */
function otherKinds(
  first: CategoryPlan,
  counted: readonly CategoryPlan[],
  wanted: "most" | "fewest",
): string | undefined {
  if (wanted === "fewest") return undefined;
  const others = counted.filter(
    ({ category }, index) =>
      category !== first.category &&
      counted.findIndex((other) => other.category === category) === index,
  );
  return others.length === 0
    ? undefined
    : `Of the other kinds: ${inWords(others.map((entry) => `**${planName(entry)}** with ${callsText(entry.plan)} for ${monthlyText(entry.plan)}`))}.`;
}
