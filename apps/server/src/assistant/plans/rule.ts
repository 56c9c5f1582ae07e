import type { Decision } from "../thread.ts";
import type { PlanQuestion } from "./plan-question.ts";

/** A decision; `none` when the question is one about plans that they do not answer; else the next rule. */
export type PlanRule = (question: PlanQuestion) => Decision | "none" | undefined;
