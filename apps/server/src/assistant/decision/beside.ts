import type { Answer } from "../answers/answer.ts";
import type { IntentAnswer } from "./answer-intent.ts";
import { holds, type Reading } from "./readings.ts";

/** Belief with which a second point is worth saying beside the first. */
const neededBeside = 0.25;
/** The same as a share of the belief in the first. */
const shareBeside = 0.6;
/** Characters of an answer that leaves room for another. */
const shortLength = 420;

/** The answer, and a second point beside it where both are short and likely. */
export function withSecond(
  { found, belief, isSaid }: Reading,
  second: Reading | undefined,
): Answer {
  if (second === undefined || second.belief < Math.max(neededBeside, belief * shareBeside))
    return found.answer;
  // What was said already needs no company, and is none.
  if (isSaid || second.isSaid) return found.answer;
  if (!isShort(found) || !isShort(second.found) || holds(found.answer, second.found.answer))
    return found.answer;
  return join(found.answer, second.found.answer);
}

/** A point that leaves room for another beside it. */
const isShort = ({ answer, kind, isCard }: IntentAnswer): boolean =>
  kind === "answer" && isCard !== true && answer.text.length <= shortLength;

function join(one: Answer, other: Answer): Answer {
  return {
    ...one,
    text: [
      ...one.text.split("\n\n").filter((paragraph) => !paragraph.startsWith("More on ")),
      // Two points of one trade introduce it alike.
      ...other.text.split("\n\n").filter((paragraph) => !one.text.includes(paragraph)),
    ].join("\n\n"),
    sources: [...one.sources, ...other.sources].filter(
      ({ href }, index, all) => all.findIndex((each) => each.href === href) === index,
    ),
  };
}
