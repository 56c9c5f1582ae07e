import { callsOf, given, minus, over, perCallOf, priceOf, times, told } from "./figure.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { Result } from "./result.ts";
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
  return {
    kind: "reckoning",
    rows: [single.row],
    lines: [{ label: "Left this month", figure: left }],
  };
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
  return {
    kind: "reckoning",
    rows: [single.row],
    lines: [
      { label: `**${single.row.name}** with ${used} calls`, figure: perCall, per: "a call" },
      ...(full ? [{ label: "With all included calls used", figure: full, per: "a call" }] : []),
    ],
  };
}

/** 'Daily calls on Professional', 'how many calls is that per year, per employee?' */
export function callsSplit({ frame, single }: PlanQuery): Result | undefined {
  if (single === undefined || frame.measure !== "calls") return undefined;
  const included = callsOf(single.row);
  if (included === undefined) return undefined;
  const calls = times(included, single.copies);
  const isDaily = frame.words.some((word) => word === "daily" || word === "day");
  const rows = [single.row];
  if (isDaily)
    return {
      kind: "reckoning",
      rows,
      lines: [
        {
          label: "A day, of 30 in a month",
          figure: over(calls, given(30, "days", "a month"), "calls", "a day"),
        },
      ],
    };
  if (frame.divisor !== undefined && frame.divisorOf !== "week")
    return {
      kind: "reckoning",
      rows,
      lines: [
        { label: "For each", figure: over(calls, told(frame.divisor, "copies"), "calls", "each") },
      ],
    };
  if (frame.period === "annual")
    return { kind: "reckoning", rows, lines: [{ label: "A year", figure: times(calls, 12) }] };
  if (single.copies > 1)
    return { kind: "reckoning", rows, lines: [{ label: "Together, a month", figure: calls }] };
  return undefined;
}

/** 'Does 600 a month mean 20 a day?' of calls alone. */
export function callsADay({ frame }: PlanQuery): Result | undefined {
  const isDaily = frame.words.some((word) => word === "day" || word === "daily");
  const asked = callsTold(frame);
  if (!isDaily || asked === undefined || !frame.words.includes("mean")) return undefined;
  const aDay = over(told(asked, "calls"), given(30, "days", "a month"), "calls", "a day");
  return {
    kind: "reckoning",
    rows: [],
    lines: [{ label: "A day, of 30 in a month", figure: aDay }],
  };
}

/** 'At 40 a day, how many days do the calls last?' */
export function daysLast({ frame, single }: PlanQuery): Result | undefined {
  const calls = callsTold(frame);
  const included = single && callsOf(single.row);
  const asksDays = /\bhow many days|how long\b/.test(frame.words.join(" "));
  if (!asksDays || calls === undefined || included === undefined || single === undefined)
    return undefined;
  const aDay = told(calls / 30, "calls");
  return {
    kind: "reckoning",
    rows: [single.row],
    lines: [{ label: "They last", figure: over(included, aDay, "days", "last") }],
  };
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
