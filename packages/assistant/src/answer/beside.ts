import { isPriced, type PlanRow } from "../knowledge/plan-table.ts";
import type { Site } from "../knowledge/site.ts";
import { type Result, rowsOf } from "../query/result.ts";
import type { Answer, ToolUse } from "./answer.ts";

type Beside = Pick<Answer, "tools" | "followUps">;

const maxCompared = 4; // Maximum number of plans in a comparison; a larger one would hide the text.

/** The card beside an answer about plans, and the subject of the follow-up questions. */
export function besidePlans(result: Result): Beside {
  const rows = [...new Set(rowsOf(result))];
  return {
    tools: cardsFor(result, rows),
    // The follow-ups of `plan` ask for a larger plan, but a plan without a price is the largest of its kind.
    followUps:
      ("measure" in result && result.measure === "saving") ||
      (rows.length === 1 && !rows.every(isPriced))
        ? "savings"
        : rows.length === 1
          ? "plan"
          : rows.length > maxCompared
            ? "overview"
            : "category",
  };
}

function cardsFor(result: Result, rows: readonly PlanRow[]): ToolUse[] {
  const period = "period" in result ? result.period : undefined;
  const calls = result.kind === "fit" ? result.calls : undefined;
  const [row] = rows;
  if (row === undefined) return [];
  const { category, tier } = row;
  if (rows.length > maxCompared) return [{ name: "get_plans", arguments: { period } }];
  // A table with features is several screens long on phones, and plans of different kinds share no features.
  const isOfFeatures = "beyond" in result || ("measure" in result && result.measure === "features");
  const isOfOneKind = rows.every((each) => each.category === category);
  const focus = isOfFeatures && isOfOneKind ? {} : { focus: "price" as const };
  if (rows.length > 1)
    return [{ name: "compare_plans", arguments: { plans: rows.map(({ id }) => id), ...focus } }];
  // The tool `recommend_plan` accepts no number of calls below 1.
  return calls
    ? [{ name: "recommend_plan", arguments: { category, calls, period } }]
    : [{ name: "get_plans", arguments: { category, tier, period } }];
}

/** The card of an industry, or the follow-up questions about products, beside a passage about them. */
export function besidePassage({ industries }: Site, id = ""): Beside {
  const [kind, name = ""] = id.split("/");
  if (kind === "offer") return { followUps: "product" };
  return kind === "industry" && industries.some((industry) => industry.id === name)
    ? { tools: [{ name: "industry_info", arguments: { industry: name } }], followUps: "industry" }
    : {};
}
