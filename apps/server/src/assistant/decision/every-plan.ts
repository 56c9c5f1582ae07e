import type { Answer } from "../answers/answer.ts";
import { composeInEveryPlan } from "../answers/feature-search.ts";
import type { AssistantContent } from "../content.ts";
import { findIncluded } from "../plans/plan-features.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";

/** Asks whether something comes with a plan or costs more. */
const asksIncluded = /\b(?:included?|extra|comes? with|part of|cost more|add ?ons?)\b/;
const asksExtra = /^(?!.*\bincluded?\b).*\b(?:extra|cost more|add ?ons?)\b/;
/** 'Even on the small one?': nothing is asked but whether it holds for a plan as well. */
const asksAlike =
  /^(?:(?:and|so|ok|but) )*(?:even|also|really)? ?(?:on|in|with|for|at) (?:the |a )?[\w$ ]+$/;

/** 'Is analytics included?': what every plan has, of which a question names some. */
export function decideIncluded(content: AssistantContent, read: Understanding): Answer | undefined {
  const named = read.tiers.length + read.categories.length > 0;
  if (named || !asksIncluded.test(read.words.join(" "))) return undefined;
  const answer = composeInEveryPlan(content, findIncluded(content, read));
  // 'Is it extra?' is answered by no.
  return answer && asksExtra.test(read.words.join(" "))
    ? { ...answer, text: answer.text.replace(/^Yes,/, "No:") }
    : answer;
}

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
