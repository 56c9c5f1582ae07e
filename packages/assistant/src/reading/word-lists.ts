import { readFileSync } from "node:fs";

import { stem } from "./stem.ts";

const folder = new URL("../../data/words/", import.meta.url);
const textOf = (name: string) => readFileSync(new URL(`${name}.txt`, folder), "utf8");
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(textOf(name).split(/\s+/).filter(Boolean));
/** The words of each line. */
const linesOf = (name: string): readonly (readonly string[])[] =>
  textOf(name)
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(" "));

/** Groups of words with a similar meaning for a service like ours. */
export const synonymGroups = linesOf("synonyms");

/** Beginnings of words that ask about plans and prices, and so belong to no other topic. */
export const planWords = [...wordsOf("of-plans")];

const stopWords = wordsOf("stop");
const everydayWords = wordsOf("everyday");
const commonWords = new Set([...wordsOf("common"), ...synonymGroups.flat()]);
const distant = wordsOf("elsewhere");
const otherIndustries = wordsOf("other-trades");
const stemsOfOtherIndustries = new Set([...otherIndustries].map(stem));
const customersOfTrades = wordsOf("customers");

/** Software that visitors use, and that no page names. */
export const otherTools = textOf("other-tools").split("\n").filter(Boolean);

/** A word that says nothing about the topic: 'the', 'would', 'please'. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
/** A word that a question about any service may contain: it says little about the topic. */
export const isEveryday = (word: string): boolean => everydayWords.has(word);
/** A common English word, or a word of `synonymGroups`. */
export const isCommon = (word: string): boolean => commonWords.has(word);
/** An industry that has no page on the site. */
export const isOtherIndustry = (word: string): boolean => stemsOfOtherIndustries.has(stem(word));
/** Correctly spelled words that a misspelled word may be corrected to. */
export const plainWords: readonly string[] = [...stopWords, ...everydayWords];

/** Correctly spelled words. A misspelled word is corrected to one of them only if the speller's vocabulary has it, too. */
export const distantWords: readonly string[] = [...commonWords, ...distant, ...otherIndustries];

const counted = new Map(
  linesOf("counted").map(([kind = "", ...words]) => [kind, new Set(words.map(stem))]),
);
/** Whether a line of `counted.txt` has a word: nouns for what a figure counts, or words `between` the two. */
export const isCounted = (kind: string, word = ""): boolean =>
  counted.get(kind)?.has(stem(word)) === true;

/** 'Customers' for 'patients', 'tenants' …, because the kind of customer does not indicate the topic. */
export const withoutTrade = (word: string): string =>
  customersOfTrades.has(word) ? "customers" : word;

/** Abbreviations with the words they stand for. */
export const shortForms: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf("short-forms").map(([short = "", ...long]) => [short, long]),
);
