import type { Answer } from "../answers/answer.ts";
import { joinAlike } from "../answers/joined.ts";
import type { AssistantContent } from "../content.ts";
import { findPlan } from "../plans/plan-facts.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { answerSlots } from "./answer-slots.ts";
import { merge } from "./merge.ts";
import type { Said } from "./said.ts";
import type { PlanSlots, SlotMeasure } from "./slots.ts";

/** Figures that one plan has by itself. */
const figures: ReadonlySet<SlotMeasure> = new Set(["price", "saving", "perCall", "calls"]);

/**
 * 'How much is 6 months of it?', 'for Professional?', where a size was named and its kind was left open: the
 * same figure of that size in every kind. Undefined where a kind or a plan is known, or where nothing but
 * the prices is asked, which are told as a list.
 */
export function answerEachKind(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
  kept: PlanSlots,
  said: Said,
): { answer: Answer; slots: PlanSlots } | undefined {
  const [named, ...more] = said.plans;
  const isKnown =
    kept.items.length > 0 || kept.kinds.length === 1 || said.kinds.length > 0 || more.length > 0;
  const size = named?.tier ?? kept.size;
  if (isKnown || size === undefined || named?.category !== undefined) return undefined;
  if (!figures.has(kept.measure)) return undefined;
  const found = content.planCategories.flatMap((category) => {
    const plan = findPlan(category, size);
    if (plan === undefined) return [];
    const ofKind: PlanSlots = {
      ...kept,
      size: undefined,
      kinds: [category.id],
      items: [{ plan: plan.id, copies: 1 }],
    };
    const slots = merge(content, ofKind, said, thread);
    const answer =
      slots && answerSlots(content, slots, said, { kept: ofKind, read, sought: [] }).answer;
    return slots === undefined || answer === undefined ? [] : [{ slots, answer }];
  });
  const [first] = found;
  if (first === undefined || found.length < content.planCategories.length) return undefined;
  if (isPlain(first.slots, said)) return undefined;
  const answer = joinAlike(found.map((each) => each.answer));
  return answer && { answer, slots: { ...first.slots, items: [], kinds: kept.kinds, size } };
}

/** Asks for nothing but the price by the month or by the year. */
const isPlain = ({ measure, months, items }: PlanSlots, said: Said): boolean =>
  measure === "price" &&
  months === undefined &&
  said.percent === undefined &&
  said.span === undefined &&
  items.every(({ copies }) => copies === 1);
