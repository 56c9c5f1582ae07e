import type { Answer } from "../answers/answer.ts";
import { composeAnyTradeCalls, composeTradeCalls } from "../answers/trade-calls.ts";
import type { AssistantContent } from "../content.ts";
import { rankSpecialties } from "../intents/ranking.ts";
import { industryWords } from "../lexicon/names.ts";
import { placesOf } from "../plans/plan-mentions.ts";
import type { Thread } from "../thread.ts";
import { readTradeCalls } from "../told/trade-calls.ts";
import type { Understanding } from "../understanding.ts";
import { stem, toWords } from "../words.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";

/** Share of the belief in all specialties of a trade with which one of them is meant, and the least belief. */
const clearlyOne = 0.8;
const leastOfOne = 0.045;

const ofSpecialty = /^section\/([a-z-]+)\/specialties\/\d$/;

/**
 * The trade that is spoken of and, where it is known, which part of it: 'Electrical' after 'my husband is
 * an electrician', and none once another trade is named.
 */
export function tradeSpokenOf(
  { content }: Context,
  { words, industries }: Understanding,
  { kind, intent = "" }: Pick<Decided, "kind" | "intent">,
  { industry, specialty, work }: Thread,
): Pick<Thread, "industry" | "specialty" | "work"> {
  const [, answered] = ofSpecialty.exec(kind === "answer" ? intent : "") ?? [];
  const [named = answered] = industries;
  if (named === undefined) return { industry, specialty, work };
  if (named === answered) return { industry: named, specialty: intent.replace(/^section\//, "") };
  const isSame = specialty?.startsWith(`${named}/`) === true;
  const own = specialtyOf(content, words, named);
  return {
    industry: named,
    specialty: own ?? (isSame ? specialty : undefined),
    work:
      own === undefined
        ? (workNamed(content, words, named) ?? (industry === named ? work : undefined))
        : undefined,
  };
}

/** What a trade is called in the visitor's own words, unless those are the name of its page. */
function workNamed(
  { industries }: AssistantContent,
  words: readonly string[],
  trade: string,
): string | undefined {
  const page = toWords(industries.find(({ id }) => id === trade)?.name ?? "").map(stem);
  const [place] = placesOf(words, industryWords).filter(({ name }) => name === trade);
  const said = words.slice(place?.from, place?.to);
  return place === undefined || said.every((word) => page.includes(stem(word)))
    ? undefined
    : said.join(" ");
}

/** The specialty that words clearly speak of: by its own name, or as 'electrician' does of the Electrical one. */
function specialtyOf(
  { sections }: AssistantContent,
  words: readonly string[],
  trade: string,
): string | undefined {
  const [first, ...others] = rankSpecialties(words, trade);
  if (first === undefined) return undefined;
  const id = first.intent.replace(/^section\//, "");
  const name = toWords(sections.find((section) => section.id === id)?.title ?? "").map(stem);
  const said = new Set(words.map(stem));
  const isNamed = name.length > 0 && name.every((word) => said.has(word));
  const sum = others.reduce((total, { probability }) => total + probability, first.probability);
  const isClear = first.probability >= leastOfOne && first.probability >= sum * clearlyOne;
  return isNamed || isClear ? id : undefined;
}

/** Pages of the calls that the agents make: there those who are called are asked. */
const ofOutbound = /outbound|lead-generation/;

const namesCallers =
  /\b(?:callers?|customers?|clients?|patients?|people|somebody|someone|anybody|anyone|folks)\b/;

/**
 * 'What would it ask when somebody calls?' after a trade was told: in the words of that trade's page. Where
 * none was, what is asked of any caller, or of those who are called.
 */
export function decideTradeCalls(
  { content }: Context,
  read: Understanding,
  thread: Thread,
): Decided | undefined {
  const { specialty, work, last, intent } = thread;
  const what = readTradeCalls(read.words);
  if (what === undefined) return undefined;
  const stay = (answer: Answer | undefined, of: string | undefined) =>
    answer && ({ answer, thread, kind: "answer", intent: of, isFinal: true } as const);
  const places = last?.sources.map(({ href }) => href) ?? [];
  const isOfTrade = (path: string) => places.some((place) => place.split("#")[0] === path);
  const outbound = places.find((place) => ofOutbound.test(place));
  const trade =
    content.industries.find(({ path }) => isOfTrade(path)) ??
    content.industries.find(({ id }) => id === thread.industry && outbound === undefined);
  if (read.industries.some((named) => named !== trade?.id)) return undefined;
  if (trade !== undefined && what !== "made") {
    const own = specialty?.startsWith(`${trade.id}/`) === true ? specialty : undefined;
    const said = last?.text ?? "";
    return stay(
      composeTradeCalls(content, what, { trade: trade.id, specialty: own, work, said }),
      own === undefined ? `industry/${trade.id}` : `section/${own}`,
    );
  }
  // Of what else was spoken of, more is learned: 'what does it ask them?' means who was named before.
  const isOpen =
    what === "questions"
      ? places.length === 0 || namesCallers.test(read.words.join(" "))
      : intent !== "plans";
  return outbound === undefined && !isOpen
    ? undefined
    : stay(composeAnyTradeCalls(content, what, outbound), undefined);
}
