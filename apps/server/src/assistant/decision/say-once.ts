import { type Answer, compose, isAboutPlans } from "../answers/answer.ts";
import { bodyOf, isRefusal } from "../answers/of-last-answer.ts";
import { isToldIn } from "../answers/relevance.ts";
import { pointsOf } from "../answers/said-of-trade.ts";
import { composeMoreOf, composeNoMore, composeRest, composeUntold } from "../answers/untold.ts";
import { asksWhetherItDoes } from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import { rankIntents } from "../intents/ranking.ts";
import { isQuestion } from "../sentences.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { isStopWord, stem, toWords } from "../words.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";
import { narrow } from "./narrow.ts";
import { toReadings } from "./readings.ts";

/** Least belief with which something else is said than what was said already. */
const neededElse = 0.2;
/** Belief with which what was found is what was asked, in whatever words. */
const sure = 0.8;
/** Belief with which nothing but that was asked. */
const surest = 0.95;
/** Readings that are looked at. */
const considered = 6;

/** 'Sorry?', 'say that again', 'even on Christmas Day?': what was said is wanted once more. */
const wantsAgain =
  /^(?:and |so |ok )?even (?:on|at|in|during|for|if|when|a|the|my|our|\w+ day)\b|\b(?:repeat|say (?:that|it) again|come again|once more|one more time)\b|^(?:and |so |ok )*what (?:is|was|were|are) .* again$|^(?:sorry|pardon|what|huh)$/;

/** 'Can it do that?', 'would this stop those?': asks whether it is so, of what was just told. */
const asksWhetherSo =
  /^(?:(?:and|so|ok|okay|but|then|well|hm|hmm|really|wow|cool|great|nice|now) )*(?:can|could|does|do|will|would) (?:it|this|that|they|you|yours|the (?:agent|agents|bot|ai|system|receptionist|thing))(?: (?:really|actually|also|even|still))? (?:handle|handles|do|manage|cope with|deal with|take care of|help with|help|solve|sort|sort out|cover|catch|stop|get|answer|work with|work for) (?:it|that|this|those|these|them|all (?:of )?(?:that|this|those))(?: (?:too|for us|for me|as well|then|also|out|one|ones|calls?|kind))*$/;

/**
 * What was said is not said again where something else is asked: that it is so, the sentence that is asked
 * for, another point of the page, another reading of the question, and else that there is no more of it.
 */
export function sayOnce(
  context: Context,
  decided: Decided,
  read: Understanding,
  thread: Thread,
): Answer {
  const { content, retrieval } = context;
  const { answer } = decided;
  const { answered: told = [], page, industry, question = [] } = thread;
  const text = read.words.join(" ");
  if (wantsAgain.test(text) || asksSame(read, question)) return answer;
  const trade = content.industries.find(({ id }) => id === industry)?.path;
  const passages = retrieval.passages();
  if (asksWhetherSo.test(text) && !isRefusal(answer)) {
    const more = composeUntold(content, passages, [...question, ...read.words], {
      pages: [page, trade],
      told,
    });
    return withYes(more ?? first(answer));
  }
  // 'Could it take such a call?' of an insurance agency: the line on its trade, not what stands beside it.
  const specialty = specialtyAgain(content, decided);
  if (specialty !== undefined && told.at(-1)?.startsWith(bodyOf(specialty)) !== true)
    return specialty;
  const narrowed = narrow(answer, read);
  if (narrowed !== answer) return narrowed;
  // Told unasked, it is asked for now: 'I wrote you this morning. – How long till somebody answers?'
  if (isToldIn(bodyOf(answer), read)) return answer;
  // Said before other things, it may be said again.
  if (told.at(-1)?.includes(bodyOf(answer)) !== true) return answer;
  // 'My callers speak French. – Do they press 1 or 2 for it?': what was only told of is asked now.
  const [likeliest] = rankIntents(read, thread);
  if (likeliest !== undefined && likeliest.probability >= surest && !isQuestion(question.join(" ")))
    return answer;
  const untold = composeUntold(content, passages, read.words, { pages: [page, trade], told });
  if (untold !== undefined) return untold;
  const card = decided.isCard === true ? composeMoreOf(content, page, told) : undefined;
  if (card !== undefined) return card;
  const ranked = rankIntents(read, thread).slice(0, considered);
  const other = toReadings(context, read, thread, ranked).find(
    ({ found, belief, isSaid }) =>
      !isSaid &&
      belief >= neededElse &&
      found.isCard !== true &&
      found.kind === "answer" &&
      !isRefusal(found.answer),
  );
  return (
    other?.found.answer ??
    composeRest(content, answer, question) ??
    composeNoMore(content, answer, read.words)
  );
}

/** The line of a trade's page on one specialty, where that is what was found. */
function specialtyAgain(content: AssistantContent, { intent = "" }: Decided): Answer | undefined {
  if (!/\/specialties\/\d$/.test(intent)) return undefined;
  const [point] = pointsOf(content, [intent.replace(/^section\//, "")]);
  return point && compose(content, [point.text], [point.source]);
}

/** An answer to another question without the paragraphs that were just said beside the last answer. */
export function withoutSaid(
  { answer, kind, isReckoned, isFinal }: Decided,
  { last }: Thread,
): Answer {
  if (
    last === undefined ||
    kind !== "answer" ||
    isReckoned === true ||
    isFinal === true ||
    isAboutPlans(answer)
  )
    return answer;
  const [opening = "", ...others] = answer.text.split("\n\n");
  if (last.text.includes(opening)) return answer;
  const fresh = others.filter(
    (part, index) =>
      part.startsWith("More on ") ||
      !last.text.includes(part) ||
      // A list stays with the line that leads to it.
      (others[index - 1] ?? opening).endsWith(":"),
  );
  return { ...answer, text: [opening, ...fresh].join("\n\n") };
}

/** Says that something is not so, or asks for what is not. */
const negates =
  /\b(?:no|not|never|nobody|nothing|none|without|un\w+able|wrong|only|lose|cost|extra)\b/i;

/**
 * The sentence of the page that was spoken of that says what is asked in the same words, where the answer
 * that was found says none of them: 'can it tell them apart?'
 */
export function wordForWord(
  { content, retrieval }: Context,
  { answer, kind, isReckoned, isOfLast, isFinal, intent }: Decided,
  read: Understanding,
  thread: Thread,
): Answer | undefined {
  const { page, industry } = thread;
  const { refers, foreign } = read;
  const topical = read.topical.filter((word) => !/\d/.test(word));
  if (kind === "smallTalk" || isReckoned === true || isOfLast === true || isFinal === true)
    return undefined;
  // What is not known is not said in other words.
  if (isRefusal(answer) && kind === "answer") return undefined;
  if (!refers || topical.length === 0 || foreign.length > 0) return undefined;
  if (topical.some(says(answer.text))) return undefined;
  const [asked] = rankIntents(read, thread);
  if (asked !== undefined && asked.intent === intent && asked.probability >= sure) return undefined;
  const trade = content.industries.find(({ id }) => id === industry)?.path;
  // It may have been told among other things: now it is asked for.
  const found = composeUntold(content, retrieval.passages(), topical, {
    pages: [page, trade],
    told: [],
  });
  if (found === undefined || !topical.every(says(bodyOf(found)))) return undefined;
  const text = read.words.join(" ");
  const isSo = asksWhetherItDoes(read) && !negates.test(text) && !negates.test(bodyOf(found));
  return isSo ? withYes(found) : found;
}

/** Whether a text says a word. */
function says(text: string): (word: string) => boolean {
  const stems = new Set(toWords(text).map(stem));
  return (word) => stems.has(stem(word));
}

/** Whether nothing is asked that was not asked before. */
function asksSame({ words }: Understanding, before: readonly string[]): boolean {
  const asked = words.filter((word) => !isStopWord(word)).map(stem);
  const known = new Set(before.map(stem));
  return asked.length > 0 && asked.every((word) => known.has(word));
}

const withYes = (answer: Answer): Answer =>
  /^(?:Yes|No)\b/.test(answer.text) ? answer : { ...answer, text: `Yes. ${answer.text}` };

/** The first of several things that were said, with its page. */
function first(answer: Answer): Answer {
  const [more = ""] = /^More on .*$/m.exec(answer.text) ?? [];
  const [opening = answer.text, next = ""] = bodyOf(answer).split("\n\n");
  const paragraph = opening.endsWith(":") ? `${opening}\n\n${next}` : opening;
  const { tools: _cards, ...rest } = answer;
  return { ...rest, text: [paragraph, more].filter((part) => part !== "").join("\n\n") };
}
