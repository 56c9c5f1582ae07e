import { readFileSync } from "node:fs";

import { type Phrase, phrases, says, toStemText } from "./phrases.ts";
import type { Reading } from "./reading.ts";
import { toWords } from "./words.ts";

const folder = new URL("../../data/phrases/", import.meta.url);
const read = (name: string): readonly Phrase[] =>
  phrases(readFileSync(new URL(`${name}.txt`, folder), "utf8"));

const danger = read("danger");
const houseDanger = read("house-danger");
const aboutCallers = read("about-callers");
const helpHere = read("help-here");
const orders = read("orders");
const rude = read("rude");

/** Whose danger it is, where a caller is spoken of beside it: 'my son', 'our kitchen'. */
const ownWords = /\b(?:i|my|our|me|we|us)\b/;

/** Somebody is in danger: a life, or a house. A caller's danger is a question about the service. */
export function dangerOf({ stems, text }: Reading): "life" | "house" | undefined {
  const whole = dangerIn(stems);
  if (whole !== undefined) return whole;
  for (const clause of text.toLowerCase().split(/[.,;:!?]+| but /)) {
    const found = ownWords.test(clause) ? dangerIn(toStemText(toWords(clause))) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function dangerIn(stems: string): "life" | "house" | undefined {
  const isHere = says(stems, helpHere);
  if (!isHere && says(stems, aboutCallers)) return undefined;
  if (says(stems, danger) || isHere) return "life";
  return says(stems, houseDanger) ? "house" : undefined;
}

/** The message tries to give orders instead of asking something. */
export const isOrder = ({ stems }: Reading): boolean => says(stems, orders);

/** Rude words; they carry no question. */
export const isRude = ({ stems }: Reading): boolean => says(stems, rude);
