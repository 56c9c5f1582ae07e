import { readFileSync } from "node:fs";

import { type Phrase, phrases, readGroups, says, toStemText } from "./phrases.ts";
import { toWords } from "./words.ts";

/** As much of a reading as is needed here; a reader takes the words of danger from this file. */
interface Said {
  readonly text: string;
  readonly stems: string;
}

const folder = new URL("../../data/phrases/", import.meta.url);
const textOf = (name: string) => readFileSync(new URL(`${name}.txt`, folder), "utf8");
/** Words of one kind: who may be in danger, what hurts, who helps. A phrase sets kinds beside each other. */
const groups = readGroups(textOf("groups"));
const read = (name: string): readonly Phrase[] => phrases(textOf(name), groups);

const danger = read("danger");
const houseDanger = read("house-danger");
const aboutCallers = read("about-callers");
const helpHere = read("help-here");
// Figures of speech and trades: calls that burst in, a roofer's leaks.
const aboutWork = read("about-work");
const orders = read("orders");
const rude = read("rude");

/** Words of danger: none of them is a typo of a commoner one. */
export const alarmWords: readonly string[] = [...groups.values(), ...danger, ...houseDanger]
  .flatMap((text) => text.match(/[a-z]{3,}/g) ?? [])
  .filter((word, at, all) => all.indexOf(word) === at);

/** Whose danger it is, where a caller is spoken of beside it: 'my son', 'our kitchen'. */
const ownWords = /\b(?:i|my|our|me|we|us)\b/;

/** Somebody is in danger: a life, or a house. A caller's danger is a question about the service. */
export function dangerOf({ stems, text }: Said): "life" | "house" | undefined {
  const whole = dangerIn(stems) ?? dangerIn(toStemText(toWords(text)));
  if (whole !== undefined) return whole;
  for (const clause of text.toLowerCase().split(/[.,;:!?]+| but /)) {
    const found = ownWords.test(clause) ? dangerIn(toStemText(toWords(clause))) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function dangerIn(stems: string): "life" | "house" | undefined {
  const isHere = says(stems, helpHere);
  if (!isHere && (says(stems, aboutCallers) || says(stems, aboutWork))) return undefined;
  if (says(stems, danger) || isHere) return "life";
  return says(stems, houseDanger) ? "house" : undefined;
}

/** Somebody asks how such a call is dealt with, or speaks in figures. */
export const isSpokenOf = ({ stems }: Said): boolean =>
  says(stems, aboutCallers) || says(stems, aboutWork);

/** The message tries to give orders instead of asking something. */
export const isOrder = ({ stems }: Said): boolean => says(stems, orders);

/** Rude words; they carry no question. */
export const isRude = ({ stems }: Said): boolean => says(stems, rude);
