import { composeFeatureWithCalls } from "../answers/feature-search.ts";
import type { AssistantContent } from "../content.ts";
import { directionOf } from "../plans/direction.ts";
import { type CategoryPlan, tierOf } from "../plans/plan-facts.ts";
import { asksSeveral, findFeatures, hasFeature, readFeatures } from "../plans/plan-features.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";

/** 'Which of your plans has …?', 'the cheapest receptionist plan that …?' */
const seeksPlan =
  /\b(?:which|what|cheapest|smallest|lowest|least expensive)\b(?: \w+){0,4}? (?:plans?|packages?|tiers?|options?)\b(.*)$/;

/** 'Cheapest plan that does that?': what a plan is to do was told in the sentence before. */
const asTold =
  /^ (?:that|which|to)? ?(?:does|do|did|can do|handles?|covers?|has|includes?|gives?|gets?|offers?|with) (?:that|this|it|me that|us that)\b/;

/** What a plan is asked to do, behind the word for it, or in the sentence that the question points at. */
function soughtIn(question: Understanding, before: Understanding | undefined) {
  const [, behind = ""] = seeksPlan.exec(question.words.join(" ")) ?? [];
  if (behind === "") return undefined;
  const words = asTold.test(behind) ? (before?.words ?? []) : behind.trim().split(" ");
  return readFeatures({ words }).length === 0 ? undefined : { words, industries: [] };
}

/** The plan that costs least of those that hold so many calls and have what is sought. */
function cheapestWith(
  { planCategories }: AssistantContent,
  whole: Understanding,
  sought: Pick<Understanding, "words" | "industries">,
  calls: number,
) {
  const named = planCategories.filter(({ id }) => whole.categories.includes(id));
  const callsOut = directionOf(whole) === "outbound";
  const asked =
    named.length > 0 ? named : planCategories.filter(({ id }) => (id === "outbound") === callsOut);
  const { found, isSure } = findFeatures(asked, sought, []);
  if (!isSure) return undefined;
  const several = asksSeveral({ ...whole, words: sought.words });
  const [chosen] = asked
    .flatMap((category) => category.plans.map((plan): CategoryPlan => ({ category, plan })))
    .filter(
      (entry) =>
        entry.plan.price.monthly !== null &&
        hasFeature(entry, found, several) &&
        typeof entry.plan.callsIncluded === "number" &&
        entry.plan.callsIncluded >= calls,
    )
    .toSorted((one, other) => (one.plan.price.monthly ?? 0) - (other.plan.price.monthly ?? 0));
  return chosen && { chosen, found };
}

/**
 * '180 calls a month. Which plan looks an order up during the call?': the plan has to hold the calls and
 * do what is asked. Undefined where not both are told.
 * @param sentences the message's sentences, of which one asks for the plan.
 */
export function decideFeatureWithCalls(
  { content, reader }: Context,
  sentences: readonly string[],
  whole: Understanding,
  thread: Thread,
): Decided | undefined {
  const calls = whole.calls ?? thread.calls;
  if (calls === undefined || whole.copies !== undefined) return undefined;
  const reads = sentences.map((sentence) => reader.read(sentence));
  const place = reads.findLastIndex(({ words }) => seeksPlan.test(words.join(" ")));
  const asked = reads[place];
  // '… and what is it a month?': its price is told anyway, other questions have their own answers.
  const isLast = reads.slice(place + 1).every(({ topical }) => topical.length === 0);
  if (asked === undefined || !isLast) return undefined;
  const sought = soughtIn(asked, reads[place - 1]);
  const best = sought && cheapestWith(content, whole, sought, calls);
  if (best === undefined) return undefined;
  const { category, plan } = best.chosen;
  return {
    answer: composeFeatureWithCalls(content, best.chosen, best.found, calls),
    kind: "answer",
    isReckoned: true,
    thread: {
      ...thread,
      topic: "volume",
      category: category.id,
      tier: tierOf(plan),
      calls,
      callsPer: whole.calls === undefined ? thread.callsPer : whole.callsPer,
      frame: { items: [{ plan: plan.id, copies: 1 }], measure: "price", paid: undefined },
    },
  };
}
