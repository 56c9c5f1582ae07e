import {
  composeCheapest,
  composeMostExpensive,
  composePopular,
  composeRecommendation,
} from "../answers/plan-choice.ts";
import { composeFeatures } from "../answers/plan-contents.ts";
import { composePrice, composeStartingPrice } from "../answers/prices.ts";
import { composeCheapestFor } from "../answers/volumes.ts";
import { findCategory, findPlanById, pricedPlans } from "./plan-facts.ts";
import type { PlanRule } from "./rule.ts";

/** 'does everything start at 99?' */
export const byStartingPrice: PlanRule = (question) => {
  const { content, read } = question;
  if (!read.concepts.has("startsFrom") || read.tiers.length > 0 || read.categories.length > 0)
    return undefined;
  return question.decided("overview", composeStartingPrice(content));
};

export const byHighestPrice: PlanRule = (question) => {
  const { content, read, thread, category, tier } = question;
  if (!read.concepts.has("expensive") || tier !== undefined) return undefined;
  const all = thread.amongAll === true && read.categories.length === 0;
  const scope = all ? undefined : category;
  const highest = pricedPlans(scope === undefined ? content.planCategories : [scope]).at(-1);
  const decision = question.decided("overview", composeMostExpensive(content, scope), highest);
  return decision === "none" || scope !== undefined
    ? decision
    : { ...decision, thread: { ...decision.thread, amongAll: true } };
};

/** Asks for whom a plan is, or for what comes with it. */
const asksForContents =
  /\b(?:who|whom) (?:is|are|was)\b.*\b(?:for|meant|intended|made|aimed)\b|\b(?:meant|intended|made|aimed|suited) (?:for|at)\b|\bwhat (?:is|comes|all is) (?:\w+ )?(?:in|with) (?:it|that|there|the)\b|\bwhat (?:do|does|would|will) (?:i|we|you|it) (?:\w+ )?(?:get|include|contain|come with|do|have)\b/;

export const byLowestPrice: PlanRule = (question) => {
  const { content, read, thread, category, period } = question;
  if (!read.concepts.has("cheap") || read.tiers.length > 0) return undefined;
  // 'The most expensive?', 'and the cheapest?': of all plans, as before.
  const all = thread.amongAll === true && read.categories.length === 0;
  const scope = all ? undefined : category;
  // 'The cheapest one with that?', after the plans that have something.
  const having =
    thread.topic === "having" && read.categories.length === 0
      ? (thread.compared ?? []).flatMap((id) => findPlanById(content.planCategories, id) ?? [])
      : [];
  const [best] = having
    .filter(({ plan }) => plan.price.monthly !== null)
    .toSorted((one, other) => (one.plan.price.monthly ?? 0) - (other.plan.price.monthly ?? 0));
  if (best !== undefined)
    return question.decided("price", composePrice(content, best, period), best);
  // 'Cheapest way?', after so many calls were told: the cheapest that holds them.
  const { calls } = thread;
  const told =
    scope ?? (read.categories.length === 0 ? findCategory(content, thread.category) : undefined);
  const holding =
    told !== undefined && calls !== undefined && thread.topic === "volume"
      ? composeCheapestFor(content, calls, told)
      : undefined;
  if (holding !== undefined) return question.decided("volume", holding.answer, holding.chosen);
  const [cheapest] = pricedPlans(scope === undefined ? content.planCategories : [scope]);
  // 'Who is the cheapest one meant for, and what is in it?' asks for what it is, not for its price.
  if (cheapest !== undefined && asksForContents.test(read.words.join(" ")))
    return question.decided("features", composeFeatures(content, cheapest), cheapest);
  const decision = question.decided("cheapest", composeCheapest(content, scope, period), cheapest);
  return decision === "none" || scope !== undefined
    ? decision
    : { ...decision, thread: { ...decision.thread, amongAll: true } };
};

export const byPopularity: PlanRule = (question) => {
  const { content, read, category } = question;
  if (!read.concepts.has("popular")) return undefined;
  const plan = category?.plans.find(({ isPopular }) => isPopular);
  const popular = category === undefined || plan === undefined ? undefined : { category, plan };
  return question.decided("category", composePopular(content, category), popular);
};

export const recommendation: PlanRule = (question) => {
  const { content, read, category, namesPlan } = question;
  if (!read.concepts.has("recommend")) return undefined;
  const isBare = read.topical.length === 0 && read.addressesUs;
  if (!read.concepts.has("plan") && !namesPlan && !isBare) return undefined;
  return question.decided("category", composeRecommendation(content, category));
};
