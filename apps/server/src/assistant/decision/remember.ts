import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Decided } from "./decide-question.ts";

/** How many answers back one may be that is not to be said again. */
const answersKept = 6;

/** What was answered, which the next question may lean on. */
export function remember(
  { answer, kind, intent, isReckoned }: Decided,
  thread: Thread,
  { words }: Understanding,
): Thread {
  const { href } = answer.sources[0] ?? {};
  const place = kind === "answer" && href !== undefined ? href : thread.place;
  return {
    ...thread,
    page: place?.split("#")[0],
    place,
    intent: intent ?? (isReckoned === true ? "plans" : undefined),
    said: answer.text,
    last: answer,
    answered: [...(thread.answered ?? []), answer.text].slice(-answersKept),
    question: words,
  };
}
