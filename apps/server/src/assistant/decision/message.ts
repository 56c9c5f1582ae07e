import type { Answer } from "../answers/answer.ts";
import { composeDanger } from "../answers/safety.ts";
import { composeUnknown } from "../answers/unknown.ts";
import { planConcepts, spokenOf } from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import { withTool } from "../continuation.ts";
import { decideFollowUp } from "../followups/decide.ts";
import { rankIntents } from "../intents/ranking.ts";
import { withoutUnwanted } from "../negation.ts";
import { isOtherLanguage } from "../other-language.ts";
import { isQuestion, splitStory, toSentences } from "../sentences.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { toWords } from "../words.ts";
import type { Context } from "./context.ts";
import { introduction } from "./introduction.ts";
import { type Judged, judge, remember } from "./judge.ts";
import { decideOrder, decideOtherLanguage } from "./orders-and-languages.ts";
import { weigh } from "./weigh.ts";

/** Most answers that one message gets: more would be a page. */
const answersPerMessage = 3;

/** A message of one or more sentences: a story may stand before the question, or there are two. */
export function decideMessage(context: Context, written: string, thread: Thread): Decision {
  const { content } = context;
  const message = withoutUnwanted(written);
  const whole = context.reader.read(message);
  if (whole.danger !== undefined) return { answer: composeDanger(content, whole.danger), thread };
  if (whole.isOrder) return decideOrder(content, whole, thread);
  if (isOtherLanguage(message)) return decideOtherLanguage(content, whole, thread);

  const sentences = clauses(context, toSentences(message));
  if (
    sentences.length < 2 ||
    supposesFirst.test(message) ||
    isOneFollowUp(content, sentences, whole, thread)
  )
    return judge(context, whole, thread);
  const reckoned = reckonWhole(context, sentences, whole, thread);
  if (reckoned !== undefined) return reckoned;
  const { judged, carried } = judgeEach(context, sentences, whole, thread);
  // What somebody may spend is said in one sentence and meant in the other.
  if (whole.words.includes("budget") || whole.needs !== undefined) {
    const budget = judge(context, whole, thread);
    if (budget.kind === "answer") return budget;
  }
  const questions = judged.filter((_, index) => isQuestion(sentences[index] ?? ""));
  // 'We're a law firm. Does it check conflicts, and who uses it?': each question has its own answer.
  const texts = questions.filter(({ kind }) => kind === "answer").map(({ answer }) => answer.text);
  const isOneQuestion = new Set(texts).size < 2;
  const asWhole =
    isOneQuestion && questions.length < sentences.length
      ? weighWhole(context, whole, thread, judged)
      : undefined;
  if (asWhole !== undefined) return asWhole;
  const answered = questions.filter(({ kind }) => kind === "answer");
  if (answered.length > 0) return joinAnswers(content, answered, carried);
  // A question of its own that nothing answers is not answered by what stands around it.
  const own = questions.findLast(({ kind, read }) => kind === "unknown" && read.foreign.length > 0);
  if (own !== undefined) return own;
  const told = judged.filter(({ kind }) => kind === "answer").at(-1);
  if (told !== undefined) return { ...told, thread: carried };
  const overall = judge(context, whole, thread);
  if (overall.kind === "answer") return overall;
  return judged.findLast(({ kind }) => kind === "smallTalk") ?? overall;
}

/** 'Suppose our CRM is down when a call ends. Is the entry gone?': only both together ask something. */
const supposesFirst =
  /^(?:suppose|supposing|let['’]?s say|lets say|assume|assuming|say) (?!hi\b|hello\b)[^?]+\.\s/i;

/** 'Is that cheaper?', of what the question before it names. */
const supposition =
  /^(?:(?:or )?(?:is|are|would|does|do) (?:that|it|this|they|i|we)\b.*|or )?\b(?:cheaper|less|better|dearer|pricier|higher|lower|more expensive)\b/i;

/** 'Hm, too much. What is below it?': sentences that only together change what was asked of plans. */
const isOneFollowUp = (
  content: AssistantContent,
  sentences: readonly string[],
  whole: Understanding,
  thread: Thread,
): boolean =>
  (sentences.filter(isQuestion).length < 2 || supposition.test(sentences.at(-1) ?? "")) &&
  decideFollowUp(content, whole, thread) !== undefined;

/** Every sentence by itself, each with what the ones before it told; and what goes on from the last. */
function judgeEach(
  context: Context,
  sentences: readonly string[],
  whole: Understanding,
  thread: Thread,
): { judged: Judged[]; carried: Thread } {
  const judged: Judged[] = [];
  let carried = thread;
  for (const sentence of sentences) {
    const read = withTool(context.reader.read(sentence), whole);
    // What the story says of the visitor holds for the question in it.
    const { said: _said, answered: _answered, ...before } = carried;
    const told: Thread = {
      ...before,
      // The same answer to two sentences of one message is given once.
      ...(thread.said !== undefined && { said: thread.said }),
      ...(thread.answered !== undefined && { answered: thread.answered }),
      ...(whole.calls !== undefined && { calls: whole.calls, callsPer: whole.callsPer }),
      ...(industryOf(whole, carried) !== undefined && { industry: industryOf(whole, carried) }),
      ...(carried.category === undefined && { category: spokenOf(whole) }),
      // 'I only want it to answer. What does it cost?' asks for that kind's prices.
      ...(carried.topic === undefined &&
        whole.categories.length === 1 &&
        spokenOf(whole) !== undefined && { topic: "category" as const }),
    };
    const decision = judge(context, read, told);
    judged.push(decision);
    carried = decision.thread;
  }
  return { judged, carried };
}

/** 'Property manager here. What if a tenant has no heat?': who says who they are is no heating firm. */
const industryOf = ({ industries }: Understanding, { industry }: Thread): string | undefined =>
  industries.find((named) => named === industry) ?? industries[0];

/** Words that ask something by themselves: fewer are a tail ('what now?', 'is that covered?'). */
const ownQuestion = 2;

/** Belief with which a question is understood without the story before it. */
const sureByItself = 0.7;

/** Asks what we do about just what was told: 'what could you do there?', 'any help?' */
const asksOfStory =
  /^(?:(?:and|so|but|ok|okay) )*(?:what (?:can|could|would|do|will|might) (?:you|it|they|that|this|your agents?|the agents?|brandname) do(?: (?:there|then|here|about (?:it|that|this|them|those)|with (?:those|these|them|that)|for (?:those|these|them)))|(?:can|could|would|will|does|do) (?:you|it|they|that|this) (?:help|do (?:anything|something)|change (?:anything|something))(?: (?:there|here|with (?:it|that|this)|about (?:it|that|this)))?|any (?:help|ideas?)(?: (?:there|here|with (?:it|that)))?|anything (?:you|it) (?:can|could) do(?: (?:there|about (?:it|that)))?)$/;

/**
 * 'People start a trial and then go quiet. What could you do there?': the point of a page that answers
 * what was told, where one does.
 */
function answerToStory(judged: readonly Judged[]): Decision | undefined {
  const [story, question] = judged.slice(-2);
  return question !== undefined &&
    story?.kind === "answer" &&
    story.intent?.startsWith("section/") === true &&
    asksOfStory.test(question.read.words.join(" "))
    ? story
    : undefined;
}

/** 'Your agent told a customer the wrong hours. What now?': the story says what the question asks. */
function weighWhole(
  context: Context,
  whole: Understanding,
  thread: Thread,
  judged: readonly Judged[],
): Decision | undefined {
  const last = judged.at(-1);
  const ofStory = answerToStory(judged);
  if (ofStory !== undefined) return ofStory;
  // 'Our line stopped answering. I need a human now!' is settled.
  if (judged.some(({ isFinal }) => isFinal === true)) return undefined;
  const asked = judged.filter(({ read }) => read.topical.length >= ownQuestion);
  if (last === undefined || (last.read.topical.length >= ownQuestion && asked.length > 1))
    return undefined;
  // 'Insurance agency. Do you make outbound calls?' is asked by itself.
  const [industry] = whole.industries;
  const [own] = rankIntents(last.read, industry === undefined ? thread : { ...thread, industry });
  if (last.kind === "answer" && (own?.probability ?? 0) >= sureByItself) return undefined;
  const weighed = weigh(context, whole, thread, last);
  // A point of a page says more than its card.
  const isLess = weighed.isCard === true && last.isCard !== true && last.kind === "answer";
  if (weighed.answer === last.answer || isLess) return undefined;
  return { ...weighed, thread: remember(weighed, last.thread, whole) };
}

/** 'We have six clinics, each takes Basic. Total per year?': its parts stand in several sentences. */
function reckonWhole(
  context: Context,
  sentences: readonly string[],
  whole: Understanding,
  thread: Thread,
): Decision | undefined {
  const told = sentences.slice(0, -1);
  const tellsNumbers = told.some((sentence) =>
    /\d|\b(?:half|third|quarter)\b/.test(toWords(sentence).join(" ")),
  );
  // 'Annual billing, outbound pro. What is a call then?'
  const tellsPlan = told.some(
    (sentence) => !isQuestion(sentence) && context.reader.read(sentence).plans.length > 0,
  );
  const asked = sentences.filter(isQuestion).map((sentence) => context.reader.read(sentence));
  if (!tellsNumbers && !tellsPlan && asked.length < 2) return undefined;
  const judged = judge(context, whole, thread);
  // Two questions get two answers, unless one holds both.
  if (asked.length > 1) return judged.coversAll === true ? judged : undefined;
  if (judged.isReckoned === true) return judged;
  const last = sentences.at(-1) ?? "";
  return asksForFit(whole, asked[0] ?? context.reader.read(last)) &&
    judged.thread.topic === "volume"
    ? judged
    : undefined;
}

const copes =
  /\b(?:smallest|cheapest|lowest|least)\b.*\b(?:cop(?:e|es)|handles?|covers?|holds?|fits?|enough|works?|do|does|suits?|manages?|takes?|carr(?:y|ies)|need|get away)\b/;

/** 'Twenty calls a day, open 22 days. What would that cost?': the calls and the question stand apart. */
const asksForFit = (whole: Understanding, question: Understanding | undefined): boolean =>
  question !== undefined &&
  whole.calls !== undefined &&
  // 'The smallest plan that copes' names no smallest plan.
  (whole.tiers.length === 0 || copes.test(question.words.join(" "))) &&
  question.calls === undefined &&
  question.foreign.length === 0 &&
  (["price", "recommend", "plan"] as const).some((concept) => question.concepts.has(concept));

/** 'We get 400 calls in December, can you read out the order status?': the question is behind the comma. */
function clauses(context: Context, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const introduced = introduction(context, sentence);
    if (introduced !== undefined) return introduced;
    const [story, question] = splitStory(sentence) ?? [];
    if (story === undefined || question === undefined) return [sentence];
    const { concepts, foreign, topical, industries } = context.reader.read(question);
    // Who asks matters to some questions ('I'm a broker, are you compliant?'); then both stay together.
    if (context.reader.read(story).industries.length > 0) return [sentence];
    const ownTopic = topical.length > 0 || industries.length > 0;
    const aboutPlans = planConcepts.some((concept) => concepts.has(concept));
    return ownTopic && !aboutPlans && foreign.length === 0 ? [story, question] : [sentence];
  });
}

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
function joinAnswers(
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
