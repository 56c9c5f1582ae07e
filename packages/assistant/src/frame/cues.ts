import { readFileSync } from "node:fs";

import { type Phrase, phrases } from "../reading/phrases.ts";
import type { Measure, Rank, Relation } from "./frame.ts";

const file = new URL("../../data/phrases/cues.txt", import.meta.url);
/** `= measure price` begins a list. Of a kind, the first list of which something is said is meant. */
const lists = readFileSync(file, "utf8")
  .split(/^= /m)
  .slice(1)
  .map((part) => {
    const [name = "", ...lines] = part.split("\n");
    return [name, phrases(lines.join("\n"))] as const;
  });

/** The lists of a kind, by what stands behind its name: for 'leans', which is alone, by nothing. */
const listsOf = (kind: string) =>
  lists.flatMap(([name, list]) =>
    name === kind || name.startsWith(`${kind} `)
      ? [[name.slice(kind.length + 1), list] as const]
      : [],
  );
const listOf = (name: string): readonly Phrase[] => listsOf(name).flatMap(([, list]) => list);

/* oxlint-disable typescript/no-unsafe-type-assertion -- The file names its lists by these very types. */
/** Words by which a measure is asked for. */
export const measureCues = Object.fromEntries(listsOf("measure")) as Readonly<
  Record<Measure, readonly Phrase[]>
>;
/** Words by which plans are set to each other. */
export const relationCues = Object.fromEntries(listsOf("relation")) as Readonly<
  Partial<Record<Relation, readonly Phrase[]>>
>;
/** Words of an order: by what, and from which end. */
export const rankCues = listsOf("rank").flatMap(([name, list]) => {
  const [by, order] = name.split(" ") as [Rank["by"], Rank["order"]];
  return list.map((cue) => [cue, { by, order }] as const);
});
/* oxlint-enable typescript/no-unsafe-type-assertion */

/** Places in an order, by word. */
export const ordinals: Readonly<Record<string, number>> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
};

/** How a question begins that wants 'yes' or 'no'. */
export const yesNo = listOf("yes or no");
/** How a message begins that leans on the one before, or what it points with. */
export const leaning = listOf("leans");
/** Says that the message before was wrong, or not meant. */
export const correcting = listOf("corrects");
/** What a short message asks of the last answer, in words that fit behind 'I don't know'. */
export const aspects = listsOf("aspect").map(([what, asks]) => {
  // What a passage says that answers it.
  return { what, asks, answers: listOf(`answers ${what}`) };
});
/** What is said of figures: what they pay somebody else, what they may spend, which way calls go. */
export const figureCues = {
  ownCost: listOf("own cost"),
  budget: listOf("budget"),
  used: listOf("used"),
  out: listOf("out"),
  in: listOf("in"),
  each: listOf("each"),
  splits: listOf("splits"),
} as const;

/** Every word of these tables: right as it is, and what others may be put right by. */
export const cueWords: readonly string[] = lists
  .filter(([name]) => /^(?:measure|relation|rank|own cost|budget)/.test(name))
  .flatMap(([, list]) => list)
  .flatMap((cue) => cue.match(/[a-z]{4,}/g) ?? []);
