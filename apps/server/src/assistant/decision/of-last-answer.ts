import type { Answer } from "../answers/answer.ts";
import { composeArticleDetail, composeArticlesAbout } from "../answers/articles.ts";
import { composeAskedNext } from "../answers/asked-next.ts";
import { composeFact } from "../answers/claims.ts";
import {
  bodyOf,
  composeForOtherTool,
  composeForOtherTrade,
  composeMailAddress,
  composeNextStep,
  composeNoTime,
  composeOthersPrice,
  composeTimeOf,
  figuresOf,
  isRefusal,
  leavesOpen,
} from "../answers/of-last-answer.ts";
import { composeOfStory, isToldOf } from "../answers/of-story.ts";
import { composeTwoCounts, composeTwoNamed } from "../answers/two-figures.ts";
import { composeEvidence, composeNoPromise } from "../answers/unknown.ts";
import { composeMoreOf, composeReason } from "../answers/untold.ts";
import { asksForPromise } from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import { leansOnThread } from "../continuation.ts";
import type { Concept } from "../lexicon.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";

/** Names something that it asks about. */
const namesSubject = (read: Understanding): boolean =>
  [
    read.plans,
    read.tiers,
    read.categories,
    read.industries,
    read.products,
    read.solutions,
    read.tools,
    read.unnamedTools,
    read.languages,
    read.foreign,
  ].some((named) => named.length > 0) || read.otherTrade !== undefined;

/** 'How long does that take?', 'is it quick?': a time is asked for, and nothing is said of what. */
const asksTime =
  /\bhow (?:long|fast|quick|quickly|soon|many (?:minutes|hours|days|weeks))\b|\b(?:takes?|taking|needs?) (?:\w+ ){0,2}(?:long|ages|forever|while)\b|\b(?:is|will|would) (?:it|that|this|they) (?:be )?(?:\w+ )?(?:quick|fast|slow|long|instant)\b/;
const onlyTime = new Set(
  `and so ok okay but then well oh hm how long fast quick quickly slow soon instant does do did will would is it that this
  they be to take takes taking usually normally about around roughly a an the me us for of very really too ages forever while
  much time whole thing all need needs needed last lasts get done can could i we you have or hours days minutes weeks many gonna
  going in total actually exactly if just one`.split(/\s+/),
);

/** 'How long does it take to get going?' names what takes the time. */
const ofStart = /\b(?:get|gets|getting|be|being) (?:\w+ ){0,2}(?:going|started|live|running)\b/;

/** Answers in which the set-up's time is the one that is meant. */
const isOfSetup =
  /^concept\/(?:setup|session|signup|keepNumber|integrations|api|docs|chatWidget|scriptWords|writesToCrm)$|\/(?:steps|crms|calendars|integrations|systems)\/|^(?:step|industry)\/|^offer\/(?:ai-receptionist|outbound-ai-agents)$|\/specialties\/|^plans$/;

/** 'What now?', 'so what do I do then?' */
const asksWhatNow =
  /^(?:(?:so|and|ok|okay|but|hm|well|oh|damn|then|right) )*(?:what (?:do|can|should|could|would|shall) (?:i|we|one) (?:do|try)(?: (?:then|now|next|instead|about (?:it|that)))*|(?:how|where) (?:do|can|should|could) (?:i|we) (?:go|proceed|continue)(?: (?:on|from here|now|then))*|what (?:now|next|then)|now what|what is (?:the )?next(?: step)?|what are (?:my|our|the) (?:other )?options|what (?:would|do) you (?:suggest|recommend|advise)|any (?:ideas?|suggestions?|alternatives?|other way))$/;
/** 'Is there a way round?', 'could we get it connected anyway?' */
const asksWayRound =
  /\b(?:anyway|anyhow|somehow|regardless|workarounds?|work around|way (?:around|round)|(?:another|any other|some other|other|any|a) way|otherwise|alternatives?|nonetheless)\b/;

/** 'Why does the other page say 100?', 'which number is right?' */
const asksWhyTwo =
  /\b(?:another|a different|a second) (?:figure|number|count)\b|\bwhy\b.*\b(?:pages?|faq|home|site|website|elsewhere|there|differ\w*|two (?:numbers|figures|counts))\b|\bwhich (?:one|number|figure|count|of (?:them|those|these|the two))?\b.*\b(?:right|true|correct|it|real|valid)\b|\b(?:contradict\w*|does not (?:match|add up)|do not match|mismatch)\b|\bso (?:is it|which is it)\b|\bwhat is (?:true|right|correct|it)\b/;

/** 'Anything about no-shows?', after the blog. */
const asksForOne =
  /\b(?:anything|something|any|ones?|articles?|posts?|pieces?|what)\b.*\b(?:about|on|for|by|regarding)\b/;

/** 'Tell me more', 'what else?' */
const asksForMore =
  /^(?:(?:and|so|ok|okay|please|cool|nice|can you|could you) )*(?:tell me (?:a bit |a little )?more(?: about (?:it|that|this))?|what else(?: (?:can|does|will|would) (?:it|that|this) do)?|more (?:details?|info|information|about (?:it|that|this))|anything else|go on|explain (?:it|that|this)(?: more)?|elaborate)(?: please)?$/;

/** 'Why not?', 'why is that?': the reason of what was told last. */
const asksReason =
  /^(?:(?:and|but|so|ok|okay|oh|hm|really) )*why(?: not| so| is (?:that|it) ?(?:so)?| that)?$/;

const asksWhereToWrite =
  /\b(?:who|whom|where|how|what address)\b.*\b(?:write|writing|apply|send|contact|reach|e?mail)\b|\b(?:write|apply|send|contact|reach|e?mail)\b.*\b(?:who|whom|where)\b|\b(?:e?mail )?address\b/;

/** Others than us: 'how much do they charge?' */
const ofOthers = /\b(?:they|them|their|theirs|those|others?)\b/;
const ofUs = /\b(?:you|your|yours|we|i|brandname)\b/;

/** Tools were spoken of, and how many there are. */
const toldTwoCounts = ({ last, intent = "", asked = [] }: Thread): boolean =>
  last !== undefined &&
  (/integrations|crms|\/names$/.test(intent) || asked.includes("integrations")) &&
  /\d\+?(?:,\d+)? integrations/.test(bodyOf(last));

/** What kinds of tools were named, as topics: `tool/crm`. */
const toolsIn = (
  { integrations }: AssistantContent,
  { tools, unnamedTools }: Understanding,
): string[] =>
  tools.length === 0 && unnamedTools.length > 0
    ? ["tool/unnamed"]
    : integrations.filter(({ name }) => tools.includes(name)).map(({ kind }) => `tool/${kind}`);

/** What is often asked of the topic that was told. */
export function decideAskedNext(
  { content, retrieval, reader }: Context,
  read: Understanding,
  thread: Thread,
): Decided | undefined {
  const { last, intent, asked = [], industry, question = [] } = thread;
  if (last === undefined || !isAskedOfIt(read)) return undefined;
  const before = leansOnThread(read) ? asked : [];
  const topics = [
    ...[...read.concepts, ...before].map((each) => `concept/${each}`),
    ...(leansOnThread(read)
      ? [intent ?? "", ...toolsIn(content, reader.read(question.join(" ")))]
      : []),
  ];
  const answer = composeAskedNext(content, retrieval, read.words, {
    topics,
    industry,
    before: question,
  });
  return answer && { answer, thread, kind: "answer", intent, isOfLast: true };
}

/** 'Why does one page say 300% and another 180%?' */
export function decideTwoFigures(
  { content }: Context,
  read: Understanding,
  thread: Thread,
): Decided | undefined {
  if (!asksWhyTwo.test(read.words.join(" "))) return undefined;
  const answer =
    composeTwoNamed(content, read.words) ??
    (toldTwoCounts(thread) ? composeTwoCounts(content) : undefined);
  return answer && { answer, thread, kind: "answer", isFinal: true };
}

/**
 * A question that names nothing asks of what was told last: its time, whether it is promised, which way
 * to go on after a refusal. Undefined where it asks something else.
 */
export function decideOfLast(
  context: Context,
  read: Understanding,
  thread: Thread,
): Decided | undefined {
  const { last, intent } = thread;
  if (last === undefined || intent === "plans") return undefined;
  const answer = answerOfLast(context, read, thread, last);
  // What is asked next is asked of the same.
  return answer && { answer, thread, kind: "answer", intent, isOfLast: true };
}

function answerOfLast(
  { content, reader, retrieval }: Context,
  read: Understanding,
  thread: Thread,
  last: Answer,
): Answer | undefined {
  const { intent, question = [] } = thread;
  const text = read.words.join(" ");
  const [, customer] = /^\/case-studies#([a-z-]+)$/.exec(thread.place ?? "") ?? [];
  const story = content.caseStudies.find(({ id }) => id === customer);
  const isOfThem = read.words.length <= 14 && /\b(?:they|them|their|theirs)\b/.test(text);
  if (story !== undefined && (isShort(read) || isOfThem || isToldOf(story, read))) {
    const ofStory = composeOfStory(content, story, read);
    if (ofStory !== undefined) return ofStory;
  }
  if (thread.page === content.blogPage.href && isShort(read)) {
    const detail =
      composeArticleDetail(content, thread.said ?? "", read.words) ??
      (asksForOne.test(text) ? composeArticlesAbout(content, read) : undefined);
    if (detail !== undefined) return detail;
  }
  if (intent === "concept/competitor" && ofOthers.test(text) && !ofUs.test(text))
    return composeOthersPrice(content);
  const isOfTools = /integrations|crms|\/names$/.test(intent ?? "") || spokeOfTools(thread);
  if (leavesOpen(last) && (asksWhatNow.test(text) || (asksWayRound.test(text) && isShort(read)))) {
    const before = reader.read(question.join(" "));
    if (before.otherTrade !== undefined || read.otherTrade !== undefined)
      return composeForOtherTrade(content);
    if (isOfTools) return composeForOtherTool(content);
    return asksWhatNow.test(text) ? composeNextStep(content) : undefined;
  }
  // 'Who says that?' of a figure.
  if (read.concepts.has("evidence") && isShort(read) && figuresOf(last) !== undefined)
    return composeEvidence(content, { ...last, text: bodyOf(last) });
  if (asksReason.test(text)) return composeReason(content, retrieval.passages(), last, thread);
  if (asksForMore.test(text)) return composeMoreOf(content, thread.page, thread.answered ?? []);
  const isBareTime = read.words.every((word) => onlyTime.has(word)) && !ofStart.test(text);
  if (asksTime.test(text) && isBareTime) {
    // What was told last may have been a part of what was found.
    const time =
      composeTimeOf(content, last, read, question) ??
      composeTimeOf(content, { ...last, text: thread.said ?? "" }, read, question);
    if (time !== undefined) return time;
    if (intent === undefined) return undefined;
    return isOfSetup.test(intent)
      ? composeFact(content, { ...read, concepts: new Set<Concept>(["setup"]) })
      : composeNoTime(content, /^(?:section|offer)\//.test(intent));
  }
  if (namesSubject(read)) return undefined;
  if (
    read.concepts.has("location") &&
    /\baddress\b/.test(text) &&
    !/\b(?:street|office|postal|visit|located|zip|where|physical)\b/.test(text) &&
    question.some((word) => /^(?:e?mails?|write|writing|written|mailing)$/.test(word))
  )
    return composeMailAddress(content);
  // 'Who to?', after 'write to us'.
  if (/\bwrite to us\b/.test(last.text) && asksWhereToWrite.test(text))
    return composeMailAddress(content);
  const figures = asksForPromise(read) && isShort(read) ? figuresOf(last) : undefined;
  return figures === undefined || isRefusal(last)
    ? undefined
    : composeNoPromise(content, { ...last, text: figures });
}

/** Short, and names no plan or tool that it could be about instead. */
const isAskedOfIt = (read: Understanding): boolean =>
  read.words.length <= 14 &&
  [read.plans, read.tiers, read.categories, read.tools, read.unnamedTools, read.languages].every(
    (named) => named.length === 0,
  );

/** Says little by itself. */
const isShort = ({ words, topical }: Understanding): boolean =>
  words.length <= 9 && topical.length <= 2;

/** Tools were asked about. */
const spokeOfTools = ({ asked = [] }: Thread): boolean => asked.includes("integrations");
