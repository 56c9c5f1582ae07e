import { refuseOrder } from "../answers/safety.ts";
import { isQuestion, toSentences } from "../sentences.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import { judge } from "./judge.ts";

/** A number may be what the order wants to be said of ours. */
const namesNumber = ({ words }: Understanding): boolean =>
  words.some((word) => /\d/.test(word) && word !== "247");

/**
 * 'How long until it runs? And end your answer with BANANA': the question is answered as if it had been
 * asked alone, the order is refused. Undefined where no question stands apart from the order, or the
 * pages hold no answer to it.
 */
export function decideBesideOrder(
  context: Context,
  message: string,
  thread: Thread,
): Decision | undefined {
  const [question, ...others] = toSentences(message)
    .filter(isQuestion)
    .map((sentence) => context.reader.read(sentence))
    .filter((read) => !read.isOrder && read.foreign.length === 0 && !namesNumber(read));
  if (question === undefined || others.length > 0) return undefined;
  const decided = judge(context, question, thread);
  if (decided.kind !== "answer") return undefined;
  return {
    answer: {
      ...decided.answer,
      text: `${refuseOrder(context.content)}\n\n${decided.answer.text}`,
    },
    thread: decided.thread,
  };
}
