import { composeTradeCalls } from "../answers/trade-calls.ts";
import { specialtyOf } from "../intents/ranking.ts";
import type { Thread } from "../thread.ts";
import { readTradeCalls } from "../told/trade-calls.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";

const ofSpecialty = /^section\/([a-z-]+)\/specialties\/\d$/;

/**
 * The trade that is spoken of and, where it is known, which part of it: 'Electrical' after 'my husband is
 * an electrician', and none once another trade is named.
 */
export function tradeSpokenOf(
  { words, industries }: Understanding,
  { kind, intent = "" }: Pick<Decided, "kind" | "intent">,
  { industry, specialty }: Thread,
): Pick<Thread, "industry" | "specialty"> {
  const [, answered] = ofSpecialty.exec(kind === "answer" ? intent : "") ?? [];
  const [named = answered] = industries;
  if (named === undefined) return { industry, specialty };
  if (named === answered) return { industry: named, specialty: intent.replace(/^section\//, "") };
  const isSame = specialty?.startsWith(`${named}/`) === true;
  return {
    industry: named,
    specialty: specialtyOf(words, named) ?? (isSame ? specialty : undefined),
  };
}

/** 'What would it ask when somebody calls?' after a trade was told: in the words of that trade's page. */
export function decideTradeCalls(
  { content }: Context,
  read: Understanding,
  thread: Thread,
): Decided | undefined {
  const { specialty, last } = thread;
  const what = readTradeCalls(read.words);
  if (what === undefined || last === undefined) return undefined;
  const pages = last.sources.map(({ href }) => href.split("#")[0]);
  // After calls that the agents make, those who are called are asked.
  const isOfOthers = pages.some((page) => /^\/pricing|outbound|lead-generation/.test(page ?? ""));
  const trade =
    content.industries.find(({ path }) => pages.includes(path)) ??
    content.industries.find(({ id }) => id === thread.industry && !isOfOthers);
  const isOther = read.industries.some((named) => named !== trade?.id);
  if (trade === undefined || isOther) return undefined;
  const own = specialty?.startsWith(`${trade.id}/`) === true ? specialty : undefined;
  const answer = composeTradeCalls(content, what, {
    trade: trade.id,
    specialty: own,
    said: last.text,
  });
  return (
    answer && {
      answer,
      thread,
      kind: "answer",
      intent: own === undefined ? `industry/${trade.id}` : `section/${own}`,
      isFinal: true,
    }
  );
}
