import { composeFeatures } from "../answers/plan-contents.ts";
import { isStopWord, stem } from "../words.ts";
import { askedCategories } from "./asked-plans.ts";
import type { CategoryPlan } from "./plan-facts.ts";
import type { PlanRule } from "./rule.ts";

/** 'Which plan is meant for …', 'the right package if you have …': what follows tells whom it is for. */
const asksForWhom =
  /\b(?:which|what|right|best) (?:\w+ ){0,2}?(?:plan|package|tier|one|subscription)\b(?: \w+){0,6}? (?:for|if|when|suits|fits) (?:\w.*)$/;

/** Fewer words in common would be chance. */
const leastShared = 2;

/** 'Which plan is for several teams behind one number?': the plan that describes itself so. */
export const byDescription: PlanRule = (question) => {
  const { content, read } = question;
  const text = read.words.join(" ");
  if (read.calls !== undefined || read.tiers.length > 0 || read.amounts.length > 0)
    return undefined;
  const [told] = asksForWhom.exec(text) ?? [];
  if (told === undefined) return undefined;
  const wanted = contentOf(told.replace(/^.*?\b(?:plan|package|tier|one|subscription)\b/, ""));
  const ranked = askedCategories(question)
    .flatMap((category) => category.plans.map((plan): CategoryPlan => ({ category, plan })))
    .map((entry) => {
      const described = contentOf(entry.plan.description.toLowerCase());
      return { entry, shared: [...wanted].filter((word) => described.has(word)).length };
    })
    .toSorted((one, other) => other.shared - one.shared);
  const [best, next] = ranked;
  if (best === undefined || best.shared < leastShared || best.shared === next?.shared)
    return undefined;
  return question.decided("features", composeFeatures(content, best.entry), best.entry);
};

/** The stems of words that carry a meaning of their own. */
const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[^a-z]+/)
      .filter(
        (word) => word.length > 2 && !isStopWord(word) && !/^(?:for|that|several)$/.test(word),
      )
      .map(stem),
  );
