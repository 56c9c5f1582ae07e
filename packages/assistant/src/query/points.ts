/** Operations (`operations.ts`) on features: which plans have one, and what all plans include. */
import type { Frame } from "../frame/frame.ts";
import { ownFeatures, type PlanRow } from "../knowledge/plan-table.ts";
import { stem } from "../reading/stem.ts";
import { isEveryday, isStopWord } from "../reading/word-lists.ts";
import { toWords } from "../reading/words.ts";
import type { RankedTopic } from "../topics/classifier.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { PlanPoint, Result } from "./result.ts";
import { asksUnlimited } from "./select.ts";

/** Certainty from which a feature counts as meant: in a question about one plan, and about any plan. */
const minForNamed = 0.3;
const minForAny = 0.45;
/** Certainty from which a feature counts although no plan is mentioned, and beside a page's answer. */
const minAlone = 0.6;
const minBesidePage = 0.75;
// With a `subject`: certainty above which a feature counts if the message has none, or some, of its words.
const minUnsaid = 0.72;
const minSaid = 0.015;
const minForPlan = 0.5; // Certainty from which a yes-or-no question is about a feature of an earlier plan.

/** The plans that list a feature, in the named categories or in all. */
function plansWithFeature(table: readonly PlanRow[], name: string, { plans }: Frame): PlanPoint[] {
  const stems = toWords(name).map(stem);
  // Every word of the topic is in the feature: 'Scores leads by your questions' for 'scores leads'.
  const isMeant = (feature: string) =>
    stems.every((word) => toWords(feature).map(stem).includes(word));
  const categories = new Set(plans.flatMap(({ category }) => category ?? []));
  return table.flatMap((row) =>
    (categories.size > 0 && !categories.has(row.category) ? [] : ownFeatures(row))
      .filter(isMeant)
      .map((feature) => ({ row, feature })),
  );
}

/** The plans that list the feature in question, if it is certain and the message has one of its words. */
export function pointsBeside(table: readonly PlanRow[], frame: Frame, from = minBesidePage) {
  const [best] = frame.planPoints;
  if (best === undefined || best.topic === "none" || best.certainty < from) return [];
  // A tool's name replaces the feature's words: 'Salesforce' instead of 'your CRM'.
  return plansWithFeature(table, best.topic, frame).filter(({ feature }) =>
    frame.named.tool ? feature.includes("CRM") : isMentioned(feature, frame.words),
  );
}

/** Words by which a question is about all plans, or about any plan. */
const anyPlan = /\b(?:all|every|each|any|whichever|whatever|standard|regardless|no matter)\b/;

/** What every plan includes: the whole list, or the entry in question. */
export function includedInAll({ frame, own, site }: PlanQuery): Result | undefined {
  const mentioned = site.includedInAllPlans.filter((text) => isMentioned(text, frame.words));
  const isAboutPlans =
    frame.measure === "features" ||
    frame.plans.length > 0 ||
    own.rank !== undefined ||
    anyPlan.test(frame.text);
  if (mentioned.length > 0 && isAboutPlans && frame.isYesNo)
    return { kind: "points", points: [], inAll: mentioned };
  return asksOfAll(frame) ? { kind: "page", page: "includedInAll", passages: [] } : undefined;
}

/** Matches questions for a plan: 'which plan …', 'what plans …'. */
const asksWhich =
  /\bwhich (?:[a-z]+ ){0,2}(?:plans?|package|one|level|tier|of|has)\b|\bwhat (?:[a-z]+ ){0,2}(?:plans?|tier)\b/;

/** Asks which plan has a feature. */
export const asksPoint = ({ planPoints: [best], text }: Frame): boolean =>
  best !== undefined && best.topic !== "none" && best.certainty > minForAny && asksWhich.test(text);

/** Asks whether the plan mentioned before has a feature: 'does it write to the CRM?' after a price. */
export const asksPointOfIt = (table: readonly PlanRow[], { plans }: Frame, own: Frame): boolean =>
  own.isYesNo &&
  plans.length === 1 &&
  plans[0]?.tier !== undefined &&
  pointsBeside(table, own, minForPlan).length > 0;

const saysIncluded = /\b(?:plans?|tiers?|packages?|standard|include[ds]?)\b/;
/** Asks what every plan includes. */
export const asksOfAll = ({ measure, text, plans }: Frame): boolean =>
  measure === "features" && plans.length === 0 && anyPlan.test(text) && saysIncluded.test(text);

/**
 * The likeliest feature. With `subject`, or if `row` may have it: the likeliest one if it is very likely and the
 * message has none of its words; otherwise the one of which the message has most words, raised above `minForAny`.
 */
function meantPoint(table: readonly PlanRow[], frame: Frame, row?: PlanRow) {
  const { planPoints, subject, rank, words } = frame;
  const [first] = planPoints;
  const isNarrow = subject ?? (row && frame.isYesNo) ?? false;
  // 'The cheapest way to get it into our CRM': the feature that the message names.
  if (first === undefined || !(isNarrow || rank?.order === "lowest")) return first;
  // Of features with as many words, one that the plan in question has comes first.
  const weightOf = (point: PlanPoint) => {
    const said = wordsSaid(point.feature, words);
    return row && said > 0 && includes(table, row, point) ? said + 0.5 : said;
  };
  const wordsOf = ({ topic }: RankedTopic) =>
    Math.max(...plansWithFeature(table, topic, frame).map(weightOf));
  const likely = planPoints.filter((each) => each.certainty > minSaid && wordsOf(each) > 0);
  const [best] = likely.toSorted((one, other) => wordsOf(other) - wordsOf(one));
  if (best === undefined || (first.certainty > minUnsaid && !likely.includes(first)))
    return first.certainty > minUnsaid ? first : undefined;
  return { ...best, certainty: Math.max(best.certainty, minForAny + 0.01) };
}

/** Which plans have a feature, or whether the named plan has it. */
export function points({ frame, items, table, own }: PlanQuery): Result | undefined {
  const best = meantPoint(table, frame, items.length === 1 ? items[0]?.row : undefined);
  const isNamed = items.length === 1 || frame.plans.some(({ tier }) => tier !== undefined);
  const saysPlan = /\b(?:plans?|package|level|tier)\b/.test(frame.text);
  const asksPlan = isNamed || own.rank !== undefined || asksWhich.test(frame.text) || saysPlan;
  if (best === undefined || best.topic === "none" || asksUnlimited(own)) return undefined;
  const isLikely = best.certainty > (own.plans.length > 0 && isNamed ? minForNamed : minForAny);
  const isOfFeatures = (own.measure ?? "features") === "features";
  const namesAlone = own.hasNoOtherTopic && !frame.isYesNo && isOfFeatures;
  if (namesAlone && !asksWhich.test(frame.text)) return undefined;
  const isOfEarlier = best.certainty === 1; // 'How much is it?' after an answer about the feature.
  const asksFigure = !(isOfFeatures || isOfEarlier || own.isYesNo || own.rank);
  if (!isLikely || asksFigure || !(asksPlan || best.certainty > minAlone)) return undefined;
  const minWithRank = own.hasNoOtherTopic ? minBesidePage : minForAny;
  if (own.rank !== undefined && best.certainty < minWithRank) return undefined;
  const listing = plansWithFeature(table, best.topic, frame);
  // 'Which plan for a solo plumber?' asks for no feature, although plumbers often ask for some.
  const isSaid = listing.some(({ feature }) => isMentioned(feature, own.words));
  if (listing.length === 0 || (own.named.industry && !isSaid)) return undefined;
  const [item, ...others] = items;
  if (!isNamed || item === undefined) return { kind: "points", points: listing };
  const ofKind = items.find(({ row }) => row.category === listing[0]?.row.category) ?? item;
  const among = items.flatMap(({ row }) =>
    listing.filter((point) => includes(table, row, point)).map(({ feature }) => ({ row, feature })),
  );
  if (others.length === 0 || (among.length === 0 && own.isYesNo))
    return forPlan(table, ofKind.row, listing);
  return { kind: "points", points: among.length > 0 ? among : listing };
}

/** Whether a message asks if several places may share a plan. With calls of its own it asks which plan fits them. */
export const asksShared = ({ relation, volume, money }: Frame): boolean =>
  relation === "shared" && (volume ?? money) === undefined;

/** 'Can two offices share a plan?' The pages leave that open; a feature of some plans is about several locations. */
export function sharedPlan({ frame, own, table }: PlanQuery): Result | undefined {
  if (!asksShared(own)) return undefined;
  const listing = plansWithFeature(table, "calendars locations", { ...frame, plans: [] });
  const what = "whether several places may share a plan or a number";
  return { kind: "unknown", what, passages: [], points: listing };
}

/** How many words of the text the message has; 0 if all of them are everyday words and the text has more. */
function wordsSaid(text: string, words: readonly string[]): number {
  const mentioned = new Set(words.map(stem));
  const own = toWords(text).filter(
    (word) => !isStopWord(word) && !/^(?:ai|powered|real|time|\d+)$/.test(word),
  );
  const found = own.filter((word) => mentioned.has(stem(word)));
  return found.length === own.length || !found.every(isEveryday) ? found.length : 0;
}
const isMentioned = (text: string, words: readonly string[]) => wordsSaid(text, words) > 0;

/** Whether a plan or a smaller one of its category, whose features it includes, lists the feature. */
const includes = (table: readonly PlanRow[], row: PlanRow, { row: first }: PlanPoint): boolean =>
  first.category === row.category && table.indexOf(first) <= table.indexOf(row);

function forPlan(table: readonly PlanRow[], row: PlanRow, listing: readonly PlanPoint[]): Result {
  const own = listing.filter(({ row: other }) => other.category === row.category);
  const has = listing.some((point) => includes(table, row, point));
  return { kind: "points", points: own.length > 0 ? own : listing, asked: { row, has } };
}
