import { type Answer, compose, isAboutPlans } from "../answers/answer.ts";
import { composeCardOf, composeFiguresOf } from "../answers/follow-up.ts";
import { planConcepts } from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import { leansOnThread, together } from "../continuation.ts";
import { weakConcepts } from "../lexicon.ts";
import { readFeatures } from "../plans/plan-features.ts";
import { withoutDoubt } from "../precedence.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import { type Decided, decideQuestion } from "./decide-question.ts";

/**
 * What a question means that leans on the one before, where by itself it means nothing, only names a
 * product, or would be answered with the same words again.
 * @param isOwn whether it says by itself what it asks about.
 */
export function goOn(
  context: Context,
  read: Understanding,
  thread: Thread,
  { kind, isCard, answer, isReckoned }: Decided,
  isOwn: boolean,
): Decided | undefined {
  const { content } = context;
  const isAgain = answer.text === thread.said && !isOwn;
  if (thread.page === undefined || !leansOnThread(read)) return undefined;
  // 'And who wins the super bowl?' begins like a continuation, and is about something else.
  if (kind === "unknown" && !read.refers && read.foreign.length > 1) return undefined;
  // What it asks for is known by name, and the content has nothing of it.
  if (kind === "unknown" && [...read.concepts].some((concept) => !weakConcepts.has(concept)))
    return undefined;
  if (kind === "answer" && !isAgain && isCard !== true) return undefined;
  // What is reckoned is told again where it is asked again.
  if (kind === "smallTalk" || isReckoned === true) return undefined;
  // 'Good fit?' asks for what the card says.
  if (isOwn && read.concepts.has("company")) return undefined;
  // A trade or a product that is named with something asked of it is a question of its own.
  const isNamed = read.industries.length > 0 || read.solutions.length > 0;
  if (kind === "answer" && !isAgain && isNamed && read.topical.length > 0) return undefined;
  const stay = (found: Answer | undefined) =>
    found === undefined || found.text === thread.said
      ? undefined
      : ({ answer: found, thread, kind: "answer" } as const);
  const { page } = thread;
  const figures =
    page !== undefined && read.concepts.has("effect")
      ? stay(composeFiguresOf(content, page))
      : undefined;
  if (figures !== undefined) return figures;
  let again: Decided | undefined;
  const asked = context.reader.read([...(thread.question ?? []), ...read.words].join(" "));
  for (const joined of [together(read, thread), { ...asked, concepts: withoutDoubt(asked) }]) {
    const merged = decideQuestion(context, joined, thread);
    if (merged.kind !== "answer" || merged.isCard === true) continue;
    // 'And who takes the world series?' asks nothing of the plan that was spoken of.
    if (isAboutPlans(merged.answer) && !mayBeOfPlans(read)) continue;
    if (merged.answer.text === thread.said) again ??= merged;
    // What is named now is not asked for its plans because calls were told of before.
    else if (isCard !== true || !isAboutPlans(merged.answer)) return merged;
  }
  const forTrade =
    again && read.industries.length > 0 ? sameForTrades(content, again.answer) : undefined;
  if (forTrade !== undefined) return { answer: forTrade, thread, kind: "answer" };
  // What was said holds the answer to this as well.
  if (kind === "unknown" && again !== undefined) return again;
  if (kind === "answer" && !isAgain) return undefined;
  const passage = context.retrieval.near(read.words, { page });
  return (
    stay(passage && compose(content, [passage.answer], [passage.source])) ??
    stay(isAgain || read.topical.length === 0 ? composeCardOf(content, page) : undefined)
  );
}

/** Little enough is said, or something of plans, that a plan spoken of before may be meant. */
const mayBeOfPlans = (read: Understanding): boolean =>
  read.refers ||
  read.topical.length < 2 ||
  read.period !== undefined ||
  read.number !== undefined ||
  read.tiers.length + read.categories.length > 0 ||
  readFeatures(read).length > 0 ||
  planConcepts.some((concept) => read.concepts.has(concept));

/** 'How much? – For real estate?': what prices depend on, which is no trade. */
function sameForTrades(content: AssistantContent, prices: Answer): Answer | undefined {
  const faq = content.faqItems.find(({ id }) => id === "cost");
  if (faq === undefined || !prices.sources.some(({ href }) => href.startsWith("/pricing")))
    return undefined;
  return { ...prices, text: `${faq.answer}\n\n${prices.text}` };
}
