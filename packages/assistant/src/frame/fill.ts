import type { PlanRow } from "../knowledge/plan-table.ts";
import { isOfPlan, placesOf } from "../reading/gazetteer.ts";
import { indexOfPhrase, matchingKeys, says } from "../reading/phrases.ts";
import type { Reading } from "../reading/reading.ts";
import { isCounted, isEveryday, isStopWord, planWords } from "../reading/word-lists.ts";
import type { RankedTopic } from "../topics/classifier.ts";
import { actOf } from "./acts.ts";
import {
  correcting,
  referring,
  measureCues,
  ordinals,
  rankCues,
  relationCues,
  yesNo,
} from "./cues.ts";
import { readFigures } from "./figures.ts";
import type { Frame, NamedKind, Period, Rank } from "./frame.ts";
import { readPlanRefs } from "./plan-refs.ts";

const annualWords =
  /\b(?:annual(?:ly)?|yearly|upfront|up front|in advance|prepay|12 months|full year)\b/;
const wholeYear = /\b(?:a|per|the|each|every|one|whole) (?:whole )?year\b/;
const monthlyWords = /\b(?:monthly|(?:a|per|each|every) month|month by month)\b/;
/** Question words whose answer is more than yes or no. */
const asksWhat =
  /^(?:and |so |but |ok )*(?:what|how|which|who|when|where)\b|\bwhat is (?:it|that|this)\b|\bhow many\b/;
const superlative = "smallest|cheapest|lowest|largest|biggest|dearest|priciest|highest|fewest";
const ofThese = "(?:(?:\\w+ )?plans )?(?:(?:with|have|having|include) )?(?:the )?";
/** 'The 2 most expensive', '2 plans with the most calls', 'the cheapest 3'; but not 'at least 3'. */
const countOfSorted = new RegExp(
  `\\b([2-9]) ${ofThese}(?:most|least|${superlative})\\b|\\b(?:${superlative}) ([2-9])(?![\\d.])`,
);
const maxFirstWords = 4; // A first message of at most so many everyday words is small talk,
const minFirst = 0.5; // unless a topic is more certain than this.
const maxReferringWords = 3; // A message of at most so many words refers to the previous one.

/** Describes what a message asks, by its words alone. `merge` completes it from the messages before. */
export function fillFrame(
  reading: Reading,
  topics: readonly RankedTopic[],
  planPoints: readonly RankedTopic[],
  table: readonly PlanRow[],
): Frame {
  const { stems, words } = reading;
  const { plans, figures: priced } = readPlanRefs(reading, table);
  const [measure] = matchingKeys(stems, measureCues);
  const rank = readRank(stems, words);
  const period = readPeriod(reading);
  const figures = readFigures(reading, plans, priced);
  const saysPlaces = words.some(
    (word) => /^(?:they|both)$/.test(word) || isCounted("places", word),
  );
  // 'Over 2 years' is a time, 'for both offices' is no sum, and 'a difference between two' asks for no plan between them.
  const relation = matchingKeys(stems, relationCues).find(
    (key) =>
      !(key === "over" && figures.months !== undefined) &&
      !(key === "difference" && /\b(?:more|less) than \d/.test(words.join(" "))) &&
      !(key === "sum" && figures.places === 2 && / for both\b/.test(stems)) &&
      !(key === "shared" && !saysPlaces && figures.places === undefined) &&
      !(key === "between" && / differ(?:enc)?\b/.test(stems)),
  );
  // A message of everyday words is small talk if it is the first one: 'why?', 'tell me more'.
  const [first] = topics; // Only topics of the first message have `support`.
  const slot = relation ?? rank ?? period ?? figures.volume ?? plans[0];
  const asks = slot !== undefined || (measure ?? "features") !== "features";
  const isFragment =
    words.length <= maxFirstWords && !asks && first?.support && first.certainty < minFirst;
  const act = actOf(reading, topics);
  const noOther = hasNoOtherTopic(reading);
  return {
    act: act === "question" && noOther && isFragment ? "smallTalk" : act,
    topics,
    planPoints,
    ...(measure && { measure }),
    ...(relation && { relation }),
    ...(rank && { rank }),
    ...(period && { period }),
    plans,
    ...figures,
    named: readNamed(reading),
    unknownNames: reading.unknownNames,
    isYesNo: says(stems, yesNo) && !asksWhat.test(words.join(" ")),
    refersBack: refersBack(reading),
    hasNoOtherTopic: noOther,
    corrects: says(stems, correcting),
    words,
    text: words.join(" "),
  };
}

/** Whether a message refers to the previous one: 'and …', 'it', or at most three words. */
export const refersBack = ({ stems, words }: Reading): boolean =>
  words.length <= maxReferringWords || says(stems, referring);

/** Whether all words are names of plans, figures, or words that occur in any question about plans. */
function hasNoOtherTopic({ words, mentions }: Reading): boolean {
  const named = placesOf(mentions.filter(isOfPlan));
  return words.every(
    (word, at) =>
      named.has(at) ||
      isStopWord(word) ||
      isEveryday(word) ||
      /^\d/.test(word) ||
      planWords.some((beginning) => word.startsWith(beginning)),
  );
}

/** The position in a sorted list that a message asks for: 'the second cheapest', 'the two smallest'. */
function readRank(stems: string, words: readonly string[]): Rank | undefined {
  const all = rankCues.filter(([cue]) => indexOfPhrase(stems, cue) !== -1);
  const [found] = all;
  const isOfEnds = all.some(
    ([, { by, order }]) => by === found?.[1].by && order !== found[1].order,
  );
  const place = words.findIndex((word) => ordinals.includes(word));
  const isSorted = /^(?:\w*est|most|least)$/.test(words[place + 1] ?? "");
  const nth = isSorted || words.length <= 4 ? ordinals.indexOf(words[place] ?? "") + 1 : 0;
  if (found === undefined) return undefined;
  const [, before, after] = countOfSorted.exec(words.join(" ")) ?? [];
  const count = Number(before ?? after ?? 1);
  return { ...found[1], nth: nth || 1, count, ...(isOfEnds && { isOfEnds }) };
}

function readPeriod({ words, quantities }: Reading): Period | undefined {
  // '150 calls a month' does not state how the plan is paid.
  const ofCalls = placesOf(quantities.filter(({ unit }) => unit === "calls"));
  const text = words.filter((_, at) => !ofCalls.has(at)).join(" ");
  const isAnnual = annualWords.test(text) || wholeYear.test(text);
  const isMonthly = monthlyWords.test(text);
  if (isAnnual === isMonthly) return undefined;
  return isAnnual ? "annual" : "monthly";
}

function readNamed({ mentions }: Reading): Frame["named"] {
  const named: Partial<Record<NamedKind, string[]>> = {};
  for (const { kind, id } of mentions) {
    if (kind === "category" || kind === "tier") continue;
    const list = (named[kind] ??= []);
    if (!list.includes(id)) list.push(id);
  }
  return named;
}
