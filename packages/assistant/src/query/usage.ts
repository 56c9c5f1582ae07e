/** Operations (`operations.ts`) on calls: calls left, the price of a call, calls over time, overage. */
import { countOf } from "../format.ts";
import { daysOfWeek, toMonths } from "../reading/quantities.ts";
import { callsOf, given, minus, perCallOf, plus, priceOf, ratio, times } from "./figure.ts";
import { rowsIn } from "./money.ts";
import type { PlanQuery } from "./plan-query.ts";
import { reckoning, type Result } from "./result.ts";
import { callsOfAll, statedCalls } from "./select.ts";

/** Calls that are left of a plan: 'I used 150 of them, how many are left?' */
export function callsLeft({ frame, single }: PlanQuery): Result | undefined {
  const used = frame.used ?? (frame.measure === "left" ? frame.volume?.any : undefined);
  const included = single && callsOfAll(single);
  if (used === undefined || !included || !single || frame.measure === "perCall") return undefined;
  const rows = [single.row];
  if (used > included.amount)
    return { kind: "fit", calls: used, rows, asked: { ...single, isEnough: false } };
  const left = minus(included, given(used, "calls"));
  return reckoning(rows, [{ label: "Left this month", figure: left }]);
}

/** The price of a call if the stated number is used, or if all are used and the plan is paid by the year. */
export function priceOfCall({ frame, single }: PlanQuery): Result | undefined {
  const included = single && callsOf(single.row);
  const price = single && priceOf(single.row, "monthly");
  if (frame.measure !== "perCall" || !single || !included || !price) return undefined;
  const volume = statedCalls(frame) ?? frame.used ?? frame.bareNumber;
  const annual = frame.period === "annual" ? priceOf(single.row, "annual") : undefined;
  const part = frame.share === undefined ? volume : Math.round(included.amount * frame.share);
  const used = part ?? (annual && included.amount);
  if (used === undefined || used > included.amount) return undefined;
  const paid = annual ? ratio(annual, given(12, "months"), "dollars") : price;
  const perCall = ratio(paid, given(used, "calls"), "perCall");
  const full = perCallOf(single.row);
  const label = `**${single.row.name}** with ${countOf(used, "calls")}`;
  const lines = [
    { label, figure: perCall, per: "a call" },
    ...(full ? [{ label: "With all included calls used", figure: full, per: "a call" }] : []),
  ];
  return reckoning([single.row], used > 0 ? lines : lines.slice(1)); // 0 calls have no price each.
}

/** Calls of several plans, or per day, week, year or employee: 'how many calls a day on Professional?' */
export function callsOver({ frame, items }: PlanQuery): Result | undefined {
  const { text, divisor, divisorOf, measure, relation, period, money } = frame;
  const isDaily = /\b(?:a|per|each) day\b|\bdaily\b/.test(text);
  const unit = isDaily ? "day" : /\bweek(?:ly)?\b/.test(text) ? "week" : undefined;
  const days = isDaily ? daysOfWeek(text) : undefined;
  const periodsPerMonth = days === undefined ? unit && toMonths[unit] : days * toMonths.week;
  const isSum = relation === "sum" && items.length > 1;
  const shared = divisorOf === "part" ? divisor : undefined;
  const parts = shared ?? periodsPerMonth;
  const isCounted = items.some(({ copies }) => copies > 1);
  const isAsked = parts !== undefined || isSum || isCounted || period === "annual";
  const isPerMonth = frame.volume?.per !== "day" && frame.volume?.per !== "week";
  const isOfVolume =
    items.length === 0 && (frame.isYesNo || /\bhow many\b/.test(text)) && isPerMonth;
  const volume = isOfVolume ? statedCalls(frame) : undefined;
  if ((measure !== "calls" && volume === undefined) || !isAsked || money) return undefined;
  const counts = items.flatMap((item) => {
    const calls = callsOfAll(item);
    return calls === undefined ? [] : [{ label: `**${item.row.name}**`, calls }];
  });
  const whole =
    volume === undefined ? plus(counts.map(({ calls }) => calls)) : given(volume, "calls");
  const asked = isSum || volume !== undefined ? [{ label: "Together", calls: whole }] : counts;
  const lines = asked.map(({ label, calls }) => {
    const per = shared ? "each" : `a ${unit ?? ""}`;
    if (parts) return { label, figure: ratio(calls, given(parts, "copies"), "calls"), per };
    const isYear = period === "annual";
    return { label, figure: times(calls, isYear ? 12 : 1), per: isYear ? "a year" : "a month" };
  });
  return asked.length === 0 ? undefined : reckoning(rowsIn(items), lines);
}

/** 'What if I go over my 200 calls?': unknown, with the next larger plan. */
export function overage({ frame, own, items, table }: PlanQuery): Result | undefined {
  const [item] = items;
  const certainty = frame.topics.find(({ topic }) => topic === "overage")?.certainty ?? 0;
  const exceedsCalls =
    /\b(?:go over|use up|run out|hit|exceed|beyond|above|go past|overage)\b/.test(frame.text);
  if (own.measure === "calls" && !exceedsCalls) return undefined;
  if (certainty < 0.5 && !(exceedsCalls && frame.volume !== undefined)) return undefined;
  const isOne = items.length === 1 && item !== undefined;
  const next = isOne ? table[table.indexOf(item.row) + 1] : undefined;
  return {
    kind: "unknown",
    what: "what happens with calls beyond a plan's number, or what they cost",
    passages: [],
    rows: next?.category === item?.row.category && next ? [next] : [],
  };
}
