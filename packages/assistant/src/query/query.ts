import type { Frame } from "../frame/frame.ts";
import { isPriced, type PlanRow } from "../knowledge/plan-table.ts";
import type { Site } from "../knowledge/site.ts";
import { dangerOf } from "../reading/alarms.ts";
import type { Reading } from "../reading/reading.ts";
import { operations } from "./operations.ts";
import { ordered } from "./order.ts";
import { queryProse } from "./prose.ts";
import type { Result } from "./result.ts";
import type { Retrieval } from "./retrieval.ts";
import { type Item, itemsOf, pricedAmong } from "./select.ts";

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
/** Topics that plans answer better where a plan is named or spoken of. */
const planTopics: ReadonlySet<string> = new Set(["plans", "free", "coupon", "counting"]);

/** Evaluates a completed frame over the content. */
export function runQuery(
  { site, table, retrieval }: Sources,
  frame: Frame,
  reading: Reading,
  page: string | undefined,
): Queried {
  const talk = byAct(frame, reading);
  if (talk !== undefined) return talk;
  if (frame.act === "order") {
    const asked = frame.plans.length > 0 ? plansResult(site, table, trusted(frame)) : undefined;

    return {
      operation: "refuse an order",
      result: { kind: "order", ...(asked && { besides: asked.result }) },
    };
  }
  if (isAboutPlans(frame)) {
    const found = plansResult(site, table, frame);
    if (found !== undefined) return found;
  }
  const prose = queryProse({ site, retrieval, frame, ...(page === undefined ? {} : { page }) });
  return { operation: `prose: ${frame.topics[0]?.topic ?? "none"}`, result: prose };
}

/** Of an order only what is asked: the figures in it are what somebody would like to hear. */
function trusted({
  act,
  topics,
  planPoints,
  plans,
  named,
  unknownWords,
  leans,
  corrects,
  words,
}: Frame): Frame {
  return {
    act,
    topics,
    planPoints,
    plans,
    named,
    unknownWords,
    leans,
    corrects,
    words,
    isYesNo: false,
  };
}

function byAct(frame: Frame, reading: Reading): Queried | undefined {
  switch (frame.act) {
    case "danger":
      return {
        operation: "danger",
        result: { kind: "danger", danger: dangerOf(reading) ?? "life" },
      };
    case "rude":
      return { operation: "rude", result: { kind: "rude" } };
    case "smallTalk":
      return {
        operation: "talk",
        result: { kind: "talk", topic: frame.topics[0]?.topic ?? "sign" },
      };
    case "bareNumber":
      return frame.bare === undefined
        ? undefined
        : { operation: "ask back", result: { kind: "askBack", figure: frame.bare } };
    default:
      return undefined;
  }
}

/** Whether the plans' table answers, or the pages. */
function isAboutPlans(frame: Frame): boolean {
  const [first] = frame.topics;
  if (first === undefined) return frame.plans.length > 0;
  if (planTopics.has(first.topic) && first.certainty > plansBelieved) return true;
  const namesPlan = frame.plans.some(({ tier }) => tier !== undefined);
  if (namesPlan && (frame.measure !== undefined || frame.relation !== undefined))
    return first.certainty < otherBelieved || first.topic.startsWith("offer/");
  const hasFigures =
    frame.volume !== undefined || frame.money !== undefined || frame.used !== undefined;
  if (hasFigures && (namesPlan || frame.plans.length > 0)) return first.certainty < otherBelieved;
  const isAsked = frame.measure !== undefined || frame.relation !== undefined || hasFigures;
  return (
    isAsked && frame.topics.some(({ topic, certainty }) => topic === "plans" && certainty > 0.35)
  );
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

function plansResult(site: Site, table: readonly PlanRow[], frame: Frame): Queried | undefined {
  const items = rankedItem(table, frame) ?? itemsOf(table, frame.plans);
  const [only] = items;
  const single = items.length === 1 && only !== undefined && isPriced(only.row) ? only : undefined;
  const query = { site, frame, table, items, pointFeatures: [], ...(single && { single }) };
  for (const { name, run } of operations) {
    const result = run(query);
    if (result !== undefined) return { operation: name, result };
  }
  return undefined;
}
