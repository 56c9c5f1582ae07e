import { says } from "../reading/phrases.ts";
import { perMonth, type Quantity, toMonthsOf } from "../reading/quantities.ts";
import type { Reading } from "../reading/reading.ts";
import { budgetCues, ownCost } from "./cues.ts";
import type { Frame, Money, PlanRef, Volume } from "./frame.ts";

/** Words for a part of the whole. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b/, 1 / 2],
  [/\ba third of\b/, 1 / 3],
  [/\ba quarter of\b/, 1 / 4],
];
const quarter = /\b(?:first|last|next|per|every) quarter\b/;
const usedWords = /\b(?:used|done|made|so far|already|spent|gone through)\b/;
const outWords =
  /\b(?:outbound|outgoing|dial|dialing|leads?|prospects?|members|rung|call (?:our|my)|to (?:call|ring|dial))\b/;
const inWords =
  /\b(?:inbound|incoming|answer(?:ed|ing)?|pick up|come in|comes in|rings?|receive|get|gets|receptionist)\b/;
const eachWords = /\b(?:each|every one|apiece|per (?:shop|site|office|clinic|location|place))\b/;
/** Words between which a sum is divided. */
const divisors: Readonly<Record<string, number>> = { day: 365, week: 52 };

type Figures = Pick<
  Frame,
  "volume" | "used" | "money" | "months" | "places" | "share" | "divisor" | "divisorOf" | "bare"
>;

/**
 * Which figure of a message means what.
 * @param priced places of figures that name a plan.
 */
export function readFigures(
  reading: Reading,
  plans: readonly PlanRef[],
  priced: ReadonlySet<number>,
): Figures {
  const { words, quantities } = reading;
  const text = words.join(" ");
  const copies = new Set(
    plans.filter(({ isCounted }) => isCounted).map(({ copies: count }) => count),
  );
  const free = quantities.filter(
    ({ unit, value, from }) => !priced.has(from) && (unit !== "bare" || !copies.has(value)),
  );
  const sum = sumOf(free, reading);
  const calls = free.filter((quantity) => quantity !== sum && isCalls(quantity, text));
  const isUsed = usedWords.test(text) && (calls.length > 0 || plans.length > 0);
  const money = sum && readMoney(sum, reading);
  const months = free.find(({ unit }) => unit === "months");
  const places = free.find(({ unit }) => unit === "places");
  const share = shares.find(([word]) => word.test(text))?.[1];
  const percent = free.find(({ unit }) => unit === "percent");
  const bare = free.find((quantity) => quantity.unit === "bare" && !calls.includes(quantity));
  const divisor = readDivisor(text, bare);
  return {
    ...(calls.length > 0 && !isUsed ? { volume: readVolume(calls, text) } : {}),
    ...(isUsed && { used: usedOf(free, calls) }),
    ...(money && { money }),
    ...(months ? { months: toMonthsOf(months, words) } : {}),
    ...(months === undefined && quarter.test(text) ? { months: 3 } : {}),
    ...(places && { places: places.value }),
    ...(share !== undefined && { share }),
    ...(percent && share === undefined ? { share: percent.value / 100 } : {}),
    ...divisor,
    ...(bare && divisor === undefined ? { bare: bare.value } : {}),
  };
}

/** 'I used 150 of the 200': the first is used. */
function usedOf(quantities: readonly Quantity[], calls: readonly Quantity[]): number {
  const first = quantities.find(({ unit }) => unit === "bare" || unit === "calls");
  return perMonth(first ?? calls[0] ?? { value: 0 });
}

/** 'We get 200 a month', '40 a week': so often is said of calls. */
const isCalls = ({ unit, per, from, to }: Quantity, text: string): boolean =>
  unit === "calls" ||
  (unit === "bare" &&
    per !== undefined &&
    to - from <= 3 &&
    !/\b(?:pay|cost|costs|price|spend|budget|afford|plan|bills?)\b/.test(text));

function readVolume(calls: readonly Quantity[], text: string): Volume {
  const volume: { in?: number; out?: number; any?: number; isEach?: boolean } = {};
  for (const quantity of calls) {
    const own = quantity.direction ?? (calls.length === 1 ? directionOf(text) : "in");
    const key = own ?? "any";
    // Of a range and of seasons the larger must fit; of two kinds each is its own.
    volume[key] = Math.max(volume[key] ?? 0, perMonth(quantity));
  }
  return eachWords.test(text) ? { ...volume, isEach: true } : volume;
}

function directionOf(text: string): "in" | "out" | undefined {
  const isOut = outWords.test(text);
  if (isOut && !/\b(?:inbound|incoming)\b/.test(text)) return "out";
  return inWords.test(text) ? "in" : undefined;
}

/** The figure that is money: by its sign, or by what is said of it. */
function sumOf(quantities: readonly Quantity[], { stems }: Reading): Quantity | undefined {
  const isTold = says(stems, budgetCues) || says(stems, ownCost);
  return (
    quantities.find(({ unit }) => unit === "money") ??
    (isTold ? quantities.find(({ unit, value }) => unit === "bare" && value >= 50) : undefined)
  );
}

function readMoney(sum: Quantity, { stems, words }: Reading): Money {
  const isOwnCost = says(stems, ownCost);
  const text = words.join(" ");
  const isYearly =
    sum.per === "year" || /\b(?:this year|yearly budget|a year|per year)\b/.test(text);
  const isOfCall = words[sum.to] === "call" || /\bdollars (?:a|per) call\b/.test(text);
  const isOnce = words[sum.to] === "once";
  const per = isOfCall ? "call" : isOnce ? "once" : isYearly ? "year" : "month";
  return { amount: sum.value, per, isOwnCost };
}

function readDivisor(
  text: string,
  bare: Quantity | undefined,
): Pick<Frame, "divisor" | "divisorOf"> | undefined {
  const byCount = /\b(?:divided by|between|among|split (?:by|between)|if) (\d+)( [a-z]+)?/.exec(
    text,
  );
  if (byCount !== null && bare !== undefined)
    return { divisor: Number(byCount[1]), divisorOf: byCount[2]?.trim() ?? "part" };
  const [, unit = ""] =
    /\b(?:cost|that|it|price|comes? to|be)\b.* (?:per|a|each) (day|week)\b/.exec(text) ?? [];
  const parts = divisors[unit];
  return parts === undefined ? undefined : { divisor: parts, divisorOf: unit };
}
