import { stem } from "../reading/stem.ts";
import { isEveryday, isStopWord } from "../reading/word-lists.ts";
import { sensesOf } from "./features.ts";
import { hashOf, indexOfHash, type TopicModel } from "./model.ts";

/** Weight of an everyday word, and of a word that only a synonym in the examples supports. */
const everydayShare = 0.3;
const senseShare = 0.7;
const unseenRarity = 9; // Rarity of a word that no example has: about that of a word in a single example.

/** Share of a question's words that the topic's examples have, weighted by rarity: one in five is too few. */
export function supportOf(model: TopicModel, words: readonly string[], topic: string): number {
  const column = model.topics.indexOf(topic);
  const supports = (feature: string): boolean => {
    const place = indexOfHash(model.hashes, hashOf(feature));
    return place !== -1 && (model.weights[place * model.topics.length + column] ?? 0) > 0;
  };
  let total = 0;
  let supported = 0;
  for (const word of new Set(words.filter((each) => !isStopWord(each)).map(stem))) {
    const place = indexOfHash(model.hashes, hashOf(word));
    const rarity = place === -1 ? unseenRarity : (model.rarities[place] ?? 0);
    const weight = rarity * (isEveryday(word) ? everydayShare : 1);
    total += weight;
    if (supports(word)) supported += weight;
    else if (sensesOf(word).some(supports)) supported += senseShare * weight;
  }
  return total === 0 ? 1 : supported / total;
}
