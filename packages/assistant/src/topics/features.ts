import type { Reading } from "../reading/reading.ts";
import { stem } from "../reading/stem.ts";
import { isEveryday, isStopWord, synonymGroups } from "../reading/word-lists.ts";

/** What topics are told apart by, each with its weight. */
export type Features = ReadonlyMap<string, number>;

/** Weights before rarity: a word of little meaning still tells 'how long' from 'how many'. */
const weights = {
  stopWord: 0.35,
  everyday: 0.8,
  word: 1,
  synonym: 0.8,
  sense: 0.3,
  pair: 0.6,
  pairOfStopWords: 0.3,
  beginning: 0.3,
  name: 1,
  before: 1.2,
  pageBefore: 0.8,
} as const;
/** Letters of a word's beginning, by which forms meet that stemming keeps apart. */
const beginningLength = 5;
/** Names whose own id tells topics apart; of the others it is enough that there is one. */
const tellingKinds: ReadonlySet<string> = new Set(["industry", "story", "product", "solution"]);

const groups = new Map<string, string[]>();
for (const [index, group] of synonymGroups.entries())
  for (const word of group.map(stem)) groups.set(word, [...(groups.get(word) ?? []), `~${index}`]);

/** The groups of words of like meaning that a stem is in, as features. */
export const sensesOf = (own: string): readonly string[] => groups.get(own) ?? [];

/** @param after the topic that was answered before. */
export function toFeatures(
  { words, mentions }: Pick<Reading, "words" | "mentions">,
  after?: string,
  withSenses = true,
): Features {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  const stems = words.map(stem);
  for (const [index, word] of words.entries()) {
    const own = stems[index] ?? word;
    const isStop = isStopWord(word);
    const kind = isStop ? "stopWord" : isEveryday(word) ? "everyday" : "word";
    add(/^\d/.test(own) ? "@number" : own, weights[kind]);
    const senses = withSenses ? sensesOf(own) : [];
    const sense = (kind === "word" ? weights.synonym : weights.sense) / Math.sqrt(senses.length);
    for (const group of senses) add(group, sense);
    const next = words[index + 1];
    if (next !== undefined) {
      const bothStop = isStop && isStopWord(next);
      add(`${own}_${stems[index + 1] ?? next}`, weights[bothStop ? "pairOfStopWords" : "pair"]);
    }
    if (own.length >= beginningLength) add(`#${own.slice(0, beginningLength)}`, weights.beginning);
  }
  for (const { kind, id } of mentions)
    add(tellingKinds.has(kind) ? `@${kind}/${id}` : `@${kind}`, weights.name);
  if (after !== undefined) {
    add(`<${after}`, weights.before);
    const [, page] = /^[a-z]+\/([a-z-]+)/.exec(after) ?? [];
    if (page !== undefined) add(`<<${page}`, weights.pageBefore);
  }
  return features;
}

/** Pairs and beginnings are many and mostly seen once; words and names count from the first time. */
export const isDerived = (feature: string): boolean =>
  !feature.startsWith("<") && (feature.startsWith("#") || feature.includes("_"));
