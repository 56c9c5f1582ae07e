import type { Answer } from "../answers/answer.ts";
import { composeUnknown } from "../answers/unknown.ts";
import type { AssistantContent } from "../content.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Judged } from "./judge.ts";

/** Most answers that one message gets: more would be a page. */
const answersPerMessage = 3;

/** Whether an answer about the same place says every sum of another: 'which plan, and what does it cost?' */
function holdsSums(answer: Answer, other: Answer): boolean {
  const sums = other.text.match(/\$[\d,.]*\d/g) ?? [];
  // 'The cheapest one, and what do I get with it?': what a plan comes with is no sum.
  const points = other.text.split("\n").filter((line) => /^- [^$]*$/.test(line));
  return (
    points.every((point) => answer.text.includes(point)) &&
    sums.length > 0 &&
    answer.sources[0]?.href === other.sources[0]?.href &&
    sums.every((sum) => answer.text.includes(sum))
  );
}

/** Adds the paragraphs of another answer of which not every line is told already. */
function addUntold(told: string, more: string): string {
  const lines = told.split("\n");
  // A sentence of what is told already says nothing more ('and what if I don't pick up?').
  const isTold = (line: string) =>
    line.endsWith(":") || lines.includes(line) || (/^[A-Z].*\.$/.test(line) && told.includes(line));
  const untold = more.split("\n\n").filter((paragraph) => !paragraph.split("\n").every(isTold));
  return [told, ...untold].join("\n\n");
}

/** The answers to several questions of one message, each said once. */
export function joinAnswers(
  content: AssistantContent,
  answered: readonly Judged[],
  thread: Thread,
): Decision {
  const different = answered
    .filter(
      ({ answer }, index) =>
        answered.findIndex((other) => other.answer.text === answer.text) === index &&
        !answered.slice(0, index).some((other) => holdsSums(other.answer, answer)),
    )
    .slice(0, answersPerMessage);
  const [first] = different;
  if (first === undefined || different.length === 1)
    return { answer: (first ?? answered[0])?.answer ?? composeUnknown(content), thread };
  const sources = different
    .flatMap(({ answer }) => answer.sources)
    .filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index);
  const followUps = different.at(-1)?.answer.followUps;
  return {
    answer: {
      text: different.map(({ answer }) => answer.text).reduce(addUntold),
      sources,
      tools: different.flatMap(({ answer }) => answer.tools ?? []),
      ...(followUps !== undefined && { followUps }),
    },
    thread,
  };
}
