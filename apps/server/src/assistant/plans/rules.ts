import { composeUnknown } from "../answers/unknown.ts";
import type { AssistantContent } from "../content.ts";
import { isAboutOurPlans, isAboutResults } from "../scope.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import {
  byHighestPrice,
  byLowestPrice,
  byPopularity,
  byStartingPrice,
  recommendation,
} from "./choice-rules.ts";
import {
  byAdded,
  besideEachOther,
  byDifference,
  compareCategories,
  compareTiers,
  compareWithin,
  withoutCompareWords,
} from "./comparison-rules.ts";
import { byDescription } from "./description-rules.ts";
import { byFeature, byLanguage, ofAllAlike, ofEveryPlan, ofFound } from "./feature-rules.ts";
import { byAmount, byBudget, byCall, bySaving, comparePeriods } from "./money-rules.ts";
import { PlanQuestion } from "./plan-question.ts";
import { ofOneCategory, ofOnePlan, ofOneTier, overview, wholeList } from "./price-rules.ts";
import type { PlanRule } from "./rule.ts";
import { byEnough, byPlanOfCalls, byVolume, byVolumes, callsIncluded } from "./volume-rules.ts";

/** In order: the first that applies decides. */
const rules: readonly PlanRule[] = [
  byVolumes,
  byPlanOfCalls,
  byAdded,
  byDifference,
  byEnough,
  byVolume,
  byStartingPrice,
  byBudget,
  byAmount,
  compareCategories,
  byDescription,
  ofFound,
  byLanguage,
  byFeature,
  ofEveryPlan,
  compareTiers,
  compareWithin,
  comparePeriods,
  byHighestPrice,
  byCall,
  withoutCompareWords,
  bySaving,
  byLowestPrice,
  byPopularity,
  wholeList,
  callsIncluded,
  besideEachOther,
  ofAllAlike,
  ofOnePlan,
  ofOneTier,
  recommendation,
  ofOneCategory,
  overview,
];

/** Questions about plans and prices; undefined if this is none. */
export function decidePlans(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
): Decision | undefined {
  const { concepts } = read;
  if (content.planCategories.length === 0) {
    // Without plans there are no prices, whatever else is known of a product.
    const asksPrice = concepts.has("price") || concepts.has("cheap");
    return asksPrice ? { answer: composeUnknown(content), thread } : undefined;
  }
  const question = new PlanQuestion(content, read, thread);
  const { continues, namesPlan, calls } = question;
  // Something else is asked about, in words that happen to be ours as well ('price of bitcoin').
  if (!continues && !namesPlan && calls === undefined && !isAboutOurPlans(read)) return undefined;
  if (isAboutResults(read)) return undefined;
  for (const rule of rules) {
    const decision = rule(question);
    if (decision !== undefined) return decision === "none" ? undefined : decision;
  }
  return undefined;
}
