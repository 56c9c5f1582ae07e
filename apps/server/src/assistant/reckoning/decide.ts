import type { AssistantContent } from "../content.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { budgetOfKind, ownCost, withinBudget } from "./budget-rules.ts";
import {
  beyondIncluded,
  callsOver,
  converted,
  enoughOver,
  dialing,
  perCall,
  placesWithCalls,
  remaining,
} from "./call-rules.ts";
import {
  breakEven,
  difference,
  moreCalls,
  savings,
  severalOfEach,
  sides,
  yearOrMonths,
} from "./compare-rules.ts";
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
import { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";
import {
  adding,
  average,
  callShare,
  percentOf,
  placesOnly,
  priceOver,
  share,
  sharing,
  sizeOfAll,
  sum,
  total,
} from "./total-rules.ts";

/** In order: what is more special comes first. */
const rules: readonly ReckoningRule[] = [
  dialing,
  converted,
  ownCost,
  withinBudget,
  inPriceRange,
  budgetOfKind,
  sortedByPrice,
  exactPrice,
  betweenPlans,
  planWithCalls,
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
  moreCalls,
  sides,
  severalOfEach,
  leastOf,
  difference,
  average,
  sizeOfAll,
  percentOf,
  share,
  priceOver,
  adding,
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
