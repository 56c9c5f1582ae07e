import type { Answer } from "../answers/answer.ts";
import {
  inherit,
  leansOnThread,
  ofOwnTrade,
  resolveOther,
  resolvePlace,
  weakTalk,
  withShortName,
} from "../continuation.ts";
import { decideFollowUp } from "../followups/decide.ts";
import { slotsOf, unspoken } from "../followups/slots.ts";
import { likelyFeature } from "../intents/ranking.ts";
import { readFeatures } from "../plans/plan-features.ts";
import { withoutDoubt } from "../precedence.ts";
import { toldCost } from "../reckoning/budget.ts";
import type { Thread } from "../thread.ts";
import { tellsOfSelf } from "../told/self.ts";
import { addTold, type Told } from "../told/told.ts";
import type { Understanding } from "../understanding.ts";
import { withCallsMeant } from "./calls-meant.ts";
import { confirmTools } from "./confirm-tools.ts";
import type { Context } from "./context.ts";
import { decideNoted } from "./decide-noted.ts";
import { type Decided, decideQuestion } from "./decide-question.ts";
import { decideTold } from "./decide-told.ts";
import { decideAlike, decideExtra } from "./every-plan.ts";
import { goOn } from "./go-on.ts";
import { decideAskedNext, decideOfLast, decideTwoFigures } from "./of-last-answer.ts";
import { remember } from "./remember.ts";
import { intentOf } from "./rules-reading.ts";
import { tellOnce } from "./tell-once.ts";
import { decideTradeCalls, tradeSpokenOf } from "./trade-calls.ts";
import { withoutUnaskedPlans } from "./unasked-plans.ts";
import { weigh } from "./weigh.ts";

/** What a sentence got, and as what it was read with what was said before it. */
export interface Judged extends Decided {
  read: Understanding;
}

/**
 * Reads a sentence with what was said before it, decides it, and keeps what the next one may lean on.
 * @param found what was decided of it already, with the sentences around it.
 */
export function judge(
  context: Context,
  written: Understanding,
  thread: Thread,
  found?: Decided,
): Judged {
  const read = withCallsMeant(context, written, thread);
  const short = withShortName(context.content, read, thread);
  const meant = resolvePlace(context.content, resolveOther(context.content, short, thread), thread);
  const continued = inherit(meant, thread);
  const full = ofOwnTrade(
    { ...continued, concepts: withoutUnaskedPlans(withoutDoubt(continued), read, thread) },
    thread,
  );
  const alike =
    decideAlike(context.content, read, thread) ?? decideExtra(context.content, read, thread);
  const told =
    alike === undefined
      ? (found ?? decideTradeCalls(context, read, thread) ?? decideTold(context, read, thread))
      : undefined;
  const followed =
    alike !== undefined
      ? { answer: alike, thread }
      : told === undefined
        ? decideFollowUp(context.content, read, thread)
        : undefined;
  const decided: Decided =
    told !== undefined
      ? { ...told, intent: told.intent ?? intentOf(told) }
      : followed === undefined
        ? decideAlone(context, full, thread, {
            meant,
            // 'The other one' and 'a customer like us' say nothing by their words.
            isResolved:
              meant !== read ||
              // 'And a law firm?' after a customer of another trade.
              (continued.concepts.has("stories") && !meant.concepts.has("stories")) ||
              // Of a story that was told, a part may be asked for.
              (full.industries !== continued.industries &&
                thread.intent?.startsWith("story/") !== true),
          })
        : { ...followed, kind: "answer", isReckoned: true };
  const decision = decideNoted(context, read, thread, decided) ?? decided;
  // What was told before and is asked of again is answered as such.
  const once = told === undefined ? tellOnce(context, decision, read, thread) : decision.answer;
  // 'Do I have to sign up all over again?': what was told says no.
  const isDenied = decision.isOfLast === true && once.text.startsWith("No. ");
  const answer = isDenied ? once : confirmTools(decision, withoutYes(once, read), read);
  // 'Ok' and 'thanks' leave what was spoken of as it was.
  if (decision.kind === "smallTalk" && (thread.intent !== undefined || full.concepts.has("assent")))
    return { ...decision, answer, read: full, thread };
  const cost = toldCost(full);
  const asked = [...full.concepts].filter((concept) => !weakTalk.has(concept));
  const sought = soughtIn(ofPlaces(read, thread));
  const features = sought.length > 0 ? sought : thread.features;
  // What all plans have was asked of one of them: then that one is spoken of.
  const plans =
    (alike === undefined ? followed?.thread.plans : undefined) ??
    slotsOf(context.content, full, decision, thread);
  return {
    ...decision,
    answer,
    read: full,
    thread: {
      ...remember(decision, { ...decision.thread, page: thread.page, place: thread.place }, full),
      last: answer,
      ...tradeSpokenOf(context, read, decision, thread),
      ...(read.copies !== undefined && { places: read.copies }),
      copies: {
        ...thread.copies,
        ...Object.fromEntries(
          (decision.thread.frame?.items ?? []).map(({ plan, copies }) => [plan, copies]),
        ),
      },
      contacts: read.contacts ?? thread.contacts,
      ...(cost !== undefined && { budget: cost }),
      plans: cost === undefined ? plans : { ...(plans ?? unspoken), ownCost: cost },
      calls: read.calls ?? decision.thread.calls,
      callsPer: read.calls === undefined ? decision.thread.callsPer : read.callsPer,
      ...(asked.length > 0 && { asked }),
      question: leansOnThread(full)
        ? [...(thread.question ?? []).slice(-12), ...read.words]
        : read.words,
      ...(features !== undefined && { features }),
      told: withoutNamed(told?.thread.told ?? addTold(thread.told, read), decision),
    },
  };
}

/** What a plan may be asked to do next: 'is that in Basic?' */
function soughtIn(read: Pick<Understanding, "words" | "topical">): ReturnType<typeof readFeatures> {
  const named = readFeatures(read);
  if (named.length > 0 || read.topical.length === 0) return named;
  const feature = likelyFeature(read.words);
  return feature === undefined ? named : readFeatures({ ...read, feature });
}

/** An insurer's trade has no page, but one names it: then it is none that our pages do not name. */
function withoutNamed({ trade, ...told }: Told, { kind, intent = "" }: Decided): Told {
  const isNamed = kind === "answer" && /\/specialties\/\d$/.test(intent);
  return isNamed || trade === undefined ? told : { ...told, trade };
}

/** 'Each one has its own calendar', of the places that were told before. */
const ofPlaces = (read: Understanding, { places = 0 }: Thread): Understanding =>
  places > 1 && read.refers && /\b(?:each|every|all|they|both)\b/.test(read.words.join(" "))
    ? { ...read, words: [...read.words, "locations"] }
    : read;

/** An entry of the FAQ says 'Yes' to its own question, which is no answer to 'what if …?', nor to what is told. */
const withoutYes = (answer: Answer, { words }: Understanding): Answer =>
  /^(?:(?:and|so|but|ok) )*(?:(?:what|who|when|where|how|why|which)\b|(?:do|does|will|would|must) (?:i|we|you|they) (?:need|have|pay|must)\b)/.test(
    words.join(" "),
  ) || tellsOfSelf(words)
    ? { ...answer, text: answer.text.replace(/^(?:Yes|No)[.,] (?=[A-Z])/, "") }
    : answer;

/** What a sentence means that is no follow-up about plans. */
function decideAlone(
  context: Context,
  full: Understanding,
  thread: Thread,
  { meant, isResolved }: { meant: Understanding; isResolved: boolean },
): Decided {
  const next =
    decideTwoFigures(context, full, thread) ??
    decideAskedNext(context, full, thread) ??
    decideOfLast(context, full, thread);
  if (next !== undefined) return next;
  const first = decideQuestion(context, full, thread);
  const isOwn = [...meant.concepts].some((concept) => !weakTalk.has(concept));
  const found = goOn(context, full, thread, first, isOwn) ?? first;
  // A law that was named before is not what 'and if they say stop?' asks of.
  const ruled = isOwn || !full.concepts.has("otherRules") ? found : { ...found, isFinal: false };
  return isResolved
    ? { ...ruled, intent: ruled.intent ?? intentOf(ruled) }
    : weigh(context, full, thread, ruled);
}
