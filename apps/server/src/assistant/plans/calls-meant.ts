import { countsThings } from "../quantities/calls.ts";
import { loneNumber } from "../scope.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";

/**
 * Calls a month to find a plan for: those that the question names, or those that the visitor told of
 * before, where it asks for a choice.
 * @param continues whether the question goes on with what was spoken of.
 */
export function callsMeant(
  read: Understanding,
  thread: Thread,
  continues: boolean,
): number | undefined {
  const { concepts } = read;
  const namesKindOnly =
    read.categories.length > 0 && read.tiers.length === 0 && read.words.length <= 6;
  const asksForChoice =
    (thread.topic === "volume" && namesKindOnly) ||
    concepts.has("price") ||
    // 'What plan?'
    (concepts.has("plan") && read.words.length <= 4) ||
    concepts.has("recommend") ||
    concepts.has("cheap");
  return (
    read.calls ??
    (continues &&
    thread.topic === "volume" &&
    read.amount === undefined &&
    read.months === undefined
      ? inSameUnit(bareNumber(read), thread)
      : undefined) ??
    (thread.topic === "category" || thread.topic === "overview" ? bareVolume(read) : undefined) ??
    // Prices end with the question how many calls there are a month.
    (thread.topic === "overview" && read.amount === undefined ? loneNumber(read) : undefined) ??
    // 'Incoming', after '40 calls a day'.
    (thread.topic === "volume" && saysDirection(read) ? thread.calls : undefined) ??
    // 'We get 150 calls a month. What would that cost?'
    (thread.calls !== undefined &&
    asksForChoice &&
    read.tiers.length === 0 &&
    (thread.topic === undefined ||
      thread.tier === undefined ||
      concepts.has("recommend") ||
      (concepts.has("plan") && read.words.length <= 4) ||
      read.categories.length > 0) &&
    !concepts.has("perCall") &&
    !concepts.has("save")
      ? thread.calls
      : undefined)
  );
}

/** The number of a question, unless it counts what the business has ('we are 6 techs') or how many times as many. */
function bareNumber({ words, number }: Understanding): number | undefined {
  const place = words.indexOf(String(number));
  return countsThings(words, place) || /^(?:times|x|percent)$/.test(words[place + 1] ?? "")
    ? undefined
    : number;
}

/** 'And if it were 25?', after '12 calls a day': a number as small as the first is of the same time. */
function inSameUnit(number: number | undefined, { calls, callsPer }: Thread): number | undefined {
  if (number === undefined || callsPer === undefined || calls === undefined) return number;
  const perMonth = {
    hour: 1,
    day: 30,
    "working day": 65 / 3,
    week: 52 / 12,
    quarter: 1 / 3,
    year: 1 / 12,
  }[callsPer];
  return callsPer !== "year" && number * 2 < calls ? Math.ceil(number * perMonth) : number;
}

/** Says where calls come from or go to, and nothing else. */
const saysDirection = ({ words, concepts }: Understanding): boolean =>
  words.length <= 5 &&
  (concepts.has("quantityIn") || concepts.has("quantityOut")) &&
  /\b(?:incoming|inbound|outgoing|outbound|in|out|us|them|callers)\b/.test(words.join(" "));

/** 'About 80 a month', where it was calls that were spoken of. */
function bareVolume({ words, amount }: Understanding): number | undefined {
  const [, number, time] =
    /^(?:about |around |maybe |roughly |like |some |probably )?(\d+) (?:a|per) (day|week|month)$/.exec(
      words.join(" "),
    ) ?? [];
  if (number === undefined || amount !== undefined) return undefined;
  return Math.ceil(Number(number) * (time === "day" ? 30 : time === "week" ? 52 / 12 : 1));
}
