import { wordsOfTrade } from "../asks.ts";
import { synonymGroups } from "../lexicon/synonyms.ts";
import type { Understanding } from "../understanding.ts";
import { isEveryday, isStopWord, stem, toWords } from "../words.ts";
import { dontKnow, notTold } from "./answer.ts";

/** A time that something takes. */
export const duration =
  /\b(?:\d+|one|two|three|a)[ -](?:hour|minute|min|second|day|week|month|ring)s?\b|\b\d+s\b|\bwithin (?:the )?(?:seconds|minute|hour|day)\b/i;
/** A number, in figures or in words. */
const number = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;
/** What kind of words a question waits for, by how it begins. */
const expected: readonly { asked: RegExp; told: RegExp }[] = [
  { asked: /\bhow (?:long|soon|fast|quick|quickly)\b/, told: duration },
  { asked: /(?<!\bhappens )\bwhen\b/, told: new RegExp(`${duration.source}|\\d/\\d|day\\b`, "i") },
  { asked: /\bhow (?:many|much|often)\b|\bwhat (?:number|figure|percent)/, told: number },
];
/** What such words count beside words that meet. */
const kindWeight = 2;
/** The same where a sentence says that just this is not known. */
const refusalWeight = 3;
/** The same for a word that only means much the same, and for one of everyday. */
const synonymWeight = 0.7;
const everydayWeight = 0.5;
/** Words without a topic that tell one sentence from another: 'and if it does it again?' */
const telling = new Set("again never always before after without instead if tell once".split(" "));

/** Whether what was just said tells a time or a number, and the question waits for one. */
export const isToldIn = (said: string, { words }: Understanding): boolean => {
  const question = words.join(" ");
  return expected.some(({ asked, told }) => asked.test(question) && told.test(said));
};

/** Whether a section is a list of what an agent does: one point of it may be what is asked for. */
export const isList = (id: string): boolean => /\/(?:solutions|items)$/.test(id);

/** How much more one point of a list must speak of what is asked than the next, to be said alone. */
const clearly = 0.5;
/** The least that it must speak of it: one word of its own is often a coincidence. */
const spokenOf = 2;
/** The same where it speaks of every word with a topic: 'what if an existing client calls?' */
const spokenOfAll = 1.5;

/** The point of a list that is asked for, where one clearly is; else the whole list. */
export function pick(list: string, read: Understanding): string {
  const [best, second] = bySense(list, read);
  // A word of everyday ('calls', 'day') is met by chance.
  const isMet = best !== undefined && meets(best.sentence, read.words);
  // What the trade is called that asks says nothing of what is asked.
  const ofTrade = new Set(read.industries.flatMap(wordsOfTrade));
  const topics = topicsOf(read.words).filter((word) => !ofTrade.has(word));
  const isAll = isMet && topics.every((word) => meets(best.sentence, [word]));
  return !isMet ||
    best.score < (isAll ? spokenOfAll : spokenOf) ||
    best.score < (second?.score ?? 0) + clearly
    ? list
    : best.sentence;
}

/** The sentences of a text, those that speak most of what is asked first. */
export const bySense = (
  text: string,
  { words }: Pick<Understanding, "words">,
): { sentence: string; score: number }[] =>
  sentencesOf(text)
    .map((sentence) => ({ sentence, score: relevance(sentence, words) }))
    .toSorted((one, other) => other.score - one.score);

/** The sentences and the points of a text, without the 'Yes' that answered another question. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[a-z\d)”"][.!?])\s+(?=[A-Z“*])/)
    .map((sentence) => sentence.replace(/^- /, "").trim())
    .filter((sentence) => sentence !== "" && !/^(?:Yes|No)\.$/.test(sentence));

/** How much a sentence speaks of what is asked, and is of the kind that the question waits for. */
export function relevance(sentence: string, asked: readonly string[]): number {
  // 'How many days?' asks how long.
  const question = asked.join(" ").replace(/\bhow many (?:minutes|hours|days|weeks)\b/, "how long");
  const isKind = expected.some((kind) => kind.asked.test(question) && kind.told.test(sentence));
  // 'How long?' is answered by 'I don't know how long' before any other time.
  const isRefused = expected.some(({ asked: asks }) => {
    const [phrase] = asks.exec(question) ?? [];
    return (
      phrase !== undefined &&
      [dontKnow, notTold].some((open) => sentence.includes(`${open} ${phrase} `))
    );
  });
  return metWords(sentence, asked) + (isKind ? kindWeight : 0) + (isRefused ? refusalWeight : 0);
}

/** How much of what is asked a sentence speaks of. */
export function metWords(sentence: string, asked: readonly string[]): number {
  const told = new Set(toWords(sentence).map(stem));
  return [...new Set(asked.filter((word) => !isStopWord(word) || telling.has(word)))]
    .map((word) => {
      const weight = isEveryday(word) || telling.has(word) ? everydayWeight : 1;
      if (told.has(stem(word))) return weight;
      return meansOneOf(stem(word), told) ? weight * synonymWeight : 0;
    })
    .reduce((sum, weight) => sum + weight, 0);
}

/** Words that say what a question is about. */
const topicsOf = (words: readonly string[]): string[] =>
  words.filter((word) => !isStopWord(word) && !isEveryday(word));

/** Whether a sentence meets a word of the question that has a topic. */
export function meets(sentence: string, asked: readonly string[]): boolean {
  const told = new Set(toWords(sentence).map(stem));
  return topicsOf(asked).some((word) => told.has(stem(word)) || meansOneOf(stem(word), told));
}

const meansOneOf = (word: string, told: ReadonlySet<string>): boolean =>
  synonymGroups.some((group) => {
    const stems = group.map(stem);
    return stems.includes(word) && stems.some((other) => told.has(other));
  });
