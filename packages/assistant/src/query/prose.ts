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
/** And how certain it must be times how much of the question it covers, where nothing was spoken of before. */
const supported = 0.04;
/** Below the first it is open what is meant. */
const open = 0.35;
const leastShare = 0.2;
/** Topics are said until so much is believed together, each at least so likely beside the first. */
const mostBelief = 0.9;
const leastBeside = 0.1;
/** Most topics that are said beside the first. */
const mostBeside = 2;
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
  const ranked = weighed(query).filter(({ topic }) => isSupported(frame, topic));
  const [first] = ranked;
  const tools = asksOfTools(frame) ? namedTools(frame) : undefined;
  if (tools !== undefined) return tools;
  const isOutside = first !== undefined && outsideTopics.has(first.topic);
  if (frame.named.language !== undefined && isLikely(frame, "languages") && !isOutside)
    return languages(frame, site);
  if (isOfOtherTrade(frame, first)) return pageResult(query, "industries");
  const best =
    first !== undefined && first.certainty >= believed ? byTopic(query, first.topic) : undefined;
  if (best === undefined) return byWords(query);
  if (best.kind === "passages" && frame.named.tool !== undefined)
    return namedTools(frame, best.passages) ?? best;
  const others = isSaid(best) ? besidesFirst(query, ranked, best) : [];
  if (!isSaid(best) || others.length === 0) return best;
  const beside = others.flatMap((each) => each.passages.slice(0, 1));
  const what = [best, ...others].filter(isOpen).map((each) => each.what);
  const unsaid = what.length > 0 ? { what: [...new Set(what)].join(", and not ") } : {};
  const passages = [...new Set([...best.passages, ...beside])];
  return { ...best, ...unsaid, passages };
}

type Said = Extract<Result, { kind: "passages" | "unknown" | "page" }>;
const isSaid = (result: Result): result is Said =>
  result.kind === "passages" || result.kind === "unknown" || result.kind === "page";
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

/** What else may be meant, the likeliest first, until most of the belief is said. */
function besidesFirst(query: ProseQuery, ranked: readonly Ranked[], best: Result): Said[] {
  const likeliest = ranked[0]?.certainty ?? 0;
  const found: Said[] = [];
  let said = likeliest;
  for (const { topic, certainty } of ranked.slice(1)) {
    if (said >= mostBelief || certainty < leastBeside * likeliest || found.length === mostBeside)
      break;
    const result = byTopic(query, topic);
    if (result === undefined || !isSaid(result)) continue;
    // What is not known is told of what was asked, not of all that is near.
    if (isOpen(result) && (!isOpen(best) || certainty < open * likeliest)) continue;
    found.push(result);
    said += certainty;
  }
  return found;
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
  return { kind: "passages", passages: [passage, ...besides(query, topic)] };
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
