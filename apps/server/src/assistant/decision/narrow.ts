import type { Answer } from "../answers/answer.ts";
import { synonymGroups } from "../lexicon/synonyms.ts";
import type { Understanding } from "../understanding.ts";
import { isEveryday, isStopWord, stem, toWords } from "../words.ts";

const duration = /\b(?:\d+|one|two|three|a)[ -](?:hour|minute|second|day|week|month|ring)s?\b/i;
/** What kind of words a question waits for, by how it begins. */
const expected: readonly { asked: RegExp; told: RegExp }[] = [
  { asked: /\bhow (?:long|soon|fast|quick|quickly)\b/, told: duration },
  { asked: /\bwhen\b/, told: new RegExp(`${duration.source}|24/7|day\\b`, "i") },
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

/**
 * What was asked may stand in what was just said: then the sentence that holds it is said, not all of it
 * again. The whole where no sentence, or more than one, speaks of what is asked.
 */
export function narrow(answer: Answer, { words }: Understanding): Answer {
  const [more = ""] = /^More on .*$/m.exec(answer.text) ?? [];
  const sentences = sentencesOf(answer.text.replace(more, ""));
  if (sentences.length < 2) return answer;
  const scored = sentences
    .map((sentence) => ({ sentence, score: relevance(sentence, words) }))
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (best === undefined || best.score === 0 || best.score === second?.score) return answer;
  const { tools: _cards, ...rest } = answer;
  return { ...rest, text: [best.sentence, more].filter((part) => part !== "").join("\n\n") };
}

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
