import { composeInEveryPlan } from "../answers/feature-search.ts";
import { asksToHave } from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import { likelyFeature } from "../intents/ranking.ts";
import type { Concept } from "../lexicon.ts";
import { byFeature } from "../plans/feature-rules.ts";
import { allPlans, type CategoryPlan, pricedPlans, tierOf } from "../plans/plan-facts.ts";
import { findIncluded, readFeatures, type Sought } from "../plans/plan-features.ts";
import { PlanQuestion } from "../plans/plan-question.ts";
import { asksToShare } from "../quantities/places.ts";
import { isQuestion } from "../sentences.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";

const sizeWord = "(?:tier|level|edition|version|bundle|package|rung|subscription|plan)s?";
/** 'From which tier up?', 'what do I have to buy?', 'who gets that?' */
const asksForPlan = new RegExp(
  [
    `\\b(?:which|what) (?:\\w+ ){0,3}(?:${sizeWord}|offers?|offerings?)\\b`,
    `\\b${sizeWord} (?:up|upwards?|on|onwards?)\\b`,
    `\\b(?:is|are) there (?:a|an|any|one|some) (?:\\w+ )?${sizeWord}\\b`,
    "\\bwhat (?:do|must|should|would|will) (?:i|we) (?:(?:(?:have|need|got) to (?:buy|take|get|pick|choose|order|book))|buy|pick|choose|pay for|sign up for|subscribe to)\\b",
    "\\bwhich (?:one )?of (?:those|these|them) (?:lets?|has|have|can|does|do|comes?|includes?|offers?|gives?|allows?)\\b",
    "\\bwho gets (?:that|it|this|one|such)\\b",
    "\\bhow (?:far|high) up\\b",
  ].join("|"),
);
/** 'The smallest receptionist package', 'the entry level'. */
const smallest =
  /\b(?:smallest|cheapest|lowest|tiniest|bottom|least expensive)(?: \w+){0,2} (?:plan|package|one|tier|option|bundle|level|version|size)\b|\b(?:small|little|budget|entry)(?: (?:ai|receptionist|outbound|custom|agents?|campaigns?)){0,2} (?:plan|package|one|tier|option|bundle|level|version|size)\b|\bentry level\b/;
const middle =
  /\b(?:middle|mid|medium|midsized?)(?: \w+){0,2} (?:plan|package|one|tier|option|size)\b/;

/** 'Which plan covers this?', 'is that in the Starter?': what a plan is to do was told before. */
const asTold =
  /\b(?:covers?|has|have|does|do|includes?|gives?|gets?|offers?|handles?|sends?|shows?|tells?|writes?) (?:(?:me|us) )?(?:all )?(?:this|that|it|those|these)(?: (?:for|to) (?:me|us))?$|^(?:(?:and|so|but|ok) )*(?:is|are|do i get|does|will i get|would i get) (?:this|that|it|those|these) (?:in|on|with|part|included|covered|come)\b/;

/** Asks whether only some plans have what is named. */
const onlySome =
  /\b(?:only|just|reserved)\b.*\b(?:plans?|tiers?|packages?|ones?|people|customers)\b/;

/** What has its own answers, whatever a plan can do. */
const others: readonly Concept[] = [
  "perCall",
  "callsIncluded",
  "difference",
  "refund",
  "trial",
  "total",
  "languages",
  "setup",
];

/** The one plan that is named by its price, or as the smallest or the middle one. */
function planNamed(
  { planCategories }: AssistantContent,
  { words, amount, number, plans, categories }: Understanding,
): CategoryPlan | undefined {
  if (plans.length > 0) return undefined;
  const kinds = planCategories.filter(
    ({ id }) => categories.length === 0 || categories.includes(id),
  );
  const text = words.join(" ");
  const priced = /\b\d+ (?:dollars? |bucks? )?(?:plan|package|tier|one|option)\b/.test(text)
    ? allPlans(kinds).filter(({ plan }) => plan.price.monthly === (amount ?? number))
    : [];
  if (priced.length === 1) return priced[0];
  if (smallest.test(text)) return pricedPlans(kinds)[0];
  const [kind, another] = kinds;
  if (!middle.test(text) || kind === undefined || another !== undefined) return undefined;
  const basic = kind.plans.find((plan) => tierOf(plan) === "basic");
  return basic && { category: kind, plan: basic };
}

/** 'Does it ring web leads?', right after a plan. */
const asksOfIt = /^(?:(?:and|but|so|ok) )*(?:will|does|can|could|would) (?:it|that one|this one)\b/;

function planSpokenOf(
  { planCategories }: AssistantContent,
  { words, plans, languages, industries }: Understanding,
  { category, tier, topic }: Thread,
): CategoryPlan | undefined {
  const namesOther = plans.length + languages.length + industries.length > 0;
  if (namesOther || topic === undefined || !asksOfIt.test(words.join(" "))) return undefined;
  return allPlans(planCategories).find(
    (entry) => entry.category.id === category && tierOf(entry.plan) === tier,
  );
}

/**
 * 'Is there a package with a voice made for our brand?', 'robocalls are killing us. Does the $99 one stop
 * them?': whether a plan has what is asked for, or which one, in whatever words. Undefined where no plan is
 * asked for, or where the lists' own words are used, which the plans' rules know.
 */
export function decidePlanFeature(
  { content, reader }: Context,
  sentences: readonly string[],
  whole: Understanding,
  thread: Thread,
): Decided | undefined {
  const questions = sentences.filter(isQuestion);
  if (questions.length > 1) return undefined;
  const asking = questions[0] ?? sentences.at(-1) ?? "";
  const asked = sentences.length === 1 ? whole : reader.read(asking);
  const text = asked.words.join(" ");
  // 'Is SOC 2 only for Enterprise, or do the small plans have it too?'
  const included = onlySome.test(text) ? findIncluded(content, asked) : [];
  const inEvery = composeInEveryPlan(content, included);
  if (inEvery !== undefined) return { answer: inEvery, thread, kind: "answer", isReckoned: true };
  const isOther =
    whole.calls !== undefined ||
    asked.period !== undefined ||
    others.some((concept) => asked.concepts.has(concept)) ||
    (asked.concepts.has("compare") && asked.plans.length > 1) ||
    asksToShare.test(text);
  if (isOther) return undefined;
  const plan =
    planSpokenOf(content, asked, thread) ??
    planNamed(content, {
      ...asked,
      categories: asked.categories.length > 0 ? asked.categories : whole.categories,
    });
  const isOfPlan = (plan !== undefined || asked.tiers.length > 0) && asksToHave(asked);
  if (!isOfPlan && !asksForPlan.test(text)) return undefined;
  // 'With our script, and it looks up orders': the lists' rules know several at once.
  if (readFeatures(asked).length > 1 && asked.concepts.has("plan")) return undefined;
  const isBare = !isOfPlan && asked.words.length <= fewWords;
  const feature = featureIn(
    asked,
    sentences.length > 1 ? whole : undefined,
    isOfPlan || isBare ? (thread.features ?? []) : [],
    isBare,
  );
  if (feature === undefined) return undefined;
  const concepts = new Set<Concept>([...asked.concepts, "plan"]);
  for (const concept of ["price", "cheap", "save", "integrations"] as const)
    concepts.delete(concept);
  const read: Understanding = {
    ...asked,
    concepts,
    feature,
    tools: [],
    categories: asked.categories.length > 0 ? asked.categories : whole.categories,
    ...(plan !== undefined && {
      categories: [plan.category.id],
      tiers: [tierOf(plan.plan)],
      plans: [{ tier: tierOf(plan.plan), category: plan.category.id, from: 0, to: 0 }],
    }),
  };
  const decision = byFeature(new PlanQuestion(content, read, thread));
  return decision === undefined || decision === "none"
    ? undefined
    : { ...decision, kind: "answer", isReckoned: true };
}

/** 'On which level?', 'from which tier up?': too little to say what for. */
const fewWords = 5;

/**
 * What is asked for in the question itself, else in what was told before it: 'do I get that with Basic?'
 */
function featureIn(
  asked: Understanding,
  whole: Understanding | undefined,
  before: readonly Sought[],
  isBare: boolean,
): string | undefined {
  const pointsBack =
    (asked.refers || isBare) &&
    readFeatures(asked).length === 0 &&
    (asked.topical.every(isOfSizes) || asTold.test(asked.words.join(" ")));
  if (!pointsBack) return named(asked) ?? (whole && named(whole));
  return whole === undefined ? before[0]?.join(" ") : named(whole);
}

/** 'Is that in the Starter, or do I have to go higher?' */
const isOfSizes = (word: string): boolean =>
  /^(?:higher|lower|bigger|smaller|cheapest|smallest|up|covers?|sends?|shows?|tells?|writes?)$/.test(
    word,
  );

/** 'What is in the Starter?' says nothing but the plan's name. */
function named(read: Understanding): string | undefined {
  const own = readFeatures(read)[0]?.join(" ");
  return own === undefined && read.topical.length === 0
    ? undefined
    : (likelyFeature(read.words) ?? own);
}
