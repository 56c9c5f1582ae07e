/** Writes captions of the films from the times of the spoken words. */
import type { ScriptLine } from "../../packages/content/src/calls/call-script.ts";
import type { TimedLine } from "./sound/call-sound.ts";
import type { WordTime } from "./voice/speak.ts";

/** Maximum number of characters of a caption. The player shows a caption of this length in two rows. */
const maxLength = 74;
/** How long a caption stays after its last word, in seconds, unless the next one begins earlier. */
const lingerSeconds = 0.5;

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, "0");
/** A WebVTT timestamp, such as "00:07.250". */
const timestamp = (seconds: number) =>
  `${twoDigits(seconds / 60)}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;

const lengthOf = (words: readonly WordTime[]) =>
  words.reduce((length, { word }) => length + word.length + 1, 0);

/**
 * Bonus for a break after this word, in characters: a break with a bonus is preferred even if it makes the two
 * parts more uneven by that many characters. The end of a sentence has a larger bonus than a comma or colon.
 * The period of an abbreviation such as "Dr." does not end a sentence.
 */
const breakBonus = (word: string) =>
  /(?<!\b(?:Mr|Mrs|Ms|Dr))[.?]$/.test(word) ? 30 : /[,:]$/.test(word) ? 18 : 0;

/**
 * Splits a line into captions of similar length.
 *
 * @param prefixLength Number of characters before the first word: the speaker's name and ": ".
 */
function splitLine(
  words: readonly WordTime[],
  prefixLength: number,
): readonly (readonly WordTime[])[] {
  if (prefixLength + lengthOf(words) <= maxLength || words.length < 2) return [words];
  const cost = (index: number) =>
    Math.abs(prefixLength + lengthOf(words.slice(0, index)) - lengthOf(words.slice(index))) -
    breakBonus(words[index - 1]?.word ?? "");
  const indexes = words.map((_, index) => index).slice(1);
  const best = indexes.reduce((cheapest, index) =>
    cost(index) < cost(cheapest) ? index : cheapest,
  );
  return [...splitLine(words.slice(0, best), prefixLength), ...splitLine(words.slice(best), 0)];
}

/**
 * A call's captions as WebVTT (https://www.w3.org/TR/webvtt1/), with the speakers' names.
 *
 * @param script The lines of the call's script.
 * @param lines The spoken lines, in the same order.
 * @param ringSeconds How long the telephone rings at the start, in seconds.
 */
export function captions(
  script: readonly ScriptLine[],
  lines: readonly TimedLine[],
  { ringSeconds }: { ringSeconds: number },
): string {
  const cues = lines.flatMap(({ words }, index) => {
    const { speaker } = script[index] ?? { speaker: "" };
    return splitLine(words, speaker.length + 2).map((part, partIndex) => ({
      start: part[0]?.start ?? 0,
      end: (part.at(-1)?.end ?? 0) + lingerSeconds,
      text: `${partIndex === 0 ? `${speaker}: ` : ""}${part.map(({ word }) => word).join(" ")}`,
    }));
  });
  const all =
    ringSeconds > 0 ? [{ start: 0, end: ringSeconds, text: "[A telephone rings]" }, ...cues] : cues;
  const blocks = all.map(({ start, end, text }, index) => {
    const next = all[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    return `${timestamp(start)} --> ${timestamp(Math.min(end, next))}\n${text.replaceAll("&", "&amp;")}\n`;
  });
  return `WEBVTT\n\n${blocks.join("\n")}`;
}
