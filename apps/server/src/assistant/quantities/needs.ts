import { overMonth } from "./call-period.ts";
import { countsOther } from "./calls.ts";
import { readDaysPerMonth } from "./days.ts";
import { isNumber } from "./numbers.ts";

/** Calls a month of both directions, told of in one message: each needs a plan of its own. */
export interface Needs {
  answered: number;
  made: number;
}

const answered =
  /\b(?:answer\w*|pick\w* up|inbound|incoming|come in|coming in|receiv\w*|take|taken|gets? (?:about |around |roughly |like |some )*\d+ (?:\w+ )?calls|calling us|call us|ring us|our phones?|receptionist|front desk|missed)\b/;
const made =
  /\b(?:outbound|outgoing|dial\w*|leads?|prospects?|old contacts|cold|call(?:ed|ing)? (?:out|back)|calling (?!us)|we call|to call|called|campaigns?|made|sales calls)\b/;

/** '150 calls answered and 800 leads called': undefined where the numbers are not one of each. */
export function readNeeds(words: readonly string[], amounts: readonly number[]): Needs | undefined {
  const text = words.join(" ");
  if (!answered.test(text) || !made.test(text)) return undefined;
  const places = words.flatMap((word, position) =>
    isNumber(word) &&
    Number(word) >= leastCalls &&
    !amounts.includes(Number(word)) &&
    !countsOther(words, position)
      ? [position]
      : [],
  );
  const [first, second, ...others] = places;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const border = borderBetween(words, first, second);
  const parts = [words.slice(0, border), words.slice(border)].map((part) => part.join(" "));
  const [one, two] = parts.map(directionOf);
  if (one === undefined || two === undefined || one === two) return undefined;
  const days = readDaysPerMonth(words);
  const calls = [first, second].map(
    (place) =>
      overMonth(words.slice(0, place === first ? border : words.length), place, days)?.calls ?? 0,
  );
  const [before = 0, after = 0] = calls;
  return one === "answered" ? { answered: before, made: after } : { answered: after, made: before };
}

/** Smaller numbers are of phones, people or places. */
const leastCalls = 10;

/** Where what is said of the second number begins: behind the first 'and' or comma between both. */
function borderBetween(words: readonly string[], first: number, second: number): number {
  const joint = words.findIndex(
    (word, at) => at > first && at < second && /^(?:and|plus|but|while|also|as)$/.test(word),
  );
  if (joint !== -1) return joint;
  // '500 inbound, 1,000 outbound': what stands directly before the second number is its own.
  const verb = words
    .slice(first + 1, second)
    .findLastIndex((word) => /^(?:we|to|call|dial|calling)$/.test(word));
  return verb > 0 ? first + 1 + verb : second;
}

/** The direction that a part of a message tells of; leads that are called are not answered. */
function directionOf(part: string): keyof Needs | undefined {
  if (answered.test(part) && !/\b(?:outbound|outgoing|dial\w*)\b/.test(part)) return "answered";
  return made.test(part) ? "made" : undefined;
}
