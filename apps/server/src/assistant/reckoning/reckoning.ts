import type { Plan, PlanCategory } from "@larkline/content/plans";

import type { Answer } from "../answers/answer.ts";
import type { AssistantContent } from "../content.ts";
import {
  type CategoryPlan,
  findCategory,
  findPlan,
  findPlanById,
  type Period,
  pricedPlans,
} from "../plans/plan-facts.ts";
import { PlanQuestion } from "../plans/plan-question.ts";
import { oneEach } from "../quantities/places.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { Frame, Item, Measure } from "./frame.ts";
import { readTerms, type Terms } from "./terms.ts";

/** Superlatives that stand for a plan where it is reckoned with: 'the cheapest plan for 3 years'. */
const cheapest =
  /\b(?:cheapest|least expensive|lowest(?: priced?)?|smallest|most affordable|bottom)\b/;
const dearest =
  /\b(?:most expensive|dearest|priciest|highest(?: priced?)?|most costly|costliest|largest|biggest|top)\b/;

/** A question about numbers: the plans and the figures in it, its own and those it goes on with. */
export class Reckoning {
  readonly content: AssistantContent;
  readonly read: Understanding;
  readonly thread: Thread;
  readonly question: PlanQuestion;
  readonly terms: Terms;
  /** The question with signs for plans and sums, see `Terms`. */
  readonly text: string;
  /** The question says nothing that a continuation would not. */
  readonly goesOn: boolean;
  /** Plans that the question itself names. */
  readonly own: readonly Item[];
  /** Plans to reckon with: its own, else those that were spoken of. */
  readonly items: readonly Item[];
  readonly months: number | undefined;
  /** How many places or subscriptions there are. */
  readonly places: number | undefined;
  readonly period: Period;

  constructor(content: AssistantContent, read: Understanding, thread: Thread) {
    this.content = content;
    this.read = read;
    this.thread = thread;
    this.question = new PlanQuestion(content, read, thread);
    this.terms = readTerms(read);
    this.text = this.terms.text;
    const { frame } = thread;
    this.goesOn =
      frame !== undefined &&
      read.plans.length === 0 &&
      read.industries.length === 0 &&
      read.foreign.length === 0 &&
      read.calls === undefined &&
      (read.leans || read.refers || read.words.length <= 6 || pointsBack.test(this.text));
    this.places = read.copies ?? (eachOfThem.test(this.text) ? thread.places : undefined);
    this.months = read.months;
    this.own = this.#ownItems();
    this.items = this.#withContext();
    this.period = this.terms.paid ?? (yearly.test(this.text) ? "annual" : undefined);
  }

  #ownItems(): Item[] {
    const { content, thread, question } = this;
    const single = thread.frame?.items.length === 1 ? thread.frame.items[0]?.plan : undefined;
    const [spoken] = single === undefined ? [] : this.#found(single);
    const kind = question.category ?? spoken?.category ?? findCategory(content, thread.category);
    // Places that stand with one of several plans are not the others'.
    const counted =
      this.terms.plans.length > 1 && this.terms.plans.some(({ copies }) => (copies ?? 1) > 1);
    const places = counted || oneEach.test(this.text) ? undefined : this.places;
    const items = this.terms.plans.flatMap(({ mention, copies }): Item[] => {
      const category = findCategory(content, mention.category) ?? kind;
      const plan = category === undefined ? undefined : findPlan(category, mention.tier);
      return category === undefined || plan === undefined
        ? []
        : [{ entry: { category, plan }, copies: copies ?? places ?? 1 }];
    });
    // 'Receptionist and custom basic'
    const [first] = items;
    const [, otherKind] =
      /\b(receptionist|custom|outbound)(?: agents?| campaigns?)? (?:and|or|vs|versus) PLAN\b/.exec(
        this.text,
      ) ?? [];
    if (first !== undefined && items.length === 1 && otherKind !== undefined) {
      const category = content.planCategories.find(({ id }) => id === otherKind);
      const plan = category?.plans.find(({ name }) => name === first.entry.plan.name);
      if (category !== undefined && plan !== undefined && category !== first.entry.category)
        items.unshift({ entry: { category, plan }, copies: first.copies });
    }
    const another = /\b(?:another|second|additional|more) PLAN\b/.test(this.text);
    return items
      .filter(
        ({ entry }, index) => items.findIndex((other) => other.entry.plan === entry.plan) === index,
      )
      .map((item) => {
        const same = items.filter(({ entry }) => entry.plan === item.entry.plan);
        // 'One Basic for sales and another Basic for support'
        return another
          ? { ...item, copies: same.reduce((sum, { copies }) => sum + copies, 0) }
          : item;
      });
  }

  #withContext(): readonly Item[] {
    if (this.own.length > 0) return this.own;
    const superlative = this.superlatives();
    if (superlative.length > 0)
      return superlative.map((entry) => ({ entry, copies: this.places ?? 1 }));
    const { frame } = this.thread;
    if (!this.goesOn || frame === undefined || this.read.plans.length > 0) return [];
    const before = this.ofFrame();
    const [only] = before;
    const [kind] = this.read.categories;
    if (kind === undefined || only === undefined || before.length > 1) return before;
    // 'And for outbound?' is about the same size of another kind.
    const category = findCategory(this.content, kind);
    const plan = category?.plans.find(({ name }) => name === only.entry.plan.name);
    return category === undefined || plan === undefined
      ? []
      : [{ entry: { category, plan }, copies: only.copies }];
  }

  /** The plans that are named by what they are among others: the cheapest, the dearest. */
  superlatives(): CategoryPlan[] {
    if (this.read.plans.length > 0) return [];
    const priced = pricedPlans(this.asked);
    const [low, high] = [priced[0], priced.at(-1)];
    return [
      ...(cheapest.test(this.text) && low !== undefined ? [low] : []),
      ...(dearest.test(this.text) && high !== undefined ? [high] : []),
    ];
  }

  /** The plans that were reckoned with last. */
  ofFrame(): Item[] {
    return (this.thread.frame?.items ?? []).flatMap(({ plan, copies }) =>
      this.#found(plan).map((entry): Item => ({ entry, copies: this.places ?? copies })),
    );
  }

  /** The kinds of agents that the question names, or all. */
  get asked(): readonly PlanCategory[] {
    const named = this.content.planCategories.filter(({ id }) => this.read.categories.includes(id));
    return named.length > 0 ? named : this.content.planCategories;
  }

  #found(id: Plan["id"]): CategoryPlan[] {
    const entry = findPlanById(this.content.planCategories, id);
    return entry === undefined ? [] : [entry];
  }

  /** The one plan that it is about. */
  get only(): Item | undefined {
    return this.items.length === 1 ? this.items[0] : undefined;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.text);
  }

  /**
   * The answer, and what the conversation is about with it.
   * @param measure what was wanted of the plans, so that a continuation can want it of others.
   */
  done(
    measure: Measure,
    answer: Answer | undefined,
    items: readonly Item[] = this.items,
    {
      months = this.months,
      period = this.period,
    }: { months?: number | undefined; period?: Period } = {},
  ): Decision | undefined {
    if (answer === undefined) return undefined;
    const decision = this.question.decided(
      measure === "perCall" ? "perCall" : measure === "calls" ? "calls" : "price",
      answer,
      items[0]?.entry,
      items[1]?.entry,
    );
    if (decision === "none") return undefined;
    const frame: Frame = {
      items: items.map(({ entry, copies }) => ({ plan: entry.plan.id, copies })),
      measure,
      months,
      paid: period,
      counted:
        this.months !== undefined
          ? "months"
          : this.places !== undefined
            ? "copies"
            : this.goesOn
              ? this.thread.frame?.counted
              : undefined,
    };
    return {
      answer,
      thread: {
        ...decision.thread,
        ...(period !== undefined && { period }),
        ...(items.length > 1 && { compared: items.map(({ entry }) => entry.plan.id) }),
        frame,
      },
    };
  }
}

/** Words that are about what was named before. */
const pointsBack = /\b(?:both|together|altogether|in total|all of them|each|those|these|that|it)\b/;
const eachOfThem =
  /\b(?:each|every|apiece|per (?:location|office|site|branch|store|shop|clinic)|all of them|both|all (?:locations|offices|sites|branches|stores|shops|clinics|\d+))\b/;
/** Asks for a year's figure. */
export const yearly =
  /\b(?:annual|annually|yearly|(?:a|per|each|every|by the|the|whole|full) year)\b/;
