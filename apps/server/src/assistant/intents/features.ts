import { industryWords, languageNames } from "../lexicon/names.ts";
import { synonymGroups } from "../lexicon/synonyms.ts";
import { findKeys, findPatterns, toStems } from "../pattern.ts";
import { isEveryday, isStopWord, stem } from "../words.ts";

/** What a question is made of, each with its weight: what intents are told apart by. */
export type Features = ReadonlyMap<string, number>;

/** Weights before rarity: a word of little meaning still tells 'how long' from 'how many'. */
const weights = {
  stopWord: 0.35,
  everyday: 0.8,
  word: 1,
  synonym: 0.8,
  pair: 0.6,
  pairOfStopWords: 0.3,
  beginning: 0.3,
  name: 1,
  before: 1.2,
  pageBefore: 0.8,
} as const;
/** Letters of a word's beginning, by which forms meet that stemming keeps apart. */
const beginningLength = 5;

/** Groups of words that mean much the same, by stem. */
const groups = new Map<string, string[]>();
for (const [index, group] of synonymGroups.entries()) {
  for (const word of group.map(stem)) groups.set(word, [...(groups.get(word) ?? []), `~${index}`]);
}

/**
 * @param words as the reader has put them right.
 * @param after the intent that was answered before, for a follow-up.
 */
export function toFeatures(words: readonly string[], after?: string): Features {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) => {
    features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  };
  const stems = words.map(stem);
  for (const [index, word] of words.entries()) {
    const own = stems[index] ?? word;
    const isStop = isStopWord(word);
    const kind = isStop ? "stopWord" : isEveryday(word) ? "everyday" : "word";
    add(/^\d+$/.test(own) ? "@number" : own, weights[kind]);
    for (const group of groups.get(own) ?? []) add(group, weights.synonym);
    const next = words[index + 1];
    if (next !== undefined)
      add(
        `${own}_${stems[index + 1] ?? next}`,
        isStop && isStopWord(next) ? weights.pairOfStopWords : weights.pair,
      );
    if (own.length >= beginningLength) add(`#${own.slice(0, beginningLength)}`, weights.beginning);
  }
  const all = toStems(words);
  for (const trade of findKeys(all, industryWords).keys()) add(`@${trade}`, weights.name);
  if (findPatterns(all, languageNames).length > 0) add("@language", weights.name);
  if (after !== undefined) {
    add(`<${after}`, weights.before);
    const [page] = /^section\/[a-z-]+|^[a-z]+\/[a-z-]+/.exec(after) ?? [];
    if (page !== undefined)
      add(`<<${page.replace(/^(?:section|industry|offer)\//, "")}`, weights.pageBefore);
  }
  return features;
}

/** Pairs and beginnings are many and mostly seen once; words and names count from the first time. */
export const isDerived = (feature: string): boolean =>
  !feature.startsWith("<") && (feature.startsWith("#") || feature.includes("_"));
