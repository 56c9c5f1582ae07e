import {
  composeFeatureSearch,
  composeHeldByAll,
  composeInEveryPlan,
} from "../answers/feature-search.ts";
import { composeIncluded } from "../answers/plan-contents.ts";
import { composePlanPrices } from "../answers/prices.ts";
import { asksToHave, asksWhichPlan, seeksSmallestWith } from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import type { Concept } from "../lexicon.ts";
import { isAboutMoney } from "../scope.ts";
import { askedCategories, ofTiers } from "./asked-plans.ts";
import { type CategoryPlan, findPlanById, pricedPlans } from "./plan-facts.ts";
import { asksSeveral, findFeatures, findIncluded, readFeatures } from "./plan-features.ts";
import type { PlanQuestion } from "./plan-question.ts";
import type { PlanRule } from "./rule.ts";

/** 'Which plan supports Spanish?', 'does Basic speak French?': a language is no matter of the plan. */
export const byLanguage: PlanRule = (question) => {
  const { content, read } = question;
  const { concepts } = read;
  if (read.languages.length === 0 && !concepts.has("languages")) return undefined;
  if (!asksWhichPlan(read) || concepts.has("price") || read.calls !== undefined) return undefined;
  if (read.period !== undefined || read.amount !== undefined) return undefined;
  const answer = composeHeldByAll(content, new Set<Concept>(["languages"]));
  return answer && question.decided("having", answer);
};

/** 'which plan books appointments?', 'does Basic screen spam?' */
export const byFeature: PlanRule = (question) => {
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
  const seeksSmallest = seeksSmallestWith(read);
  const asksPlan =
    concepts.has("plan") ||
    read.tiers.length > 0 ||
    asksWhich ||
    ofIt ||
    (seeksSmallest && readFeatures(read).length > 0);
  const asksOther =
    read.isOrder ||
    (read.period !== undefined && !seeksSmallest) ||
    read.calls !== undefined ||
    concepts.has("callsIncluded") ||
    concepts.has("perCall") ||
    concepts.has("save") ||
    (read.tiers.length > 1 && (concepts.has("compare") || concepts.has("difference")));
  // 'How much is the plan that scores leads?'
  const asksPrice =
    concepts.has("price") &&
    !(seeksSmallest && readFeatures(read).length > 0) &&
    !/\bplan (?:that|which|with)\b/.test(read.words.join(" "));
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
  // 'What plan keeps all of those?' names nothing itself.
  const namesNone =
    /\b(?:keeps?|covers?|manages?|allows?|gives?|lets|works?|takes)\b/.test(read.words.join(" ")) &&
    readFeatures(read).length === 0;
  const pointsBack = (read.refers && (asksToHave(read) || namesNone)) || isBare || goesOn;
  const included = findIncluded(content, read);
  if (included.length > 0)
    return question.decided("features", composeInEveryPlan(content, included));
  const find = (categories: AssistantContent["planCategories"]) =>
    findFeatures(categories, read, pointsBack ? (thread.features ?? []) : []);
  const ofKind = find(askedCategories(question));
  // A kind that was spoken of before may have none that does it.
  const { found, isSure } =
    ofKind.found.length > 0 || read.categories.length > 0 ? ofKind : find(content.planCategories);
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
  if (concepts.has("cheap")) return pricedPlans(askedCategories(question))[0];
  if (!concepts.has("popular") || question.category === undefined) return undefined;
  const plan = question.category.plans.find(({ isPopular }) => isPopular);
  return plan && { category: question.category, plan };
}

/** 'How much is it?' after the plans that have something. */
export const ofFound: PlanRule = (question) => {
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

export const ofEveryPlan: PlanRule = (question) => {
  const { content, read, tier } = question;
  if (!read.concepts.has("included") || tier !== undefined) return undefined;
  // 'Show me all plans' asks for the plans.
  if (/\b(?:show|list|see) (?:me |us )?(?:all|every)\b/.test(read.words.join(" ")))
    return undefined;
  // 'Which plan includes …?' asks for one, 'which features come with every plan?' for what all have.
  if (
    read.words.includes("which") &&
    !/\b(?:all|every|each|any|whatever|matter|regardless|irrespective|independent)\b/.test(
      read.words.join(" "),
    )
  )
    return undefined;
  return question.decided("overview", composeIncluded(content));
};

/** 'Is HIPAA covered in Starter?': what the pages say of all, whatever the plan. */
export const ofAllAlike: PlanRule = ({
  read: { concepts, tiers: sizes, period, amount, calls },
}) => {
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
