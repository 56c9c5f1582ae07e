import {
  composeAmount,
  composeBudget,
  composeCheapest,
  composeMostExpensive,
  composePopular,
  composeRecommendation,
  composeVolume,
} from "./answers/plan-choice.ts";
import {
  composeCalls,
  composeComparison,
  composeFeatures,
  composeFeatureSearch,
  composeIncluded,
  composeTierFeatures,
} from "./answers/plan-contents.ts";
import {
  composeAllPlans,
  composeCategory,
  composeOverview,
  composePerCall,
  composePrice,
  composeTier,
} from "./answers/prices.ts";
import { composeSavings } from "./answers/savings.ts";
import { composeUnknown } from "./answers/unknown.ts";
import type { AssistantContent } from "./content.ts";
import { findCategory, findPlan, pricedPlans, tiers } from "./plan-facts.ts";
import { PlanQuestion } from "./plan-question.ts";
import {
  budgetWords,
  isAboutMoney,
  isAboutOurPlans,
  isAboutResults,
  loneNumber,
  soughtFeature,
} from "./scope.ts";
import type { Decision, Thread } from "./thread.ts";
import { toWords, type Understanding } from "./understanding.ts";
import { stem } from "./words.ts";

/** A decision; `none` when the question is one about plans that they do not answer; else the next rule. */
type Rule = (question: PlanQuestion) => Decision | "none" | undefined;

/** Questions about plans and prices; undefined if this is none. */
export function decidePlans(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
): Decision | undefined {
  const { concepts } = read;
  if (content.planCategories.length === 0) {
    // Without plans there are no prices, whatever else is known of a product.
    const asksPrice = concepts.has("price") || concepts.has("cheap");
    return asksPrice ? { answer: composeUnknown(content), thread } : undefined;
  }
  const question = new PlanQuestion(content, read, thread);
  const { continues, namesPlan, calls } = question;
  // Something else is asked about, in words that happen to be ours as well ('price of bitcoin').
  if (!continues && !namesPlan && calls === undefined && !isAboutOurPlans(read)) return undefined;
  if (isAboutResults(read)) return undefined;
  for (const rule of rules) {
    const decision = rule(question);
    if (decision !== undefined) return decision === "none" ? undefined : decision;
  }
  return undefined;
}

/** '150 calls a month'. */
const byVolume: Rule = (question) => {
  const { content, read, thread, calls, category } = question;
  if (calls === undefined) return undefined;
  const direction = directionOf(read);
  const base = category ?? findCategory(content, direction ?? thread.category ?? "receptionist");
  if (base === undefined) return "none";
  const other =
    category === undefined && direction === undefined && base.id === "receptionist"
      ? findCategory(content, "outbound")
      : undefined;
  const volume = composeVolume(content, base, { calls, per: read.callsPer }, other);
  return question.decided("volume", volume.answer, volume.chosen);
};

/** 'a budget of $1000'. */
const byBudget: Rule = (question) => {
  const { content, read } = question;
  if (!read.concepts.has("price") || read.number === undefined) return undefined;
  if (!budgetWords.test(read.words.join(" "))) return undefined;
  return question.decided("overview", composeBudget(content, asked(question), read.number));
};

/** 'the $99 plan'; a sum alone that no plan costs is a budget. */
const byAmount: Rule = (question) => {
  const { content, read } = question;
  const amount = read.amount ?? loneNumber(read);
  if (amount === undefined || read.tiers.length > 0 || read.concepts.has("save")) return undefined;
  const exact = composeAmount(content, amount);
  if (exact !== undefined) return question.decided("overview", exact);
  const isAlone = read.words.every((word) => /^\d+$/.test(word) || isAboutMoney(word));
  if (!isAlone || read.amount === undefined) return undefined;
  return question.decided("overview", composeBudget(content, content.planCategories, amount));
};

/** 'receptionist or outbound?' */
const compareCategories: Rule = (question) => {
  const { content, read } = question;
  if (!read.concepts.has("compare") || read.categories.length <= 1) return undefined;
  return question.decided("overview", composeRecommendation(content, undefined));
};

/** 'which plan books appointments?' */
const byFeature: Rule = (question) => {
  const { content, read } = question;
  const { concepts } = read;
  const sought = soughtFeature(read);
  const asksPlan = concepts.has("plan") || read.tiers.length > 0;
  if (sought.length === 0 || concepts.has("price") || !asksPlan) return undefined;
  const search = (isNamed: (words: readonly string[]) => boolean) =>
    composeFeatureSearch(content, asked(question), (feature) =>
      isNamed(toWords(feature).map(stem)),
    );
  const found =
    search((words) => sought.every((word) => words.includes(word))) ??
    search((words) => sought.some((word) => words.includes(word)));
  return found === undefined ? undefined : question.decided("features", found);
};

const ofEveryPlan: Rule = (question) => {
  const { content, read, tier } = question;
  if (!read.concepts.has("included") || tier !== undefined) return undefined;
  return question.decided("overview", composeIncluded(content));
};

/** 'starter or professional?' */
const compareTiers: Rule = (question) => {
  const { content, read, category } = question;
  if (!read.concepts.has("compare") || read.tiers.length <= 1) return undefined;
  const base = category ?? findCategory(content, "receptionist");
  if (base === undefined) return "none";
  const compared = tiers
    .filter((candidate) => read.tiers.includes(candidate))
    .flatMap((candidate) => {
      const plan = findPlan(base, candidate);
      return plan === undefined ? [] : [{ category: base, plan }];
    });
  return question.decided("features", composeComparison(content, base, compared), compared[0]);
};

/** 'monthly or annual?' */
const comparePeriods: Rule = (question) => {
  const { concepts, period, tiers: sizes } = question.read;
  if (!concepts.has("compare") || period === undefined || sizes.length > 0) return undefined;
  return savings(question);
};

const byHighestPrice: Rule = (question) => {
  const { content, read, category, tier } = question;
  if (!read.concepts.has("expensive") || tier !== undefined) return undefined;
  return question.decided("overview", composeMostExpensive(content, category));
};

const byCall: Rule = (question) =>
  question.read.concepts.has("perCall")
    ? question.decided("price", composePerCall(question.content, question.category))
    : undefined;

/** 'and the next one up?' */
const nextTier: Rule = (question) => {
  const { content, shifted, chosen, period } = question;
  if (shifted === undefined || chosen === undefined) return undefined;
  return question.decided("price", composePrice(content, chosen, period));
};

const bySaving: Rule = (question) => {
  const { read, aboutMoney, continues } = question;
  if (!read.concepts.has("save") || !(aboutMoney || continues)) return undefined;
  return savings(question);
};

const byLowestPrice: Rule = (question) => {
  const { content, read, category, period } = question;
  if (!read.concepts.has("cheap") || read.tiers.length > 0) return undefined;
  const [cheapest] = pricedPlans(asked(question));
  return question.decided("cheapest", composeCheapest(content, category, period), cheapest);
};

const byPopularity: Rule = (question) =>
  question.read.concepts.has("popular")
    ? question.decided("category", composePopular(question.content, question.category))
    : undefined;

const wholeList: Rule = (question) => {
  const { content, read, category, tier, period } = question;
  if (!read.concepts.has("listAll") || category !== undefined || tier !== undefined)
    return undefined;
  return question.decided("overview", composeAllPlans(content, period));
};

const callsIncluded: Rule = (question) => {
  const { content, read, category, chosen } = question;
  if (!read.concepts.has("callsIncluded") || category === undefined) return undefined;
  return question.decided("calls", composeCalls(content, category, chosen));
};

/** Whatever else is asked about one plan. */
const ofOnePlan: Rule = (question) => {
  const { content, read, thread, chosen, continues, aboutMoney, namesPlan, period } = question;
  if (chosen === undefined) return undefined;
  const asksPrice = read.concepts.has("price");
  const keepsTopic = continues && !asksPrice && read.period === undefined;
  const asksContents = read.concepts.has("features") && !asksPrice;
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
const ofOneTier: Rule = (question) => {
  const { content, read, tier, aboutMoney, period } = question;
  if (tier === undefined) return undefined;
  if (read.concepts.has("features") && !read.concepts.has("price")) {
    return question.decided("features", composeTierFeatures(content, tier));
  }
  if (!aboutMoney && read.tiers.length === 0) return undefined;
  return question.decided("price", composeTier(content, tier, period));
};

const recommendation: Rule = (question) => {
  const { content, read, category, namesPlan } = question;
  if (!read.concepts.has("recommend") || !(read.concepts.has("plan") || namesPlan))
    return undefined;
  return question.decided("category", composeRecommendation(content, category));
};

/** One kind of agent, in whatever size. */
const ofOneCategory: Rule = (question) => {
  const { content, read, category, aboutMoney, continues, period } = question;
  if (category === undefined) return undefined;
  if (!aboutMoney && !(continues && read.categories.length > 0)) return undefined;
  return question.decided("category", composeCategory(content, category, period));
};

/** 'pricing', 'annual': all there is, from far. */
const overview: Rule = (question) => {
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

/** In order: the first that applies decides. */
const rules: readonly Rule[] = [
  byVolume,
  byBudget,
  byAmount,
  compareCategories,
  byFeature,
  ofEveryPlan,
  compareTiers,
  comparePeriods,
  byHighestPrice,
  byCall,
  nextTier,
  bySaving,
  byLowestPrice,
  byPopularity,
  wholeList,
  callsIncluded,
  ofOnePlan,
  ofOneTier,
  recommendation,
  ofOneCategory,
  overview,
];

function savings(question: PlanQuestion): Decision | "none" {
  const { content, category, chosen } = question;
  return question.decided("savings", composeSavings(content, category, chosen));
}

/** The kind of agent that is asked about, or all of them. */
function asked({ content, category }: PlanQuestion): AssistantContent["planCategories"] {
  return category === undefined ? content.planCategories : [category];
}

function directionOf({ concepts }: Understanding): "outbound" | "receptionist" | undefined {
  if (concepts.has("quantityOut")) return "outbound";
  return concepts.has("quantityIn") ? "receptionist" : undefined;
}
