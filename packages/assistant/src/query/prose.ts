import type { Frame } from "../frame/frame.ts";
import type { Passage } from "../knowledge/passages.ts";
import type { Site } from "../knowledge/site.ts";
import { stem } from "../reading/stem.ts";
import { isOtherTrade } from "../reading/word-lists.ts";
import type { Ranked } from "../topics/classifier.ts";
import { topicSources } from "../topics/topic-sources.ts";
import type { Page, Result } from "./result.ts";
import type { Retrieval } from "./retrieval.ts";
import { asksOfTools, languages, namedTools } from "./tools.ts";
import { topicPages } from "./topic-pages.ts";

/** Certainty from which a topic is believed, a page's and one of our own. */
const believed = 0.15;
/** Certainty from which a second topic is answered beside the first: 'HIPAA, and encrypted?' */
const believedBeside = 0.22;
/** Below the first it is open what is meant; then what is so likely as that is said, too. */
const sure = 0.6;
const open = 0.35;

/** What the three likeliest come to where none is believed alone, so that the first is said to be near. */
const together = 0.25;
const leastShare = 0.2;

const believedOfNamed = 0.03;
/** How much likelier a point of the own trade is. */
const ownTradeWeight = 3;
/** How much less likely one of another trade than that is, and of any where none was told. */
const otherTradeWeight = 0.15;
const anyTradeWeight = 0.25;
/** And a specialty of which nothing is said. */
const unnamedWeight = 0.4;
/** None of our business. */
const outsideTopics: ReadonlySet<string> = new Set(["outside", "seeksTrade", "personalAdvice"]);

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
  const ranked = weighed(query);
  const [first, second, third] = ranked;
  const tools = asksOfTools(frame) ? namedTools(frame) : undefined;
  if (tools !== undefined) return tools;
  if (frame.named.language !== undefined && isLikely(frame, "languages"))
    return languages(frame, site);
  const foreign = ranked
    .filter(({ topic }) => outsideTopics.has(topic))
    .reduce((sum, { certainty }) => sum + certainty, 0);
  if (foreign > (first?.certainty ?? 0)) {
    const away = outside(query);
    if (away !== undefined) return away;
  }
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
  const found = byWords(query);
  const likely = [first, second, third].reduce((sum, each) => sum + (each?.certainty ?? 0), 0);
  const isForeign = frame.unknownWords.length * 3 > frame.words.length;
  if (found.kind !== "unknown" || first === undefined || likely < together || isForeign)
    return found;
  const near = byTopic(query, first.topic);
  return near?.kind === "passages" ? { ...near, isNear: true } : found;
}

type Said = Extract<Result, { kind: "passages" | "unknown" }>;
const isSaid = (result: Result): result is Said =>
  result.kind === "passages" || result.kind === "unknown";
const isOpen = (result: Result): result is Said & { kind: "unknown" } => result.kind === "unknown";

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
  const said = new Set(frame.words.map(stem));
  const weightOf = (topic: string): number => {
    if (topic === "plans") return 0;
    const [kind = "", trade = ""] = topic.split("/");
    const isOfTrade = kind !== "story" && site.industries.some(({ id }) => id === trade);
    return (
      (isOfTrade ? weightOfTrade(kind, trade, trades) : 1) *
      (isUnnamedSpecialty(topic, said) ? unnamedWeight : 1)
    );
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

/** A specialty of a trade of which no word is said: 'what does it ask?' means none of them. */
function isUnnamedSpecialty(topic: string, said: ReadonlySet<string>): boolean {
  const [, name] = /\/specialties\/(.+)$/.exec(topic) ?? [];
  return (
    name !== undefined && name !== "titles" && !name.split("-").some((word) => said.has(stem(word)))
  );
}

/** Whether a topic may be meant, where something of its kind is named besides. */
const isLikely = ({ topics }: Frame, asked: string): boolean =>
  topics.some(({ topic, certainty }) => topic === asked && certainty > believedOfNamed);

/** What a topic is answered with. */
function byTopic(query: ProseQuery, topic: string): Result | undefined {
  const { frame, retrieval, site } = query;
  if (outsideTopics.has(topic)) return outside(query);
  if (topic === "languages") return languages(frame, site);
  if (topic === "integrations" || topic === "api" || topic.endsWith("/names")) {
    const said = frame.topics
      .filter(({ certainty }) => certainty > believed)
      .flatMap(({ topic: likely }) => topicSources.get(likely)?.from ?? []);
    const tools = namedTools(
      frame,
      said.flatMap((id) => retrieval.passage(id) ?? []),
    );
    if (tools !== undefined) return tools;
  }
  const trade = `industry/${frame.named.industry?.[0]}`;
  if (topic === "industries" && isLikely(frame, trade)) return byTopic(query, trade);
  const page = topic === "roi" && frame.named.industry ? "stories" : topicPages[topic];
  if (page !== undefined) return pageResult(query, page);
  if (topic.startsWith("posts/")) return pageResult(query, "blog");
  const source = topicSources.get(topic);
  if (source !== undefined) {
    const passages = source.from.flatMap((id) => retrieval.passage(id) ?? []);
    if (source.open !== undefined) return { kind: "unknown", what: source.open, passages };
    return passages.length === 0 ? undefined : { kind: "passages", passages, isNear: false };
  }
  const passage = retrieval.passage(topic);
  if (passage === undefined) return undefined;
  return {
    kind: "passages",
    passages: [passage, ...besides(site, retrieval, topic)],
    isNear: false,
  };
}

/** A trade's own figure and rules beside what is said of it. */
function besides(site: Site, retrieval: Retrieval, topic: string): Passage[] {
  const [kind, id, part] = topic.split("/");
  const industry = site.industries.find((each) => each.id === id);
  const story = kind === "story" && part ? retrieval.passage(`story/${id}`) : undefined;
  if (industry === undefined) return story ? [story] : [];
  const whole = part === "specialties" ? retrieval.passage(`industry/${industry.id}`) : undefined;
  const isWhole = kind === "industry" || part === "specialties";
  const claims = isWhole ? [industry.stat, ...industry.compliance] : [];
  return [
    ...(whole ? [whole] : []),
    ...claims.map(({ statement, label, source }) => ({
      id: `claim/${label}`,
      title: label,
      text: statement,
      answer: statement,
      source,
    })),
  ];
}

function outside({ frame, retrieval, page }: ProseQuery): Result | undefined {
  const [first] = frame.topics;
  if (first !== undefined && first.certainty > 0.5) return { kind: "outside" };
  const found = retrieval.find(frame.words, page);
  return found?.isSure === true ? undefined : { kind: "outside" };
}

/** A page of its own form, with the article or the offer that is meant beside. */
function pageResult({ frame, retrieval }: ProseQuery, page: Page): Result {
  const isArticle = page === "blog" && frame.topics[0]?.topic !== "posts/authors";
  const found = isArticle ? retrieval.find(frame.words, "/blog")?.passage : undefined;
  const isOther = page === "industries" && frame.words.some(isOtherTrade);
  const beside = isOther ? retrieval.passage("offer/ai-receptionist") : found;
  return { kind: "page", page, passages: beside ? [beside] : [] };
}

/** The passage that covers the question's words, on the page that was spoken of or anywhere. */
function byWords({ frame, retrieval, page }: ProseQuery): Result {
  const found =
    (page === undefined ? undefined : retrieval.find(frame.words, page)) ??
    retrieval.find(frame.words);
  if (found !== undefined)
    return { kind: "passages", passages: [found.passage], isNear: !found.isSure };
  const [industry] = frame.named.industry ?? [];
  const whole = industry === undefined ? undefined : retrieval.passage(`industry/${industry}`);
  if (whole !== undefined) return { kind: "passages", passages: [whole], isNear: true };
  return { kind: "unknown", passages: [] };
}
