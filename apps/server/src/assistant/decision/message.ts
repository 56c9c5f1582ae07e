import { composeDanger } from "../answers/safety.ts";
import { asksAtOnce, planConcepts, spokenOf } from "../asks.ts";
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
import { decideFeatureWithCalls } from "./feature-with-calls.ts";
import { introduction } from "./introduction.ts";
import { joinAnswers } from "./join-answers.ts";
import { type Judged, judge } from "./judge.ts";
import { decideOrder, decideOtherLanguage } from "./orders-and-languages.ts";
import { decidePlanFeature } from "./plan-feature.ts";
import { decideBesideOrder } from "./question-beside-order.ts";
import { remember } from "./remember.ts";
import { weigh } from "./weigh.ts";

/** 'Hm, and does an engineer come with it?' */
const thinking = /^\s*(?:h+m+|u+m+|uh+)\b[\s,.!]+(?=\p{Letter})/iu;

/** A message of one or more sentences: a story may stand before the question, or there are two. */
export function decideMessage(context: Context, written: string, thread: Thread): Decision {
  const { content } = context;
  const message = withoutUnwanted(written.replace(thinking, ""));
  const whole = context.reader.read(message);
  if (whole.danger !== undefined) return { answer: composeDanger(content, whole.danger), thread };
  if (whole.isOrder)
    return decideBesideOrder(context, message, thread) ?? decideOrder(content, whole, thread);
  if (isOtherLanguage(message)) return decideOtherLanguage(content, whole, thread);

  const sentences = clauses(context, toSentences(message));
  const fitting = decideFeatureWithCalls(context, sentences, whole, thread);
  if (fitting !== undefined) return judge(context, whole, thread, fitting);
  const having = decidePlanFeature(context, sentences, whole, thread);
  if (having !== undefined) return judge(context, whole, thread, having);
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
  const isOfSum = whole.amount !== undefined && withThat.test(sentences.at(-1) ?? "");
  if (whole.words.includes("budget") || whole.needs !== undefined || isOfSum) {
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
  const told = judged.filter(({ kind, read }) => kind === "answer" && saysOurs(read)).at(-1);
  if (told !== undefined) return { ...told, thread: carried };
  const overall = judge(context, whole, thread);
  if (overall.kind === "answer") return overall;
  return judged.findLast(({ kind }) => kind === "smallTalk") ?? overall;
}

/** 'Lovely. And who wins the cup?': what is said before the question is nothing to answer. */
const saysOurs = ({ topical, foreign }: Understanding): boolean =>
  topical.length === 0 || topical.some((word) => !foreign.includes(word));

/** 'Suppose our CRM is down when a call ends. Is the entry gone?': only both together ask something. */
const supposesFirst =
  /^(?:suppose|supposing|let['’]?s say|lets say|assume|assuming|say) (?!hi\b|hello\b)[^?]+\.\s/i;

/** 'What can I get with that?', of the sum in the sentence before it. */
const withThat = /\b(?:with|for|within|under|from|on) that\b|\bthat (?:much|kind of money)\b/i;

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
      // 'What does Basic have that Starter hasn't?' asks of both, however many calls there are.
      ...(whole.calls !== undefined &&
        read.plans.length < 2 && { calls: whole.calls, callsPer: whole.callsPer }),
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
  /^(?:(?:and|so|but|ok|okay) )*(?:what (?:can|could|would|do|will|might) (?:you|it|they|that|this|your agents?|the agents?|brandname) do(?: (?:there|then|here|about (?:it|that|this|them|those)|with (?:those|these|them|that)|for (?:those|these|them)))|(?:can|could|would|will|does|do) (?:you|it|they|that|this) (?:help|do (?:anything|something)|change (?:anything|something))(?: (?:there|here|with (?:it|that|this)|about (?:it|that|this)))?|what (?:have you got|do you have)(?: (?:there|for (?:that|this|it|me|us)))?|do (?:you|they) have (?:any )?experience (?:with|of) (?:it|that|this|those|such things?)|have you (?:ever )?(?:seen|handled|solved|dealt with|handle) (?:it|that|this|those)|any (?:help|ideas?)(?: (?:there|here|with (?:it|that)))?|anything (?:you|it) (?:can|could) do(?: (?:there|about (?:it|that)))?)$/;

/**
 * 'People start a trial and then go quiet. What could you do there?': the point of a page that answers
 * what was told, where one does.
 */
function answerToStory(judged: readonly Judged[]): Decision | undefined {
  const [story, question] = judged.slice(-2);
  return question !== undefined &&
    story?.kind === "answer" &&
    /^(?:section|concept)\//.test(story.intent ?? "") &&
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
  // 'Forty ring in an hour. Do 39 hear a busy signal?' asks how many are answered at once.
  if (asked.some(asksAtOnce)) return undefined;
  // 'We miss 5 calls a week. What does Basic have that Starter hasn't?' asks for no number.
  if (asked.some((question) => question.plans.length > 1 && hasNot.test(question.words.join(" "))))
    return undefined;
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

const hasNot =
  /\bwhat\b.*\b(?:have|has|get|do|does|offers?|includes?)\b.*\b(?:not|lacks?|without)\b/;

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

/** 'The owner wants a figure: by how much …?': the question is behind the colon, if no plan is spoken of before it. */
function splitAtColon({ reader }: Context, sentence: string): string[] | undefined {
  const [, story, question] =
    /^(.*\p{Letter}{3}):\s+((?:by )?(?:how|what|which|can|does|do|will|would|is|are)\b.*)$/iu.exec(
      sentence,
    ) ?? [];
  if (story === undefined || question === undefined) return undefined;
  const { tiers, categories, plans, concepts } = reader.read(story);
  const isOfPlans = tiers.length + categories.length + plans.length > 0 || concepts.has("plan");
  return isOfPlans ? undefined : [story, question];
}

/** 'We get 400 calls in December, can you read out the order status?': the question is behind the comma. */
function clauses(context: Context, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const apart = splitAtColon(context, sentence);
    if (apart !== undefined) return apart;
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
