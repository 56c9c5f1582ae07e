import type { ToolName } from "@larkline/contract/tools";

import type { Answer } from "../answers/answer.ts";
import {
  inherit,
  leansOnThread,
  ofOwnTrade,
  resolveOther,
  resolvePlace,
  weakTalk,
} from "../continuation.ts";
import { decideFollowUp } from "../followups/decide.ts";
import { slotsOf, unspoken } from "../followups/slots.ts";
import { readFeatures } from "../plans/plan-features.ts";
import { withoutDoubt } from "../precedence.ts";
import { toldCost } from "../reckoning/budget.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import { type Decided, decideQuestion } from "./decide-question.ts";
import { decideAlike } from "./every-plan.ts";
import { goOn } from "./go-on.ts";
import { narrow } from "./narrow.ts";
import { intentOf } from "./rules-reading.ts";
import { weigh } from "./weigh.ts";

/** What a sentence got, and as what it was read with what was said before it. */
export interface Judged extends Decided {
  read: Understanding;
}

/** Reads a sentence with what was said before it, decides it, and keeps what the next one may lean on. */
export function judge(context: Context, read: Understanding, thread: Thread): Judged {
  const meant = resolvePlace(context.content, resolveOther(context.content, read, thread), thread);
  const continued = inherit(meant, thread);
  const full = ofOwnTrade({ ...continued, concepts: withoutDoubt(continued) }, thread);
  const alike = decideAlike(context.content, read, thread);
  const followed =
    alike === undefined ? decideFollowUp(context.content, read, thread) : { answer: alike, thread };
  const decision: Decided =
    followed === undefined
      ? decideAlone(context, full, thread, {
          meant,
          // 'The other one' and 'a customer like us' say nothing by their words.
          isResolved:
            meant !== read ||
            // Of a story that was told, a part may be asked for.
            (full.industries !== continued.industries &&
              thread.intent?.startsWith("story/") !== true),
        })
      : { ...followed, kind: "answer", isReckoned: true };
  const answer = withoutYes(
    isRepeated(decision, thread) ? narrow(decision.answer, read) : decision.answer,
    read,
  );
  // 'Ok' and 'thanks' leave what was spoken of as it was.
  if (decision.kind === "smallTalk" && thread.intent !== undefined)
    return { ...decision, answer, read: full, thread };
  const cost = toldCost(context.content, full);
  const asked = [...full.concepts].filter((concept) => !weakTalk.has(concept));
  const sought = readFeatures(read);
  const features = sought.length > 0 ? sought : thread.features;
  const plans = followed?.thread.plans ?? slotsOf(context.content, full, decision, thread);
  return {
    ...decision,
    answer,
    read: full,
    thread: {
      ...remember(decision, { ...decision.thread, page: thread.page, place: thread.place }, full),
      ...(read.industries[0] !== undefined && { industry: read.industries[0] }),
      ...(read.copies !== undefined && { places: read.copies }),
      ...(cost !== undefined && { budget: cost }),
      plans: cost === undefined ? plans : { ...(plans ?? unspoken), ownCost: cost },
      calls: read.calls ?? decision.thread.calls,
      callsPer: read.calls === undefined ? decision.thread.callsPer : read.callsPer,
      ...(asked.length > 0 && { asked }),
      question: leansOnThread(full)
        ? [...(thread.question ?? []).slice(-12), ...read.words]
        : read.words,
      ...(features !== undefined && { features }),
    },
  };
}

/** An entry of the FAQ says 'Yes' to its own question, which is no answer to 'what if …?'. */
const withoutYes = (answer: Answer, { words }: Understanding): Answer =>
  /^(?:(?:and|so|but|ok) )*(?:what|who|when|where|how|why|which)\b/.test(words.join(" "))
    ? { ...answer, text: answer.text.replace(/^(?:Yes|No)\. (?=[A-Z])/, "") }
    : answer;

/** Tools whose cards are looked at again with the next question. */
const ofPlans: ReadonlySet<ToolName> = new Set(["get_plans", "recommend_plan", "compare_plans"]);

/** Whether what is answered was just said: what is reckoned of plans is said again where it is asked for. */
const isRepeated = ({ answer, kind, isReckoned }: Decided, { said }: Thread): boolean =>
  kind === "answer" &&
  isReckoned !== true &&
  answer.tools?.some(({ name }) => ofPlans.has(name)) !== true &&
  said !== undefined &&
  answer.text.split("\n\n").every((paragraph) => said.includes(paragraph));

/** What was answered, which the next question may lean on. */
export function remember(
  { answer, kind, intent, isReckoned }: Decided,
  thread: Thread,
  { words }: Understanding,
): Thread {
  const { href } = answer.sources[0] ?? {};
  const place = kind === "answer" && href !== undefined ? href : thread.place;
  return {
    ...thread,
    page: place?.split("#")[0],
    place,
    intent: intent ?? (isReckoned === true ? "plans" : undefined),
    said: answer.text,
    question: words,
  };
}

/** What a sentence means that is no follow-up about plans. */
function decideAlone(
  context: Context,
  full: Understanding,
  thread: Thread,
  { meant, isResolved }: { meant: Understanding; isResolved: boolean },
): Decided {
  const first = decideQuestion(context, full, thread);
  const isOwn = [...meant.concepts].some((concept) => !weakTalk.has(concept));
  const found = goOn(context, full, thread, first, isOwn) ?? first;
  // A law that was named before is not what 'and if they say stop?' asks of.
  const ruled = isOwn || !full.concepts.has("otherRules") ? found : { ...found, isFinal: false };
  return isResolved
    ? { ...ruled, intent: ruled.intent ?? intentOf(ruled) }
    : weigh(context, full, thread, ruled);
}
