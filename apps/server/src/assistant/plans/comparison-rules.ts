import { composeAdded } from "../answers/added.ts";
import { composeDifference } from "../answers/difference.ts";
import { composePerCall } from "../answers/per-call.ts";
import { composeKinds, composeRecommendation } from "../answers/plan-choice.ts";
import { composeComparison } from "../answers/plan-contents.ts";
import type { Decision } from "../thread.ts";
import { findPlanOf, ofTiers } from "./asked-plans.ts";
import { type CategoryPlan, findCategory, findPlan, tierOf, tiers } from "./plan-facts.ts";
import type { PlanQuestion } from "./plan-question.ts";
import type { PlanRule } from "./rule.ts";

/** 'how much more is professional than basic?' */
export const byDifference: PlanRule = (question) => {
  const { content, read, named, thread, period, chosen } = question;
  // 'The difference between the two?'
  const { previous } = question;
  if (
    (read.concepts.has("difference") || read.concepts.has("compare")) &&
    named.length === 0 &&
    previous !== undefined &&
    /\b(?:2|both|them|those|these)\b/.test(read.words.join(" "))
  ) {
    const current = findPlanOf(question, thread.category, thread.tier);
    if (current !== undefined)
      return question.decided("features", composeComparison(content, [previous, current]), current);
  }
  if (!read.concepts.has("difference") || read.concepts.has("perCall")) return undefined;
  const { concepts } = read;
  if (named.length >= 2)
    return question.decided(
      "price",
      composeDifference(content, named.slice(0, 2), period),
      named[1],
    );
  // 'and how much more is professional?' after a plan was spoken of.
  const before = findPlanOf(question, thread.category, thread.tier);
  if (chosen !== undefined && before !== undefined && before.plan.id !== chosen.plan.id)
    return question.decided("price", composeDifference(content, [before, chosen], period), chosen);
  if (chosen !== undefined && read.tiers.length === 0 && question.previous !== undefined) {
    // 'and how much more is that?'
    return question.decided(
      "price",
      composeDifference(content, [question.previous, chosen], period),
      chosen,
    );
  }
  // 'the difference in price' of one size over all kinds, or of one kind over all sizes.
  if (concepts.has("price") && (read.categories.length === 2 || read.tiers.length === 2))
    return undefined;
  return undefined;
};

const asksWhatDiffers =
  /\b(?:differ\w*|distinguish\w*|versus|vs|compared?|what sets|apart|contrast|same as|similar)\b/;

/** 'receptionist or outbound?', 'how does custom differ from the receptionist?' */
export const compareCategories: PlanRule = (question) => {
  const { content, read, named, thread } = question;
  const [kind, ...others] = read.categories;
  const differs = asksWhatDiffers.test(read.words.join(" "));
  // 'How is that different from the receptionist?', after another kind was spoken of.
  const spoken = findCategory(content, thread.category);
  if (differs && others.length === 0 && read.tiers.length === 0 && kind !== undefined) {
    const other = findCategory(content, kind);
    if (other === undefined || spoken === undefined || spoken === other) return undefined;
    const decision = question.decided("overview", composeKinds(content, [spoken, other]));
    // 'And the cheapest of those?' is asked of the kind that it was about.
    return decision === "none"
      ? decision
      : { ...decision, thread: { ...decision.thread, category: spoken.id, tier: undefined } };
  }
  if (!read.concepts.has("compare") || others.length === 0) return undefined;
  if (named.length >= 2 || read.concepts.has("perCall")) return undefined;
  const kinds = content.planCategories.filter(({ id }) => read.categories.includes(id));
  return question.decided(
    "overview",
    differs ? composeKinds(content, kinds) : composeRecommendation(content, undefined),
  );
};

/** 'what does Professional have that Basic does not?', 'what do I lose?': against the plan spoken of before. */
export const withoutCompareWords: PlanRule = (question) => {
  const { content, read, chosen, thread, named } = question;
  if (named.length > 1 || chosen === undefined || read.concepts.has("price")) return undefined;
  const lacks =
    /\b(?:not (?:have|include|get|offer|do)|lacks?|lacking|missing|miss out|lose|losing|give up|do without|go without|extra|in addition|on top|more do i get|more do we get)\b/.test(
      read.words.join(" "),
    );
  const before =
    findPlanOf(question, thread.category, thread.tier)?.plan.id === chosen.plan.id
      ? question.previous
      : findPlanOf(question, thread.category, thread.tier);
  if (!lacks || before === undefined || before.plan.id === chosen.plan.id) return undefined;
  return question.decided("features", composeComparison(content, [before, chosen]), chosen);
};

/** Asks for what one of two plans has and the other has not. */
const asksAdded =
  /\b(?:that|which) (?:is|are) (?:not|missing|absent)(?: \w+)? (?:in|of|from|on)\b|\b(?:that|which|what) (?:is not |are not )?(?:(?:the|a|in|on) )*(?:\w+ ){1,3}?(?:(?:do|does|did|will|would|can|has) not|lacks?)\b|\b(?:lacks?|lacking|missing)\b|\bwhat (?:more|else|extra|additional|new)\b|\b(?:adds?|gains?|on top|in addition|additionally|extra)\b|\bwhat (?:do|would|will|does) (?:i|we|you|it) (?:get|have)\b.*\b(?:over|more|beyond)\b/;
const less = /\b(?:(?:do|does|did|will|would|can|has) not|lacks?)\b/;

/** 'What do I get with Enterprise that Professional does not have?': the points on top. */
export const byAdded: PlanRule = (question) => {
  const { content, read } = question;
  const text = read.words.join(" ");
  if (!asksAdded.test(text) || read.concepts.has("price") || read.concepts.has("perCall"))
    return undefined;
  const [one, other, ...more] = twoOrMore(question);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const [low, high] = [one, other].toSorted((a, b) => sizeOf(a) - sizeOf(b));
  if (low === undefined || high === undefined) return undefined;
  // The plan that stands right before 'does not' is the one that has less.
  const named = read.plans.findLast(({ to }) => less.test(read.words.slice(to, to + 3).join(" ")));
  const answer =
    named !== undefined && named.tier === tierOf(high.plan)
      ? composeAdded(content, low, high)
      : composeAdded(content, high, low);
  const about = named?.tier === tierOf(high.plan) ? low : high;
  return answer && besides(question.decided("features", answer, about), [low, high]);
};

/** Both plans are what was spoken of: 'how many calls does each include?' */
function besides(decision: Decision | "none", plans: readonly CategoryPlan[]): Decision | "none" {
  const ids = plans.map(({ plan }) => plan.id);
  return decision === "none"
    ? decision
    : {
        ...decision,
        thread: {
          ...decision.thread,
          compared: ids,
          frame: {
            measure: "price",
            ...decision.thread.frame,
            items: ids.map((plan) => ({ plan, copies: 1 })),
          },
        },
      };
}

const sizeOf = ({ plan }: CategoryPlan): number => tiers.indexOf(tierOf(plan));

/** The plans that a question names, of the usual kind where it leaves the kind open. */
const twoOrMore = (question: PlanQuestion): readonly CategoryPlan[] =>
  question.named.length > 1
    ? question.named
    : question.read.tiers.length > 1
      ? ofTiers(question).filter(
          ({ category }) => category.id === (question.category?.id ?? "receptionist"),
        )
      : [];

/** Two plans are named, and nothing else says what is asked of them. */
export const besideEachOther: PlanRule = (question) => {
  const { content, read } = question;
  const plans = twoOrMore(question);
  if (plans.length < 2 || read.concepts.has("total")) return undefined;
  return besides(question.decided("features", composeComparison(content, plans), plans[0]), plans);
};

/** 'starter or professional?' */
export const compareTiers: PlanRule = (question) => {
  const { content, read, category, named } = question;
  const { concepts } = read;
  if (named.length < 2 && read.tiers.length < 2) return undefined;
  if (!concepts.has("compare") && !concepts.has("difference") && !concepts.has("recommend"))
    return undefined;
  const base = category ?? findCategory(content, "receptionist");
  const compared =
    named.length >= 2
      ? named
      : base === undefined
        ? []
        : tiers
            .filter((candidate) => read.tiers.includes(candidate))
            .flatMap((candidate) => {
              const plan = findPlan(base, candidate);
              return plan === undefined ? [] : [{ category: base, plan }];
            });
  if (compared.length < 2) return undefined;
  if (concepts.has("perCall"))
    return question.decided("perCall", composePerCall(content, compared), compared[0]);
  if (concepts.has("difference") && concepts.has("price") && compared.length === 2)
    return question.decided(
      "price",
      composeDifference(content, compared, question.period),
      compared[0],
    );
  return besides(
    question.decided("features", composeComparison(content, compared), compared[0]),
    compared,
  );
};

/** 'compare all receptionist plans'. */
export const compareWithin: PlanRule = (question) => {
  const { content, read, category, named } = question;
  if (category === undefined || named.length > 0 || read.categories.length > 1) return undefined;
  const text = read.words.join(" ");
  if (!/\b(?:compare|comparison|difference|differences|differ|side)\b/.test(text)) return undefined;
  if (read.period !== undefined || read.concepts.has("staffing")) return undefined;
  const all = category.plans.map((plan) => ({ category, plan }));
  return question.decided("category", composeComparison(content, all));
};
