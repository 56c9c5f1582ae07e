import type { Answer } from "../answers/answer.ts";
import {
  composeFeatureSearch,
  composeHeldByAll,
  composeInEveryPlan,
} from "../answers/feature-search.ts";
import { composeKnownUnknown } from "../answers/unknown.ts";
import type { AssistantContent } from "../content.ts";
import type { Concept } from "../lexicon.ts";
import { languageNames } from "../lexicon/names.ts";
import { findFeatures, findIncluded, readFeatures } from "../plans/plan-features.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";

/** Asks whether something comes with a plan or costs more. */
const asksIncluded = /\b(?:included?|extra|comes? with|part of|cost more|add ?ons?)\b/;
const asksExtra = /^(?!.*\bincluded?\b).*\b(?:extra|costs? more|add ?ons?)\b/;
/** 'Even on the small one?': nothing is asked but whether it holds for a plan as well. */
const asksAlike =
  /^(?:(?:and|so|ok|but) )*(?:even|also|really)? ?(?:on|in|with|for|at) (?:the |a )?[\w$ ]+$/;

/** 'Is analytics included?': what every plan has, of which a question names some. */
export function decideIncluded(content: AssistantContent, read: Understanding): Answer | undefined {
  const named = read.tiers.length + read.categories.length > 0;
  if (named || !asksIncluded.test(read.words.join(" "))) return undefined;
  const answer = composeInEveryPlan(content, findIncluded(content, read));
  return answer && { ...answer, text: denied(answer.text, read.words) };
}

/** A yes to 'is it included?' is a no to 'is it extra?' */
const denied = (text: string, words: readonly string[]): string =>
  asksExtra.test(words.join(" ")) ? text.replace(/^Yes,/, "No:") : text;

/** 'Even on the $99 one?' after what all plans include: there as well. */
export function decideAlike(
  content: AssistantContent,
  { words, tiers, plans, concepts }: Understanding,
  { said = "" }: Thread,
): Answer | undefined {
  const [first = ""] = said.split("\n\n");
  if (!/\b(?:all plans|every plan) includes?\b/i.test(first)) return undefined;
  if (tiers.length + plans.length === 0 && !concepts.has("cheap")) return undefined;
  if (words.length > 8 || !asksAlike.test(words.join(" "))) return undefined;
  const items = content.includedInAllPlans.filter((item) => first.includes(item));
  return composeInEveryPlan(content, items.length > 0 ? items : content.includedInAllPlans);
}

const asksForMore =
  /\b(?:extra|costs? more|more expensive|additional|surcharge|add ?ons?|on top|pay more|included|charged?)\b/;

/** 'Does that cost extra?', of something the agents do: in which plans it is, and that no fee is known. */
export function decideExtra(
  content: AssistantContent,
  read: Understanding,
  { question = [], asked = [], intent }: Thread,
): Answer | undefined {
  const { words, tiers, categories, refers, leans, amount, calls, concepts } = read;
  const names = tiers.length + categories.length > 0 || amount !== undefined || calls !== undefined;
  if (names || words.length > 9 || !(refers || leans) || !asksForMore.test(words.join(" ")))
    return undefined;
  // What is asked of now is what was asked of before, unless something else is named.
  if (readFeatures({ words }).length > 0 || concepts.has("taxes") || concepts.has("setup"))
    return undefined;
  const isLanguage =
    intent === "concept/languages" || question.some((word) => languageNames.includes(word));
  const spoken: ReadonlySet<Concept> = new Set<Concept>([
    ...asked,
    ...(isLanguage ? (["languages"] as const) : []),
  ]);
  const held = composeHeldByAll(content, spoken) ?? composeListedBefore(content, question);
  const fees = composeKnownUnknown(content, { ...read, concepts: new Set<Concept>(["fees"]) });
  if (held === undefined || fees === undefined) return undefined;
  const [more = ""] = /^More on .*$/m.exec(held.text) ?? [];
  return {
    ...held,
    text: [denied(held.text, words).replace(more, "").trim(), fees.text, more].join("\n\n"),
  };
}

/** The plans that have what the question before spoke of: all of them, or those that list it. */
function composeListedBefore(
  content: AssistantContent,
  question: readonly string[],
): Answer | undefined {
  const before = { words: question, industries: [] };
  if (readFeatures(before).length === 0) return undefined;
  const { found, isSure } = findFeatures(content.planCategories, before, []);
  return (
    composeInEveryPlan(content, findIncluded(content, before)) ??
    (isSure ? composeFeatureSearch(content, found, [], false) : undefined)
  );
}
