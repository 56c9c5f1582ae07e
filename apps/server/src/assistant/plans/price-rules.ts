import { composeKinds } from "../answers/plan-choice.ts";
import { composeCalls, composeFeatures, composeTierFeatures } from "../answers/plan-contents.ts";
import {
  composeAllPlans,
  composeCategory,
  composeOverview,
  composePrice,
  composeTier,
} from "../answers/prices.ts";
import { asksToHave } from "../asks.ts";
import { isAboutMoney } from "../scope.ts";
import { savings } from "./money-rules.ts";
import type { PlanRule } from "./rule.ts";

export const wholeList: PlanRule = (question) => {
  const { content, read, category, tier, period } = question;
  if (!read.concepts.has("listAll") || category !== undefined || tier !== undefined)
    return undefined;
  return question.decided("overview", composeAllPlans(content, period));
};

/** Whatever else is asked about one plan. */
export const ofOnePlan: PlanRule = (question) => {
  const { content, read, thread, chosen, continues, aboutMoney, namesPlan, period } = question;
  if (chosen === undefined) return undefined;
  const asksPrice = read.concepts.has("price");
  const keepsTopic = continues && !asksPrice && read.period === undefined;
  // 'Is order tracking in Starter?': of what the list does not name, the list tells.
  const asksForMore =
    (read.tiers.length > 0 ||
      /\b(?:that|this|the) (?:plan|package|one)\b/.test(read.words.join(" "))) &&
    read.topical.length > 0 &&
    read.period === undefined &&
    read.amount === undefined &&
    asksToHave(read) &&
    !read.concepts.has("recommend");
  const asksContents = (read.concepts.has("features") || asksForMore) && !asksPrice;
  if (asksContents || (keepsTopic && thread.topic === "features")) {
    return question.decided("features", composeFeatures(content, chosen));
  }
  if (keepsTopic && thread.topic === "calls") {
    return question.decided("calls", composeCalls(content, chosen.category, chosen));
  }
  // A continuation that asks for something else altogether ('and does it speak Spanish?').
  if (!namesPlan && !aboutMoney) return "none";
  return question.decided("price", composePrice(content, chosen, period));
};

/** One size of plan, of whatever kind. */
export const ofOneTier: PlanRule = (question) => {
  const { content, read, tier, aboutMoney, period } = question;
  if (tier === undefined) return undefined;
  if (read.concepts.has("features") && !read.concepts.has("price")) {
    return question.decided("features", composeTierFeatures(content, tier));
  }
  if (!aboutMoney && read.tiers.length === 0) return undefined;
  return question.decided("price", composeTier(content, tier, period));
};

/** One kind of agent, in whatever size. */
export const ofOneCategory: PlanRule = (question) => {
  const { content, read, category, aboutMoney, continues, period } = question;
  if (category === undefined) return undefined;
  const onlyNames = read.categories.length > 0 && read.topical.length === 0;
  if (!aboutMoney && !(continues && onlyNames)) return undefined;
  // 'Receptionist and outbound', after plans: both kinds, not the first of them.
  if (onlyNames && read.categories.length > 1) {
    const kinds = content.planCategories.filter(({ id }) => read.categories.includes(id));
    return question.decided("overview", composeKinds(content, kinds));
  }
  return question.decided("category", composeCategory(content, category, period));
};

/** 'pricing', 'annual': all there is, from far. */
export const overview: PlanRule = (question) => {
  const { content, read, aboutMoney, continues, period } = question;
  const { concepts } = read;
  if (!aboutMoney) return "none";
  const all = () => question.decided("overview", composeOverview(content, period));
  if (read.words.every(isAboutMoney)) return all();
  const asksPlan = concepts.has("plan");
  const asksPrice = concepts.has("price");
  if (read.period === "annual" && !asksPlan && !asksPrice) {
    return continues || concepts.has("save") ? savings(question) : "none";
  }
  if (read.period === "annual" && asksPlan) return savings(question);
  return asksPrice || asksPlan ? all() : "none";
};
