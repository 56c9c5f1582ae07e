import type { PlanCategory, PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { Answer } from "../answers/answer.ts";
import type { AssistantContent } from "../content.ts";
import { asksToCall } from "../quantities/contacts.ts";
import type { Frame, Measure } from "../reckoning/frame.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { callsMeant } from "./calls-meant.ts";
import {
  allPlans,
  type CategoryPlan,
  findCategory,
  findPlan,
  findPlanById,
  type Period,
  tierOf,
} from "./plan-facts.ts";

/** Concepts that make a question one about plans and money. */
const moneyConcepts = [
  "price",
  "cheap",
  "expensive",
  "popular",
  "plan",
  "save",
  "perCall",
  "callsIncluded",
  "included",
  "listAll",
  "recommend",
] as const;

/** A question about plans and prices, together with what was spoken of before it. */
export class PlanQuestion {
  readonly content: AssistantContent;
  readonly read: Understanding;
  readonly thread: Thread;
  /** Goes on with what was spoken of. */
  readonly continues: boolean;
  readonly aboutMoney: boolean;
  readonly namesPlan: boolean;
  /** Calls a month to find a plan for. */
  readonly calls: number | undefined;
  /** The same, where it is people who got in touch that are to be called. */
  readonly contacts: number | undefined;
  readonly category: PlanCategory | undefined;
  readonly tier: PlanTier | undefined;
  readonly period: Period;
  /** The one plan that is asked about. */
  readonly chosen: CategoryPlan | undefined;
  /** The plan that was spoken of before the one that is spoken of now. */
  readonly previous: CategoryPlan | undefined;
  /** Every plan that is named, in order; more than one when plans are set beside each other. */
  readonly named: readonly CategoryPlan[];

  constructor(content: AssistantContent, read: Understanding, thread: Thread) {
    this.content = content;
    this.read = read;
    this.thread = thread;
    const { concepts, leans, refers } = read;
    // 'What's included?' after a plan was named is about that plan, though nothing says so.
    const isShort =
      read.words.length <= 5 &&
      !read.refers &&
      (concepts.has("features") ||
        concepts.has("callsIncluded") ||
        concepts.has("perCall") ||
        concepts.has("save") ||
        read.months !== undefined ||
        read.period !== undefined ||
        (read.words.length <= 3 &&
          (read.tiers.length > 0 ||
            read.categories.length > 0 ||
            // 'Anything cheaper?' may be of another kind, 'the cheapest' is of this one.
            read.words.some((word) => /^(?:cheapest|lowest|smallest)$/.test(word)) ||
            concepts.has("popular"))) ||
        // 'Give me the most popular', of the kind that was spoken of.
        (read.words.length <= 5 && !read.addressesUs && concepts.has("popular")));
    const isVague =
      concepts.has("price") && read.tiers.length === 0 && read.categories.length === 0;
    const asksOfBoth =
      thread.previous !== undefined &&
      (concepts.has("difference") || concepts.has("compare")) &&
      read.words.some((word) => /^(?:2|both|them|those)$/.test(word));
    const continues =
      thread.topic !== undefined &&
      (asksOfBoth ||
        leans ||
        refers ||
        concepts.has("up") ||
        concepts.has("down") ||
        isShort ||
        isVague);
    // 'How much to have them all rung back?', after so many requests a month were told.
    this.contacts =
      read.calls === undefined && asksToCall(read.words)
        ? (read.contacts ?? thread.contacts)
        : undefined;
    const calls = this.contacts ?? callsMeant(read, thread, continues);
    const category =
      findCategory(content, chooseCategory(read)) ??
      (read.tiers.length > 0 || continues ? findCategory(content, thread.category) : undefined);
    const tier =
      // In the order they were named, not in that of the lexicon.
      (read.tiers.length > 0 ? (read.plans[0]?.tier ?? read.tiers[0]) : undefined) ??
      // 'And the most expensive?' is not about the plan that was spoken of.
      (continues && calls === undefined && !isSuperlative(concepts) ? thread.tier : undefined);
    const byPrice = read.tiers.length === 0 ? planByPrice(content, read) : undefined;
    const plan =
      category === undefined || tier === undefined ? undefined : findPlan(category, tier);
    const named = read.plans.flatMap((mention): CategoryPlan[] => {
      const kind =
        findCategory(content, mention.category) ??
        category ??
        findCategory(content, thread.category);
      const found = kind === undefined ? undefined : findPlan(kind, mention.tier);
      return kind === undefined || found === undefined ? [] : [{ category: kind, plan: found }];
    });
    const distinct = named.filter(
      (entry, index) => named.findIndex((other) => other.plan.id === entry.plan.id) === index,
    );
    // 'Which of them …?' is about the plans that were set beside each other.
    this.named =
      distinct.length === 0 && read.categories.length === 0 && pointsAtSeveral(read)
        ? (thread.compared ?? []).flatMap((id) => findPlanById(content.planCategories, id) ?? [])
        : distinct;
    this.continues = continues;
    // 'New Year' and 'in ten years' are times, not ways to pay.
    this.aboutMoney =
      moneyConcepts.some((concept) => concepts.has(concept)) ||
      (read.period !== undefined && !concepts.has("availability"));
    this.namesPlan = read.tiers.length > 0 || read.categories.length > 0;
    this.calls = calls;
    this.category = category;
    this.tier = tier;
    this.period = read.period ?? (continues ? thread.period : undefined);
    this.chosen =
      byPrice ?? (category === undefined || plan === undefined ? undefined : { category, plan });
    const earlier = allPlans(content.planCategories);
    this.previous = earlier.find((entry) => entry.plan.id === thread.previous);
  }

  /**
   * The answer, and what the conversation is about with it.
   * @param about the plan that was answered with, if not the one that was asked about.
   * @param beside the plan that it was set beside, if another than the one spoken of before.
   * @returns `none` when there is no answer: another rule's would be one to another question.
   */
  decided(
    topic: NonNullable<Thread["topic"]>,
    answer: Answer | undefined,
    about: CategoryPlan | undefined = this.chosen,
    beside?: CategoryPlan,
  ): Decision | "none" {
    if (answer === undefined) return "none";
    const category = about?.category ?? this.category;
    const { category: kind, tier } = this.thread;
    const before =
      kind === undefined || tier === undefined ? undefined : (`${kind}-${tier}` as const);
    const previous = beside?.plan.id ?? (before === about?.plan.id ? this.thread.previous : before);
    return {
      answer,
      thread: {
        topic,
        ...(category !== undefined && { category: category.id }),
        // 'Enterprise' without a kind is a size all the same: 'and for outbound?' goes on with it.
        tier: about === undefined ? this.tier : tierOf(about.plan),
        ...(this.period !== undefined && { period: this.period }),
        calls: this.calls ?? this.thread.calls,
        callsPer: this.read.calls === undefined ? this.thread.callsPer : this.read.callsPer,
        industry: this.thread.industry,
        ...(previous !== undefined && previous !== about?.plan.id && { previous }),
        ...(topic === "cheapest" && this.category === undefined && { amongAll: true }),
        ...(this.named.length > 1 && { compared: this.named.map(({ plan }) => plan.id) }),
        ...(this.thread.places !== undefined && { places: this.thread.places }),
        ...(this.thread.budget !== undefined && { budget: this.thread.budget }),
        frame: this.#frame(topic, about),
      },
    };
  }

  /** The plans that a continuation may reckon with ('times 4'). */
  #frame(topic: NonNullable<Thread["topic"]>, about: CategoryPlan | undefined): Frame | undefined {
    const spoken = this.named.length > 1 ? this.named : about === undefined ? [] : [about];
    return spoken.length === 0
      ? undefined
      : {
          items: spoken.map(({ plan }) => ({ plan: plan.id, copies: 1 })),
          measure: measures[topic] ?? "price",
          paid: this.period,
        };
  }
}

const measures: Partial<Record<NonNullable<Thread["topic"]>, Measure>> = {
  calls: "calls",
  perCall: "perCall",
  savings: "saving",
};

/** Asks for one plan out of all, whichever was spoken of. */
const isSuperlative = (concepts: Understanding["concepts"]): boolean =>
  concepts.has("cheap") || concepts.has("expensive") || concepts.has("popular");

/** 'Which one', 'both', 'the two'. */
const pointsAtSeveral = ({ words }: Understanding): boolean =>
  /\b(?:which (?:one|of|is|has|would|should|do|does|gives|plan)|what is better|both|them|those|these|either|2 of them|the 2|which)\b/.test(
    words.join(" "),
  );

function chooseCategory({
  categories,
  concepts,
  plans,
}: Understanding): PlanCategoryId | undefined {
  const [first] = plans;
  if (first?.category !== undefined) return first.category;
  // 'custom pricing for the receptionist' is about the receptionist.
  const named = categories.length > 1 ? categories.filter((id) => id !== "custom") : categories;
  if (named.length > 1 && concepts.has("compare")) return undefined;
  return named[0];
}

/** 'The $899 plan': the only one with that price, as it is called in a question about more than its price. */
function planByPrice(
  content: AssistantContent,
  { words, concepts, period, amount, number }: Understanding,
): CategoryPlan | undefined {
  const [, price] =
    /\b(\d+) (?:dollars? |usd |bucks )?(?:plan|package|tier|subscription|one)\b/.exec(
      words.join(" "),
    ) ?? [];
  // '$299 a month against paying for the year' sets one plan's two prices beside each other.
  const againstYear =
    concepts.has("compare") && period === "annual" ? (amount ?? number) : undefined;
  const plans = allPlans(content.planCategories).filter(({ plan }) =>
    [plan.price.monthly, plan.price.annual].includes(Number(price ?? againstYear ?? 0)),
  );
  return plans.length === 1 ? plans[0] : undefined;
}
