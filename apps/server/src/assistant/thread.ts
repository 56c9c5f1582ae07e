import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { Answer } from "./answers/answer.ts";
import type { Period } from "./plan-facts.ts";

/** What the conversation is about, carried from turn to turn. */
export interface Thread {
  topic?:
    | "price"
    | "category"
    | "cheapest"
    | "features"
    | "calls"
    | "volume"
    | "savings"
    | "overview";
  category?: PlanCategoryId;
  tier?: PlanTier | undefined;
  period?: Period;
}

/** An answer, and what the conversation is about from then on. */
export interface Decision {
  answer: Answer;
  thread: Thread;
}
