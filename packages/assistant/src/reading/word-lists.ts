import { readFileSync } from "node:fs";

const folder = new URL("../../data/words/", import.meta.url);
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL(`${name}.txt`, folder), "utf8")
      .split(/\s+/)
      .filter(Boolean),
  );

/** Words that mean much the same of a service like ours, a group a line: they say where to look. */
export const synonymGroups: readonly (readonly string[])[] = readFileSync(
  new URL("synonyms.txt", folder),
  "utf8",
)
  .split("\n")
  .filter(Boolean)
  .map((line) => line.split(" "));

const stopWords = wordsOf("stop");
const everydayWords = wordsOf("everyday");
const commonWords = new Set([...wordsOf("common"), ...synonymGroups.flat()]);
const elsewhereWords = wordsOf("elsewhere");
const otherTrades = wordsOf("other-trades");

/** Carries no topic of its own: 'the', 'would', 'please'. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
/** Said of any service: little topic, and nothing foreign either. */
export const isEveryday = (word: string): boolean => everydayWords.has(word);
/** Right as it is, though it has nothing to do with us. */
export const isCommon = (word: string): boolean => commonWords.has(word);
/** A trade for which there is no page; what has one is found first. */
export const isOtherTrade = (word: string): boolean => otherTrades.has(word);
/** Words that are right as they are, the commonest first. */
export const plainWords: readonly string[] = [...stopWords, ...everydayWords];

/** Words that are right as well, and so far from our subject that no typo means them. */
export const distantWords: readonly string[] = [...commonWords, ...elsewhereWords, ...otherTrades];

/** What people write short, by what it is short for. */
export const shortForms: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(new URL("short-forms.txt", folder), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [short = "", ...long] = line.split(" ");
      return [short, long];
    }),
);
