import { directionOf } from "../plans/direction.ts";
import { findCategory, findPlan, pricedPlans } from "../plans/plan-facts.ts";
import type { Item } from "./frame.ts";
import type { Reckoning } from "./reckoning.ts";

/**
 * The plans that a sum is set against: those that are named or were spoken of; of a size without a
 * kind the one of the kind that is meant; else every plan of that kind with a list price.
 */
export function plansMeant(reckoning: Reckoning): readonly Item[] {
  const { content, read, terms, thread } = reckoning;
  const named = reckoning.own.length > 0 || reckoning.goesOn ? reckoning.items : [];
  if (named.length > 0)
    // 'Two part-time receptionists' are not two plans.
    return named.map(({ entry }, index) => ({ entry, copies: terms.plans[index]?.copies ?? 1 }));
  const category =
    reckoning.question.category ??
    findCategory(content, directionOf(read) ?? thread.category ?? "receptionist");
  if (category === undefined) return [];
  const ofSize = read.tiers.flatMap((tier) => findPlan(category, tier) ?? []);
  return (
    ofSize.length > 0 ? ofSize.map((plan) => ({ category, plan })) : pricedPlans([category])
  ).map((entry): Item => ({ entry, copies: 1 }));
}
