import type { AssistantContent } from "../content.ts";
import { count } from "../format.ts";
import { callsText, type CategoryPlan, monthlyText, planName } from "../plans/plan-facts.ts";
import { type Answer, compose } from "./answer.ts";
import { comparing } from "./arithmetic.ts";

/** How long the calls of a plan last at so many a day or a week. */
export function composeLasting(
  content: AssistantContent,
  entry: CategoryPlan,
  rate: { calls: number; unit: "day" | "week"; perMonth: number },
  fitting: CategoryPlan | undefined,
): Answer | undefined {
  const { callsIncluded } = entry.plan;
  if (typeof callsIncluded !== "number" || rate.calls === 0) return undefined;
  const units = callsIncluded / rate.calls;
  const number = count(Math.round(units * 10) / 10);
  return compose(
    content,
    [
      `**${planName(entry)}** includes ${callsText(entry.plan)}: at ${count(rate.calls)} a ${rate.unit} they last **${Number.isInteger(units) ? "" : "about "}${number} ${units === 1 ? rate.unit : `${rate.unit}s`}** (${count(callsIncluded)} / ${count(rate.calls)}).`,
      rate.perMonth <= callsIncluded
        ? `That is the whole month: it comes to about ${count(rate.perMonth)} calls.`
        : fitting === undefined || fitting.plan === entry.plan
          ? undefined
          : `For a whole month (about ${count(rate.perMonth)} calls), **${planName(fitting)}** fits: ${callsText(fitting.plan)}, ${monthlyText(fitting.plan)}.`,
    ],
    [entry.category.source],
    comparing([entry], "price"),
  );
}
