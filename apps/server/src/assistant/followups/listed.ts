import { composeAmong } from "../answers/feature-search.ts";
import type { AssistantContent } from "../content.ts";
import { type CategoryPlan, findCategory, findPlanById } from "../plans/plan-facts.ts";
import { asksSeveral, findFeatures, hasFeature, readFeatures } from "../plans/plan-features.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import type { SlotAnswer } from "./slot-answer.ts";

const several =
  "(?:of|from|among|out of) (?:those|these|them|the (?:two|2|three|3|four|4|list|above))";
const auxiliary = "can|could|would|will|does|has|have|comes?|includes?|gives?|lets?|gets?";
/** What the plans' lists say that a plan does, and what is said of it in other words. */
const deed =
  "writes|books|moves|cancels|reschedules|schedules|screens|blocks|puts|routes|scores|keeps|looks|takes|sends|tries|calls|answers|connects|syncs|links|works|integrates|transfers|hands|handles|covers|offers|supports|reports|qualifies|does|runs|manages";
const among = new RegExp(
  `\\b(?:which|what) (?:ones?|plans?|options?|tiers?|packages?|sizes?)\\b|\\b(?:which|what|any|some|none|one) (?:ones? )?${several}\\b|\\bis there one\\b|\\bthe one (?:that|which|with)\\b|\\bwhich (?:${auxiliary})\\b|\\bwhich (?:${deed}) (?!(?:do|does|is|are|can|will|would)\\b)`,
);

/** 'Which one …?', 'which of those …?', 'which writes …?': one of the plans that were listed is meant. */
export const asksAmong = ({ words }: Understanding): boolean => among.test(words.join(" "));

/** The plans that the last answer was about, where it was about several: set beside each other, or all of a kind. */
export function listedPlans(
  content: AssistantContent,
  { plans: kept, page }: Thread,
): readonly CategoryPlan[] {
  if (kept === undefined || page?.startsWith("/pricing") !== true) return [];
  const { listed = [], items, kinds } = kept;
  const ids = listed.length > 1 ? listed : items.length > 1 ? items.map(({ plan }) => plan) : [];
  if (ids.length > 1) return ids.flatMap((id) => findPlanById(content.planCategories, id) ?? []);
  return kinds.flatMap((kind) => {
    const category = findCategory(content, kind);
    return category?.plans.map((plan): CategoryPlan => ({ category, plan })) ?? [];
  });
}

/** 'Which one writes to my CRM?': those of the listed plans that have it, from the smallest of each kind. */
export function answerAmong(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
): SlotAnswer & { listed: readonly CategoryPlan[] } {
  const listed = listedPlans(content, thread);
  const { concepts } = read;
  const asksOther =
    read.plans.length > 0 ||
    read.unnamedTools.length > 0 ||
    read.amount !== undefined ||
    read.calls !== undefined ||
    read.period !== undefined ||
    concepts.has("price") ||
    concepts.has("perCall") ||
    // 'Which one is for calling leads?' may ask for another kind than the one that was listed.
    read.categories.some((kind) => listed.every(({ category }) => category.id !== kind));
  if (listed.length < 2 || asksOther || !asksAmong(read) || readFeatures(read).length === 0)
    return { answer: undefined, listed };
  const categories = [...new Set(listed.map(({ category }) => category))];
  const asked = findFeatures(categories, read, []);
  const { found, isSure } = asked.isSure ? asked : findFeatures(content.planCategories, read, []);
  if (!isSure) return { answer: undefined, listed };
  const many = asksSeveral(read);
  return {
    answer: composeAmong(content, listed, found, many),
    found: listed.find((entry) => hasFeature(entry, found, many)),
    listed,
  };
}
