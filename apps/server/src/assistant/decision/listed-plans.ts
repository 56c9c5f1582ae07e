import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import { type Decided, decideQuestion } from "./decide-question.ts";

/** Begins a question about what was listed: 'which one …', 'and which of those …'. */
const asksWhich =
  /^(?:(?:and|so|but|ok|then) )*which(?: ones?| of (?:them|those|these|the (?:2|3|4)))?(?= )(?! (?:plans?|tiers?|packages?|kinds?|trades?|industries|languages?|calendars?|crms?|tools?)\b)/;
/** What such a question found, if it found something: the overview of all plans is no choice. */
const choices: ReadonlySet<Thread["topic"]> = new Set([
  "having",
  "calls",
  "cheapest",
  "perCall",
  "features",
] as const);

/** 'Which one connects to my CRM?' after plans were listed chooses among those. */
export function chooseListed(
  { content, reader, retrieval }: Context,
  read: Understanding,
  thread: Thread,
): Decided | undefined {
  const { intent, category, range } = thread;
  const isNamed = read.tiers.length > 0 || read.categories.length > 0 || read.calls !== undefined;
  const asked = read.words.join(" ");
  // Plans within a price are of several kinds, and were chosen already.
  if (intent !== "plans" || range === true || isNamed || !asksWhich.test(asked)) return undefined;
  const kind = category === undefined ? "" : `${category} `;
  const meant = reader.read(asked.replace(asksWhich, `which ${kind}plan`));
  const decided = decideQuestion({ content, reader, retrieval }, meant, thread);
  const isChoice = decided.isReckoned === true || choices.has(decided.thread.topic);
  return decided.kind === "answer" && isChoice ? { ...decided, intent: "plans" } : undefined;
}
