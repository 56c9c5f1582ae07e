import type { Answer } from "../answers/answer.ts";
import { composeCallersCase } from "../answers/callers-case.ts";
import { composeIntegrations } from "../answers/claims.ts";
import { composeDoubt } from "../answers/doubts.ts";
import { composeForUnlisted } from "../answers/own-trade.ts";
import type { Around } from "../answers/said-of-trade.ts";
import { composeToldTools } from "../answers/told-tools.ts";
import { composeKnownUnknown } from "../answers/unknown.ts";
import { asksAmong, listedPlans } from "../followups/listed.ts";
import type { Concept } from "../lexicon.ts";
import type { Thread } from "../thread.ts";
import { asksOfCallersCase, namesOthers, readCallersCase } from "../told/callers-case.ts";
import { answeredAtOnce, asksAgain, asksIfNoticed, isTold, readDoubt } from "../told/doubts.ts";
import { addTold, type Told } from "../told/told.ts";
import {
  asksIfConnects,
  asksIfLands,
  asksOfCalendar,
  readTools,
  type ToldTools,
} from "../told/tools.ts";
import { asksForOwnTrade } from "../told/trade.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";

/**
 * What a visitor tells of themselves, and a short question that means it: 'we use Dentrix', 'does it
 * hook up to that?'. Undefined where the sentence is about something else.
 */
export function decideTold(
  context: Context,
  read: Understanding,
  thread: Thread,
): Decided | undefined {
  if (read.isOrder || read.isRude || speaksOfPlans(read)) return undefined;
  // 'Which of the two puts urgent callers through?' is asked of the plans that were listed.
  if (asksAmong(read) && listedPlans(context.content, thread).length > 1) return undefined;
  const told = addTold(thread.told, read);
  const answer = answerTold(context, read, thread, told) ?? answerAgain(context, read, thread);
  return (
    answer && {
      answer,
      thread: { ...thread, told: { ...told, last: told.last ?? thread.told?.last } },
      kind: "answer",
      isFinal: true,
    }
  );
}

/** Numbers and plans are reckoned, whatever else was told. */
const speaksOfPlans = ({
  concepts,
  tiers,
  plans,
  calls,
  amount,
  categories,
}: Understanding): boolean =>
  tiers.length > 0 ||
  plans.length > 0 ||
  calls !== undefined ||
  amount !== undefined ||
  categories.includes("outbound") ||
  (["cheap", "perCall", "callsIncluded", "save", "plan"] as const).some((concept) =>
    concepts.has(concept),
  );

/** What a sentence tells is answered as what it is. */
function answerTold(
  { content }: Context,
  read: Understanding,
  thread: Thread,
  told: Told,
): Answer | undefined {
  const around = surroundings(read, thread);
  const callersCase = readCallersCase(read);
  // After calls that the agents make, 'the others get a voicemail' is asked of those.
  const isOfOutbound = /outbound|lead-generation/.test(thread.page ?? "");
  if (callersCase !== undefined && !(callersCase === "routing" && isOfOutbound))
    return composeCallersCase(content, callersCase, {
      ...around,
      // The trouble may be another trade's: a tenant without heat.
      industry: thread.industry ?? around.industry,
    });
  const tools = readTools(read);
  if (tools !== undefined) return composeIntegrations(content, withTools(read, tools));
  const doubt = readDoubt(read);
  if (doubt === undefined) return undefined;
  const isAnswered =
    answeredAtOnce.has(doubt) ||
    (isTold(read) && told.doubt === doubt) ||
    (doubt === "wrongWords" &&
      around.industry !== undefined &&
      /\bwhat if\b/.test(read.words.join(" ")));
  return isAnswered ? composeDoubt(content, doubt, around) : undefined;
}

/** A short question means what was told. */
function answerAgain(
  { content }: Context,
  read: Understanding,
  thread: Thread,
): Answer | undefined {
  const { told } = thread;
  if (told === undefined) return undefined;
  const around = surroundings(read, thread);
  const namesTool = read.tools.length > 0 || read.unnamedTools.length > 0;
  if (
    told.tools !== undefined &&
    !namesTool &&
    (asksIfLands(read) || asksIfConnects(read) || asksOfCalendar(read))
  )
    return composeToldTools(content, told.tools);
  if (told.trade !== undefined && read.industries.length === 0 && asksForOwnTrade(read))
    return composeForUnlisted(content, told.trade, !isTold(read));
  if (
    told.last === "callersCase" &&
    told.callersCase !== undefined &&
    (asksOfCallersCase(read) || (told.callersCase === "routing" && namesOthers(read)))
  )
    return composeCallersCase(content, told.callersCase, { ...around, isAsked: true });
  if (told.last === "doubt" && told.doubt === "robotic" && asksIfNoticed(read))
    return composeKnownUnknown(content, { ...read, concepts: new Set<Concept>(["disclosure"]) });
  if (told.last === "doubt" && told.doubt !== undefined && asksAgain(read))
    return composeDoubt(content, told.doubt, { ...around, isAsked: true });
  if (told.last === "tools" && told.tools !== undefined && asksAgain(read))
    return composeToldTools(content, told.tools);
  return undefined;
}

const surroundings = (read: Understanding, thread: Thread): Around => ({
  industry: read.industries[0] ?? thread.industry,
  words: read.words,
  isAsked: !isTold(read),
});

/** A question as if it named the tools itself. */
const withTools = (read: Understanding, { named, unnamed }: ToldTools): Understanding => ({
  ...read,
  tools: named,
  unnamedTools: unnamed,
  foreign: [],
});
