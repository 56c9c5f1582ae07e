import { callsOf, given, minus, over, perCallOf, plus, priceOf, times, told } from "./figure.ts";
import { rowsIn } from "./money.ts";
import type { PlanQuery } from "./plan-query.ts";
import { reckoning, type Result } from "./result.ts";
import { callsTold } from "./select.ts";

/** 'I used 150 of them, how many are left?' */
export function callsLeft({ frame, single }: PlanQuery): Result | undefined {
  const used = frame.used ?? (frame.measure === "left" ? frame.volume?.any : undefined);
  const included = single && callsOf(single.row);
  if (used === undefined || !included || !single || frame.measure === "perCall") return undefined;
  const { row } = single;
  if (used > included.amount)
    return { kind: "fit", calls: used, rows: [row], asked: { row, isEnough: false } };
  const left = minus(included, told(used, "calls"), "left");
  return reckoning([row], [{ label: "Left this month", figure: left }]);
}

/** What a call comes to: with all calls used, or with as many as were told. */
export function priceOfCall({ frame, single }: PlanQuery): Result | undefined {
  if (frame.measure !== "perCall" || single === undefined) return undefined;
  const included = callsOf(single.row);
  const price = priceOf(single.row, "monthly");
  if (included === undefined || price === undefined) return undefined;
  const volume = callsTold(frame) ?? frame.used ?? frame.bare;
  const annual = frame.period === "annual" ? priceOf(single.row, "annual") : undefined;
  const part = frame.share === undefined ? volume : included.amount * frame.share;
  const used = part ?? (annual && included.amount);
  if (used === undefined || used > included.amount) return undefined;
  const paid = annual ? over(annual, given(12, "months", "a year"), "dollars", "a month") : price;
  const perCall = over(paid, told(used, "calls"), "perCall", single.row.name);
  const full = perCallOf(single.row);
  return reckoning(
    [single.row],
    [
      { label: `**${single.row.name}** with ${used} calls`, figure: perCall, per: "a call" },
      ...(full ? [{ label: "With all included calls used", figure: full, per: "a call" }] : []),
    ],
  );
}

/** Days and weeks of a month by which calls are asked for. */
const spans: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:day|daily)\b/, 30, "a day"],
  [/\b(?:week|weekly)\b/, 52 / 12, "a week"],
];

/** 'How many calls do both have together?', 'a day on Professional', 'a year', 'for each employee'. */
export function callsOver({ frame, items }: PlanQuery): Result | undefined {
  const { said, divisor, divisorOf, measure, relation, period, money } = frame;
  const [, days, span] = spans.find(([word]) => word.test(said)) ?? [];
  const isSum = relation === "sum" && items.length > 1;
  const isTime = divisorOf === "week" || divisorOf === "day";
  const shared = divisor !== undefined && !isTime ? divisor : undefined;
  const parts = shared ?? days;
  const isCounted = items.some(({ copies }) => copies > 1);
  const isAsked = parts !== undefined || isSum || isCounted || period === "annual";
  const volume = items.length === 0 && frame.isYesNo ? callsTold(frame) : undefined;
  if ((measure !== "calls" && volume === undefined) || !isAsked || money) return undefined;
  const counts = items.flatMap(({ row, copies }) => {
    const calls = callsOf(row);
    return calls === undefined ? [] : [{ label: `**${row.name}**`, calls: times(calls, copies) }];
  });
  const whole =
    volume === undefined ? plus(counts.map(({ calls }) => calls)) : told(volume, "calls");
  const asked = isSum || volume !== undefined ? [{ label: "Together", calls: whole }] : counts;
  const lines = asked.map(({ label, calls }) => {
    const per = shared ? "each" : (span ?? "");
    if (parts) return { label, figure: over(calls, told(parts, "copies"), "calls", label), per };
    const isYear = period === "annual";
    return { label, figure: times(calls, isYear ? 12 : 1), per: isYear ? "a year" : "a month" };
  });
  return asked.length === 0 ? undefined : reckoning(rowsIn(items), lines);
}

/** 'What if I go over my 200 calls?': the pages don't say; the next plan has more. */
export function overage({ frame, own, items, table }: PlanQuery): Result | undefined {
  const [item] = items;
  const certainty = frame.topics.find(({ topic }) => topic === "overage")?.certainty ?? 0;
  const saysOver = /\b(?:go over|use up|run out|hit|exceed|beyond|above)\b/.test(frame.said);
  if (own.measure === "calls" && !saysOver) return undefined;
  if (certainty < 0.5 && !(saysOver && frame.volume !== undefined)) return undefined;
  const isOne = items.length === 1 && item !== undefined;
  const next = isOne ? table[table.indexOf(item.row) + 1] : undefined;
  return {
    kind: "unknown",
    what: "what happens with calls beyond a plan's number, or what they cost",
    passages: [],
    rows: next?.category === item?.row.category && next ? [next] : [],
  };
}
