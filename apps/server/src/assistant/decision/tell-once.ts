import type { ToolName } from "@larkline/contract/tools";

import { type Answer, isAboutPlans } from "../answers/answer.ts";
import { asksWhichPlan } from "../asks.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";
import { sayOnce, withoutSaid, wordForWord } from "./say-once.ts";

/** Tools whose cards are looked at again with the next question. */
const ofPlans: ReadonlySet<ToolName> = new Set(["get_plans", "recommend_plan", "compare_plans"]);

/** Whether what is answered was said already: what is reckoned of plans is said again where it is asked for. */
const isRepeated = (
  { answer, kind, isReckoned, isOfLast }: Decided,
  read: Understanding,
  { answered = [] }: Thread,
): boolean =>
  kind === "answer" &&
  isReckoned !== true &&
  isOfLast !== true &&
  answer.tools?.some(({ name }) => ofPlans.has(name)) !== true &&
  // 'Which plan has that?' is answered with the plan, whether it was told or not.
  !(isAboutPlans(answer) && asksWhichPlan(read)) &&
  answered.some((before) => answer.text.split("\n\n").every((part) => before.includes(part)));

/** What was found, without what was said already. */
export const tellOnce = (
  context: Context,
  decision: Decided,
  read: Understanding,
  thread: Thread,
): Answer =>
  isRepeated(decision, read, thread)
    ? sayOnce(context, decision, read, thread)
    : (wordForWord(context, decision, read, thread) ?? withoutSaid(decision, thread));
