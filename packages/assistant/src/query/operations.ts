import { affordable, ownCost } from "./budget.ts";
import { beyond, difference, neighbor } from "./difference.ts";
import { enough, multipleOfCalls, recommend, withinBudget } from "./fits.ts";
import { parts, totals } from "./money.ts";
import { describe, ranking } from "./order.ts";
import type { Operation } from "./plan-query.ts";
import { includedInAll, points, sharedPlan } from "./points.ts";
import { callsLeft, callsOver, overage, priceOfCall } from "./usage.ts";

/**
 * All questions about plans. The first operation that applies answers, so specific ones precede general
 * ones. A new measure needs a line here, phrases in `data/phrases/cues.txt` and a text in `answer/plans.ts`.
 */
export const operations: readonly Operation[] = [
  { name: "shared plan", run: sharedPlan },
  { name: "calls left", run: callsLeft },
  { name: "calls over time", run: callsOver },
  { name: "overage", run: overage },
  { name: "own cost", run: ownCost },
  { name: "price of a call", run: priceOfCall },
  { name: "affordable", run: affordable },
  { name: "enough", run: enough },
  { name: "times its calls", run: multipleOfCalls },
  { name: "recommend", run: recommend },
  { name: "within a budget", run: withinBudget },
  { name: "next to", run: neighbor },
  { name: "included in all", run: includedInAll },
  { name: "points", run: points },
  { name: "difference", run: difference },
  { name: "totals", run: totals },
  { name: "parts of a price", run: parts },
  { name: "beyond", run: beyond },
  { name: "ranking", run: ranking },
  { name: "describe", run: describe },
];
