import { composeEnough } from "../answers/arithmetic.ts";
import { composeNeeded } from "../answers/needed.ts";
import { composePerCall } from "../answers/per-call.ts";
import { composeAllCalls, composeCalls, composeComparison } from "../answers/plan-contents.ts";
import { composePrice } from "../answers/prices.ts";
import { composeUsage } from "../answers/usage.ts";
import { composeCheapestFor, composeVolume } from "../answers/volumes.ts";
import { asksCallLimit, supposedSize } from "../asks.ts";
import { askedCategories, findPlanOf } from "./asked-plans.ts";
import { countsDialed, directionOf } from "./direction.ts";
import { findCategory, planForCalls } from "./plan-facts.ts";
import { findFeatures } from "./plan-features.ts";
import type { PlanRule } from "./rule.ts";

/** How a plan's list speaks of those who are called when they get in touch. */
const arrivingLeads = ["new", "web", "lead"];

/** '150 calls a month'. */
export const byVolume: PlanRule = (question) => {
  const { content, read, thread, calls, category } = question;
  if (calls === undefined) return undefined;
  const direction = directionOf(read);
  const spoken = thread.category !== undefined || thread.topic === undefined;
  if (read.concepts.has("cheap") && category === undefined && direction === undefined) {
    const cheapest = composeCheapestFor(content, calls);
    if (cheapest !== undefined) return question.decided("volume", cheapest.answer, cheapest.chosen);
  }
  const base =
    (countsDialed(read) || question.contacts !== undefined
      ? findCategory(content, "outbound")
      : undefined) ??
    category ??
    findCategory(content, direction ?? (spoken ? thread.category : undefined) ?? "receptionist");
  if (base === undefined) return "none";
  const other =
    category === undefined && direction === undefined && base.id === "receptionist"
      ? findCategory(content, "outbound")
      : undefined;
  const per = read.callsPer ?? (read.calls === undefined ? thread.callsPer : undefined);
  const own = read.calls === calls;
  const arriving =
    question.contacts === undefined
      ? undefined
      : findFeatures([base], { words: [], industries: [] }, [arrivingLeads]).found[0];
  const volume = composeVolume(
    content,
    base,
    {
      calls,
      per,
      days: own ? read.daysPerMonth : undefined,
      atLeast: own ? read.callsAtLeast : undefined,
    },
    other,
    arriving,
  );
  const asksEach = /\b(?:per|each|every|a|one|single) (?:phone )?call\b/.test(read.words.join(" "));
  if (asksEach && read.concepts.has("perCall") && volume.chosen?.plan.price.monthly != null) {
    const usage = composeUsage(content, volume.chosen, [calls]);
    if (usage !== undefined) return question.decided("perCall", usage, volume.chosen);
  }
  return question.decided("volume", volume.answer, volume.chosen);
};

/** 'for 150 calls, receptionist or custom?' */
export const byVolumes: PlanRule = (question) => {
  const { content, read, named } = question;
  const { concepts, calls } = read;
  if (calls === undefined || !(concepts.has("compare") || concepts.has("cheap"))) return undefined;
  if (named.length > 1)
    return question.decided("features", composeComparison(content, named), named[0]);
  if (read.categories.length < 2 || read.tiers.length > 0) return undefined;
  const fitting = read.categories.flatMap((id) => {
    const category = findCategory(content, id);
    return (category && planForCalls(category, calls)) ?? [];
  });
  if (fitting.length < 2) return undefined;
  return question.decided("features", composeComparison(content, fitting), fitting[0]);
};

/** 'is basic enough for 250 calls?' */
export const byEnough: PlanRule = (question) => {
  const { content, read } = question;
  // A size without a kind, and calls that come in or are just calls.
  const [tier] = read.tiers;
  const usual = directionOf(read) === "outbound" ? "outbound" : "receptionist";
  const chosen = question.chosen ?? findPlanOf(question, usual, tier);
  const calls = read.calls ?? question.thread.calls;
  if (chosen === undefined || calls === undefined || !read.concepts.has("recommend"))
    return undefined;
  if (read.tiers.length === 0 && !question.read.refers) return undefined;
  if (question.named.length > 1) return undefined;
  const better = planForCalls(chosen.category, calls);
  const supposed = supposedSize(read);
  const answer =
    supposed === "large" && better !== undefined
      ? composeNeeded(content, chosen, calls, better, { asksTooMuch: true, asksGap: false })
      : composeEnough(
          content,
          chosen,
          calls,
          better,
          supposed === "small" || /\btoo (?:much|many)\b/.test(read.words.join(" ")),
        );
  return question.decided("volume", answer, better ?? chosen, chosen);
};

/** 'the 3,000 calls plan': a plan by its number of calls. */
export const byPlanOfCalls: PlanRule = (question) => {
  const { content, read } = question;
  const [, number] =
    /\b(\d+) calls? (?:per month |a month |monthly )?(?:plan|package|tier|subscription)\b/.exec(
      read.words.join(" "),
    ) ?? [];
  const plans = askedCategories(question).flatMap((category) =>
    category.plans
      .filter(({ callsIncluded }) => callsIncluded === Number(number))
      .map((plan) => ({ category, plan })),
  );
  const [first] = plans;
  if (first === undefined) return undefined;
  if (read.concepts.has("perCall"))
    return question.decided("perCall", composePerCall(content, plans), first);
  return plans.length === 1
    ? question.decided("price", composePrice(content, first, question.period), first)
    : question.decided("features", composeComparison(content, plans), first);
};

export const callsIncluded: PlanRule = (question) => {
  const { content, read, category, chosen, tier } = question;
  const asksLimit = asksCallLimit(read);
  if (!read.concepts.has("callsIncluded") && !asksLimit) return undefined;
  if (category === undefined)
    return tier === undefined && read.calls === undefined && !read.concepts.has("price")
      ? question.decided("calls", composeAllCalls(content, asksLimit))
      : undefined;
  // A price is always said with its calls.
  if (chosen !== undefined && (read.concepts.has("price") || read.period === "annual"))
    return undefined;
  return question.decided("calls", composeCalls(content, category, chosen));
};
