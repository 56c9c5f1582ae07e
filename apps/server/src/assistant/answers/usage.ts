import type { AssistantContent } from "../content.ts";
import { bullets, count, exactDollars, perCallText } from "../format.ts";
import { callsText, type CategoryPlan, type Period, planName } from "../plans/plan-facts.ts";
import { monthsPerYear } from "../quantities/numbers.ts";
import { type Answer, compose } from "./answer.ts";
import { comparing, unpriced } from "./arithmetic.ts";

/** What a call comes to when so many of a plan's calls are used in a month. */
export function composeUsage(
  content: AssistantContent,
  chosen: CategoryPlan,
  used: readonly number[],
  period?: Period,
): Answer | undefined {
  const open = unpriced(content, [chosen]);
  if (open !== undefined) return open;
  const { price, callsIncluded } = chosen.plan;
  if (price.monthly === null || price.annual === null || typeof callsIncluded !== "number")
    return undefined;
  const isYear = period === "annual";
  const month = isYear ? price.annual / monthsPerYear : price.monthly;
  const paid = isYear
    ? `${exactDollars(price.annual)} a year / ${monthsPerYear}, for`
    : `${exactDollars(price.monthly)} for`;
  const [first] = used;
  if (first === undefined) return undefined;
  const line = (calls: number) =>
    `**${perCallText(month / calls)}** (${paid} ${count(calls)} calls)`;
  const within = used.filter((calls) => calls <= callsIncluded);
  const beyond = used.filter((calls) => calls > callsIncluded);
  return compose(
    content,
    [
      within.length === 0
        ? undefined
        : within.length === 1
          ? `With ${count(within[0] ?? 0)} calls in a month, a call on **${planName(chosen)}** comes to ${line(within[0] ?? 0)}.`
          : `A call on **${planName(chosen)}** comes to:`,
      within.length > 1
        ? bullets(within.map((calls) => `with ${count(calls)} calls in a month ${line(calls)}`))
        : undefined,
      beyond.length === 0
        ? undefined
        : `**${planName(chosen)}** includes ${callsText(chosen.plan)}, fewer than ${count(beyond[0] ?? 0)}. I don't know what calls beyond them cost: our pages don't say.`,
      used.includes(callsIncluded)
        ? undefined
        : `With all ${count(callsIncluded)} included calls used it is ${perCallText(month / callsIncluded)}.`,
    ],
    [chosen.category.source],
    comparing([chosen], "price"),
  );
}
