import { planConcepts } from "../asks.ts";
import { withoutIdioms } from "../lexicon/idioms.ts";
import { isQuestion } from "../sentences.ts";
import type { Context } from "./context.ts";

/** Most words with which somebody says who they are. */
const introductionWords = 8;
/** Least words of a question that stands behind it. */
const questionWords = 4;

const behindIntroduction =
  /^(.{3,60}?)(?:\s*,|\s+[-–])?\s+((?:can|could|does|do|is|are|will|would|what|whats|how|which|who|when|where|why)\b.*)$/i;

/** What is asked behind it is told, not asked: 'people keep asking where their parcel is'. */
const asks =
  /\b(?:ask|asks|asking|asked|know|knows|tell|tells|wonder|wonders|see|sees|say|says|about|and)$/i;

/** Asks of the trade itself: 'can you help me?', 'do you work with us?' */
const ofTrade = /\b(?:us|me|that|this|them|somebody|someone|people|anyone) ?(?:too|here)?$/;

/** 'And for lenders what do you have?' names the trade that is asked of. */
const namesTrade = /^(?:(?:and|so|ok|but|now) )*(?:as )?(?:for|with|at|in)\b/i;

/**
 * 'Financial planner, would it tell my clients what to buy?': the trade says who asks, the rest what. The
 * trade's words would outweigh all others, so both are read like two sentences.
 */
export function introduction(
  { reader }: Context,
  sentence: string,
): readonly [trade: string, question: string] | undefined {
  const [, trade = "", question = ""] =
    behindIntroduction.exec(withoutIdioms(sentence.trim())) ?? [];
  const isIntroduction = !isQuestion(trade) && !asks.test(trade);
  if (!isIntroduction || trade.split(/\s+/).length > introductionWords) return undefined;
  const { industries } = reader.read(trade);
  const asked = reader.read(question);
  const isOwn =
    asked.words.length >= questionWords &&
    asked.industries.every((industry) => industries.includes(industry)) &&
    !planConcepts.some((concept) => asked.concepts.has(concept)) &&
    !(
      asked.topical.length === 0 &&
      (ofTrade.test(asked.words.join(" ")) || namesTrade.test(trade))
    );
  return isOwn && industries.length > 0 ? [trade, question] : undefined;
}
