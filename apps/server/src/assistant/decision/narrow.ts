import type { Answer } from "../answers/answer.ts";
import { relevance, sentencesOf } from "../answers/relevance.ts";
import type { Understanding } from "../understanding.ts";

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
