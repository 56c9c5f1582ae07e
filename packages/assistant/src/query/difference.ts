import { ownFeatures, type PlanRow } from "../knowledge/plan-table.ts";
import { callsOf, type Figure, minus, perCallOf, priceOf, times } from "./figure.ts";
import { ordered } from "./order.ts";
import type { PlanQuery } from "./plan-query.ts";
import { type Line, reckoning, type Result } from "./result.ts";
import { pricedAmong } from "./select.ts";

/** What one of two plans costs more, has more calls, or comes to by the call. */
export function difference(query: PlanQuery): Result | undefined {
  const { frame, items, table } = query;
  const isAsked =
    frame.relation === "difference" ||
    (frame.measure === "perCall" && items.length === 2) ||
    frame.relation === "compare" ||
    frame.rank !== undefined ||
    frame.relation === "nextUp" ||
    (items.length === 2 && frame.relation === "over" && frame.money === undefined);
  if (!isAsked || frame.relation === "sum") return undefined;
  if (
    frame.rank?.by === "price" &&
    items.length === 0 &&
    /difference|gap/.test(frame.words.join(" "))
  ) {
    const rows = ordered(pricedAmong(table, frame), { by: "price", order: "lowest" });
    const ends = [rows[0], rows.at(-1)].flatMap((row) => (row ? [{ row, copies: 1 }] : []));
    return ofTwo(query, ends);
  }
  if (frame.measure === "features" && items.length === 2) return beyond(query);
  return items.length === 2 ? ofTwo(query, items) : undefined;
}

/** What the larger of two plans of a kind has that the smaller has not. */
export function beyond({ frame, items, single, table }: PlanQuery): Result | undefined {
  const asksPlans = frame.measure === undefined || frame.measure === "features";
  if (!asksPlans || frame.plans.some(({ tier }) => tier === undefined)) return undefined;
  const [one, other] = items;
  const rows = [one?.row, other?.row].filter((row) => row !== undefined);
  const [first, second] = rows.toSorted((a, b) => table.indexOf(a) - table.indexOf(b));
  const asksBeyond =
    /\b(?:beyond|extra|that|better|add|adds|not|difference|differ|different|compare|better)\b/.test(
      frame.words.join(" "),
    );
  if (
    first !== undefined &&
    second !== undefined &&
    first.category === second.category &&
    asksBeyond
  ) {
    const ofKind = table.slice(table.indexOf(first) + 1, table.indexOf(second) + 1);
    return { kind: "beyond", row: second, than: first, features: ofKind.flatMap(ownFeatures) };
  }
  if (
    single === undefined ||
    !/\b(?:extra|add|adds|distinguishes|beyond)\b/.test(frame.words.join(" "))
  )
    return undefined;
  const below = table[table.indexOf(single.row) - 1];
  return below === undefined || below.category !== single.row.category
    ? undefined
    : { kind: "beyond", row: single.row, than: below, features: ownFeatures(single.row) };
}

/** Two plans beside each other: the difference in price and calls, and which costs less. */
export function ofTwo(query: PlanQuery, items: PlanQuery["items"]): Result | undefined {
  const [one, other] = items;
  if (one === undefined || other === undefined) return undefined;
  const { frame } = query;
  const rows = [one.row, other.row];
  const isCounted = one.copies > 1 || other.copies > 1;
  const isPerCall = frame.measure === "perCall" || frame.rank?.by === "perCall";
  if (isPerCall && !isCounted) return perCallOfTwo(query, rows);
  const periods = isCounted ? (["monthly"] as const) : (["monthly", "annual"] as const);
  const lines = periods.flatMap((period): Line[] => {
    const [a, b] = [priceOf(one.row, period), priceOf(other.row, period)];
    if (a === undefined || b === undefined) return [];
    const [first, second] = [times(a, one.copies), times(b, other.copies)];
    const figure =
      first.amount >= second.amount ? minus(first, second, "more") : minus(second, first, "more");
    const per = period === "monthly" ? "a month" : "a year";
    const aYear = frame.words.includes("year") || frame.period === "annual" ? 12 : 1;
    const months = period === "monthly" ? (frame.months ?? aYear) : 1;
    const copies = [one, other].flatMap((item, index) =>
      item.copies > 1
        ? [
            {
              label: `${item.copies} of the ${index === 0 ? "first" : "second"}`,
              figure: index === 0 ? first : second,
              per,
            },
          ]
        : [],
    );
    const long =
      months > 1 ? [{ label: `In ${months} months`, figure: times(figure, months) }] : [];
    return [...copies, { label: "Difference", figure, per }, ...long];
  });
  const calls = [callsOf(one.row), callsOf(other.row)];
  const [c1, c2] = calls;
  const more = c1 && c2 && (c1.amount >= c2.amount ? minus(c1, c2, "more") : minus(c2, c1, "more"));
  if (more && more.amount > 0)
    lines.push({ label: "Difference in calls", figure: more, per: "a month" });
  const verdict = frame.isYesNo
    ? cheaperVerdict(frame.words.join(" "), one, other)
    : cheapest(one, other);
  return reckoning(rows, lines, verdict && { verdict });
}

type Two = PlanQuery["items"][number];
const cost = ({ row, copies }: Two) => (row.plan.price.monthly ?? 0) * copies;

/** 'Is the custom starter more expensive than Basic?' */
function cheaperVerdict(text: string, one: Two, other: Two) {
  const asksMore = /\b(?:more|expensive|dearer|pricier)\b/.test(text);
  const asksLess = /\b(?:cheaper|less|lower)\b/.test(text);
  if (!asksMore && !asksLess) return undefined;
  const isYes = asksMore && !asksLess ? cost(one) > cost(other) : cost(one) < cost(other);
  return { isYes, text: cheapest(one, other).text };
}

const cheapest = (one: Two, other: Two) => {
  const { row, copies } = cost(one) <= cost(other) ? one : other;
  return { text: `${copies > 1 ? `${copies} x ` : ""}**${row.name}** costs least.` };
};

/** With the third digit, since two prices of a call may differ by it alone. */
const exact = (figure: Figure): Figure => ({ ...figure, unit: "exactPerCall" });

function perCallOfTwo({ frame, own }: PlanQuery, rows: readonly PlanRow[]): Result | undefined {
  const [one, other] = rows;
  const [a, b] = [one && perCallOf(one), other && perCallOf(other)];
  if (!one || !other || !a || !b) return undefined;
  // Asked of the plan that the message names itself: 'and on Basic, is it less there?'
  const subject = own.plans.length === 1 ? other : one;
  const [low, high] = a.amount <= b.amount ? [a, b] : [b, a];
  const name = a.amount <= b.amount ? one.name : other.name;
  return reckoning(
    rows,
    [
      { label: `**${one.name}**`, figure: exact(a), per: "a call" },
      { label: `**${other.name}**`, figure: exact(b), per: "a call" },
      ...(frame.isYesNo || frame.relation === "difference"
        ? [{ label: "Difference", figure: minus(exact(high), exact(low), "more"), per: "a call" }]
        : []),
    ],
    {
      verdict: {
        ...(frame.isYesNo ? { isYes: name === subject.name } : {}),
        text: `Lowest by the call is **${name}**.`,
      },
    },
  );
}

/** The plan next to the one that is spoken of: one up, one down. */
export function neighbor(query: PlanQuery): Result | undefined {
  const { frame, single, table } = query;
  const isUp = frame.relation === "nextUp";
  if (single === undefined || (!isUp && frame.relation !== "nextDown")) return undefined;
  const ofKind = table.filter(({ category }) => category === single.row.category);
  const row = ofKind[ofKind.indexOf(single.row) + (isUp ? 1 : -1)];
  const measure =
    frame.measure === "calls" || frame.measure === "features" ? frame.measure : "price";
  // 'How much more is the next one?'
  const asksMore = /\b(?:more|less|difference|extra|dearer|cheaper)\b/.test(frame.words.join(" "));
  if (row !== undefined && asksMore && frame.measure !== "features")
    return ofTwo(query, [single, { row, copies: 1 }]);
  return row === undefined
    ? {
        kind: "plans",
        measure: "price",
        rows: [single.row],
        lead: `There is none ${isUp ? "above" : "below"} it:`,
      }
    : { kind: "plans", measure, rows: [row] };
}
