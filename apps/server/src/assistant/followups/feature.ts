import { composeFeatureSearch, composeInEveryPlan } from "../answers/feature-search.ts";
import type { AssistantContent } from "../content.ts";
import { asksSeveral, findFeatures, findIncluded, readFeatures } from "../plans/plan-features.ts";
import type { Understanding } from "../understanding.ts";
import type { SlotAnswer } from "./slot-answer.ts";
import { itemsOf, type PlanSlots } from "./slots.ts";

/** 'And reports?', 'can it keep both calendars?': whether the plan that was spoken of has it, by its list. */
export function answerFeature(
  content: AssistantContent,
  read: Understanding,
  kept: PlanSlots,
): SlotAnswer {
  const [item, ...others] = itemsOf(content, kept);
  const goesOn = read.leans || read.refers;
  const namesOther =
    read.plans.length > 0 ||
    read.categories.length > 0 ||
    read.unnamedTools.length > 0 ||
    read.languages.length > 0 ||
    read.industries.length > 0;
  // 'Does it write to Salesforce?' asks it of the plan; 'do you work with Salesforce?' of all of us.
  const ofPlan = read.refers && !read.words.includes("you") && !read.words.includes("your");
  const asksOther =
    read.concepts.has("price") ||
    read.words.includes("which") ||
    (!ofPlan && (read.tools.length > 0 || read.concepts.has("integrations")));
  if (item === undefined || others.length > 0 || !goesOn || namesOther || asksOther)
    return { answer: undefined };
  if (readFeatures(read).length === 0) return { answer: undefined };
  const included = findIncluded(content, read);
  if (included.length > 0) return { answer: composeInEveryPlan(content, included) };
  const { found, isSure } = findFeatures([item.entry.category], read, []);
  return {
    answer: isSure
      ? composeFeatureSearch(content, found, [item.entry], asksSeveral(read))
      : undefined,
  };
}
