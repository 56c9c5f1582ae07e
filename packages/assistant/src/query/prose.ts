import type { Frame } from "../frame/frame.ts";
import type { Passage } from "../knowledge/passages.ts";
import type { Site } from "../knowledge/site.ts";
import { stem } from "../reading/stem.ts";
import type { Ranked } from "../topics/classifier.ts";
import type { Result } from "./result.ts";
import type { Retrieval } from "./retrieval.ts";
import { topicPages, topicSources } from "./topic-sources.ts";

/** Certainty from which a topic is believed, a page's and one of our own. */
const believed = 0.15;
/** Certainty from which a second topic is answered beside the first: 'HIPAA, and encrypted?' */
const believedBeside = 0.22;
/** Below the first it is open what is meant; then what is so likely as that is said, too. */
const sure = 0.6;
const open = 0.35;

/** Certainty from which what is asked of a trade is believed instead of the trade itself. */
const believedOfTrade = 0.12;
/** How much likelier a point of the own trade is. */
const ownTradeWeight = 3;
/** And how much less likely a specialty of which nothing is said. */
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
  const { frame } = query;
  const [first, second] = specific(ofOwnTrade(frame));
  const short = frame.leans && frame.words.length <= 5 ? namedTools(query) : undefined;
  if (short !== undefined && (frame.named.tool ?? []).length > 0) return short;
  const isOfTools = (frame.named.tool ?? []).length > 0 && first?.topic === "writesToCrm";
  const linked = isOfTools || linking.test(frame.words.join(" ")) ? namedTools(query) : undefined;
  if (linked !== undefined && (isOfTools || frame.unknownWords.length > 0)) return linked;
  const isOfLanguage = (frame.named.language ?? []).length > 0;
  if (
    isOfLanguage &&
    frame.topics.some(({ topic, certainty }) => topic === "languages" && certainty > 0.03)
  )
    return languages(query);
  const foreign = frame.topics
    .filter(({ topic }) => outsideTopics.has(topic))
    .reduce((sum, { certainty }) => sum + certainty, 0);
  if (foreign > (first?.certainty ?? 0)) {
    const away = outside(query);
    if (away !== undefined) return away;
  }
  const best =
    first !== undefined && first.certainty >= believed ? byTopic(query, first.topic) : undefined;
  if (best?.kind === "passages" && second !== undefined && first !== undefined) {
    const beside = isBeside(frame, first, second) ? byTopic(query, second.topic) : undefined;
    if (beside?.kind === "passages")
      return {
        ...best,
        passages: [...new Set([...best.passages.slice(0, 2), ...beside.passages.slice(0, 2)])],
      };
  }
  return best ?? byWords(query);
}

/** Two things are asked for, or it is open which of two is meant: then both are said. */
function isBeside({ words }: Frame, first: Ranked, second: Ranked): boolean {
  const isTwo = /\b(?:and|plus)\b/.test(words.join(" "));
  return (
    (isTwo && second.certainty >= believedBeside) ||
    (first.certainty < sure && second.certainty >= open * first.certainty)
  );
}

/** Asks whether it works together with something. */
const linking =
  /\b(?:works?|integrates?|connects?|syncs?|hook|plug|links?) (?:\w+ )?(?:with|to|into)\b/;

/** Points of the trade that is spoken of come before the same of another. */
function ofOwnTrade({ topics, named, words }: Frame): readonly Ranked[] {
  const said = new Set(words.map(stem));

  const trades = named.industry ?? [];
  const weigh = ({ topic, certainty }: Ranked): Ranked => ({
    topic,
    certainty:
      certainty *
      (trades.some((trade) => topic.startsWith(`point/${trade}/`)) ? ownTradeWeight : 1) *
      (isUnnamedSpecialty(topic, said) ? unnamedWeight : 1),
  });
  return topics.map(weigh).toSorted((one, other) => other.certainty - one.certainty);
}

/** A specialty of a trade of which no word is said: 'what does it ask?' means none of them. */
function isUnnamedSpecialty(topic: string, said: ReadonlySet<string>): boolean {
  const [, name] = /\/specialties\/(.+)$/.exec(topic) ?? [];
  return (
    name !== undefined && name !== "titles" && !name.split("-").some((word) => said.has(stem(word)))
  );
}

/** A trade is said beside what is asked of it: the next likely topic says what that is. */
function specific(topics: readonly Ranked[]): readonly Ranked[] {
  const [first, second, ...rest] = topics;
  const isTrade = first?.topic.startsWith("industry/") === true;
  return isTrade && second !== undefined && second.certainty >= believedOfTrade
    ? [second, first, ...rest]
    : topics;
}

/** What a topic is answered with. */
function byTopic(query: ProseQuery, topic: string): Result | undefined {
  const { frame, retrieval, site } = query;
  if (outsideTopics.has(topic)) return outside(query);
  if (topic === "languages") return languages(query);
  if (topic === "integrations" || topic === "api" || topic.endsWith("/names")) {
    const tools = namedTools(query);
    if (tools !== undefined) return tools;
  }
  const page = Object.hasOwn(topicPages, topic)
    ? topicPages[topic as keyof typeof topicPages] // oxlint-disable-line typescript/no-unsafe-type-assertion
    : undefined;
  if (page !== undefined) return pageResult(query, page);
  if (topic.startsWith("posts/")) return pageResult(query, "blog");
  const source = topicSources[topic];
  if (source !== undefined) {
    const passages = ofTrade(
      frame,
      source.from.flatMap((id) => retrieval.passage(id) ?? []),
    );
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
  if (industry === undefined) return [];
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

/** Of passages of several trades, those of the one that is named. */
function ofTrade({ named }: Frame, passages: readonly Passage[]): readonly Passage[] {
  const trades = named.industry ?? [];
  const isOwn = ({ id }: Passage) => trades.some((trade) => id.startsWith(`point/${trade}/`));
  return passages.some(isOwn)
    ? passages.filter((passage) => isOwn(passage) || !passage.id.startsWith("point/"))
    : passages;
}

function outside({ frame, retrieval, page }: ProseQuery): Result | undefined {
  const [first] = frame.topics;
  if (first !== undefined && first.certainty > 0.5) return { kind: "outside" };
  const found = retrieval.find(frame.words, page);
  return found?.isSure === true ? undefined : { kind: "outside" };
}

function languages({ frame, site }: ProseQuery): Result {
  const asked = frame.named.language ?? [];
  const said = site.faqItems.find(({ id }) => id === "languages")?.answer ?? "";
  const beyond = asked.filter((language) => !said.includes(language));
  const isHeard = (language: string) =>
    site.greetingLanguages.some((each) => each.includes(language));
  return {
    kind: "languages",
    heard: beyond.filter(isHeard),
    unnamed: beyond.filter((language) => !isHeard(language)),
  };
}

function namedTools({ frame, retrieval }: ProseQuery): Result | undefined {
  const known = frame.named.tool ?? [];
  const unknown =
    known.length > 0 ? [] : frame.unknownWords.filter((word) => !/(?:ly|ed|ing)$/.test(word));
  const [topic] = frame.topics;
  const of =
    topic !== undefined && topic.certainty > believed ? topicSources[topic.topic] : undefined;
  const passages = of?.from.flatMap((id) => retrieval.passage(id) ?? []) ?? [];
  return known.length + unknown.length === 0
    ? undefined
    : { kind: "tools", known, unknown, passages: known.length > 0 ? passages.slice(0, 1) : [] };
}

function pageResult(
  { frame, retrieval, page: place }: ProseQuery,
  page: Extract<Result, { kind: "page" }>["page"],
): Result {
  const on = page === "blog" ? "/blog" : page === "stories" ? place : undefined;
  const found =
    page === "blog" && frame.topics[0]?.topic !== "posts/authors"
      ? retrieval.find(frame.words, on)
      : undefined;
  return { kind: "page", page, passages: found ? [found.passage] : [] };
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
