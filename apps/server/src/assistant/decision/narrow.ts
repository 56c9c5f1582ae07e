import type { Answer } from "../answers/answer.ts";
import { bySense } from "../answers/relevance.ts";
import type { Understanding } from "../understanding.ts";

/**
 * What was asked may stand in what was just said: then the sentence that holds it is said, not all of it
 * again. The whole where no sentence, or more than one, speaks of what is asked.
 */
export function narrow(answer: Answer, read: Understanding): Answer {
  const [more = ""] = /^More on .*$/m.exec(answer.text) ?? [];
  const [best, second] = bySense(answer.text.replace(more, ""), read);
  if (best === undefined || second === undefined) return answer;
  if (best.score === 0 || best.score === second.score) return answer;
  // What leads to a list says nothing without it.
  if (best.sentence.endsWith(":")) return answer;
  const { tools: _cards, ...rest } = answer;
  return { ...rest, text: [best.sentence, more].filter((part) => part !== "").join("\n\n") };
}
