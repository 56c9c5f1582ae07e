/** Finds the result of a message: for a question from the table of plans or from the pages, else by its act. */
import { talkTopics } from "../frame/acts.ts";
import type { Frame } from "../frame/frame.ts";
import { isPriced, type PlanRow } from "../knowledge/plan-table.ts";
import type { Site } from "../knowledge/site.ts";
import { dangerOf } from "../reading/alarms.ts";
import type { Reading } from "../reading/reading.ts";
import type { Thread } from "../thread/thread.ts";
import { topicSources } from "../topics/topic-sources.ts";
import { openAspect } from "./nothing-new.ts";
import { operations } from "./operations.ts";
import { sortPlans } from "./order.ts";
import { asksOfAll, asksPoint, asksPointOfIt, asksShared, pointsBeside } from "./points.ts";
import type { ProseQuery } from "./prose-query.ts";
import { queryProse } from "./prose.ts";
import { type Result, rowsOf } from "./result.ts";
import type { Retrieval } from "./retrieval.ts";
import { asksUnlimited, categoriesOf, type Item, itemsOf, pricedAmong } from "./select.ts";
import { languages } from "./tools.ts";

/** The content in the forms that the query uses. */
export interface Sources {
  readonly site: Site;
  readonly table: readonly PlanRow[];
  readonly retrieval: Retrieval;
}

/** The result of a question, and the operation that computed it. */
export interface Queried {
  readonly operation: string;
  readonly result: Result;
}

/** Certainty above which the likeliest topic is clear; `plans` then is answered from the table of plans. */
const minPlans = 0.5;
const minOther = 0.75; // Certainty above which a topic counts more than the name of a plan.
const minSubject = 0.4; // Certainty above which the topic of a feature that a plan does not list is answered.
/** Topics of bills and contracts. The plans' table does not answer them; they count above `minBilling`. */
const billingTopics =
  /^(?:overage|refund|cancellation|wrongAnswer|fees|payment|planChange|priceChange|minutes|seats|counting|sla)$/;
/** Topics about numbers of calls; with a number of the visitor's own they are questions about plans. */
const volumeTopics = /^(?:manualDialing|leadVolume|callsHandled|missedCost)$/;
const minBilling = 0.08;
const maxShortWords = 4; // In a message of so few words, `billingTopics` need the certainty of other topics.
const maxPeriodWords = 8; // A message of more words has a topic of its own, even if it names a period.

/** @param frame the frame completed from the thread. @param own the frame of the message alone. */
export function runQuery(
  { site, table, retrieval }: Sources,
  frame: Frame,
  own: Frame,
  reading: Reading,
  thread: Thread,
): Queried {
  const talk = resultOfAct(frame, reading);
  if (talk !== undefined) return talk;
  if (frame.act === "instruction") {
    const asked = frame.plans.length > 0 && plansResult(site, table, withoutFigures(frame), own);
    const result = { kind: "instruction" as const, ...(asked && { besides: asked.result }) };
    return { operation: "refuse an instruction", result };
  }
  const isOfPlan = (frame.rank ?? frame.plans[0]) && (own.measure ?? "features") === "features";
  if (own.named.language && isOfPlan && own.relation === undefined)
    return { operation: "prose: languages", result: languages(frame, site) };
  // 'Which plan has that?' about something that no plan lists: the pages leave it open.
  const asksWhich = own.hasNoOtherTopic && whichHasIt.test(own.text);
  const isOpen = thread.wasAboutPoint && !frame.isAboutEarlierPlans && asksWhich;
  if (!isOpen && (isAboutPlans(frame, own, thread) || asksPointOfIt(table, frame, own))) {
    const found = plansResult(site, table, frame, own);
    const besides = found && unlisted({ site, retrieval, frame, thread }, own, found);
    if (found) return besides ?? found;
  }
  if (isOpen) return { operation: "prose: part of a plan", result: inAll };
  const [first] = frame.topics;
  const found = queryProse({ site, retrieval, frame, thread });
  const prose = openAspect(own, thread, found) ?? found;
  const operation = `prose: ${first?.topic ?? "none"}`;
  // If no passage was found and small talk is the likeliest topic, the message is small talk.
  if (prose.kind === "unknown" && prose.what === undefined && talkTopics.has(first?.topic ?? ""))
    return { operation, result: { kind: "talk", topic: first?.topic ?? "sign" } };
  if (prose.kind !== "passages" && prose.kind !== "tools") return { operation, result: prose };
  return { operation, result: { ...prose, points: pointsBeside(table, own) } };
}

/** For a feature that a plan does not list: what the pages say of it, or that it is unknown for the plan. */
function unlisted(
  query: ProseQuery,
  own: Frame,
  { operation, result }: Queried,
): Queried | undefined {
  const { subject, relation, rank, measure = "features", plans, hasNoOtherTopic } = own;
  const [first] = subject?.topics ?? [];
  const certainty = first?.certainty ?? 0;
  const isSure = certainty > minOther && topicSources.get(first?.topic ?? "")?.open !== undefined;
  const isFeature = measure === "features" && plans.length === 1 && operation === "describe";
  if (!subject || hasNoOtherTopic || !(isSure || isFeature) || asksUnlimited(own)) return undefined;
  if (!/^(?:describe|points)$/.test(operation)) return undefined;
  if (rank || (relation && relation !== "over") || first?.topic === "plans") return undefined;
  const prose = queryProse({ ...query, frame: { ...query.frame, ...subject, plans: [] } });
  const isLikely = certainty > minSubject;
  if (isLikely && prose.kind !== "passages") return { operation: "unlisted", result: prose };
  const passages = isLikely && prose.kind === "passages" ? prose.passages.slice(0, 1) : [];
  const rows = rowsOf(result);
  const names = rows.length === 1 ? `**${rows[0]?.name}**` : `a ${rows[0]?.plan.name} plan`;
  const what = `whether ${names} includes that: its list does not name it`;
  return { operation: "unlisted", result: { kind: "unknown", what, passages } };
}

const nothingElse = { isYesNo: false, hasNoOtherTopic: false, refersBack: false, corrects: false };
/** What an instruction asks, without the figures that it states: they may be false prices. Its plans remain. */
function withoutFigures({ act, topics, planPoints, plans, named, words, text }: Frame): Frame {
  return { ...nothingElse, unknownNames: [], act, topics, planPoints, plans, named, words, text };
}

function resultOfAct(frame: Frame, reading: Reading): Queried | undefined {
  const { act, topics, bareNumber } = frame;
  const results: Partial<Record<Frame["act"], Result>> = {
    danger: { kind: "danger", danger: dangerOf(reading) ?? "life" },
    rude: { kind: "rude" },
    smallTalk: { kind: "talk", topic: topics[0]?.topic ?? "sign" },
    ...(bareNumber !== undefined && { bareNumber: { kind: "askBack", figure: bareNumber } }),
  };
  const result = results[act];
  return result && { operation: act, result };
}

/** Whether a longer message without plans, comparisons and numbers of calls may be about `billingTopics`. */
const asksAboutBilling = ({ topics }: Frame, own: Frame): boolean =>
  own.plans.length === 0 &&
  own.words.length > maxShortWords &&
  (own.volume ?? own.used ?? own.rank ?? own.relation ?? own.months) === undefined &&
  own.bareNumber === undefined &&
  !(own.refersBack && (own.period ?? (own.hasNoOtherTopic && own.measure === "features"))) &&
  topics.some(({ topic, certainty }) => billingTopics.test(topic) && certainty > minBilling);

const inAll: Result = { kind: "unknown", what: "whether that is part of every plan", passages: [] };
const whichHasIt =
  /\b(?:which|what) plans? (?:has|have|includes?) (?:it|that|this)\b|\bin (?:which|what) plans?\b|\bthat included\b/;
/** Whether the plans' table answers the question, rather than the pages' texts. */
function isAboutPlans(frame: Frame, own: Frame, thread: Thread): boolean {
  const { wasAboutPlans, focus } = thread;
  const [first] = frame.topics;
  const certainty = first?.certainty ?? 0;
  if (frame.isAboutEarlierPlans || asksShared(own) || asksUnlimited(own)) return true;
  // Asking for a limit means the plan's number of calls; the pages don't say what happens beyond it.
  if (own.measure === "calls" && !own.relation && first?.topic === "overage") return true;
  if (own.measure === "saving" && frame.period === "annual") return true;
  if (asksAboutBilling(frame, own)) return false;
  if (asksPoint(frame) || asksOfAll(frame)) return true;
  const plans = frame.topics.find(({ topic }) => topic === "plans")?.certainty ?? 0;
  if (first?.topic === "plans" && certainty > minPlans) return true;
  const isOfOffer = /^(?:plans$|industry\/|offer\/)/.test(first?.topic ?? "");
  const asksPrice = own.measure === "price" && !own.isYesNo && !/\bmuch time\b/.test(own.text);
  if (asksPrice && isOfOffer && certainty < minOther) return true;
  const hasCue = (own.measure ?? own.relation) !== undefined && own.measure !== "features";
  // 'And how much is it?'
  if (hasCue && own.hasNoOtherTopic && (wasAboutPlans || focus.length > 0 || own.plans.length > 0))
    return certainty < minOther || /^(?:plans$|offer\/)/.test(first?.topic ?? "");
  const namesPlan = own.plans.some(({ tier }) => tier !== undefined);
  // The table then says that the plan's list of features does not name the subject.
  const isOutside = first?.topic === "outside";
  if (own.subject && !own.measure && (certainty < minPlans || isOutside)) return true;
  if (namesPlan && (own.measure !== undefined || own.relation !== undefined))
    return certainty < minOther || first?.topic.startsWith("offer/") === true;
  const isVague = certainty < minPlans || volumeTopics.test(first?.topic ?? "");
  const isVolume = own.volume?.per !== undefined || own.hasNoOtherTopic || own.measure === "calls";
  if (own.volume !== undefined && isVolume && isVague) return true; // '500 calls', '200 a week is how many a month?'
  const hasFigures = own.volume !== undefined || own.money !== undefined || own.used !== undefined;
  if (hasFigures && (own.plans.length > 0 || wasAboutPlans)) return certainty < minOther;
  const hasPeriod = (own.period ?? own.months) !== undefined && own.refersBack;
  if (hasPeriod && wasAboutPlans && own.words.length <= maxPeriodWords) return true;
  if (own.hasNoOtherTopic && own.refersBack && wasAboutPlans)
    return certainty < minPlans || namesPlan || own.bareNumber !== undefined;
  const isAsked = (own.measure ?? own.relation ?? own.rank) !== undefined || hasFigures;
  // Off-topic questions about prices are often about a plan in unusual words: a lower certainty is enough.
  const asksOfUs = own.measure === "price" || own.relation === "fits";
  const leastPlans = first?.topic === "outside" && asksOfUs ? 0.15 : 0.35;
  const isLikely = plans > leastPlans || (wasAboutPlans && own.refersBack && certainty < minPlans);
  return isAsked && isLikely;
}

/** Adds a category to tiers without one, if one is needed: outbound for outbound calls, else receptionist. */
function withCategory(frame: Frame, table: readonly PlanRow[]): Frame {
  const { plans, volume, money } = frame;
  const isOpen = plans.length > 0 && plans.every(({ category, tier }) => tier && !category);
  const isComputed = (volume ?? money ?? frame.used ?? frame.share ?? frame.divisor) !== undefined;
  const isOfOneCategory = plans.length > 1 || plans.some(({ copies }) => copies > 1) || isComputed;
  const categoryId = categoriesOf(frame, volume?.out === undefined ? frame.direction : "out")[0];
  const category = table.find((row) => row.category === categoryId)?.category;
  if (!isOpen || !isOfOneCategory || category === undefined) return frame;
  return { ...frame, plans: plans.map((ref) => ({ ...ref, category })) };
}

/** The plan that a rank means in a question about that plan: 'what do I get with the cheapest?' */
function itemOfRank(table: readonly PlanRow[], frame: Frame): readonly Item[] | undefined {
  const { rank, measure, plans, money, volume } = frame;
  if (rank === undefined || rank.by !== "price" || rank.count > 1 || volume) return undefined;
  if (money?.kind === "budget" || plans.some(({ tier }) => tier !== undefined)) return undefined;
  const asksMore = money || measure === "features" || measure === "audience" || frame.isYesNo;
  // An amount is compared with the receptionist's plans, unless the message says otherwise.
  const meant = money && categoriesOf(frame, frame.direction);
  const among = table.filter(({ category }) => meant?.includes(category) ?? true);
  const [row] = asksMore ? sortPlans(pricedAmong(among, frame), rank).slice(rank.nth - 1) : [];
  return row && [{ row, copies: 1 }];
}

/** Answers a question from the plans' table; undefined if no operation applies. */
export function plansResult(
  site: Site,
  table: readonly PlanRow[],
  completed: Frame,
  own: Frame,
): Queried | undefined {
  const frame = withCategory(completed, table);
  const ranked = itemOfRank(table, frame);
  const items = ranked ?? itemsOf(table, frame.plans, frame.text);
  const [only] = items;
  const single = items.length === 1 && only !== undefined && isPriced(only.row) ? only : undefined;
  const { rank: _, ...rest } = frame;
  const query = { site, own, table, items, ...(single && { single }) };
  const meant = { ...query, frame: ranked ? rest : frame };
  for (const { name, run } of operations) {
    const result = run(meant);
    if (result !== undefined) return { operation: name, result };
  }
  return undefined;
}
