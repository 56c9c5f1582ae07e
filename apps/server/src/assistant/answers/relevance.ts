import { synonymGroups } from "../lexicon/synonyms.ts";
import type { Understanding } from "../understanding.ts";
import { isEveryday, isStopWord, stem, toWords } from "../words.ts";

const duration = /\b(?:\d+|one|two|three|a)[ -](?:hour|minute|second|day|week|month|ring)s?\b/i;
/** What kind of words a question waits for, by how it begins. */
const expected: readonly { asked: RegExp; told: RegExp }[] = [
  { asked: /\bhow (?:long|soon|fast|quick|quickly)\b/, told: duration },
  { asked: /\bwhen\b/, told: new RegExp(`${duration.source}|\\d/\\d|day\\b`, "i") },
  { asked: /\bhow (?:many|much|often)\b|\bwhat (?:number|figure|percent)/, told: /\d/ },
];
/** What such words count beside words that meet. */
const kindWeight = 2;
/** The same for a word that only means much the same, and for one of everyday. */
const synonymWeight = 0.7;
const everydayWeight = 0.5;

/** Whether what was just said tells a time or a number, and the question waits for one. */
export const isToldIn = (said: string, { words }: Understanding): boolean => {
  const question = words.join(" ");
  return expected.some(({ asked, told }) => asked.test(question) && told.test(said));
};

/** Whether a section is a list of what an agent does: one point of it may be what is asked for. */
export const isList = (id: string): boolean => /\/(?:solutions|items)$/.test(id);

/** How much more one point of a list must speak of what is asked than the next, to be said alone. */
const clearly = 0.5;
/** The least that it must speak of it: a word of its own. */
const spokenOf = 1;

/** The point of a list that is asked for, where one clearly is; else the whole list. */
export function pick(list: string, read: Understanding): string {
  const [best, second] = bySense(list, read);
  return best === undefined || best.score < spokenOf || best.score < (second?.score ?? 0) + clearly
    ? list
    : best.sentence;
}

/** The sentences of a text, those that speak most of what is asked first. */
export const bySense = (
  text: string,
  { words }: Understanding,
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

/** How much a sentence speaks of what is asked. */
function relevance(sentence: string, asked: readonly string[]): number {
  const question = asked.join(" ");
  const told = new Set(toWords(sentence).map(stem));
  const met = [...new Set(asked.filter((word) => !isStopWord(word)))]
    .map((word) => {
      const weight = isEveryday(word) ? everydayWeight : 1;
      if (told.has(stem(word))) return weight;
      return meansOneOf(stem(word), told) ? weight * synonymWeight : 0;
    })
    .reduce((sum, weight) => sum + weight, 0);
  const isKind = expected.some((kind) => kind.asked.test(question) && kind.told.test(sentence));
  return met + (isKind ? kindWeight : 0);
}

const meansOneOf = (word: string, told: ReadonlySet<string>): boolean =>
  synonymGroups.some((group) => {
    const stems = group.map(stem);
    return stems.includes(word) && stems.some((other) => told.has(other));
  });
