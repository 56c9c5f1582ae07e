import { affordable, annualPaysOff, ownCost } from "./budget.ts";
import { describe } from "./describe.ts";
import { beyond, difference } from "./difference.ts";
import { enough, isMoreThan, recommend, withinBudget } from "./fits.ts";
import { parts, savingsTogether, totals } from "./money.ts";
import { average, between, neighbor, overPrice, ranking } from "./order.ts";
import type { Operation } from "./plan-query.ts";
import { includedInAll, points } from "./points.ts";
import type { Result } from "./result.ts";
import { callsADay, callsLeft, callsSplit, daysLast, overage, priceOfCall } from "./usage.ts";

/**
 * Everything that can be asked of plans. The first that applies answers, so the most particular stand
 * first; a new measure is a line here, its cue in `frame/cues.ts` and its form in `answer/plans.ts`.
 */
export const operations: readonly Operation<Result>[] = [
  { name: "calls left", run: callsLeft },
  { name: "calls a day", run: callsADay },
  { name: "overage", run: overage },
  { name: "days last", run: daysLast },
  { name: "own cost", run: ownCost },
  { name: "annual pays off", run: annualPaysOff },
  { name: "price of a call", run: priceOfCall },
  { name: "affordable", run: affordable },
  { name: "more calls than", run: isMoreThan },
  { name: "enough", run: enough },
  { name: "recommend", run: recommend },
  { name: "over a price", run: overPrice },
  { name: "within a budget", run: withinBudget },
  { name: "calls split", run: callsSplit },
  { name: "between", run: between },
  { name: "next to", run: neighbor },
  { name: "average", run: average },
  { name: "included in all", run: includedInAll },
  { name: "points", run: points },
  { name: "savings together", run: savingsTogether },
  { name: "difference", run: difference },
  { name: "totals", run: totals },
  { name: "parts of a price", run: parts },
  { name: "beyond", run: beyond },
  { name: "ranking", run: ranking },
  { name: "describe", run: describe },
];
