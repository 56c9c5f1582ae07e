import { composeNeeded, composeWhichHolds } from "../answers/needed.ts";
import { planForCalls } from "../plans/plan-facts.ts";
import { plansMeant } from "./plans-meant.ts";
import type { ReckoningRule } from "./rule.ts";

/** '2,500 calls a month: do I need Professional?': whether a smaller plan would do. */
export const needed: ReckoningRule = (reckoning) => {
  const { content, text, read, terms } = reckoning;
  if (read.calls === undefined || read.tiers.length !== 1 || terms.money.length > 0)
    return undefined;
  if (
    !/\b(?:need|must|have to|has to|required?|necessary|still|go up|overkill|too (?:much|big|large))\b/.test(
      text,
    ) ||
    !/\b(?:do|does|would|will|must|should|is|are|have) (?:i|we|it|that|this|PLAN|the)\b/.test(text)
  )
    return undefined;
  const [item, ...others] = plansMeant(reckoning);
  if (item === undefined || others.length > 0) return undefined;
  const fitting = planForCalls(item.entry.category, read.calls);
  const asksGap = /\b(?:jump|difference|gap|how much (?:more|extra)|extra)\b/.test(text);
  const decision =
    fitting &&
    reckoning.done(
      "fit",
      composeNeeded(content, item.entry, read.calls, fitting, {
        asksTooMuch: /\b(?:overkill|too)\b/.test(text),
        asksGap,
      }),
      [{ entry: fitting, copies: 1 }],
    );
  return decision && asksGap ? { ...decision, coversAll: true } : decision;
};

/** 'What is cheaper for 90 calls a month, Starter or Basic?' */
export const whichHolds: ReckoningRule = (reckoning) => {
  const { content, text, read, terms } = reckoning;
  if (read.calls === undefined || terms.money.length > 0 || read.concepts.has("perCall"))
    return undefined;
  if (terms.plans.length < 2 || !/\b(?:or|which|vs|versus|what)\b/.test(text)) return undefined;
  const items = plansMeant(reckoning);
  if (items.length < 2 || items.some(({ copies }) => copies > 1)) return undefined;
  if (/\b(?:difference|features?|and then|together|total)\b/.test(text)) return undefined;
  const found = composeWhichHolds(
    content,
    items.map(({ entry }) => entry),
    read.calls,
  );
  if (found === undefined) return undefined;
  const beside = items.find(({ entry }) => entry.plan !== found.chosen.plan)?.entry;
  const decision = reckoning.question.decided("volume", found.answer, found.chosen, beside);
  return decision === "none" ? undefined : decision;
};
