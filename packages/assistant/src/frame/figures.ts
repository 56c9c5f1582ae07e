import { says, toStemText } from "../reading/phrases.ts";
import { type Per, perMonth, type Quantity, toMonthsOf } from "../reading/quantities.ts";
import type { Reading } from "../reading/reading.ts";
import { figureCues } from "./cues.ts";
import type { Frame, Money, PlanRef, Volume } from "./frame.ts";

/** Fractions in words, by which a price or number of calls is multiplied. */
const shares: readonly (readonly [RegExp, number])[] = [
  [/\bhalf\b/, 1 / 2],
  [/\ba third of\b/, 1 / 3],
  [/\ba quarter of\b/, 1 / 4],
];
/** Factors in words, by which the calls stated before are multiplied: 'if it doubles?' */
const factors: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubles?|doubled|twice)\b/, 2],
  [/\b(?:triples?|tripled)\b/, 3],
  [/\b(?:half|halves|halved)\b/, 1 / 2],
  [/\ba third as\b/, 1 / 3],
];

function factorOf(text: string): number | undefined {
  const [, times] = /\b(\d+(?:\.\d+)?) times (?:as many|as much|more|the)\b/.exec(text) ?? [];
  return times === undefined ? factors.find(([pattern]) => pattern.test(text))?.[1] : Number(times);
}

/** Periods in words instead of a number and a noun, in months. */
const spans: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|last|next|per|every) quarter\b/, 3],
  [/\bhalf (?:a|the|of the) year\b/, 6],
  [/\byear and (?:a )?half\b/, 18],
];
/** Days and weeks of a year, by which a year's price is divided. */
const partsOfYear: Readonly<Record<string, number>> = { day: 365, week: 52 };

/** Decides what each figure of a message means; those at the word indexes of `priced` name a plan. */
export function readFigures(
  reading: Reading,
  plans: readonly PlanRef[],
  priced: ReadonlySet<number>,
): Partial<Frame> {
  const { words, quantities, stems } = reading;
  const text = words.join(" ");
  const isSaid = (cue: keyof typeof figureCues) => says(stems, figureCues[cue]);
  const copies = new Set(plans.flatMap((ref) => (ref.isCounted ? [ref.copies] : [])));
  const free = quantities.filter(
    ({ unit, value, from }) => !priced.has(from) && (unit !== "bare" || !copies.has(value)),
  );
  const saysUsed = isSaid("used");
  const isList = listOfCalls.test(text);
  const others = free.filter((each) => !isAdded(words, each, isList));
  const moneyFigure = findMoney(others, reading);
  const calls = free.filter((each) => each !== moneyFigure && isCalls(each, reading, isList));
  // Of 'I used 150 of the 200' the first figure counts.
  const counted = free.find(isCount) ?? calls[0];
  const used = saysUsed && counted ? perMonth(counted) : undefined;
  const isUsed = used !== undefined && (calls.length > 0 || plans.length > 0);
  const money = moneyFigure && readMoney(moneyFigure, reading);
  const time = free.find(({ unit }) => unit === "months");
  const span = spans.find(([pattern]) => pattern.test(text))?.[1];
  const months = time ? toMonthsOf(time, words) : span;
  const volume = calls.length > 0 && !isUsed ? readVolume(calls, reading, isList) : undefined;
  const places = free.find(({ unit }) => unit === "places");
  const people = free.find(({ unit, per }) => unit === "people" && per === undefined);
  const shareInWords = span ? undefined : shares.find(([word]) => word.test(text))?.[1];
  const percent = free.find(({ unit }) => unit === "percent");
  const share = shareInWords ?? (percent && percent.value / 100);
  const bareNumber = free.find(
    (quantity) => quantity.unit === "bare" && quantity !== moneyFigure && !calls.includes(quantity),
  );
  const divisor = volume?.isEach ? undefined : readDivisor(reading, people);
  const direction = directionOf(reading);
  // In '300 leads, each is called 5 times', 5 multiplies the 300, or else the calls stated before.
  const tries = Number(/\beach\b.*? (\d+(?:\.\d+)?) times\b/.exec(text)?.[1] ?? 0);
  const factor = tries || factorOf(text);
  return {
    ...(factor !== undefined && { factor }),
    ...(volume && { volume: withCalls(volume, (count) => Math.round(count * (tries || 1))) }),
    ...(isUsed && { used }),
    ...(money && { money }),
    ...(months !== undefined && { months }),
    ...(places && { places: places.value }),
    ...(people && { people: people.value }),
    ...(share !== undefined && { share }),
    ...divisor,
    ...(bareNumber && divisor === undefined ? { bareNumber: bareNumber.value } : {}),
    ...(direction && { direction }),
  };
}

const isCount = ({ unit, per }: Quantity): boolean =>
  (unit === "bare" || unit === "calls") && per === undefined;

/** Beginnings of words that make a figure near them an amount of money. */
const moneyWords =
  /^(?:pay|paid|cost|spend|spent|budget|afford|salar|wage|bill|charg|aside|worth|earn|bring|dollar|ceiling|maximum|price)/;
/** Words between a verb and its figure that do not change what the figure means. */
const fillerWords =
  /^(?:about|around|roughly|maybe|like|more|only|just|some|approximately|up|to|is|say)$/;

const wordsBefore = (words: readonly string[], { from }: Quantity, count: number) =>
  words.slice(Math.max(0, from - count), from);

const isNearMoney = (words: readonly string[], quantity: Quantity): boolean =>
  [...wordsBefore(words, quantity, 5), ...words.slice(quantity.from + 1, quantity.from + 4)].some(
    (word) => moneyWords.test(word),
  );

/** Whether a figure counts calls, also without the noun: 'we get 200 a month', '40 a week'. */
function isCalls(figure: Quantity, { words, stems }: Reading, isList: boolean): boolean {
  const { unit, per, from, to, value } = figure;
  if (unit === "calls") return true;
  if (unit === "people")
    return per !== undefined || (says(stems, figureCues.out) && !says(stems, figureCues.splits));
  if (unit === "times") return per !== undefined && / (?:ring|phone|call)/.test(stems);
  if (unit !== "bare") return false;
  if (isAdded(words, figure, isList)) return true;
  if (per !== undefined) return to - from <= (value < 10 ? 4 : 5) && !isNearMoney(words, figure);
  const verb = wordsBefore(words, figure, 4).findLast((word) => !fillerWords.test(word)) ?? "";
  return value >= 10 && /^(?:get|gets|getting|take|receive|field)$/.test(verb);
}

const listOfCalls = /(?:\b\d+ ){2}(?:and )?\d+ (?:\w+ ){0,2}calls\b/; // `{2,}` matches the same, but in quadratic time.
/** Whether a figure is added to other calls: '110 calls and the other one 140', '120, 90 and 110 calls' (`isList`). */
const isAdded = (words: readonly string[], quantity: Quantity, isList: boolean): boolean =>
  quantity.unit !== "money" &&
  !isNearMoney(words, quantity) &&
  (isList || wordsBefore(words, quantity, 5).some((word) => /^(?:other|second|third)$/.test(word)));

function readVolume(calls: readonly Quantity[], reading: Reading, isList: boolean): Volume {
  const volume: { in?: number; out?: number; any?: number; per?: Per; days?: number } = {};
  const [first] = calls;
  if (first?.per !== undefined) volume.per = first.per;
  if (first?.days !== undefined) volume.days = first.days;
  for (const each of calls) {
    const own = each.direction ?? (calls.length === 1 ? directionOf(reading) : "in");
    const key = own ?? "any";
    // Of a range ('100 to 200') the larger number counts. Several figures without a direction are inbound.
    const before = volume[key] ?? 0;
    const count = perMonth(each);
    volume[key] = isAdded(reading.words, each, isList) ? before + count : Math.max(before, count);
  }
  return says(reading.stems, figureCues.each) ? { ...volume, isEach: true } : volume;
}

/** Applies a change to the numbers of every direction. */
export function withCalls(volume: Volume, change: (calls: number) => number): Volume {
  const { in: incoming, out, any, ...rest } = volume;
  const all = Object.entries({ in: incoming, out, any });
  const after = all.flatMap(([key, count]) => (count === undefined ? [] : [[key, change(count)]]));
  return { ...rest, ...Object.fromEntries(after) };
}

function directionOf({ stems }: Reading): "in" | "out" | undefined {
  if (says(stems, figureCues.out) && !/ (?:inbound|incom)/.test(stems)) return "out";
  return says(stems, figureCues.in) ? "in" : undefined;
}

/** The figure that is an amount of money: by a dollar sign, a word near it, or a phrase about costs. */
function findMoney(quantities: readonly Quantity[], { stems, words }: Reading) {
  const amount = quantities.find(({ unit }) => unit === "money");
  const isPaid = ({ from }: Quantity) => /^(?:costs?|pay|paying)$/.test(words[from - 1] ?? "");
  if (amount || says(stems, figureCues.used)) return amount ?? quantities.find(isPaid);
  const isPossibleAmount = ({ unit, value, from }: Quantity) =>
    unit === "bare" && value >= 50 && !/^calls?$/.test(words[from + 1] ?? "");
  const isStated =
    quantities.every(({ unit }) => unit !== "calls") &&
    (says(stems, figureCues.budget) || says(stems, figureCues.ownCost));
  const possible = quantities.filter(isPossibleAmount);
  return possible.find((each) => isNearMoney(words, each)) ?? (isStated ? possible[0] : undefined);
}

/** Statements of present costs: 'we already pay a service …', 'our clerk costs …', not 'we could pay …'. */
const ownPay =
  /\b(?:i|we|my|our)\b(?! (?:can|could|would|want|will|may))(?: \S+){0,7} (?:pay|paying|costs?|charges|bills|earns)\b/;

const moneyRange = /\b(?:between|from) (\d+)(?: dollars)? (?:and|to) (\d+) dollars\b/;
function readMoney(figure: Quantity, { stems, words }: Reading): Money {
  const text = words.join(" ");
  const isPaid = ownPay.test(wordsBefore(words, figure, 10).join(" "));
  const isOwnCost = says(stems, figureCues.ownCost) || isPaid;
  // A `gain` phrase ends or begins with the figure. '1' stands for the figure, because `#` is any number.
  const beside = [[...wordsBefore(words, figure, 7), "1"], words.slice(figure.from)];
  const isGain = beside.some((part) => says(toStemText(part), figureCues.gain));
  const isYearly =
    figure.per === "year" ||
    /\b(?:this year|(?:yearly|annual) budget|(?:a|per|whole|entire|full|the) year)\b/.test(text);
  const isOfCall = words[figure.to] === "call" || /\bdollars (?:a|per) call\b/.test(text);
  const isOnce = words[figure.to] === "once";
  const isMonthly = figure.per === "month";
  const per = isOfCall ? "call" : isOnce ? "once" : isYearly && !isMonthly ? "year" : "month";
  const kind = isGain ? "gain" : isOwnCost ? "ownCost" : "budget";
  const [least, most = figure.value] = moneyRange.exec(text)?.slice(1).map(Number) ?? [];
  return { amount: most, per, kind, ...(least !== undefined && { least }) };
}

/** The number by which an amount is divided, and what it counts, 'part' if no period: 'split by 3 partners'. */
function readDivisor({ words, stems }: Reading, people: Quantity | undefined) {
  const text = words.join(" ");
  const [, stated] = /\bdivided? (?:\w+ ){0,2}by (\d+)\b/.exec(text) ?? [];
  const count = Number(stated ?? (says(stems, figureCues.splits) ? people?.value : 0));
  if (count > 0 && count <= 52) return { divisor: count, divisorOf: "part" };
  const [, unit = ""] =
    /\b(?:cost|that|it|price|comes? to|be)\b.* (?:per|a|each) (day|week)\b/.exec(text) ?? [];
  const parts = partsOfYear[unit];
  return parts === undefined ? undefined : { divisor: parts, divisorOf: unit };
}
