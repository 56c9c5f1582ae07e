import { composeSum } from "../answers/totals.ts";
import { composeVolumes } from "../answers/volumes.ts";
import { directionOf } from "../plans/direction.ts";
import { type CategoryPlan, findCategory, planForCalls } from "../plans/plan-facts.ts";
import type { Item } from "./frame.ts";
import type { ReckoningRule } from "./rule.ts";

/** '120 calls answered and 900 leads called': a plan for each, and both together. */
export const bothDirections: ReckoningRule = (reckoning) => {
  const { content, read } = reckoning;
  const { needs } = read;
  if (needs === undefined || read.plans.length > 0 || read.concepts.has("perCall"))
    return undefined;
  const items = (
    [
      ["receptionist", needs.answered],
      ["outbound", needs.made],
    ] as const
  ).flatMap(([id, calls]) => {
    const category = findCategory(content, id);
    const entry = category && planForCalls(category, calls);
    return entry === undefined ? [] : [{ entry, copies: 1 }];
  });
  if (items.length < 2) return undefined;
  return reckoning.done(
    "sum",
    composeSum(content, items, {
      period: /\b(?:a|per|each|every|the whole) year\b/.test(reckoning.text)
        ? "annual"
        : reckoning.period,
    }),
    items,
  );
};

/** 'One clinic gets 180 calls a month, the other 45', '1,500 in December, 120 otherwise'. */
export const severalVolumes: ReckoningRule = (reckoning) => {
  const { content, read, question, text } = reckoning;
  // 'What do you charge for the extra calls?' asks for no larger plan.
  if (/\bextra calls\b/.test(text)) return undefined;
  if (read.volumes === undefined || read.plans.length > 0 || reckoning.terms.money.length > 0)
    return undefined;
  const category = question.category ?? findCategory(content, directionOf(read) ?? "receptionist");
  const found = category && composeVolumes(content, category, read.volumes);
  if (found === undefined) return undefined;
  // Plans of several places are paid together.
  if (read.volumes.of === "places")
    return reckoning.done("sum", found.answer, counted(found.plans));
  const decision = question.decided("volume", found.answer, found.chosen);
  return decision === "none" ? undefined : decision;
};

/** The same plan for two places is two of it. */
const counted = (plans: readonly CategoryPlan[]): Item[] =>
  [...new Set(plans.map(({ plan }) => plan))].flatMap((plan) => {
    const same = plans.filter((entry) => entry.plan === plan);
    return same.slice(0, 1).map((entry): Item => ({ entry, copies: same.length }));
  });
