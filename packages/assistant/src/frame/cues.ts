/** The phrases of `data/phrases/cues.txt`, by which `fill.ts` recognizes what a message asks. */
import { readFileSync } from "node:fs";

import { type Phrase, phrases } from "../reading/phrases.ts";
import type { Measure, Rank, Relation } from "./frame.ts";

const file = new URL("../../data/phrases/cues.txt", import.meta.url);
/** The file's lists: `= measure price` begins one. If several measures match, the first in the file counts. */
const lists = readFileSync(file, "utf8")
  .split(/^= /m)
  .slice(1)
  .map((part) => {
    const [name = "", ...lines] = part.split("\n");
    return [name, phrases(lines.join("\n"))] as const;
  });

/** The lists of a kind, by the rest of the heading: 'price' of `= measure price`, '' of `= leans`. */
const listsOf = (kind: string) =>
  lists.flatMap(([name, list]) =>
    name === kind || name.startsWith(`${kind} `)
      ? [[name.slice(kind.length + 1), list] as const]
      : [],
  );
const listOf = (name: string): readonly Phrase[] => listsOf(name).flatMap(([, list]) => list);

/* oxlint-disable typescript/no-unsafe-type-assertion -- The file names its lists by these very types. */
/** Phrases that ask for a measure. */
export const measureCues = Object.fromEntries(listsOf("measure")) as Readonly<
  Record<Measure, readonly Phrase[]>
>;
/** Phrases that state a relation between plans. */
export const relationCues = Object.fromEntries(listsOf("relation")) as Readonly<
  Partial<Record<Relation, readonly Phrase[]>>
>;
/** Phrases that sort plans: 'the cheapest', 'the most calls'. */
export const rankCues = listsOf("rank").flatMap(([name, list]) => {
  const [by, order] = name.split(" ") as [Rank["by"], Rank["order"]];
  return list.map((cue) => [cue, { by, order }] as const);
});
/* oxlint-enable typescript/no-unsafe-type-assertion */

/** Positions in a sorted list, in their order; without an ordinal the position is the first. */
export const ordinals: readonly string[] = ["first", "second", "third", "fourth", "fifth"];

/** Phrases of questions that expect yes or no. */
export const yesNo = listOf("yes or no");
/** Beginnings and pronouns of messages that refer to the previous one. */
export const referring = listOf("leans");
/** Phrases that correct the previous message. */
export const correcting = listOf("corrects");
/** Phrases that ask whether the product works together with something. */
export const linking = listOf("works with");
/** Phrases about the visitor's telephone. */
export const telephone = listOf("telephone");
/** What a short message may ask about the last answer. `what` completes the sentence 'I don't know …'. */
export const aspects = listsOf("aspect").map(([what, asks]) => {
  // `asks`: phrases of the message. `answers`: phrases of a passage that answers it.
  return { what, asks, answers: listOf(`answers ${what}`) };
});
/** Phrases that define what a figure means: present costs, a budget, used calls … */
export const figureCues = {
  ownCost: listOf("own cost"),
  budget: listOf("budget"),
  gain: listOf("gain"),
  used: listOf("used"),
  out: listOf("out"),
  in: listOf("in"),
  each: listOf("each"),
  splits: listOf("splits"),
} as const;

/** Longer words of phrases for measures, relations, ranks, costs and budgets; typos are corrected to them. */
export const cueWords: readonly string[] = lists
  .filter(([name]) => /^(?:measure|relation|rank|own cost|budget)/.test(name))
  .flatMap(([, list]) => list)
  .flatMap((cue) => cue.match(/[a-z]{4,}/g) ?? []);
