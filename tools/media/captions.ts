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

/** A line's words in captions: by sentences, as many as fit. */
function partsOf(words: readonly WordTime[], speaker: string): WordTime[][] {
  const parts: WordTime[][] = [[]];
  const lengthOf = (part: readonly WordTime[]) =>
    part.reduce((length, { word }) => length + word.length + 1, speaker.length + 2);
  for (const [index, word] of words.entries()) {
    const part = parts.at(-1) ?? [];
    const sentence = words
      .slice(index)
      .slice(0, words.slice(index).findIndex((each) => /[.?]$/.test(each.word)) + 1);
    const begins = index > 0 && /[.?]$/.test(words[index - 1]?.word ?? "");
    if (begins && lengthOf([...part, ...sentence]) > longest) parts.push([word]);
    else if (lengthOf([...part, word]) > longest) parts.push([word]);
    else part.push(word);
  }
  return parts;
}

/** A call's captions as WebVTT (https://www.w3.org/TR/webvtt1/): who speaks, and what is said. */
export function captions(
  script: readonly ScriptLine[],
  lines: readonly TimedLine[],
  { rings }: { rings: number },
): string {
  const cues = lines.flatMap(({ words }, index) => {
    const { speaker } = script[index] ?? { speaker: "" };
    return partsOf(words, speaker).map((part, place) => ({
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
