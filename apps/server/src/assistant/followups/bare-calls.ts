import type { AssistantContent } from "../content.ts";
import { allPlans } from "../plans/plan-facts.ts";
import type { Understanding } from "../understanding.ts";
import { itemsOf, type PlanSlots } from "./slots.ts";

const needs =
  /^(?:(?:and|so|but|ok|then|now|what|well) )*(?:(?:if|about|for|with|when) )?(?:(?:i|we|its|it is|that is|there are|they are|it was|it grows to|that grows to|we grow to|it goes up to|it goes down to|it drops to|it rises to|it gets to) )?(?:(?:have|had|need|needed|get|got|want|take|took|make|made|do|did|expect|average) )?(?:(?:about|around|like|maybe|say|roughly|almost|over|more|up to) )*(\d{2,5})(?: (?:then|instead|of them|of those|in a month|a month|per month|monthly))?$/;

/** 'And for 150?', 'with 300 a month?': a sum, where one was told and calls were not. */
const spends =
  /^(?:(?:and|so|but|ok|then|now|what|how) )*(?:(?:about|if|i|we|have|had|only) )*(?:for|with|under|below|at|have|had|only|about)(?: (?:about|around|only|just|like|maybe))* (\d{2,5})(?: (?:a month|per month|monthly|instead|then|max|tops))?$/;

/** A number beside a budget that was told is another one; undefined if it counts calls. */
function asBudget(read: Understanding, { budget, calls }: PlanSlots): Understanding | undefined {
  const [, sum] = spends.exec(read.words.join(" ")) ?? [];
  if (budget === undefined || calls !== undefined || sum === undefined) return undefined;
  if (read.calls !== undefined || read.amounts.length > 0 || read.plans.length > 0)
    return undefined;
  return { ...read, amount: Number(sum), amounts: [Number(sum)], leans: true };
}

/**
 * 'And if I need 250?' after one plan: as many calls. A number that is a plan's own price or number of
 * calls names that plan.
 */
export function withBareCalls(
  content: AssistantContent,
  read: Understanding,
  kept: PlanSlots,
): Understanding {
  const other = asBudget(read, kept);
  if (other !== undefined) return other;
  const [, number] = needs.exec(read.words.join(" ")) ?? [];
  // 'And 12?' after six months are months.
  const isCounted = kept.months !== undefined || (kept.counted ?? "calls") !== "calls";
  const isOfOnePlan =
    !isCounted &&
    itemsOf(content, kept).length === 1 &&
    (kept.measure === "price" || kept.measure === "calls" || kept.measure === "features");
  if (number === undefined || !isOfOnePlan || read.calls !== undefined) return read;
  if (read.amounts.length > 0 || read.tiers.length + read.plans.length > 0) return read;
  const calls = Number(number);
  const isOfAPlan = allPlans(content.planCategories).some(
    ({ plan: { price, callsIncluded } }) =>
      price.monthly === calls || price.annual === calls || callsIncluded === calls,
  );
  return isOfAPlan ? read : { ...read, calls, leans: true, words: [...read.words, "calls"] };
}
