import { composeFeatureSearch, composeInEveryPlan } from "../answers/feature-search.ts";
import { asksAboutMoney } from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import { likelyFeature } from "../intents/ranking.ts";
import { type CategoryPlan, findPlan } from "../plans/plan-facts.ts";
import { asksSeveral, findFeatures, findIncluded, readFeatures } from "../plans/plan-features.ts";
import type { Understanding } from "../understanding.ts";
import type { SlotAnswer } from "./slot-answer.ts";
import { itemsOf, type PlanSlots } from "./slots.ts";

/** 'And reports?', 'can it keep both calendars?': whether the plan that was spoken of has it, by its list. */
export function answerFeature(
  content: AssistantContent,
  asks: Understanding,
  kept: PlanSlots,
): SlotAnswer {
  const isOfMoney = asks.copies !== undefined || asksAboutMoney(asks.concepts);
  const isPlain =
    readFeatures(asks).length > 0 ||
    asks.topical.length === 0 ||
    isOfMoney ||
    asks.concepts.has("total");
  const feature = isPlain ? undefined : likelyFeature(asks.words);
  const read = feature === undefined ? asks : { ...asks, feature };
  const asked = askedPlans(content, kept);
  const goesOn = read.leans || read.refers;
  const namesOther =
    read.plans.length > 0 ||
    // 'Will it call new web leads?' says what an outbound plan is for.
    read.categories.some((named) => asked.every(({ category }) => category.id !== named)) ||
    read.unnamedTools.length > 0 ||
    read.languages.length > 0 ||
    read.industries.length > 0;
  // 'Does it write to Salesforce?' asks it of the plan; 'do you work with Salesforce?' of all of us.
  const ofPlan = read.refers && !read.words.includes("you") && !read.words.includes("your");
  const asksOther =
    read.concepts.has("price") ||
    read.words.includes("which") ||
    (!ofPlan && (read.tools.length > 0 || read.concepts.has("integrations")));
  if (asked.length === 0 || !goesOn || namesOther || asksOther) return { answer: undefined };
  if (readFeatures(read).length === 0) return { answer: undefined };
  const included = findIncluded(content, read);
  if (included.length > 0) return { answer: composeInEveryPlan(content, included) };
  const categories = asked.map(({ category }) => category);
  const { found, isSure } = findFeatures(categories, read, []);
  return {
    answer: isSure ? composeFeatureSearch(content, found, asked, asksSeveral(read)) : undefined,
  };
}

/** The one plan that was spoken of, or those of its size where the kind was left open. */
function askedPlans(content: AssistantContent, kept: PlanSlots): CategoryPlan[] {
  const [item, ...others] = itemsOf(content, kept);
  if (item !== undefined) return others.length > 0 ? [] : [item.entry];
  const { size, kinds } = kept;
  if (size === undefined) return [];
  return content.planCategories
    .filter(({ id }) => kinds.length === 0 || kinds.includes(id))
    .flatMap((category) => {
      const plan = findPlan(category, size);
      return plan === undefined ? [] : [{ category, plan }];
    });
}
