import { namesGreeting } from "../frame/acts.ts";
import { linking } from "../frame/cues.ts";
import type { Frame } from "../frame/frame.ts";
import type { Passage } from "../knowledge/passages.ts";
import { says, toStemText } from "../reading/phrases.ts";
import { isOtherIndustry } from "../reading/word-lists.ts";
import { isAsked, pageShown } from "../thread/shown.ts";
import type { RankedTopic } from "../topics/classifier.ts";
import { topicSources } from "../topics/topic-sources.ts";
import { byWords, coverageNeeded, findArticle } from "./by-words.ts";
import type { ProseQuery } from "./prose-query.ts";
import { isPage, type Of, type Page, type Result } from "./result.ts";
import { asksOfTools, languages, namedTools } from "./tools.ts";

const minTopic = 0.15; // Certainty from which a topic is answered.
/** Minimum of certainty times support (`RankedTopic.support`) at the beginning of a conversation. */
const minMatch = 0.04;
const minClear = 0.35; // Below this certainty of the first topic it is unclear what the message is about.
/** Lower bound of the total when certainties are normalized, so that very unlikely topics stay unlikely. */
const minTotal = 0.2;
/** Topics are answered until their certainties reach this total; each needs this share of the first. */
const enough = 0.9;
const minShareOfFirst = 0.1;
const minUnsure = 0.25; // Below this certainty a paragraph of an article may be the better answer.
const maxOfPart = 4; // Maximum number of passages of a part of the page that was shown.
const minUnsaid = 0.2; // Certainty from which a further topic without any of the question's words is answered.
const maxBeside = 2; // Maximum number of topics answered beside the first.
const minOfNamed = 0.03; // Certainty from which the visitor's industry may be meant.
const ownPageWeight = 3; // Factor for `point` passages of the visitor's industry, or of the page shown before.
const otherIndustryWeight = 0.15; // Factor for passages about another industry, or if the visitor's is unknown.
/** How much more of the question a passage must contain than the one before it, to precede it. */
const minLead = 0.15;
/** Topics that the assistant declines to answer. */
const outsideTopics: ReadonlySet<string> = new Set(["outside", "seeksTrade", "personalAdvice"]);

/** Topics about everything that is offered; with a known industry they are answered for that industry. */
const overviews: ReadonlySet<string> = new Set(["industries", "company", "abilities"]);

/** Answers a question that is not about plans: by its topic, or by the passage with most of its words. */
export function queryProse(query: ProseQuery): Result {
  const { frame } = query;
  const asked = partOfShown(query);
  if (asked !== undefined) return asked;
  const ranked = rankAgain(query).filter(({ topic }) => isSupported(frame, topic));
  const [first] = ranked;
  const tools = asksOfTools(frame) ? namedTools(frame) : undefined;
  if (tools !== undefined) return tools;
  if (isOfOtherIndustry(frame, first)) return pageResult(query, "industries");
  const best =
    first !== undefined && first.certainty >= minTopic
      ? (partOfShown(query, first.topic) ?? byTopic(query, first.topic))
      : undefined;
  if (best === undefined) return byWords(query);
  if (best.kind === "passages" && frame.named.tool !== undefined)
    return namedTools(frame, best.passages) ?? best;
  if (!isAnswer(best)) return best;
  const others = furtherAnswers(query, ranked, best);
  const isUnclear = (frame.topics[0]?.certainty ?? 0) < minUnsure;
  const article = isUnclear ? findArticle(query, 0.7) : undefined; // 0.7: share of the question's weight.
  const beside = [...others.flatMap(({ passages }) => passages.slice(0, 1)), article ?? []].flat();
  const what = [best, ...others].filter(isUnknown).map((each) => each.what);
  const unknown = what.length > 0 ? { what: [...new Set(what)].join(", and not ") } : {};
  return { ...best, ...unknown, passages: arrange(query, best.passages, beside) };
}

/** The part of the page shown before that a follow-up asks for: its names, its steps. */
function partOfShown({ frame, thread, retrieval }: ProseQuery, topic?: string) {
  const passageIds = frame.named.industry?.map((id) => `industry/${id}`) ?? [];
  const passages = (topic === undefined ? [thread, { ...thread, passageIds }] : [thread])
    .map((page) => retrieval.all((each) => isAsked(each, frame, page, topic)))
    .find(({ length }) => length > 0)
    ?.slice(0, maxOfPart);
  return passages && { kind: "passages" as const, passages };
}

/** Puts passages with clearly more of the question's words first; may drop those of `beside` without any. */
function arrange(
  { frame, retrieval }: ProseQuery,
  passages: readonly Passage[],
  beside: readonly Passage[],
): Passage[] {
  const shareOf = (passage: Passage) => retrieval.coverage(frame.words, passage).share;
  const isCovered = passages.concat(beside).some((each) => shareOf(each) >= coverageNeeded);
  const kept = beside.filter((each) => !isCovered || shareOf(each) > 0);
  const all = [...new Set([...passages, ...kept])];
  return all
    .map((passage, at) => ({
      passage,
      score: frame.hasNoOtherTopic ? -at : shareOf(passage) - at * minLead,
    }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ passage }) => passage);
}

type Prose = Of<"passages" | "unknown" | "page">;
const isAnswer = (result: Result): result is Prose =>
  result.kind === "passages" || result.kind === "unknown" || result.kind === "page";
const isUnknown = (result: Result): result is Of<"unknown"> => result.kind === "unknown";

/** Whether a topic's examples have enough of the question's words; follow-ups have too few for this check. */
function isSupported({ topics, refersBack }: Frame, topic: string): boolean {
  const found = topics.find((each) => each.topic === topic);
  return refersBack || found?.support === undefined || found.certainty * found.support >= minMatch;
}

const statesTrade = /\b(?:i|we) (?:am|are|have|own|run|manage|operate)\b/;
/** Whether the message names an industry without a page, and is about no other topic: 'do you work with gyms?' */
const isOfOtherIndustry = ({ named, words, text }: Frame, first?: RankedTopic): boolean =>
  named.industry === undefined &&
  words.some(isOtherIndustry) &&
  ((first?.certainty ?? 0) < minClear ||
    (first?.topic === "outside" && statesTrade.test(text)) ||
    /^(?:industr|integrations$)/.test(first?.topic ?? "") ||
    says(toStemText(words), linking));

/** Answers of further likely topics, likeliest first. */
function furtherAnswers(query: ProseQuery, ranked: readonly RankedTopic[], best: Result): Prose[] {
  const { frame, retrieval } = query;
  const likeliest = ranked[0]?.certainty ?? 0;
  const found: Prose[] = [];
  let covered = likeliest;
  for (const { topic, certainty } of ranked.slice(1)) {
    if (covered >= enough || certainty < minShareOfFirst * likeliest || found.length === maxBeside)
      break;
    const result = byTopic(query, topic);
    if (result === undefined || !isAnswer(result)) continue;
    // 'I don't know' is only said about likely topics, not about all related ones.
    if (isUnknown(result) && (!isUnknown(best) || certainty < minClear * likeliest)) continue;
    // A passage that shares no word with the question needs a likelier topic.
    const isSaid =
      frame.refersBack || result.passages.some((each) => retrieval.hasAny(frame.words, each));
    if (certainty < minUnsaid && !isSaid && !isUnknown(result)) continue;
    found.push(result);
    covered += certainty;
  }
  return found;
}

/** Ranks topics again: without `plans` and `danger`, with preference for the visitor's industry. */
function rankAgain(query: ProseQuery): readonly RankedTopic[] {
  const { site, frame, thread } = query;
  const { industry: industries = [] } = frame.named;
  const shown = frame.refersBack && pageShown(thread);
  // A follow-up (no `support`) of only everyday words is about the conversation, so it is not off-topic.
  const isFollowUp = frame.hasNoOtherTopic && frame.topics[0]?.support === undefined;
  const weightOf = (topic: string): number => {
    if (/^(?:plans|danger)$/.test(topic) || (topic === "outside" && isFollowUp)) return 0;
    if (topic === "greeting" && namesGreeting(frame.words)) return 0;
    const [kind = "", page = ""] = topic.split("/");
    if (kind === "point" && (page === shown || industries.includes(page))) return ownPageWeight;
    const isOfIndustry = kind !== "story" && site.industries.some(({ id }) => id === page);
    return isOfIndustry && !industries.includes(page) ? otherIndustryWeight : 1;
  };
  const story = storyMeant(query);
  const weights = new Map<string, number>();
  for (const { topic, certainty } of frame.topics) {
    const meant = story ? topic.replace(/^story\/[^/]+/, `story/${story}`) : topic;
    weights.set(meant, (weights.get(meant) ?? 0) + certainty * weightOf(topic));
  }
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights]
    .map(([topic, weight]) => ({
      topic,
      certainty: outsideTopics.has(topic) ? weight : weight / Math.max(whole, minTotal),
    }))
    .toSorted((one, other) => other.certainty - one.certainty);
}

/** The id of the case study that 'they' means: the one that was shown, or else that of the visitor's industry. */
function storyMeant({ site, frame: { named, text }, thread }: ProseQuery): string | undefined {
  if (named.story || !/\bthe(?:y|ir|m)\b/.test(text)) return undefined;
  const trades = site.industries.filter(({ id }) => named.industry?.includes(id));
  const isOfTrade = (industry: string) => trades.some(({ name }) => name === industry);
  const shown = site.caseStudies.find(({ id }) => id === pageShown(thread));
  return (shown ?? site.caseStudies.find(({ industry }) => isOfTrade(industry)))?.id;
}

/** The result for a topic; undefined if nothing in the content answers it. */
function byTopic(query: ProseQuery, topic: string): Result | undefined {
  const { frame, retrieval, site } = query;
  if (outsideTopics.has(topic)) return { kind: "outside" };
  if (topic === "languages") return languages(frame, site);
  if (topic === "integrations" || topic === "api" || topic.endsWith("/names")) {
    const tools = namedTools(frame);
    if (tools !== undefined) return tools;
  }
  // 'What can you do for us?' means the visitor's industry, if it is known.
  const industry = `industry/${frame.named.industry?.[0]}`;
  const isOwn =
    /\b(?:us|me|we|my|our)\b/.test(frame.text) ||
    frame.topics.some((each) => each.topic === industry && each.certainty > minOfNamed);
  if (overviews.has(topic) && isOwn && retrieval.passage(industry)) return byTopic(query, industry);
  if (isPage(topic)) return pageResult(query, topic);
  if (topic.startsWith("posts/")) return pageResult(query, "blog");
  const source = topicSources.get(topic);
  if (source !== undefined) {
    const passages = source.from.flatMap((id) => retrieval.passage(id) ?? []);
    if (source.open !== undefined) return { kind: "unknown", what: source.open, passages };
    return passages.length === 0 ? undefined : { kind: "passages", passages };
  }
  const passage = retrieval.passage(topic);
  if (passage === undefined) return undefined;
  return { kind: "passages", passages: [passage, ...completingPassages(query, topic)] };
}

/** Completing passages: the industry of a specialty, the whole case study, an industry's likeliest features. */
function completingPassages({ frame, retrieval }: ProseQuery, topic: string): Passage[] {
  const [kind, id = "", part] = topic.split("/");
  const whole = kind === "story" ? `story/${id}` : `industry/${id}`;
  const isPart = part !== undefined && (kind === "story" || part === "specialties");
  const isIndustry = kind === "industry" || part === "specialties";
  const points = frame.topics.filter((each) => each.topic.startsWith(`point/${id}/features/`));
  const likeliest = isIndustry ? points.slice(0, 2).map((each) => each.topic) : [];
  return [...(isPart ? [whole] : []), ...likeliest].flatMap(
    (each) => retrieval.passage(each) ?? [],
  );
}

/** A composed answer; for an industry without a page it includes the product that suits any industry. */
function pageResult({ frame, retrieval }: ProseQuery, page: Page): Result {
  const isOther = page === "industries" && frame.words.some(isOtherIndustry);
  const offer = isOther ? retrieval.passage("offer/ai-receptionist") : undefined;
  return { kind: "page", page, passages: offer ? [offer] : [] };
}
