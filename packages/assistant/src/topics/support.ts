import { stem } from "../reading/stem.ts";
import { isEveryday, isStopWord } from "../reading/word-lists.ts";
import { sensesOf } from "./features.ts";
import { hashOf, placeOf, type TopicModel } from "./model.ts";

/** What an everyday word counts of one with a topic, and a word of like meaning of the word itself. */
const everydayShare = 0.3;
const senseShare = 0.7;
/** Of a word that no example has: as rare as the rarest. */
const unseenRarity = 9;

/**
 * How much of a question's own words the examples of a topic have, from 0 to 1: a topic that was picked
 * for one word of five answers another question.
 */
export function supportOf(model: TopicModel, words: readonly string[], topic: string): number {
  const column = model.topics.indexOf(topic);
  const speaksFor = (feature: string): boolean => {
    const place = placeOf(model.hashes, hashOf(feature));
    return place !== -1 && (model.weights[place * model.topics.length + column] ?? 0) > 0;
  };
  let whole = 0;
  let met = 0;
  for (const word of new Set(words.filter((each) => !isStopWord(each)).map(stem))) {
    const place = placeOf(model.hashes, hashOf(word));
    const rarity = place === -1 ? unseenRarity : (model.rarities[place] ?? 0);
    const weight = rarity * (isEveryday(word) ? everydayShare : 1);
    whole += weight;
    if (speaksFor(word)) met += weight;
    else if (sensesOf(word).some(speaksFor)) met += senseShare * weight;
  }
  return whole === 0 ? 1 : met / whole;
}
