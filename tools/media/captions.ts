import type { ScriptLine } from "../../packages/content/src/calls/call-script.ts";
import type { TimedLine } from "./sound/call-sound.ts";
import type { WordTime } from "./voice/speak.ts";

/** Characters that a caption holds at most: two lines. */
const longest = 74;
/** How long a caption stays after its last word, in seconds, unless the next one comes. */
const linger = 0.5;

const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
/** Seconds as WebVTT writes them. */
const stamp = (seconds: number) =>
  `${two(seconds / 60)}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;

const lengthOf = (words: readonly WordTime[]) =>
  words.reduce((length, { word }) => length + word.length + 1, 0);

/** What a break after this word is worth, in characters that the two parts may differ by. */
const worth = (word: string) =>
  /(?<!\b(?:Mr|Mrs|Ms|Dr))[.?]$/.test(word) ? 30 : /[,:]$/.test(word) ? 18 : 0;

/** A line's words in captions: parts about as long as each other, broken where a breath is taken. */
function partsOf(words: readonly WordTime[], before: number): readonly (readonly WordTime[])[] {
  if (before + lengthOf(words) <= longest || words.length < 2) return [words];
  const cost = (place: number) =>
    Math.abs(before + lengthOf(words.slice(0, place)) - lengthOf(words.slice(place))) -
    worth(words[place - 1]?.word ?? "");
  const places = words.map((_, place) => place).slice(1);
  const best = places.reduce((found, place) => (cost(place) < cost(found) ? place : found));
  return [...partsOf(words.slice(0, best), before), ...partsOf(words.slice(best), 0)];
}

/** A call's captions as WebVTT (https://www.w3.org/TR/webvtt1/): who speaks, and what is said. */
export function captions(
  script: readonly ScriptLine[],
  lines: readonly TimedLine[],
  { rings }: { rings: number },
): string {
  const cues = lines.flatMap(({ words }, index) => {
    const { speaker } = script[index] ?? { speaker: "" };
    return partsOf(words, speaker.length + 2).map((part, place) => ({
      start: part[0]?.start ?? 0,
      end: (part.at(-1)?.end ?? 0) + linger,
      text: `${place === 0 ? `${speaker}: ` : ""}${part.map(({ word }) => word).join(" ")}`,
    }));
  });
  const all = rings > 0 ? [{ start: 0, end: rings, text: "[A telephone rings]" }, ...cues] : cues;
  const written = all.map(({ start, end, text }, index) => {
    const next = all[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    return `${stamp(start)} --> ${stamp(Math.min(end, next))}\n${text}\n`;
  });
  return `WEBVTT\n\n${written.join("\n")}`;
}
