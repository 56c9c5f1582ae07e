import { talkTopics } from "../frame/acts.ts";
import type { Frame } from "../frame/frame.ts";
import { isPriced, type PlanRow } from "../knowledge/plan-table.ts";
import type { Site } from "../knowledge/site.ts";
import { dangerOf } from "../reading/alarms.ts";
import type { Reading } from "../reading/reading.ts";
import type { Thread } from "../thread/thread.ts";
import { nothingNew } from "./nothing-new.ts";
import { operations } from "./operations.ts";
import { ordered } from "./order.ts";
import { asksOfAll, asksPoint, asksPointOfIt, pointsBeside } from "./points.ts";
import { queryProse } from "./prose.ts";
import type { Result } from "./result.ts";
import type { Retrieval } from "./retrieval.ts";
import { type Item, itemsOf, kindsOf, pricedAmong } from "./select.ts";

/** What the query looks into. */
export interface Sources {
  readonly site: Site;
  readonly table: readonly PlanRow[];
  readonly retrieval: Retrieval;
}

/** What was found, and by which operation: the record of one question. */
export interface Queried {
  readonly operation: string;
  readonly result: Result;
}

/** Certainty from which a question is one about plans by its examples alone. */
const plansBelieved = 0.5;
/** Certainty of another topic that outweighs a plan's name. */
const otherBelieved = 0.75;
/** Matters of money that the plans' table leaves open, and from when on they are believed instead. */
const besidesPlans =
  /^(?:overage|refund|cancellation|wrongAnswer|fees|payment|priceChange|minutes|seats|counting|sla)$/;
/** Topics of how many calls there are, which a number of one's own makes a question of plans. */
const volumeTopics = /^(?:manualDialing|leadVolume|callsHandled|missedCost)$/;
const besidesBelieved = 0.08;
const fewWords = 4;
/** A message of more words that names a time has a topic of its own. */
const mostOfTime = 9;

/** Evaluates a completed frame over the content. */
export function runQuery(
  { site, table, retrieval }: Sources,
  frame: Frame,
  own: Frame,
  reading: Reading,
  thread: Thread,
): Queried {
  const talk = byAct(frame, reading);
  if (talk !== undefined) return talk;
  if (frame.act === "order") {
    const asked = frame.plans.length > 0 && plansResult(site, table, trusted(frame), own);
    const result = { kind: "order" as const, ...(asked && { besides: asked.result }) };
    return { operation: "refuse an order", result };
  }
  if (isAboutPlans(frame, own, thread) || asksPointOfIt(table, frame, own)) {
    const found = plansResult(site, table, frame, own);
    if (found !== undefined) return found;
  }
  const [first] = frame.topics;
  const isOverview =
    first?.topic === "plans" && first.certainty > otherBelieved && !isBeside(frame, own);
  const overview = isOverview && plansResult(site, table, { ...frame, measure: "price" }, own);
  if (overview) return overview;
  const { page } = thread;
  const found = queryProse({ site, retrieval, frame, ...(page && { page }) });
  const prose = nothingNew(own, thread, found) ?? found;
  const operation = `prose: ${first?.topic ?? "none"}`;
  // What is nearest to talk, and nothing else, is talk.
  if (prose.kind === "unknown" && prose.what === undefined && talkTopics.has(first?.topic ?? ""))
    return { operation, result: { kind: "talk", topic: first?.topic ?? "sign" } };
  if (prose.kind !== "passages" && prose.kind !== "tools") return { operation, result: prose };
  return { operation, result: { ...prose, points: pointsBeside(table, own) } };
}

const nothingElse = { isYesNo: false, isBare: false, leans: false, corrects: false };
/** Of an order only the plans: the figures in it are what somebody would like to hear. */
function trusted({ act, topics, planPoints, plans, named, words, said }: Frame): Frame {
  const asked = { act, topics, planPoints, plans, named, words, said };
  return { ...nothingElse, ...asked, unknownNames: [] };
}

function byAct(frame: Frame, reading: Reading): Queried | undefined {
  const { act, topics, bare } = frame;
  const results: Partial<Record<Frame["act"], Result>> = {
    danger: { kind: "danger", danger: dangerOf(reading) ?? "life" },
    rude: { kind: "rude" },
    smallTalk: { kind: "talk", topic: topics[0]?.topic ?? "sign" },
    ...(bare !== undefined && { bareNumber: { kind: "askBack", figure: bare } }),
  };
  const result = results[act];
  return result && { operation: act, result };
}

/** Whether it is about money, and still no question of plans: no plan, no figure, another topic likely. */
const isBeside = (
  { topics }: Frame,
  { words, plans, volume, used, rank, relation, months }: Frame,
): boolean =>
  plans.length === 0 &&
  words.length > fewWords &&
  (volume ?? used ?? rank ?? relation ?? months) === undefined &&
  topics.some(({ topic, certainty }) => besidesPlans.test(topic) && certainty > besidesBelieved);

/** Whether the plans' table answers, or the pages; by what the message says itself. */
function isAboutPlans(frame: Frame, own: Frame, { wasAboutPlans, focus }: Thread): boolean {
  const [first] = frame.topics;
  const certainty = first?.certainty ?? 0;
  if (frame.isOfPlans) return true;
  // A limit that plans have is their number of calls; what comes beyond it they leave open.
  if (own.measure === "calls" && !own.relation && first?.topic === "overage") return true;
  if (isBeside(frame, own)) return false;
  if (asksPoint(frame) || asksOfAll(frame)) return true;
  if (first?.topic === "plans" && certainty > plansBelieved) return true;
  const isMeasured = (own.measure ?? own.relation) !== undefined && own.measure !== "features";
  if (own.measure === "saving" && frame.period === "annual") return true;
  // Nothing is said but what is asked of plans: 'and how much is it?'
  if (isMeasured && own.isBare && (wasAboutPlans || focus.length > 0 || own.plans.length > 0))
    return first?.topic === "plans" || certainty < otherBelieved;
  const namesPlan = own.plans.some(({ tier }) => tier !== undefined);
  if (namesPlan && (own.measure !== undefined || own.relation !== undefined))
    return certainty < otherBelieved || first?.topic.startsWith("offer/") === true;
  const isVague = certainty < plansBelieved || volumeTopics.test(first?.topic ?? "");
  if (own.volume?.per !== undefined && isVague) return true;
  const hasFigures = own.volume !== undefined || own.money !== undefined || own.used !== undefined;
  if (hasFigures && (own.plans.length > 0 || wasAboutPlans)) return certainty < otherBelieved;
  const isOfTime = (own.period ?? own.months) !== undefined && own.leans;
  if (isOfTime && wasAboutPlans && own.words.length < mostOfTime) return true;
  if (own.isBare && own.leans && wasAboutPlans) return certainty < plansBelieved || namesPlan;
  const isAsked = (own.measure ?? own.relation ?? own.rank) !== undefined || hasFigures;
  const plans = frame.topics.find(({ topic }) => topic === "plans")?.certainty ?? 0;
  return isAsked && (plans > 0.35 || (wasAboutPlans && own.leans && certainty < plansBelieved));
}

/** Sizes without a kind that are counted, compared or to hold calls are those of one kind. */
function withKind(frame: Frame, table: readonly PlanRow[]): Frame {
  const { plans, volume, money } = frame;
  const isOpen = plans.length > 0 && plans.every(({ category, tier }) => tier && !category);
  const isReckoned = [volume, frame.used, frame.share, frame.divisor].some(
    (each) => each !== undefined,
  );
  const isOfOne =
    plans.length > 1 || plans.some(({ isCounted }) => isCounted) || isReckoned || money?.isOwnCost;
  const kind = kindsOf(frame, volume?.out === undefined ? frame.direction : "out")[0];
  const category = table.find((row) => row.category === kind)?.category;
  if (!isOpen || !isOfOne || category === undefined) return frame;
  return { ...frame, plans: plans.map((ref) => ({ ...ref, category })) };
}

/** 'What do I get with the cheapest?': the order only says which plan is meant. */
function rankedItem(table: readonly PlanRow[], frame: Frame): readonly Item[] | undefined {
  const { rank, measure, plans, money, volume } = frame;
  if (rank === undefined || rank.by !== "price" || rank.count > 1 || money || volume)
    return undefined;
  if (plans.some(({ tier }) => tier !== undefined)) return undefined;
  const asksMore = measure === "features" || measure === "audience" || frame.isYesNo;
  const [row] = asksMore ? ordered(pricedAmong(table, frame), rank).slice(rank.nth - 1) : [];
  return row && [{ row, copies: 1 }];
}

/** What the plans' table has; undefined where no operation applies. */
export function plansResult(
  site: Site,
  table: readonly PlanRow[],
  completed: Frame,
  own: Frame,
): Queried | undefined {
  const frame = withKind(completed, table);
  const ranked = rankedItem(table, frame);
  const items = ranked ?? itemsOf(table, frame.plans);
  const [only] = items;
  const single = items.length === 1 && only !== undefined && isPriced(only.row) ? only : undefined;
  const { rank: _, ...rest } = frame;
  const query = {
    site,
    frame: ranked ? rest : frame,
    own,
    table,
    items,
    ...(single && { single }),
  };
  for (const { name, run } of operations) {
    const result = run(query);
    if (result !== undefined) return { operation: name, result };
  }
  return undefined;
}
