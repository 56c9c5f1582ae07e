/** Recognizes dangers, instructions and rude words in a message by the phrases in `data/phrases`. */
import { readFileSync } from "node:fs";

import { type Phrase, phrases, readGroups, says, toStemText } from "./phrases.ts";
import { toWords } from "./words.ts";

/** The part of a `Reading` that this file needs. Importing that type would be circular (`reading.ts`). */
interface MessageText {
  readonly text: string;
  readonly stems: string;
}

const folder = new URL("../../data/phrases/", import.meta.url);
const textOf = (name: string) => readFileSync(new URL(`${name}.txt`, folder), "utf8");
/** Lists of words that phrases refer to as `@name`, such as `@person`, `@symptom` and `@rescue`. */
const groups = readGroups(textOf("groups"));
const readPhrases = (name: string): readonly Phrase[] => phrases(textOf(name), groups);

const danger = readPhrases("danger");
const houseDanger = readPhrases("house-danger");
const helpHere = readPhrases("help-here"); // The visitor asks for rescue: always a danger to life.
/** Phrases about callers, figures of speech ('drowning in calls') and trades that deal with dangers. */
export const aboutCallersOrWork = [...readPhrases("about-callers"), ...readPhrases("about-work")];
/** Phrases that make words of danger harmless; those about plans only in their own sentence (`assistant.ts`). */
const harmless = [...aboutCallersOrWork, ...readPhrases("about-plans")];
const instructions = readPhrases("orders");
const rude = readPhrases("rude");

/** Words of danger phrases and groups. The speller accepts them, so that it does not correct rare ones. */
export const dangerWords: readonly string[] = [...groups.values(), ...danger, ...houseDanger]
  .flatMap((text) => text.match(/[a-z]{3,}/g) ?? [])
  .filter((word, at, all) => all.indexOf(word) === at);

/** Words of a clause about the visitor's own danger ('my son', 'our kitchen') and not a caller's. */
const firstPerson = /\b(?:i|my|our|me|we|us)\b/;

/**
 * The danger that a message reports, to a life or a house, in all of it (corrected or as written) or in a clause
 * in the first person: one about callers, whose dangers are questions, may report the visitor's own in a clause.
 */
export function dangerOf({ stems, text }: MessageText): "life" | "house" | undefined {
  const whole = dangerIn(stems) ?? dangerIn(toStemText(toWords(text)));
  if (whole !== undefined) return whole;
  for (const clause of text.toLowerCase().split(/[.,;:!?]+| but /)) {
    const reported = firstPerson.test(clause) ? dangerIn(toStemText(toWords(clause))) : undefined;
    if (reported !== undefined) return reported;
  }
  return undefined;
}

function dangerIn(stems: string): "life" | "house" | undefined {
  const isHere = says(stems, helpHere);
  if (!isHere && says(stems, harmless)) return undefined;
  if (says(stems, danger) || isHere) return "life";
  return says(stems, houseDanger) ? "house" : undefined;
}

/** The message is about callers, work or plans, or uses a figure of speech: it is seldom an emergency. */
export const isHarmless = ({ stems }: MessageText): boolean => says(stems, harmless);

/** The message tries to instruct the assistant instead of asking something. */
export const isInstruction = ({ stems }: MessageText): boolean => says(stems, instructions);

/** The message has rude words; it may still ask something. */
export const isRude = ({ stems }: MessageText): boolean => says(stems, rude);
