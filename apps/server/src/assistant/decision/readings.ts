import type { Answer } from "../answers/answer.ts";
import { isToldIn } from "../answers/relevance.ts";
import type { Ranked } from "../intents/classifier.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { answerIntent, type IntentAnswer } from "./answer-intent.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";

/** Share of the belief in a page's card with which a point of that page is answered in its place. */
const shareOfCard = 0.45;
/** The same in all points of the page that was spoken of, for a question that names nothing. */
const neededOfPage = 0.4;
/** What is left of the belief in an intent whose answer was just given. */
const saidBefore = 0.5;
/** The same where the question names nothing: the answer just given may hold what it asks. */
const saidBeforeEllipsis = 0.8;
/** The same where that answer tells a time, or a number, and one is asked for: then it is meant. */
const toldBefore = 3;

/** What a question may ask for, and what that would be answered with. */
export interface Reading {
  intent: string;
  found: IntentAnswer;
  belief: number;
  /** It was the answer before. */
  isSaid: boolean;
}

/** Readings of a question by what is asked most, each with its answer. */
export function toReadings(
  context: Context,
  read: Understanding,
  thread: Thread,
  ranked: readonly Ranked[],
): Reading[] {
  const isEllipsis = read.topical.length === 0;
  const isTold = isEllipsis && read.refers && isToldIn(thread.said ?? "", read);
  const again = isTold ? toldBefore : isEllipsis ? saidBeforeEllipsis : saidBefore;
  return ranked.flatMap(({ intent, probability }) => {
    const found = answerIntent(context, intent, read, thread);
    if (found === undefined) return [];
    const isSaid = thread.said?.startsWith(paragraphOf(found.answer)) === true;
    return [{ intent, found, belief: probability * (isSaid ? again : 1), isSaid }];
  });
}

/** The point that is asked for, where a page's card is as likely: it says more. */
export const pointOf = (
  { found, belief }: Reading,
  others: readonly Reading[],
): Reading | undefined =>
  found.isCard !== true
    ? undefined
    : others.find(
        (other) =>
          other.intent.startsWith("section/") &&
          other.belief >= belief * shareOfCard &&
          pageOf(other.found.answer) === pageOf(found.answer),
      );

/**
 * 'What does that mean in practice?': no point of the page is likelier than the others, but it is that
 * page that is asked of.
 */
export function beliefInPage(
  read: Understanding,
  { page }: Thread,
  { kind }: Decided,
  readings: readonly Reading[],
): number {
  const isBare = kind === "unknown" && read.topical.length === 0 && read.refers;
  if (!isBare || page === undefined) return 0;
  const ofPage = readings.filter(({ found }) => pageOf(found.answer) === page);
  const sum = ofPage.reduce((total, { belief }) => total + belief, 0);
  return sum >= neededOfPage ? sum : 0;
}

const pageOf = ({ sources }: Answer): string | undefined => sources[0]?.href.split("#")[0];

/** Whether an answer says what another begins with. */
export const holds = (answer: Answer, other: Answer): boolean =>
  answer.text.includes(paragraphOf(other)) || other.text.includes(paragraphOf(answer));

const paragraphOf = ({ text }: Answer): string => text.split("\n\n")[0] ?? text;
