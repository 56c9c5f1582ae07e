import type { Plan, PlanCategoryId, PlanTier } from "@larkline/content/plans";

import { type Answer, isAboutPlans } from "../answers/answer.ts";
import type { Budget } from "../answers/budgets.ts";
import type { AssistantContent } from "../content.ts";
import {
  allPlans,
  type CategoryPlan,
  findCategory,
  findPlanById,
  type Period,
  planForBudget,
} from "../plans/plan-facts.ts";
import type { CallsPer } from "../quantities/call-period.ts";
import type { Item, Measure } from "../reckoning/frame.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";

/** What was wanted of plans: a figure of theirs, the plan that holds calls, or what they come with. */
export type SlotMeasure = Measure | "volume" | "budget" | "features" | "having";

/**
 * The last question about plans, complete, whatever its turns left out: a follow-up replaces what it
 * names, adds to it or does something with it, and keeps the rest.
 */
export interface PlanSlots {
  /** Plans that are reckoned with, or that were found to fit, and how many of each. */
  items: readonly { plan: Plan["id"]; copies: number }[];
  /** The size that is spoken of where its kind is left open. */
  size?: PlanTier | undefined;
  /** Kinds of agents that are spoken of. */
  kinds: readonly PlanCategoryId[];
  measure: SlotMeasure;
  /** How long it is to run. */
  months?: number | undefined;
  /** How it is to be paid. */
  paid?: Period;
  /** Calls a month that a plan is to hold. */
  calls?: number | undefined;
  callsPer?: CallsPer | undefined;
  /** The calls come in at each of the places, of which each takes the plan. */
  perPlace?: boolean | undefined;
  /** Days a month on which calls come, where that was told. */
  days?: number | undefined;
  budget?: Budget | undefined;
  /** What the visitor pays somebody else today. */
  ownCost?: Budget | undefined;
  /** The most popular plan of each kind was asked for. */
  popular?: boolean | undefined;
  /** Plans that were listed, for 'which of those …?'. */
  listed?: readonly Plan["id"][] | undefined;
  /** What the last number counted: a bare one counts the same. */
  counted?: "months" | "copies" | "calls" | "money" | undefined;
}

/** Slots of a conversation that has not spoken of plans. */
export const unspoken: PlanSlots = { items: [], kinds: [], measure: "price" };

/** The items of slots, with their plans. */
export const itemsOf = ({ planCategories }: AssistantContent, { items }: PlanSlots): Item[] =>
  items.flatMap(({ plan, copies }): Item[] => {
    const entry = findPlanById(planCategories, plan);
    return entry === undefined ? [] : [{ entry, copies }];
  });

export const asSlotItems = (items: readonly Item[]): PlanSlots["items"] =>
  items.map(({ entry, copies }) => ({ plan: entry.plan.id, copies }));

/** The slots of a question that rules answered without looking at those before; undefined if it was not about plans. */
export function slotsOf(
  content: AssistantContent,
  read: Understanding,
  { answer, thread }: Decision,
  before: Thread,
): PlanSlots | undefined {
  const told = before.plans;
  if (!isAboutPlans(answer))
    // 'Somebody to answer calls and somebody to call leads': both kinds are meant from then on.
    return read.categories.length > 1
      ? { ...(told ?? unspoken), kinds: read.categories }
      : namedIn(content, read, told);
  const { frame, topic } = thread;
  const use = answer.tools?.find(({ name }) => name === "recommend_plan");
  const advice = use?.name === "recommend_plan" ? use.arguments : undefined;
  // What was found to have something is what a price is asked of next.
  const found = topic === "having" ? thread.compared : undefined;
  const inBudget =
    advice?.budget === undefined
      ? undefined
      : within(content, advice.category === undefined ? [] : [advice.category], {
          amount: advice.budget,
          period: advice.period ?? "monthly",
        });
  // Of several kinds, the only plan that is within it.
  const affordable =
    advice?.category === undefined && inBudget?.length !== 1 ? undefined : inBudget;
  const items = (found ?? affordable)?.map((plan) => ({ plan, copies: 1 })) ?? frame?.items ?? [];
  const measure: SlotMeasure =
    advice?.calls !== undefined || (topic === "volume" && thread.calls !== undefined)
      ? "volume"
      : advice?.budget !== undefined
        ? "budget"
        : told?.ownCost !== undefined && comparesCosts.test(read.words.join(" "))
          ? "saving"
          : topic === "having" || topic === "features"
            ? topic
            : items.length === 0 && read.concepts.has("callsIncluded")
              ? "calls"
              : (frame?.measure ?? (comparesSavings(answer) ? "saving" : "price"));
  const named = kindsOf(content, items);
  const kinds =
    named.length > 0
      ? named
      : read.categories.length > 0
        ? read.categories
        : advice?.category !== undefined
          ? [advice.category]
          : thread.category === undefined
            ? []
            : [thread.category];
  const budget =
    advice?.budget === undefined
      ? undefined
      : { amount: advice.budget, period: advice.period ?? "monthly" };
  const calls =
    advice?.calls ??
    read.calls ??
    (measure === "price" || measure === "volume" ? thread.calls : undefined);
  return {
    items,
    // 'Does the Starter include support?' speaks of the Starter of whatever kind.
    size: items.length > 0 ? undefined : (thread.tier ?? onlyOf(read.tiers)),
    kinds: read.categories.length > kinds.length ? read.categories : kinds,
    measure,
    months: frame?.months,
    paid: frame?.paid ?? read.period,
    calls,
    callsPer: calls === undefined ? undefined : thread.callsPer,
    perPlace:
      measure === "price" &&
      read.calls !== undefined &&
      read.plans.length === 0 &&
      items.length === 1 &&
      items.every(({ copies }) => copies > 1),
    days: calls === undefined ? undefined : read.daysPerMonth,
    budget: budget ?? thread.budget ?? told?.budget,
    ownCost: told?.ownCost,
    popular: topic === "category" && items.length === 0 && read.concepts.has("popular"),
    listed: budget === undefined ? thread.compared : within(content, kinds, budget),
    counted:
      measure === "volume"
        ? "calls"
        : measure === "budget"
          ? "money"
          : (frame?.counted ?? undefined),
  };
}

const onlyOf = ([only, ...others]: Understanding["tiers"]) =>
  others.length === 0 ? only : undefined;

/** Tells what the year saves, of whatever plans. */
const comparesSavings = ({ tools }: Answer): boolean =>
  tools?.some((use) => use.name === "compare_plans" && use.arguments.focus === "savings") === true;

/** A plan that was named in a question that was not about plans: 'Basic in euros? – Per year, then.' */
function namedIn(
  { planCategories }: AssistantContent,
  { plans }: Understanding,
  told: PlanSlots | undefined,
): PlanSlots | undefined {
  const [mention, ...others] = plans;
  if (mention?.category === undefined || others.length > 0) return told;
  const entry = findPlanById(planCategories, `${mention.category}-${mention.tier}`);
  return entry === undefined
    ? told
    : {
        ...unspoken,
        items: [{ plan: entry.plan.id, copies: 1 }],
        kinds: [entry.category.id],
      };
}

/** Sets what is paid today against a plan. */
const comparesCosts = /\b(?:sav(?:e|es|ed|ing|ings)|cheaper|less)\b/;

/** The kinds of some plans, each once. */
export function kindsOf(
  { planCategories }: AssistantContent,
  items: PlanSlots["items"],
): PlanCategoryId[] {
  return [
    ...new Set(items.flatMap(({ plan }) => findPlanById(planCategories, plan)?.category.id ?? [])),
  ];
}

function within(
  content: AssistantContent,
  kinds: readonly PlanCategoryId[],
  { amount, period }: Budget,
): Plan["id"][] {
  const ids = kinds.length > 0 ? kinds : content.planCategories.map(({ id }) => id);
  return ids.flatMap((id) => {
    const category = findCategory(content, id);
    return (category && planForBudget(category, amount, period))?.plan.id ?? [];
  });
}

/** The plans that cost exactly so much, by the month or by the year: 'the 99 one'. */
export const plansAt = (content: AssistantContent, price: number): CategoryPlan[] =>
  allPlans(content.planCategories).filter(
    ({ plan }) => plan.price.monthly === price || plan.price.annual === price,
  );

/** The plans that include exactly so many calls: 'the 600 one'. */
export const plansWith = (content: AssistantContent, calls: number): CategoryPlan[] =>
  allPlans(content.planCategories).filter(({ plan }) => plan.callsIncluded === calls);
