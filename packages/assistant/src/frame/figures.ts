import { says } from "../reading/phrases.ts";
import { type Per, perMonth, type Quantity, toMonthsOf } from "../reading/quantities.ts";
import type { Reading } from "../reading/reading.ts";
import { budgetCues, ownCost } from "./cues.ts";
import type { Frame, Money, PlanRef, Volume } from "./frame.ts";

/** Words for a part of the whole. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b/, 1 / 2],
  [/\ba third of\b/, 1 / 3],
  [/\ba quarter of\b/, 1 / 4],
];
/** Lengths of time that are no figure and a noun, in months. */
const spans: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|last|next|per|every) quarter\b/, 3],
  [/\bhalf (?:a|the|of the) year\b/, 6],
  [/\byear and (?:a )?half\b/, 18],
];
const usedWords =
  /\b(?:used|done|made|so far|already|spent|gone|burn(?:ed|t)|went through|behind us)\b/;
const outWords =
  /\b(?:out(?:bound|going)|dial(?:ing)?|leads?|prospects?|members|rung|call(?:ed back| our| my)|to (?:call|ring|dial))\b/;
const inWords =
  /\b(?:inbound|incoming|answer(?:ed|ing)?|pick up|come in|comes in|rings?|receive|get|gets|receptionist)\b/;
const eachWords = /\b(?:each|every one|apiece|per (?:shop|site|office|clinic|location|place))\b/;
/** Words between which a sum is divided. */
const divisors: Readonly<Record<string, number>> = { day: 365, week: 52 };

/**
 * Which figure of a message means what.
 * @param priced places of figures that name a plan.
 */
export function readFigures(
  reading: Reading,
  plans: readonly PlanRef[],
  priced: ReadonlySet<number>,
): Partial<Frame> {
  const { words, quantities } = reading;
  const text = words.join(" ");
  const copies = new Set(
    plans.filter(({ isCounted }) => isCounted).map(({ copies: count }) => count),
  );
  const free = quantities.filter(
    ({ unit, value, from }) => !priced.has(from) && (unit !== "bare" || !copies.has(value)),
  );
  const saysUsed = usedWords.test(text);
  const sum = sumOf(free, reading, saysUsed);
  const calls = free.filter((quantity) => quantity !== sum && isCalls(quantity, words, text));
  const peaks =
    saysUsed || calls.length === 0
      ? []
      : free.filter((each) => each !== sum && isPeak(each, calls));
  const used = saysUsed ? usedOf(free, calls) : undefined;
  const isUsed = used !== undefined && (calls.length > 0 || plans.length > 0);
  const money = sum && readMoney(sum, reading);
  const time = free.find(({ unit }) => unit === "months");
  const months = time && toMonthsOf(time, words);
  const isSpan =
    time !== undefined && /^(?:over|across|within|in)$/.test(words[time.from - 1] ?? "");
  const volume = calls.length > 0 && !isUsed ? readVolume([...calls, ...peaks], text) : undefined;
  const spread = isSpan && months !== undefined && months > 1 ? months : 1;
  const places = free.find(({ unit }) => unit === "places");
  const span = spans.find(([said]) => said.test(text))?.[1];
  const share = span ? undefined : shares.find(([word]) => word.test(text))?.[1];
  const percent = free.find(({ unit }) => unit === "percent");
  const bare = free.find(
    (quantity) => quantity.unit === "bare" && quantity !== sum && !calls.includes(quantity),
  );
  const divisor = readDivisor(text, free);
  const direction = directionOf(text);
  return {
    ...(volume && { volume: spreadOver(volume, spread) }),
    ...(isUsed && { used }),
    ...(money && { money }),
    ...(months !== undefined && (spread === 1 || volume === undefined) ? { months } : {}),
    ...(months === undefined && span !== undefined ? { months: span } : {}),
    ...(places && { places: places.value }),
    ...(share !== undefined && { share }),
    ...(percent && share === undefined ? { share: percent.value / 100 } : {}),
    ...divisor,
    ...(bare && divisor === undefined ? { bare: bare.value } : {}),
    ...(direction && { direction }),
  };
}

const isCount = ({ unit, per }: Quantity): boolean =>
  (unit === "bare" || unit === "calls") && per === undefined;

/** 'I used 150 of the 200': the first is used. */
function usedOf(quantities: readonly Quantity[], calls: readonly Quantity[]): number | undefined {
  const counted = quantities.find(isCount) ?? calls[0];
  return counted && perMonth(counted);
}

/** How words near a figure begin that make it money. */
const moneyWords =
  /^(?:pay|paid|cost|spend|spent|budget|afford|salar|wage|bill|charg|aside|worth|earn|bring|dollar|ceiling|maximum|price)/;
/** Words between a verb and its figure that say only how sure it is. */
const vague =
  /^(?:about|around|roughly|maybe|like|more|only|just|some|approximately|up|to|is|say)$/;

const wordsBefore = (words: readonly string[], { from }: Quantity, count: number) =>
  words.slice(Math.max(0, from - count), from);

const isNearMoney = (words: readonly string[], quantity: Quantity): boolean =>
  [...wordsBefore(words, quantity, 5), ...words.slice(quantity.from + 1, quantity.from + 4)].some(
    (word) => moneyWords.test(word),
  );

/** 'We get 200 a month', '40 a week', 'usually about 150': so often is said of calls. */
function isCalls(quantity: Quantity, words: readonly string[], text: string): boolean {
  const { unit, per, from, to, value } = quantity;
  if (unit === "calls") return true;
  if (unit === "people") return per !== undefined || (outWords.test(text) && !splits.test(text));
  if (unit === "times") return per !== undefined && /\b(?:rings?|phones?|called)\b/.test(text);
  if (unit !== "bare") return false;
  if (per !== undefined) return to - from <= 4 && !isNearMoney(words, quantity);
  const verb = wordsBefore(words, quantity, 4).findLast((word) => !vague.test(word)) ?? "";
  const isMore = /\blike \d+$/.test(words.slice(0, from + 1).join(" "));
  return value >= 10 && (/^(?:get|gets|getting|take|receive|field)$/.test(verb) || isMore);
}

/** '110 calls a month, 420 around Christmas': so many calls, too. */
const isPeak = (quantity: Quantity, calls: readonly Quantity[]): boolean =>
  quantity.unit === "bare" && quantity.value >= 50 && !calls.includes(quantity);

function readVolume(calls: readonly Quantity[], text: string): Volume {
  const volume: { in?: number; out?: number; any?: number; per?: Per } = {};
  const [first] = calls;
  if (first?.per !== undefined) volume.per = first.per;
  for (const quantity of calls) {
    const own = quantity.direction ?? (calls.length === 1 ? directionOf(text) : "in");
    const key = own ?? "any";
    // Of a range and of seasons the larger must fit; of two kinds each is its own.
    volume[key] = Math.max(volume[key] ?? 0, perMonth(quantity));
  }
  return eachWords.test(text) ? { ...volume, isEach: true } : volume;
}

/** Calls of several months as calls of one. */
const spreadOver = ({ isEach, per, ...calls }: Volume, months: number): Volume => ({
  ...Object.fromEntries(
    Object.entries(calls).map(([way, count]) => [way, Math.ceil(count / months)]),
  ),
  ...(isEach && months === 1 ? { isEach } : {}),
  ...(per && { per }),
});

function directionOf(text: string): "in" | "out" | undefined {
  const isOut = outWords.test(text);
  if (isOut && !/\b(?:inbound|incoming)\b/.test(text)) return "out";
  return inWords.test(text) ? "in" : undefined;
}

/** The figure that is money: by its sign, or by what is said of it. */
function sumOf(
  quantities: readonly Quantity[],
  { stems, words }: Reading,
  saysUsed: boolean,
): Quantity | undefined {
  const isSum = ({ unit, value, from }: Quantity) =>
    unit === "bare" && value >= 50 && !/^calls?$/.test(words[from + 1] ?? "");
  const isTold = !saysUsed && (says(stems, budgetCues) || says(stems, ownCost));
  const isBought = (quantity: Quantity) =>
    words[quantity.from - 1] === "for" && /\b(?:buy|get|afford)\b/.test(words.join(" "));
  return (
    quantities.find(({ unit }) => unit === "money") ??
    quantities.find(
      (each) => isSum(each) && !saysUsed && (isNearMoney(words, each) || isBought(each)),
    ) ??
    (isTold ? quantities.find(isSum) : undefined)
  );
}

/** 'We already pay a service …', 'our clerk costs …', not 'we could pay …'. */
const ownPay =
  /\b(?:i|we|my|our)\b(?! (?:can|could|would|want|will|may))(?: \S+){0,5} (?:pay|paying|costs?|charges|bills|earns)\b/;

function readMoney(sum: Quantity, { stems, words }: Reading): Money {
  const text = words.join(" ");
  const isPaid = ownPay.test(wordsBefore(words, sum, 10).join(" "));
  const isOwnCost = says(stems, ownCost) || isPaid;
  const isYearly =
    sum.per === "year" ||
    /\b(?:this year|(?:yearly|annual) budget|(?:a|per|whole|entire|full|the) year)\b/.test(text);
  const isOfCall = words[sum.to] === "call" || /\bdollars (?:a|per) call\b/.test(text);
  const isOnce = words[sum.to] === "once";
  const isMonthly = sum.per === "month";
  const per = isOfCall ? "call" : isOnce ? "once" : isYearly && !isMonthly ? "year" : "month";
  return { amount: sum.value, per, isOwnCost };
}

const splits = /\b(?:split\w*|shar(?:e|ed|ing)|divid\w+|each|between|among|per (?:person|head))\b/;

function readDivisor(
  text: string,
  quantities: readonly Quantity[],
): Pick<Frame, "divisor" | "divisorOf"> | undefined {
  const people = quantities.find(({ unit, per }) => unit === "people" && per === undefined);
  if (splits.test(text) && people !== undefined && people.value < 50)
    return { divisor: people.value, divisorOf: "part" };
  const byCount = /\b(?:divided by|between|among|split (?:by|between)|if) (\d+)( [a-z]+)?/.exec(
    text,
  );
  if (byCount !== null && quantities.some(({ unit }) => unit === "bare"))
    return { divisor: Number(byCount[1]), divisorOf: byCount[2]?.trim() ?? "part" };
  const [, unit = ""] =
    /\b(?:cost|that|it|price|comes? to|be)\b.* (?:per|a|each) (day|week)\b/.exec(text) ?? [];
  const parts = divisors[unit];
  return parts === undefined ? undefined : { divisor: parts, divisorOf: unit };
}
