import type { Reading } from "../reading/reading.ts";
import { stem } from "../reading/stem.ts";
import { isEveryday, isStopWord, synonymGroups, withoutTrade } from "../reading/word-lists.ts";

/**
 * Features of a question with their weights: stems (`@number` for figures), pairs of stems (`a_b`), synonyms
 * (`~3`), beginnings of words (`#recep`), names (`@tool`, `@industry/law-firms`), and the previous answer's
 * topic (`<plans`) and page (`<<law-firms`).
 */
export type Features = ReadonlyMap<string, number>;

/** Weights, later multiplied by rarity. Stop words count, too: they distinguish 'how long' from 'how many'. */
const weights = {
  stopWord: 0.35,
  everyday: 0.8,
  word: 1,
  synonym: 0.8, // A group of synonyms that contains the word.
  sense: 0.3, // The same for stop words and everyday words.
  pair: 0.6,
  pairOfStopWords: 0.3,
  beginning: 0.3,
  name: 1,
  before: 1.2, // The topic of the previous answer.
  pageBefore: 0.8, // The page of that topic.
} as const;
/** Letters of a word's beginning, which is a feature, because related words may have different stems. */
const beginningLength = 5;
/** Kinds of names whose id is a feature; of other kinds only the kind is. */
const kindsWithId: ReadonlySet<string> = new Set(["industry", "story", "product", "solution"]);

const groups = new Map<string, string[]>();
for (const [index, group] of synonymGroups.entries())
  for (const word of group.map(stem)) groups.set(word, [...(groups.get(word) ?? []), `~${index}`]);

/** The groups of synonyms that contain a stem, as features. */
export const sensesOf = (wordStem: string): readonly string[] => groups.get(wordStem) ?? [];

/** The features of a question `after` an answer about that topic; `withSenses`: synonyms are features, too. */
export function toFeatures(
  { words: said, mentions }: Pick<Reading, "words" | "mentions">,
  after?: string,
  withSenses = true,
): Features {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    features.set(feature, Math.max(features.get(feature) ?? 0, weight));
  const words = said.map(withoutTrade);
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
    if (kind === "otherTool") add("@tool", weights.name);
    else add(kindsWithId.has(kind) ? `@${kind}/${id}` : `@${kind}`, weights.name);
  if (after !== undefined) {
    add(`<${after}`, weights.before);
    const [, page] = /^[a-z]+\/([a-z-]+)/.exec(after) ?? [];
    if (page !== undefined) add(`<<${page}`, weights.pageBefore);
  }
  return features;
}

/** Whether a feature is a pair or a beginning. Most of them occur in one example only, and are then ignored. */
export const isDerived = (feature: string): boolean =>
  !feature.startsWith("<") && (feature.startsWith("#") || feature.includes("_"));
