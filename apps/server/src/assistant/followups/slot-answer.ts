import type { Answer } from "../answers/answer.ts";
import type { CategoryPlan } from "../plans/plan-facts.ts";

/** An answer, and the plan that was found where one was sought. */
export interface SlotAnswer {
  answer: Answer | undefined;
  found?: CategoryPlan | undefined;
  /** How many of it. */
  copies?: number;
}
