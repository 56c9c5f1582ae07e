import { composeOverview } from "../answers/prices.ts";
import { composeOtherLanguage, refuseOrder } from "../answers/safety.ts";
import { composeUnknown } from "../answers/unknown.ts";
import type { AssistantContent } from "../content.ts";
import { decidePlans } from "../plans/rules.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";

/** Orders change nothing; a question about plans beside them gets its answer. */
export function decideOrder(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
): Decision {
  const plain: Understanding = {
    ...read,
    // No number of the order counts as one of ours.
    amount: undefined,
    amounts: [],
    calls: undefined,
    number: undefined,
    months: undefined,
    copies: undefined,
    isOrder: true,
    foreign: [],
  };
  const asksPrice =
    (["price", "cheap", "save", "plan"] as const).some((concept) => read.concepts.has(concept)) ||
    read.tiers.length > 0 ||
    read.amount !== undefined;
  const plans = asksPrice ? decidePlans(content, plain, thread) : undefined;
  const rest =
    plans?.answer ??
    (asksPrice ? composeOverview(content, undefined) : undefined) ??
    composeUnknown(content);
  return {
    answer: { ...rest, text: `${refuseOrder(content)}\n\n${rest.text}` },
    thread: plans?.thread ?? thread,
  };
}

export function decideOtherLanguage(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
): Decision {
  const note = composeOtherLanguage(content);
  const decided = read.concepts.has("price")
    ? decidePlans(content, { ...read, foreign: [] }, thread)
    : undefined;
  const plans = read.concepts.has("price")
    ? (decided?.answer ?? composeOverview(content, undefined))
    : undefined;
  return {
    answer:
      plans === undefined
        ? note
        : { ...plans, text: `${note.text.split("\n\n")[0] ?? ""}\n\n${plans.text}` },
    // Whoever goes on in English goes on with the plan that was named.
    thread: decided?.thread ?? thread,
  };
}
