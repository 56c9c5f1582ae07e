import type { AssistantContent } from "../content.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { lasting, perTime } from "./allowance-rules.ts";
import { callsWithin, combined, largestWithin, monthsOfSum, withinBudget } from "./budget-rules.ts";
import { callsOver, converted, dialing, enoughOver } from "./call-time-rules.ts";
import { breakEven, difference, savings, sides, yearOrMonths } from "./compare-rules.ts";
import { needed, whichHolds } from "./fit-rules.ts";
import { beyondIncluded, remaining } from "./included-calls-rules.ts";
import {
  betweenPlans,
  exactPrice,
  inPriceRange,
  leastOf,
  mostCalls,
  ordinal,
  planWithCalls,
  sortedByPrice,
} from "./order-rules.ts";
import { ownCost, ownCostUnsaid, ownPerCall, ownPerHour } from "./own-cost-rules.ts";
import { perCall } from "./per-call-rules.ts";
import { placesOnly, placesWithCalls } from "./place-rules.ts";
import { bySaving, byCalls, freeMonths } from "./ranking-rules.ts";
import { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";
import { severalAgainstLarger, stepBetween } from "./step-rules.ts";
import {
  average,
  callShare,
  percentOf,
  priceOver,
  share,
  sharing,
  sizeOfAll,
  sum,
  total,
} from "./total-rules.ts";
import { usage } from "./usage-rules.ts";
import { bothDirections, severalVolumes } from "./volume-rules.ts";
import { worth } from "./worth-rules.ts";

/** In order: what is more special comes first. */
const rules: readonly ReckoningRule[] = [
  bothDirections,
  severalVolumes,
  worth,
  ownPerCall,
  ownPerHour,
  monthsOfSum,
  freeMonths,
  bySaving,
  byCalls,
  needed,
  whichHolds,
  lasting,
  perTime,
  dialing,
  converted,
  ownCost,
  ownCostUnsaid,
  withinBudget,
  combined,
  callsWithin,
  inPriceRange,
  largestWithin,
  sortedByPrice,
  exactPrice,
  betweenPlans,
  planWithCalls,
  usage,
  severalAgainstLarger,
  stepBetween,
  callShare,
  sharing,
  enoughOver,
  remaining,
  beyondIncluded,
  placesWithCalls,
  ordinal,
  mostCalls,
  breakEven,
  yearOrMonths,
  savings,
  perCall,
  callsOver,
  sides,
  leastOf,
  difference,
  average,
  sizeOfAll,
  percentOf,
  share,
  priceOver,
  sum,
  total,
  placesOnly,
];

/**
 * Questions about numbers: what is asked is told from how plans, sums, times and counts stand to each
 * other, and computed from the content's plans. Undefined if it is no such question, or one whose
 * shape is not understood.
 */
export function decideReckoning(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
): Decision | undefined {
  if (content.planCategories.length === 0) return undefined;
  const reckoning = new Reckoning(content, read, thread);
  for (const rule of rules) {
    const decision = rule(reckoning);
    if (decision !== undefined) return decision;
  }
  return undefined;
}
