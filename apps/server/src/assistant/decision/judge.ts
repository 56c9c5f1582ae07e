import type { ToolName } from "@larkline/contract/tools";

import { type Answer, isAboutPlans } from "../answers/answer.ts";
import { composeNoted } from "../answers/noted.ts";
import { composeContact } from "../answers/people.ts";
import { asksWhichPlan } from "../asks.ts";
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
import type { Concept } from "../lexicon.ts";
import { readFeatures } from "../plans/plan-features.ts";
import { withoutDoubt } from "../precedence.ts";
import { toldCost } from "../reckoning/budget.ts";
import type { Thread } from "../thread.ts";
import { asksSomething } from "../told/question.ts";
import { tellsOfSelf } from "../told/self.ts";
import { addTold, type Told } from "../told/told.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import { type Decided, decideQuestion } from "./decide-question.ts";
import { decideTold } from "./decide-told.ts";
import { decideAlike, decideExtra } from "./every-plan.ts";
import { goOn } from "./go-on.ts";
import { decideAskedNext, decideOfLast, decideTwoFigures } from "./of-last-answer.ts";
import { intentOf } from "./rules-reading.ts";
import { sayOnce, withoutSaid, wordForWord } from "./say-once.ts";
import { decideTradeCalls, tradeSpokenOf } from "./trade-calls.ts";
import { weigh } from "./weigh.ts";

/** What a sentence got, and as what it was read with what was said before it. */
export interface Judged extends Decided {
  read: Understanding;
}

/** Reads a sentence with what was said before it, decides it, and keeps what the next one may lean on. */
export function judge(context: Context, written: Understanding, thread: Thread): Judged {
  const read = withCallsMeant(context, written, thread);
  const named = withShortName(context.content, read, thread);
  const meant = resolvePlace(context.content, resolveOther(context.content, named, thread), thread);
  const continued = inherit(meant, thread);
  const full = ofOwnTrade(
    { ...continued, concepts: withoutUnaskedPlans(withoutDoubt(continued), read, thread) },
    thread,
  );
  const alike =
    decideAlike(context.content, read, thread) ?? decideExtra(context.content, read, thread);
  const told =
    alike === undefined
      ? (decideTradeCalls(context, read, thread) ?? decideTold(context, read, thread))
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
              // Of a story that was told, a part may be asked for.
              (full.industries !== continued.industries &&
                thread.intent?.startsWith("story/") !== true),
          })
        : { ...followed, kind: "answer", isReckoned: true };
  const decision = noted(context, read, thread, decided) ?? decided;
  // What was told before and is asked of again is answered as such.
  const once = told === undefined ? tellOnce(context, decision, read, thread) : decision.answer;
  // 'Do I have to sign up all over again?': what was told says no.
  const isDenied = decision.isOfLast === true && once.text.startsWith("No. ");
  const answer = isDenied ? once : withoutYes(once, read);
  // 'Ok' and 'thanks' leave what was spoken of as it was.
  if (decision.kind === "smallTalk" && thread.intent !== undefined)
    return { ...decision, answer, read: full, thread };
  const cost = toldCost(context.content, full);
  const asked = [...full.concepts].filter((concept) => !weakTalk.has(concept));
  const sought = readFeatures(ofPlaces(read, thread));
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

const bareNumber =
  /^(?:(?:it is|that is|maybe|about|around|roughly|like|say|some|only|just|probably|up to|over|almost|nearly|i would say|i guess|i think|well|oh|hm|um|so) )*\d{1,5} (?:a|an|per|each|every) (?:day|week|month|year)(?: (?:or so|maybe|i think|i guess|i would say|roughly|about))*$/;

/** 'About 40 a month', after 'we miss a lot of calls'. */
const withCallsMeant = (
  { reader }: Context,
  read: Understanding,
  { question = [], plans }: Thread,
): Understanding => {
  const text = read.words.join(" ");
  const isOfCalls = question.some((word) => /^calls?$/.test(word)) && plans?.months === undefined;
  return read.calls === undefined && isOfCalls && bareNumber.test(text)
    ? reader.read(text.replace(/\d+/, "$& calls"))
    : read;
};

/** An insurer's trade has no page, but one names it: then it is none that our pages do not name. */
function withoutNamed({ trade, ...told }: Told, { kind, intent = "" }: Decided): Told {
  const isNamed = kind === "answer" && /\/specialties\/\d$/.test(intent);
  return isNamed || trade === undefined ? told : { ...told, trade };
}

/** Asks for a plan, or whether its size will do. */
const wantsPlan =
  /\b(?:plans?|which|what|recommend\w*|suggest\w*|advi[sc]e\w*|best|right|packages?|tiers?|enough|size|suffice|calls?|volume|fit|fits|suit|suits|cover|choose|pick|take|buy|for (?:me|us))\b/;

/** 'Can it handle that?', 'do I need anything for it?': no plan was spoken of, and none is asked for. */
function withoutUnaskedPlans(
  concepts: ReadonlySet<Concept>,
  { words, refers }: Understanding,
  { topic, plans, calls, intent }: Thread,
): ReadonlySet<Concept> {
  const isOfPlans =
    topic !== undefined || plans !== undefined || calls !== undefined || intent === "plans";
  if (!concepts.has("recommend") || !refers || isOfPlans || wantsPlan.test(words.join(" ")))
    return concepts;
  return new Set([...concepts].filter((concept) => concept !== "recommend"));
}

/** 'Our line with you is down right now, help': whoever says so needs a person, no conversation. */
const isInTrouble = (words: readonly string[]): boolean =>
  /\b(?:help|urgent|emergency|asap|right now|immediately)\b|\b(?:is|are|went|goes|been|gone) (?:\w+ )?(?:down|offline|dead|broken|out)\b|\b(?:does|is|do|are) not work/.test(
    words.join(" "),
  );

const asksWhomToCall =
  /\b(?:who|whom|what number|where)\b.*\b(?:i|we)\b.*\b(?:ring|call|phone|contact|reach|talk|speak|turn)\b/;

const asksForPerson =
  /\b(?:give|get|need|want|connect|find|put|send)\b(?: \w+){0,3} (?:human|person|someone|somebody|representative|operator)\b/;

/** 'Our line stopped answering 20 minutes ago': the service itself has failed them. */
const isOutage = (words: readonly string[]): boolean =>
  (!asksSomething(words) || asksWhomToCall.test(words.join(" "))) &&
  /^(?!.*\b(?:if|when|whenever|sometimes|often|always|old|other|every)\b).*\b(?:our|my|your|the) (?:\w+ )?(?:lines?|agents?|receptionist|bot|number|service|account)\b (?:\w+ ){0,2}(?:down|offline|dead|broken|stopped (?:answering|working|ringing|responding)|not (?:answer|answering|work|working|ringing|responding))\b/.test(
    words.join(" "),
  );

/** What somebody tells of themselves is no question that could not be answered. */
function noted(
  { content }: Context,
  read: Understanding,
  thread: Thread,
  { kind, isFinal, isCard, answer: { text } }: Decided,
): Decided | undefined {
  if (read.isRude) return undefined;
  // 'Every call goes dead right now, give me a human!'
  if (
    isOutage(read.words) ||
    (isInTrouble(read.words) && asksForPerson.test(read.words.join(" ")))
  ) {
    const contact = composeContact(content, { ...read, concepts: new Set<Concept>(["person"]) });
    if (contact !== undefined) return { answer: contact, thread, kind: "answer", isFinal: true };
  }
  if (isFinal === true) return undefined;
  if (isInTrouble(read.words)) {
    const contact =
      kind === "unknown" && tellsOfSelf(read.words)
        ? composeContact(content, { ...read, concepts: new Set<Concept>(["person"]) })
        : undefined;
    return contact && { answer: contact, thread, kind: "answer", isFinal: true };
  }
  // The card of their trade that they have just read says nothing to what they tell now.
  const isAgain = isCard === true && text === thread.said && !asksSomething(read.words);
  const isNamed = read.otherTrade !== undefined || read.tools.length + read.unnamedTools.length > 0;
  const isUnknown = kind === "unknown" || (text.startsWith("I don't know") && !isNamed);
  // 'My customer has water everywhere, what do I do?' is asked, whatever it tells.
  const isTold =
    tellsOfSelf(read.words) && !/\bwhat (?:do|should|can) (?:i|we)\b/.test(read.words.join(" "));
  if (!isAgain && !(isUnknown && isTold)) return undefined;
  const answer = composeNoted(content, read.words, {
    trade: read.industries[0] ?? thread.industry,
    calls: read.calls ?? thread.calls,
  });
  return answer && { answer, thread, kind: "answer", isFinal: true };
}
/** 'Each one has its own calendar', of the places that were told before. */
const ofPlaces = (read: Understanding, { places = 0 }: Thread): Pick<Understanding, "words"> =>
  places > 1 && read.refers && /\b(?:each|every|all|they|both)\b/.test(read.words.join(" "))
    ? { words: [...read.words, "locations"] }
    : read;

/** An entry of the FAQ says 'Yes' to its own question, which is no answer to 'what if …?', nor to what is told. */
const withoutYes = (answer: Answer, { words }: Understanding): Answer =>
  /^(?:(?:and|so|but|ok) )*(?:(?:what|who|when|where|how|why|which)\b|(?:do|does|will|would|must) (?:i|we|you|they) (?:need|have|pay|must)\b)/.test(
    words.join(" "),
  ) || tellsOfSelf(words)
    ? { ...answer, text: answer.text.replace(/^(?:Yes|No)[.,] (?=[A-Z])/, "") }
    : answer;

/** How many answers back one may be that is not to be said again. */
const answersKept = 6;

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
const tellOnce = (
  context: Context,
  decision: Decided,
  read: Understanding,
  thread: Thread,
): Answer =>
  isRepeated(decision, read, thread)
    ? sayOnce(context, decision, read, thread)
    : (wordForWord(context, decision, read, thread) ?? withoutSaid(decision, thread));

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
    last: answer,
    answered: [...(thread.answered ?? []), answer.text].slice(-answersKept),
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
