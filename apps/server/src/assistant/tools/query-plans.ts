import { sayFigure } from "@larkline/assistant/answer/plans";
import { say } from "@larkline/assistant/answer/say";
import type { Frame } from "@larkline/assistant/frame/frame";
import { toPlanTable } from "@larkline/assistant/knowledge/plan-table";
import type { Site } from "@larkline/assistant/knowledge/site";
import { plansResult } from "@larkline/assistant/query/query";
import { rowsOf } from "@larkline/assistant/query/result";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

import { toToolPlan } from "./tool-plan.ts";

type Query = ToolArguments["query_plans"];

/**
 * The tool `query_plans`: computes an answer about the plans, with the evaluator that the built-in engine
 * uses. The result's text explains each figure.
 */
export function queryPlans(site: Site, query: Query): ToolResults["query_plans"] {
  const table = toPlanTable(site.planCategories);
  const frame = toFrame(query);
  // `plansResult` takes the question as completed from earlier messages, and then the question alone. A tool
  // call has no earlier messages, so both are the same frame.
  const result = plansResult(site, table, frame, frame)?.result;
  const nothing = { reckoned: [], plans: [], source: site.pricingSource };
  if (result === undefined)
    return { unknown: "These arguments together ask nothing of the plans.", ...nothing };
  if (result.kind === "unknown")
    return { unknown: `Our pages don't say ${result.what ?? "it"}.`, ...nothing };
  return {
    text: say({ site, table, text: "", industries: [] }, result).text,
    reckoned:
      result.kind === "reckoning"
        ? result.lines.flatMap(({ figure }) => (figure.from ? [sayFigure(figure)] : []))
        : [],
    plans: rowsOf(result).map(toToolPlan),
    source: site.pricingSource,
  };
}

/**
 * Converts the arguments to a frame: the form in which the assistant represents a question that it has
 * understood.
 */
function toFrame({ plans = [], rank, calls, money, ...criteria }: Query): Frame {
  return {
    act: "question",
    topics: [{ topic: "plans", certainty: 1 }],
    planPoints: [],
    ...withoutUndefined({
      ...criteria,
      rank: rank && { ...rank, nth: rank.nth ?? 1, count: rank.count ?? 1 },
      volume: calls && withoutUndefined(calls),
      money: money && {
        amount: money.amount,
        per: money.per,
        kind: money.isOwnCost ? "ownCost" : "budget",
      },
    }),
    plans: plans.map(({ copies = 1, ...plan }) => ({
      ...withoutUndefined(plan),
      copies,
      isCounted: copies > 1,
    })),
    named: {},
    unknownNames: [],
    isYesNo: false,
    refersBack: false,
    hasNoOtherTopic: true,
    corrects: false,
    words: [],
    text: "",
  };
}

/** Drops keys whose value is undefined. */
const withoutUndefined = <Value extends object>(value: Value) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only undefined values are dropped.
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof Value]: Exclude<Value[Key], undefined>;
  };
