import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import { composeDifference, composeEnough, composeUsage } from "./answers/arithmetic.ts";
import { composeFeatureSearch, composeInEveryPlan } from "./answers/feature-search.ts";
import { composePerCall } from "./answers/per-call.ts";
import {
  composeAmount,
  composeBudget,
  composeCheapest,
  composeCheapestFor,
  composeMostExpensive,
  composePopular,
  composeRecommendation,
  composeVolume,
} from "./answers/plan-choice.ts";
import {
  composeCalls,
  composeComparison,
  composeFeatures,
  composeIncluded,
  composeTierFeatures,
} from "./answers/plan-contents.ts";
import {
  composeAllPlans,
  composeCategory,
  composeOverview,
  composePlanPrices,
  composePrice,
  composeStartingPrice,
  composeTier,
} from "./answers/prices.ts";
import { composeSavings } from "./answers/savings.ts";
import { composeSum } from "./answers/totals.ts";
import { composeUnknown } from "./answers/unknown.ts";
import type { AssistantContent } from "./content.ts";
import {
  type CategoryPlan,
  findCategory,
  findPlan,
  findPlanById,
  planForCalls,
  pricedPlans,
  tiers,
} from "./plan-facts.ts";
import { asksSeveral, findFeatures, findIncluded, readFeatures } from "./plan-features.ts";
import { PlanQuestion } from "./plan-question.ts";
import type { Item } from "./reckoning/frame.ts";
import { budgetWords, isAboutMoney, isAboutOurPlans, isAboutResults, loneNumber } from "./scope.ts";
import type { Decision, Thread } from "./thread.ts";
import type { Understanding } from "./understanding.ts";

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
  const spoken = thread.category !== undefined || thread.topic === undefined;
  if (read.concepts.has("cheap") && category === undefined && direction === undefined) {
    const cheapest = composeCheapestFor(content, calls);
    if (cheapest !== undefined) return question.decided("volume", cheapest.answer, cheapest.chosen);
  }
  const base =
    (countsDialed(read) ? findCategory(content, "outbound") : undefined) ??
    category ??
    findCategory(content, direction ?? (spoken ? thread.category : undefined) ?? "receptionist");
  if (base === undefined) return "none";
  const other =
    category === undefined && direction === undefined && base.id === "receptionist"
      ? findCategory(content, "outbound")
      : undefined;
  const per = read.callsPer ?? (read.calls === undefined ? thread.callsPer : undefined);
  const volume = composeVolume(content, base, { calls, per }, other);
  const asksEach = /\b(?:per|each|every|a|one|single) (?:phone )?call\b/.test(read.words.join(" "));
  if (asksEach && read.concepts.has("perCall") && volume.chosen?.plan.price.monthly != null) {
    const usage = composeUsage(content, volume.chosen, calls);
    if (usage !== undefined) return question.decided("perCall", usage, volume.chosen);
  }
  return question.decided("volume", volume.answer, volume.chosen);
};

/** '120 inbound and 900 outbound calls': a plan for each, and both together. */
const byTwoVolumes: Rule = (question) => {
  const { content, read } = question;
  const text = read.words.join(" ");
  const numberOf = (kind: string) =>
    new RegExp(`\\b(\\d+) (?:calls? )?(?:${kind})\\b`).exec(text)?.[1];
  const [incoming, outgoing] = [numberOf("inbound|incoming"), numberOf("outbound|outgoing")];
  if (incoming === undefined || outgoing === undefined) return undefined;
  const fitting = (
    [
      ["receptionist", incoming],
      ["outbound", outgoing],
    ] as const
  ).flatMap(([id, calls]) => {
    const category = findCategory(content, id);
    return (category && planForCalls(category, Number(calls))) ?? [];
  });
  return fitting.length < 2
    ? undefined
    : question.decided("price", composeSum(content, fitting.map(single)), fitting[0]);
};

/** 'for 150 calls, receptionist or custom?' */
const byVolumes: Rule = (question) => {
  const { content, read, named } = question;
  const { concepts, calls } = read;
  if (calls === undefined || !(concepts.has("compare") || concepts.has("cheap"))) return undefined;
  if (named.length > 1)
    return question.decided("features", composeComparison(content, named), named[0]);
  if (read.categories.length < 2 || read.tiers.length > 0) return undefined;
  const fitting = read.categories.flatMap((id) => {
    const category = findCategory(content, id);
    return (category && planForCalls(category, calls)) ?? [];
  });
  if (fitting.length < 2) return undefined;
  return question.decided("features", composeComparison(content, fitting), fitting[0]);
};

/** 'is basic enough for 250 calls?' */
const byEnough: Rule = (question) => {
  const { content, read } = question;
  // A size without a kind, and calls that come in or are just calls.
  const [tier] = read.tiers;
  const usual = directionOf(read) === "outbound" ? "outbound" : "receptionist";
  const chosen = question.chosen ?? findPlanOf(question, usual, tier);
  const calls = read.calls ?? question.thread.calls;
  if (chosen === undefined || calls === undefined || !read.concepts.has("recommend"))
    return undefined;
  if (read.tiers.length === 0 && !question.read.refers) return undefined;
  if (question.named.length > 1) return undefined;
  const better = planForCalls(chosen.category, calls);
  return question.decided(
    "volume",
    composeEnough(content, chosen, calls, better),
    better ?? chosen,
    chosen,
  );
};

/** 'the 3,000 calls plan': a plan by its number of calls. */
const byPlanOfCalls: Rule = (question) => {
  const { content, read } = question;
  const [, number] =
    /\b(\d+) calls? (?:per month |a month |monthly )?(?:plan|package|tier|subscription)\b/.exec(
      read.words.join(" "),
    ) ?? [];
  const plans = asked(question).flatMap((category) =>
    category.plans
      .filter(({ callsIncluded }) => callsIncluded === Number(number))
      .map((plan) => ({ category, plan })),
  );
  const [first] = plans;
  if (first === undefined) return undefined;
  if (read.concepts.has("perCall"))
    return question.decided("perCall", composePerCall(content, plans), first);
  return plans.length === 1
    ? question.decided("price", composePrice(content, first, question.period), first)
    : question.decided("features", composeComparison(content, plans), first);
};

/** 'how much more is professional than basic?' */
const byDifference: Rule = (question) => {
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

/** 'a budget of $1000'. */
const byBudget: Rule = (question) => {
  const { content, read } = question;
  const { concepts, amount, number } = read;
  const text = read.words.join(" ");
  // '20 agents' is no sum of money.
  const counts = new RegExp(
    `\\b${number ?? "none"} (?!(?:a|per|each|every|monthly|month|year|or|and|for|is|to|as|max|total|which|what|how|in|on|dollars|bucks|budget)\\b)[a-z]`,
  ).test(text);
  const budget = amount ?? (concepts.has("price") && !counts ? number : undefined);
  if (budget === undefined || read.calls !== undefined || read.isOrder) return undefined;
  if (
    read.tiers.length > 0 ||
    concepts.has("save") ||
    concepts.has("perCall") ||
    concepts.has("startsFrom")
  )
    return undefined;
  const buys = amount !== undefined && /\b(?:get|gets|buy|buys|worth|for)\b/.test(text);
  const asks = buys || (budgetWords.test(text) && (concepts.has("price") || amount !== undefined));
  if (
    !asks ||
    (composeAmount(content, budget) !== undefined &&
      !/\b(?:budget|under|below|within|less|most|up to|max|maximum|spend|afford)\b/.test(text))
  )
    return undefined;
  const period = read.period ?? "monthly";
  const decision = question.decided(
    "overview",
    composeBudget(content, asked(question), budget, period),
  );
  return decision === "none"
    ? decision
    : { ...decision, thread: { ...decision.thread, budget: { amount: budget, period } } };
};

/** '8990 a year': a number that is paid for a time. */
function pricedNumber({ words, calls }: Understanding): number | undefined {
  const [, number] = /\b(\d{2,5}) (?:a|per) (?:month|year)\b/.exec(words.join(" ")) ?? [];
  return number === undefined || calls !== undefined ? undefined : Number(number);
}

/** 'the $99 plan'; a sum alone that no plan costs is a budget. */
const byAmount: Rule = (question) => {
  const { content, read } = question;
  const amount = read.amount ?? loneNumber(read) ?? pricedNumber(read);
  if (amount === undefined || read.tiers.length > 0 || read.concepts.has("save")) return undefined;
  const { chosen } = question;
  if (chosen !== undefined && read.concepts.has("compare") && read.period !== undefined)
    return savings(question);
  if (chosen !== undefined && asksToHave(read))
    return question.decided("features", composeFeatures(content, chosen), chosen);
  const exact = composeAmount(content, amount);
  if (exact !== undefined) return question.decided("overview", exact);
  const isAlone = read.words.every((word) => /^\d+$/.test(word) || isAboutMoney(word));
  if (!isAlone || read.amount === undefined) return undefined;
  return question.decided("overview", composeBudget(content, content.planCategories, amount));
};

/** 'receptionist or outbound?' */
const compareCategories: Rule = (question) => {
  const { content, read, named } = question;
  if (!read.concepts.has("compare") || read.categories.length <= 1) return undefined;
  if (named.length >= 2 || read.concepts.has("perCall")) return undefined;
  return question.decided("overview", composeRecommendation(content, undefined));
};

/** 'which plan books appointments?', 'does Basic screen spam?' */
const byFeature: Rule = (question) => {
  const { content, read, thread, named } = question;
  const { concepts } = read;
  // 'Which one has it?', where plans are what was spoken of.
  const asksWhich =
    /\bwhich (?:one|has|have|includes?|comes?|does|do|of (?:them|those|these|the))\b/.test(
      read.words.join(" "),
    ) &&
    (thread.topic !== undefined || thread.features !== undefined);
  // 'Can it score leads?' after what a plan comes with is about that plan.
  const ofIt =
    question.chosen !== undefined &&
    read.refers &&
    read.tools.length === 0 &&
    (thread.topic === "features" || thread.topic === "having") &&
    readFeatures(read).length > 0;
  const asksPlan = concepts.has("plan") || read.tiers.length > 0 || asksWhich || ofIt;
  const asksOther =
    read.isOrder ||
    read.period !== undefined ||
    read.calls !== undefined ||
    concepts.has("callsIncluded") ||
    concepts.has("perCall") ||
    concepts.has("save") ||
    (read.tiers.length > 1 && (concepts.has("compare") || concepts.has("difference")));
  // 'How much is the plan that scores leads?'
  // 'The smallest plan that …' is not the smallest plan.
  const seeksSmallest =
    /\b(?:smallest|cheapest|lowest|first) (?:\w+ )?(?:plan|one|package|tier) (?:that|which|with|to)\b/.test(
      read.words.join(" "),
    );
  const asksPrice =
    concepts.has("price") && !/\bplan (?:that|which|with)\b/.test(read.words.join(" "));
  if (!asksPlan || asksOther || asksPrice) return undefined;
  // 'Does the cheapest plan book meetings?' is about that plan.
  const superlative =
    seeksSmallest || readFeatures(read).length === 0 ? undefined : superlativePlan(question);
  if (concepts.has("cheap") && !seeksSmallest && superlative === undefined) return undefined;
  // 'Are the integrations included in Starter?' asks for what it connects to.
  if (concepts.has("integrations") && !concepts.has("compare") && readFeatures(read).length === 0)
    return "none";
  const isBare = read.words.length <= 4 && read.words.includes("which");
  // 'Does Basic have that? – And Starter?'
  const goesOn = read.leans && read.topical.length === 0 && thread.topic === "having";
  const pointsBack = (read.refers && asksToHave(read)) || isBare || goesOn;
  const included = findIncluded(content, read);
  if (included.length > 0)
    return question.decided("features", composeInEveryPlan(content, included));
  const { found, isSure } = findFeatures(
    asked(question),
    read,
    pointsBack ? (thread.features ?? []) : [],
  );
  const plans =
    named.length > 0
      ? named
      : superlative !== undefined
        ? [superlative]
        : ofIt && question.chosen !== undefined
          ? [question.chosen]
          : ofTiers(question);
  const answer = composeFeatureSearch(
    content,
    found,
    isSure && !seeksSmallest ? plans : [],
    asksSeveral(read),
  );
  if (answer === undefined) return undefined;
  const decision = question.decided("having", answer);
  const compared = [...new Set(found.map(({ entry }) => entry.plan.id))];
  // 'How much is it?' is then asked of what was found.
  return decision === "none" || compared.length === 0
    ? decision
    : { ...decision, thread: { ...decision.thread, compared } };
};

/** The one plan that 'the cheapest' or 'the most popular' means in a question about what it does. */
function superlativePlan(question: PlanQuestion): CategoryPlan | undefined {
  const { concepts } = question.read;
  if (!asksToHave(question.read) || question.read.tiers.length > 0) return undefined;
  if (concepts.has("cheap")) return pricedPlans(asked(question))[0];
  if (!concepts.has("popular") || question.category === undefined) return undefined;
  const plan = question.category.plans.find(({ isPopular }) => isPopular);
  return plan && { category: question.category, plan };
}

/** 'How much is it?' after the plans that have something. */
const ofFound: Rule = (question) => {
  const { content, read, thread, period } = question;
  if (thread.topic !== "having" || thread.compared === undefined || question.calls !== undefined)
    return undefined;
  if (read.tiers.length > 0 || read.categories.length > 0 || read.concepts.has("perCall"))
    return undefined;
  const asks = read.concepts.has("price") || read.period !== undefined;
  if (
    !asks ||
    !(read.refers || read.leans || read.words.length <= 2) ||
    !read.topical.every((word) => isAboutMoney(word) || /^plans?$/.test(word))
  )
    return undefined;
  const plans = thread.compared.flatMap((id) => findPlanById(content.planCategories, id) ?? []);
  const decision = question.decided("having", composePlanPrices(content, plans, period), plans[0]);
  return decision === "none"
    ? decision
    : {
        ...decision,
        thread: {
          ...decision.thread,
          compared: thread.compared,
          ...(plans.length > 1 && { tier: undefined }),
        },
      };
};

/** The plans of a size that the question names without a kind. */
function ofTiers({ content, read, category }: PlanQuestion): CategoryPlan[] {
  const categories = category === undefined ? content.planCategories : [category];
  return categories.flatMap((each) =>
    read.tiers.flatMap((tier) => {
      const plan = findPlan(each, tier);
      return plan === undefined ? [] : [{ category: each, plan }];
    }),
  );
}

/** Asks whether something is there, not what it costs. */
const asksToHave = ({ words }: Understanding): boolean =>
  /\b(?:does|do|is|are|can|could|has|have|had|will|get|got|include|includes|included|come|comes|offer|offers|part|in|with|without)\b/.test(
    words.join(" "),
  );

/** 'what does Professional have that Basic does not?', 'what do I lose?': against the plan spoken of before. */
const withoutCompareWords: Rule = (question) => {
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

/** 'Is HIPAA covered in Starter?': what the pages say of all, whatever the plan. */
const ofAllAlike: Rule = ({ read: { concepts, tiers: sizes, period, amount, calls } }) => {
  const asksPlan =
    concepts.has("price") || period !== undefined || amount !== undefined || calls !== undefined;
  const alike = [
    "hipaa",
    "trid",
    "fairLending",
    "security",
    "languages",
    "uptime",
    "accuracy",
    "setup",
  ] as const;
  return sizes.length === 1 && !asksPlan && alike.some((concept) => concepts.has(concept))
    ? "none"
    : undefined;
};

/** Two plans are named, and nothing else says what is asked of them. */
const besideEachOther: Rule = (question) => {
  const { content, read, named } = question;
  const plans =
    named.length > 1
      ? named
      : read.tiers.length > 1
        ? ofTiers(question).filter(
            ({ category }) => category.id === (question.category?.id ?? "receptionist"),
          )
        : [];
  if (plans.length < 2 || read.concepts.has("total")) return undefined;
  return question.decided("features", composeComparison(content, plans), plans[0]);
};

const ofEveryPlan: Rule = (question) => {
  const { content, read, tier } = question;
  if (!read.concepts.has("included") || tier !== undefined) return undefined;
  // 'Which plan includes …?' asks for one.
  if (read.words.includes("which") && !read.words.includes("all")) return undefined;
  return question.decided("overview", composeIncluded(content));
};

/** 'starter or professional?' */
const compareTiers: Rule = (question) => {
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
  return question.decided("features", composeComparison(content, compared), compared[0]);
};

/** 'compare all receptionist plans'. */
const compareWithin: Rule = (question) => {
  const { content, read, category, named } = question;
  if (category === undefined || named.length > 0 || read.categories.length > 1) return undefined;
  const text = read.words.join(" ");
  if (!/\b(?:compare|comparison|difference|differences|differ|side)\b/.test(text)) return undefined;
  if (read.period !== undefined || read.concepts.has("staffing")) return undefined;
  const all = category.plans.map((plan) => ({ category, plan }));
  return question.decided("category", composeComparison(content, all));
};

/** 'monthly or annual?' */
const comparePeriods: Rule = (question) => {
  const { concepts, period, tiers: sizes } = question.read;
  if (!concepts.has("compare") || period === undefined || sizes.length > 0) return undefined;
  return savings(question);
};

const byHighestPrice: Rule = (question) => {
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

const byCall: Rule = (question) => {
  const { content, read, named, chosen, continues } = question;
  if (!read.concepts.has("perCall")) return undefined;
  const asksAll = /\b(?:each|every|all|both)\b/.test(read.words.join(" "));
  const only =
    named.length > 0 ? named : chosen !== undefined && continues && !asksAll ? [chosen] : [];
  const onlyPriced = only.filter(({ plan }) => plan.price.monthly !== null);
  return question.decided(
    "perCall",
    composePerCall(content, onlyPriced.length > 0 ? onlyPriced : pricedPlans(asked(question))),
  );
};

/** 'does everything start at 99?' */
const byStartingPrice: Rule = (question) => {
  const { content, read } = question;
  if (!read.concepts.has("startsFrom") || read.tiers.length > 0 || read.categories.length > 0)
    return undefined;
  return question.decided("overview", composeStartingPrice(content));
};

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
  const { content, read, thread, category, period } = question;
  if (!read.concepts.has("cheap") || read.tiers.length > 0) return undefined;
  // 'The most expensive?', 'and the cheapest?': of all plans, as before.
  const all = thread.amongAll === true && read.categories.length === 0;
  const scope = all ? undefined : category;
  const [cheapest] = pricedPlans(scope === undefined ? content.planCategories : [scope]);
  const decision = question.decided("cheapest", composeCheapest(content, scope, period), cheapest);
  return decision === "none" || scope !== undefined
    ? decision
    : { ...decision, thread: { ...decision.thread, amongAll: true } };
};

const byPopularity: Rule = (question) => {
  const { content, read, category } = question;
  if (!read.concepts.has("popular")) return undefined;
  const plan = category?.plans.find(({ isPopular }) => isPopular);
  const popular = category === undefined || plan === undefined ? undefined : { category, plan };
  return question.decided("category", composePopular(content, category), popular);
};

const wholeList: Rule = (question) => {
  const { content, read, category, tier, period } = question;
  if (!read.concepts.has("listAll") || category !== undefined || tier !== undefined)
    return undefined;
  return question.decided("overview", composeAllPlans(content, period));
};

const callsIncluded: Rule = (question) => {
  const { content, read, category, chosen } = question;
  if (!read.concepts.has("callsIncluded") || category === undefined) return undefined;
  // A price is always said with its calls.
  if (chosen !== undefined && (read.concepts.has("price") || read.period === "annual"))
    return undefined;
  return question.decided("calls", composeCalls(content, category, chosen));
};

/** Whatever else is asked about one plan. */
const ofOnePlan: Rule = (question) => {
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
  if (!read.concepts.has("recommend")) return undefined;
  const isBare = read.topical.length === 0 && read.addressesUs;
  if (!read.concepts.has("plan") && !namesPlan && !isBare) return undefined;
  return question.decided("category", composeRecommendation(content, category));
};

/** One kind of agent, in whatever size. */
const ofOneCategory: Rule = (question) => {
  const { content, read, category, aboutMoney, continues, period } = question;
  if (category === undefined) return undefined;
  const onlyNames = read.categories.length > 0 && read.topical.length === 0;
  if (!aboutMoney && !(continues && onlyNames)) return undefined;
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
  byTwoVolumes,
  byVolumes,
  byPlanOfCalls,
  byDifference,
  byEnough,
  byVolume,
  byStartingPrice,
  byBudget,
  byAmount,
  compareCategories,
  ofFound,
  byFeature,
  ofEveryPlan,
  compareTiers,
  compareWithin,
  comparePeriods,
  byHighestPrice,
  byCall,
  nextTier,
  withoutCompareWords,
  bySaving,
  byLowestPrice,
  byPopularity,
  wholeList,
  callsIncluded,
  besideEachOther,
  ofAllAlike,
  ofOnePlan,
  ofOneTier,
  recommendation,
  ofOneCategory,
  overview,
];

function savings(question: PlanQuestion): Decision | "none" {
  const { content, category, chosen, tier } = question;
  return question.decided("savings", composeSavings(content, category, chosen, tier));
}

const single = (entry: CategoryPlan): Item => ({ entry, copies: 1 });

/** The kind of agent that is asked about, or all of them. */
function asked({ content, category }: PlanQuestion): AssistantContent["planCategories"] {
  return category === undefined ? content.planCategories : [category];
}

function findPlanOf(
  { content }: PlanQuestion,
  category: PlanCategoryId | undefined,
  tier: PlanTier | undefined,
): CategoryPlan | undefined {
  const kind = findCategory(content, category);
  const plan = kind === undefined || tier === undefined ? undefined : findPlan(kind, tier);
  return kind === undefined || plan === undefined ? undefined : { category: kind, plan };
}

function directionOf(read: Understanding): "outbound" | "receptionist" | undefined {
  const { concepts } = read;
  if (countsDialed(read)) return "outbound";
  if (concepts.has("quantityOut")) return "outbound";
  return concepts.has("quantityIn") ? "receptionist" : undefined;
}

/** 'My reps ring 350 people a day': somebody on our side calls, and who is called is counted. */
const countsDialed = ({ words }: Understanding): boolean => {
  const text = words.join(" ");
  return (
    /\b(?:list|database) (?:of|with) (?:about |around |over )*\d+\b|\b\d+ (?:contacts|prospects|leads) (?:to|on)\b/.test(
      text,
    ) ||
    (/\b(?:dial|dialing|ring|call|phone|contact|reach|telephone) (?:about |around |roughly |up to |some |out to |over )*\d+ (?!times)/.test(
      text,
    ) &&
      !/\b(?:customers?|patients?|clients?|callers?|people|they|tenants?|buyers?) (?:\w+ )?(?:ring|call|phone|contact|reach)\b/.test(
        text,
      ))
  );
};
