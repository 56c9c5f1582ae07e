import type { Answer } from "../answers/answer.ts";
import { composeEnough } from "../answers/arithmetic.ts";
import { composeAffordable, composeVolumeWithin } from "../answers/budgets.ts";
import { composeNeeded } from "../answers/needed.ts";
import { composePlaces } from "../answers/totals.ts";
import { composeVolume } from "../answers/volumes.ts";
import type { AssistantContent } from "../content.ts";
import { findCategory, planForCalls } from "../plans/plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import type { SlotAnswer } from "./slot-answer.ts";
import type { PlanSlots } from "./slots.ts";

/** The plan that holds the calls that were told. */
export function volume(
  content: AssistantContent,
  { kinds, calls: wanted, callsPer, days }: PlanSlots,
): SlotAnswer {
  const category = findCategory(content, kinds[0] ?? "receptionist");
  if (category === undefined || wanted === undefined) return { answer: undefined };
  const { answer, chosen } = composeVolume(
    content,
    category,
    { calls: wanted, per: callsPer, days },
    undefined,
  );
  return { answer, found: chosen };
}

/** So many calls at each of some places. */
export function ofPlaces(
  content: AssistantContent,
  { kinds, calls: wanted }: PlanSlots,
  places: number,
): SlotAnswer {
  const category = findCategory(content, kinds[0] ?? "receptionist");
  const fitting = category && wanted !== undefined ? planForCalls(category, wanted) : undefined;
  if (category === undefined || fitting === undefined || wanted === undefined)
    return { answer: undefined };
  const shared = planForCalls(category, places * wanted);
  return {
    answer: composePlaces(content, fitting, { places, calls: wanted }, shared),
    found: fitting,
    copies: places,
  };
}

/** 'My budget is 600', after the calls were told. */
export function withinBudget(
  content: AssistantContent,
  { kinds, calls: wanted, budget }: PlanSlots,
): Answer | undefined {
  const category = findCategory(content, kinds[0] ?? "receptionist");
  return category === undefined || wanted === undefined || budget === undefined
    ? undefined
    : composeVolumeWithin(content, category, wanted, budget);
}

/**
 * Whether a plan holds the calls, or is within the budget.
 * @param supposed what the question supposes of the plan's size.
 */
export function weigh(
  content: AssistantContent,
  { calls: wanted, budget }: Pick<PlanSlots, "calls" | "budget">,
  { entry, copies }: Item,
  supposed: "small" | "large" | undefined,
): SlotAnswer {
  if (wanted === undefined)
    return { answer: budget && composeAffordable(content, [{ entry, copies }], budget, false) };
  const better = planForCalls(entry.category, wanted);
  return {
    answer:
      supposed === "large" && better !== undefined
        ? composeNeeded(content, entry, wanted, better, { asksTooMuch: true, asksGap: false })
        : composeEnough(content, entry, wanted, better, supposed === "small"),
    found: better,
  };
}
