import { composeUnknown } from "../answers/unknown.ts";
import type { Ranked } from "../intents/classifier.ts";
import { rankIntents } from "../intents/ranking.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { withSecond } from "./beside.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";
import { demands, isKnownByName, isOfPlans } from "./demands.ts";
import { beliefInPage, holds, pointOf, toReadings } from "./readings.ts";
import { beliefInRules, intentOf } from "./rules-reading.ts";

/** What is left of the needed belief where next to nothing speaks for the rules' own reading. */
const shareAgainstOneWord = 0.4;
/** Intents that are looked at, and the least belief in each: the others are next to impossible. */
const considered = 8;
const negligible = 0.005;

/** Belief with which a question is none of ours, though the rules know one of its words. */
const surelyOutside = 0.9;

/** 'Name me a good taco place for lunch': of all its words the rules know one, and our pages not the others. */
const isOutside = (
  { foreign, categories, products, industries, tools }: Understanding,
  { kind, isReckoned, isOfLast }: Decided,
  [first]: readonly Ranked[],
): boolean =>
  kind === "answer" &&
  isReckoned !== true &&
  isOfLast !== true &&
  foreign.length > 0 &&
  [categories, products, industries, tools].every((named) => named.length === 0) &&
  first?.intent === "outside" &&
  first.probability >= surelyOutside;

/**
 * What the rules found against what the question most likely asks for. Rules know names and numbers; but
 * a single word of theirs may stand for something else, so another reading takes their place where the
 * whole question speaks for it much more.
 */
export function weigh(
  context: Context,
  read: Understanding,
  thread: Thread,
  decided: Decided,
): Decided {
  if (decided.isFinal === true) return decided;
  if (isOfPlans(read, thread, decided)) return { ...decided, intent: "plans" };
  const ranked = rankIntents(read, thread)
    .slice(0, considered)
    .filter(({ probability }) => probability >= negligible);
  if (ranked[0]?.intent === "plans" && decided.kind === "answer")
    return { ...decided, intent: "plans" };
  if (isOutside(read, decided, ranked))
    return { answer: composeUnknown(context.content), thread, kind: "unknown", intent: "outside" };
  const readings = toReadings(context, read, thread, ranked);
  const kept: Decided = { ...decided, intent: intentOf(decided, readings) };
  const [first, ...others] = readings.toSorted((one, other) => other.belief - one.belief);
  const best = first && (pointOf(first, others) ?? first);
  const second = best === first ? others[0] : first;
  if (best === undefined || isKnownByName(read, decided, best)) return kept;
  const rules = beliefInRules(decided, ranked, readings);
  const demand = demands(read, thread, decided, best);
  const { factor } = demand;
  // One word, read by rules that nothing else of the question speaks for, is a coincidence.
  const least =
    rules < negligible && decided.kind === "answer" && decided.isReckoned !== true
      ? demand.least * shareAgainstOneWord
      : demand.least;
  const belief = Math.max(best.belief, beliefInPage(read, thread, decided, readings));
  // The card that the rules found is the likeliest as well; its point says more.
  const isPointOfCard = best !== first && decided.isCard === true && first?.belief === rules;
  if (!isPointOfCard && (belief < least || belief < rules * factor)) return kept;
  if (holds(decided.answer, best.found.answer)) return kept;
  const { topic: _topic, category: _category, tier: _tier, ...rest } = thread;
  return {
    ...best.found,
    intent: best.intent,
    answer: withSecond(best, second),
    thread: best.found.isCard === true ? rest : thread,
  };
}
