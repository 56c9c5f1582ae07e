import type { Plan } from "@larkline/content/plans";

import type { CategoryPlan, Period } from "../plans/plan-facts.ts";

/** A plan, and how many of it. */
export interface Item {
  entry: CategoryPlan;
  copies: number;
}

/** What a question about numbers wants to know of plans. */
export type Measure = "price" | "sum" | "perCall" | "calls" | "difference" | "saving" | "fit";

/** What was reckoned last, for a question that only changes one thing in it ('and for 4 offices?'). */
export interface Frame {
  items: readonly { plan: Plan["id"]; copies: number }[];
  measure: Measure;
  /** How long it was to run. */
  months?: number | undefined;
  /** How it was to be paid. */
  paid?: Period;
  /** What the last number counted, for 'and 12?'. */
  counted?: "months" | "copies" | undefined;
}
