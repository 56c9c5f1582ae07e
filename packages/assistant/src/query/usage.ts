import {
  callsOf,
  type Figure,
  given,
  minus,
  over,
  perCallOf,
  plus,
  priceOf,
  times,
  told,
} from "./figure.ts";
import type { PlanQuery } from "./plan-query.ts";
import { reckoning, type Result } from "./result.ts";
import { callsTold } from "./select.ts";

/** 'I used 150 of them, how many are left?' */
export function callsLeft({ frame, single }: PlanQuery): Result | undefined {
  const used = frame.used ?? (frame.measure === "left" ? frame.volume?.any : undefined);
  const included = single && callsOf(single.row);
  if (used === undefined || included === undefined || single === undefined) return undefined;
  if (used > included.amount)
    return {
      kind: "fit",
      calls: used,
      rows: [single.row],
      asked: { row: single.row, isEnough: false },
    };
  const left = minus(included, told(used, "calls"), "left");
  const { pace } = frame;
  const coming = pace && times(told(pace.perDay, "calls"), pace.days);
  const isEnough = coming === undefined || coming.amount <= left.amount;
  return reckoning(
    [single.row],
    [
      { label: "Left this month", figure: left },
      ...(coming ? [{ label: "Still to come", figure: coming }] : []),
      ...(coming && !isEnough ? [{ label: "Short by", figure: minus(coming, left, "short") }] : []),
    ],
    coming && {
      verdict: { text: isEnough ? "It is enough." : "It is not enough: you run out." },
    },
  );
}

/** What a call comes to: with all calls used, or with as many as were told. */
export function priceOfCall(query: PlanQuery): Result | undefined {
  const { frame, single } = query;
  if (frame.measure !== "perCall" || single === undefined) return undefined;
  const included = callsOf(single.row);
  const price = priceOf(single.row, "monthly");
  if (included === undefined || price === undefined) return undefined;
  const volume = callsTold(frame) ?? frame.bare;
  const used = frame.share === undefined ? volume : included.amount * frame.share;
  if (used === undefined || used > included.amount) return undefined;
  const perCall = over(price, told(used, "calls"), "perCall", single.row.name);
  const full = perCallOf(single.row);
  return reckoning(
    [single.row],
    [
      { label: `**${single.row.name}** with ${used} calls`, figure: perCall, per: "a call" },
      ...(full ? [{ label: "With all included calls used", figure: full, per: "a call" }] : []),
    ],
  );
}

/** 'How many calls do the three starters have together?' */
export function callsTogether({ frame, items }: PlanQuery): Result | undefined {
  const counts = items.flatMap(({ row, copies }) => {
    const included = callsOf(row);
    return included === undefined ? [] : [times(included, copies)];
  });
  const isAsked =
    frame.measure === "calls" && frame.relation === "sum" && frame.money === undefined;
  if (!isAsked || items.length < 2 || counts.length < items.length) return undefined;
  return reckoning(
    items.map(({ row }) => row),
    [{ label: "Together, a month", figure: plus(counts) }],
  );
}

/** 'Daily calls on Professional', 'does 600 a month mean 20 a day?', 'how many is that a year, per employee?' */
export function callsSplit({ frame, single }: PlanQuery): Result | undefined {
  const { measure, words, divisor, divisorOf } = frame;
  const isDaily = words.some((word) => word === "daily" || word === "day");
  const asked = frame.plans.length === 0 && isDaily ? callsTold(frame) : undefined;
  const included = single
    ? callsOf(single.row)
    : asked === undefined
      ? undefined
      : told(asked, "calls");
  const isAsked = measure === "calls" || (asked !== undefined && words.includes("mean"));
  if (!isAsked || included === undefined) return undefined;
  const calls = times(included, single?.copies ?? 1);
  const line = (label: string, figure: Figure): Result =>
    reckoning(single ? [single.row] : [], [{ label, figure }]);
  if (isDaily)
    return line(
      "A day, of 30 in a month",
      over(calls, given(30, "days", "a month"), "calls", "a day"),
    );
  if (divisor !== undefined && divisorOf !== "week")
    return line("For each", over(calls, told(divisor, "copies"), "calls", "each"));
  if (frame.period === "annual") return line("A year", times(calls, 12));
  return calls === included ? undefined : line("Together, a month", calls);
}

/** 'What if I go over my 200 calls?': the pages don't say; the next plan has more. */
export function overage({ frame, items, table }: PlanQuery): Result | undefined {
  const [item] = items;
  const certainty = frame.topics.find(({ topic }) => topic === "overage")?.certainty ?? 0;
  const saysOver = /\b(?:go over|use up|run out|hit|exceed|beyond|above)\b/.test(
    frame.words.join(" "),
  );
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
