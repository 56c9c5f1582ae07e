import type { Frame } from "../frame/frame.ts";
import type { Passage } from "../knowledge/passages.ts";
import type { Site } from "../knowledge/site.ts";
import { isOtherTrade } from "../reading/word-lists.ts";
import type { Ranked } from "../topics/classifier.ts";
import { topicSources } from "../topics/topic-sources.ts";
import { isPage, type Page, type Result } from "./result.ts";
import type { Retrieval } from "./retrieval.ts";
import { asksOfTools, languages, namedTools } from "./tools.ts";

/** Certainty from which a topic is believed, a page's and one of our own. */
const believed = 0.15;
/** Certainty from which a second topic is answered beside the first: 'HIPAA, and encrypted?' */
const believedBeside = 0.22;
/** And how certain it must be times how much of the question it covers, where nothing was spoken of before. */
const supported = 0.06;
/** Below the first it is open what is meant; then what is so likely as that is said, too. */
const sure = 0.6;
const open = 0.35;
const leastShare = 0.2;
const believedOfNamed = 0.03;
/** How much likelier a point of the own trade is. */
const ownTradeWeight = 3;
/** How much less likely one of another trade than that is, and of any where none was told. */
const otherTradeWeight = 0.15;
const anyTradeWeight = 0.25;
/** None of our business. */
const outsideTopics: ReadonlySet<string> = new Set(["outside", "seeksTrade", "personalAdvice"]);

/** Ask for all that is offered, to whomever. */
const general: ReadonlySet<string> = new Set(["industries", "company", "abilities"]);

export interface ProseQuery {
  readonly site: Site;
  readonly retrieval: Retrieval;
  readonly frame: Frame;
  /** The page that was spoken of. */
  readonly page?: string;
}

/** Answers what is no question of plans: by its topic, else by the passage that covers it. */
export function queryProse(query: ProseQuery): Result {
  const { frame, site } = query;
  const [first, second] = weighed(query).filter(({ topic }) => isSupported(frame, topic));
  const tools = asksOfTools(frame) ? namedTools(frame) : undefined;
  if (tools !== undefined) return tools;
  if (frame.named.language !== undefined && isLikely(frame, "languages"))
    return languages(frame, site);
  if (isOfOtherTrade(frame, first)) return pageResult(query, "industries");
  const best =
    first !== undefined && first.certainty >= believed ? byTopic(query, first.topic) : undefined;
  const isTwo = first !== undefined && second !== undefined && isBeside(frame, first, second);
  const beside = isTwo ? byTopic(query, second.topic) : undefined;
  if (best && beside && isSaid(best) && isSaid(beside) && !(isOpen(beside) && !isOpen(best))) {
    const passages = [...best.passages.slice(0, 2), ...beside.passages.slice(0, 2)];
    const what = [best, beside].filter(isOpen).map((each) => each.what);
    const unsaid = what.length > 0 ? { what: [...new Set(what)].join(", and not ") } : {};
    return { ...best, ...unsaid, passages: [...new Set(passages)] };
  }
  const isNamed = best?.kind === "passages" && frame.named.tool !== undefined;
  const withTools = isNamed ? namedTools(frame, best.passages) : undefined;
  if (best !== undefined) return withTools ?? best;
  return byWords(query);
}

type Said = Extract<Result, { kind: "passages" | "unknown" }>;
const isSaid = (result: Result): result is Said =>
  result.kind === "passages" || result.kind === "unknown";
const isOpen = (result: Result): result is Said & { kind: "unknown" } => result.kind === "unknown";

/** Whether a topic covers enough of what is asked; a message that leans on another covers little itself. */
function isSupported({ topics, leans }: Frame, topic: string): boolean {
  const found = topics.find((each) => each.topic === topic);
  return leans || found?.support === undefined || found.certainty * found.support >= supported;
}

/** Somebody of a trade without a page asks for what none of our topics is. */
const isOfOtherTrade = ({ named, words }: Frame, first: Ranked | undefined): boolean =>
  named.industry === undefined &&
  words.some(isOtherTrade) &&
  (first === undefined || first.certainty < open || first.topic.startsWith("industr"));

/** Two things are asked for, or it is open which of two is meant: then both are said. */
function isBeside({ said }: Frame, first: Ranked, second: Ranked): boolean {
  const isTwo = /\b(?:and|plus)\b/.test(said);
  return (
    (isTwo && second.certainty >= believedBeside) ||
    (first.certainty < sure && second.certainty >= open * first.certainty)
  );
}

/**
 * Points of the trade that is spoken of come before the same of another. Plans have answered already, if
 * they could: what is left is believed for as much more.
 */
function weighed({ site, frame }: ProseQuery): readonly Ranked[] {
  const { industry: trades = [] } = frame.named;
  const weightOf = (topic: string): number => {
    if (topic === "plans") return 0;
    const [kind = "", trade = ""] = topic.split("/");
    const isOfTrade = kind !== "story" && site.industries.some(({ id }) => id === trade);
    return isOfTrade ? weightOfTrade(kind, trade, trades) : 1;
  };
  const weights = frame.topics.map(({ topic, certainty }) => certainty * weightOf(topic));
  const whole = Math.max(
    weights.reduce((sum, weight) => sum + weight, 0),
    leastShare,
  );
  return frame.topics
    .map(({ topic, certainty }, at) => ({
      topic,
      certainty: outsideTopics.has(topic) ? certainty : (weights[at] ?? 0) / whole,
    }))
    .toSorted((one, other) => other.certainty - one.certainty);
}

function weightOfTrade(kind: string, trade: string, told: readonly string[]): number {
  if (told.length === 0) return anyTradeWeight;
  return told.includes(trade) ? (kind === "point" ? ownTradeWeight : 1) : otherTradeWeight;
}

/** Whether a topic may be meant, where something of its kind is named besides. */
const isLikely = ({ topics }: Frame, asked: string): boolean =>
  topics.some(({ topic, certainty }) => topic === asked && certainty > believedOfNamed);

/** What a topic is answered with. */
function byTopic(query: ProseQuery, topic: string): Result | undefined {
  const { frame, retrieval, site } = query;
  if (outsideTopics.has(topic)) return { kind: "outside" };
  if (topic === "languages") return languages(frame, site);
  if (topic === "integrations" || topic === "api" || topic.endsWith("/names")) {
    const tools = namedTools(frame);
    if (tools !== undefined) return tools;
  }
  // 'What can you do for us?' of somebody who told a trade asks for that trade.
  const trade = `industry/${frame.named.industry?.[0]}`;
  const isOwn = isLikely(frame, trade) || /\b(?:us|me|we|my|our)\b/.test(frame.said);
  if (general.has(topic) && isOwn && retrieval.passage(trade)) return byTopic(query, trade);
  const asked = topic === "roi" && frame.named.industry ? "stories" : topic;
  if (isPage(asked)) return pageResult(query, asked);
  if (topic.startsWith("posts/")) return pageResult(query, "blog");
  const source = topicSources.get(topic);
  if (source !== undefined) {
    const passages = source.from.flatMap((id) => retrieval.passage(id) ?? []);
    if (source.open !== undefined) return { kind: "unknown", what: source.open, passages };
    return passages.length === 0 ? undefined : { kind: "passages", passages };
  }
  const passage = retrieval.passage(topic);
  if (passage === undefined) return undefined;
  return {
    kind: "passages",
    passages: [passage, ...besides(query, topic)],
  };
}

/**
 * The whole of which a point is a part: a specialty's trade, a customer's story; and of a trade what it
 * does that is likeliest meant.
 */
function besides({ frame, retrieval }: ProseQuery, topic: string): Passage[] {
  const [kind, id = "", part] = topic.split("/");
  const whole = kind === "story" ? `story/${id}` : `industry/${id}`;
  const isPart = part !== undefined && (kind === "story" || part === "specialties");
  const isTrade = kind === "industry" || part === "specialties";
  const points = frame.topics.filter((each) => each.topic.startsWith(`point/${id}/features/`));
  const likeliest = isTrade ? points.slice(0, 2).map((each) => each.topic) : [];
  return [...(isPart ? [whole] : []), ...likeliest].flatMap(
    (each) => retrieval.passage(each) ?? [],
  );
}

/** A page of its own form, for other trades with what we offer to any. */
function pageResult({ frame, retrieval }: ProseQuery, page: Page): Result {
  const isOther = page === "industries" && frame.words.some(isOtherTrade);
  const offer = isOther ? retrieval.passage("offer/ai-receptionist") : undefined;
  return { kind: "page", page, passages: offer ? [offer] : [] };
}

/** The passage that covers the question's words, on the page that was spoken of or anywhere. */
function byWords({ frame, retrieval, page }: ProseQuery): Result {
  const found =
    (page === undefined ? undefined : retrieval.find(frame.words, page)) ??
    retrieval.find(frame.words);
  return found ? { kind: "passages", passages: [found] } : { kind: "unknown", passages: [] };
}
