import type { AssistantContent } from "../content.ts";
import { findPlan, findPlanById, pricedPlans, tierOf, tiers } from "../plans/plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import type { Thread } from "../thread.ts";
import type { Said } from "./said.ts";

/** 'The one above', 'the other one', 'the smaller one'. */
export function step(
  { planCategories }: AssistantContent,
  before: readonly Item[],
  { step: direction, wanted }: Said,
  thread: Thread,
): { items: readonly Item[] } | undefined {
  const [first, second] = before;
  if (first === undefined) return undefined;
  const goes = (item: Item): Item | undefined => {
    if (direction === "other") {
      const entry = findPlanById(planCategories, thread.previous);
      return entry === undefined ? undefined : { entry, copies: item.copies };
    }
    const { category, plan } = item.entry;
    const tier = tiers[tiers.indexOf(tierOf(plan)) + (direction === "up" ? 1 : -1)];
    const next = tier && findPlan(category, tier);
    return next === undefined
      ? undefined
      : { entry: { category, plan: next }, copies: item.copies };
  };
  if (direction === "highest" || direction === "lowest") {
    const priced = thread.amongAll === true ? [] : pricedPlans([first.entry.category]);
    const end = direction === "highest" ? priced.at(-1) : priced[0];
    return end === undefined ? undefined : { items: [{ entry: end, copies: first.copies }] };
  }
  // 'How much cheaper is the first one?' is asked of both.
  const setsBeside = wanted === "difference" || wanted === "comparison" || wanted === "contents";
  const compares = setsBeside || wanted === "callGap";
  if (compares && second !== undefined) return { items: before };
  if (direction === "first") return { items: [first] };
  if (direction === "last") return second === undefined ? undefined : { items: before.slice(-1) };
  if (second !== undefined) {
    // Of two, 'the cheaper one' is one of them.
    const [low, high] = [...before].toSorted(
      (one, other) =>
        (one.entry.plan.price.monthly ?? Infinity) - (other.entry.plan.price.monthly ?? Infinity),
    );
    const chosen = direction === "up" ? high : direction === "down" ? low : undefined;
    return chosen === undefined ? undefined : { items: [chosen] };
  }
  const moved = goes(first);
  if (moved === undefined) return undefined;
  return {
    items: setsBeside ? [first, moved] : [moved],
  };
}
