import { composeAdded } from "../answers/added.ts";
import type { Answer } from "../answers/answer.ts";
import { composeMonthlyEquivalent } from "../answers/arithmetic.ts";
import { composeSavingOf, composeSavingShare } from "../answers/break-even.ts";
import { composeAffordable } from "../answers/budgets.ts";
import { composeCallGap, composeCallsOver, composeMoreThan } from "../answers/call-counts.ts";
import { composeDifference } from "../answers/difference.ts";
import { composeFeatureSearch } from "../answers/feature-search.ts";
import { composeOwnCost } from "../answers/own-cost.ts";
import { composePerCall } from "../answers/per-call.ts";
import { composeBudget, composeKinds, composePopular } from "../answers/plan-choice.ts";
import { composeCalls, composeComparison, composeFeatures } from "../answers/plan-contents.ts";
import {
  composeCategory,
  composeNoMultiple,
  composePlanPrices,
  composePrice,
} from "../answers/prices.ts";
import { composeSavings } from "../answers/savings.ts";
import {
  composePercentOf,
  composePriceOver,
  composeSides,
  composeSum,
  composeTotal,
} from "../answers/totals.ts";
import { composeUsage } from "../answers/usage.ts";
import { supposedSize } from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import {
  type CategoryPlan,
  findCategory,
  planForBudget,
  tierOf,
  tiers,
} from "../plans/plan-facts.ts";
import { findFeatures, type Sought } from "../plans/plan-features.ts";
import type { Item } from "../reckoning/frame.ts";
import type { Understanding } from "../understanding.ts";
import { ofPlaces, volume, weigh, withinBudget } from "./answer-volumes.ts";
import { asksEquivalent } from "./merge-counts.ts";
import { comparesKinds } from "./merge.ts";
import type { Said } from "./said.ts";
import type { SlotAnswer } from "./slot-answer.ts";
import { itemsOf, type PlanSlots } from "./slots.ts";

/** Answers a question that is complete in its slots. */
export function answerSlots(
  content: AssistantContent,
  slots: PlanSlots,
  said: Said,
  {
    kept,
    read,
    sought: features,
  }: { kept: PlanSlots; read: Understanding; sought: readonly Sought[] },
): SlotAnswer {
  const items = itemsOf(content, slots);
  const [first, second] = items;
  const { budget } = slots;
  if (first !== undefined && second === undefined) {
    const sought = soughtOf(kept, said, supposedSize(read) !== undefined);
    if (said.wanted === "beyond") return composeMoreThan(content, first.entry, sought.calls);
    if (
      said.wanted === "whyNot" ||
      said.wanted === "enough" ||
      isWeighed(said, sought) ||
      isForCalls(kept, said)
    )
      return weigh(content, sought, first, supposedSize(read));
    if (isGuess(content, kept, said))
      return { answer: composeNoMultiple(content, itemsOf(content, kept)[0]?.entry) };
  }
  if (said.wanted === "left" || (slots.measure === "fit" && first !== undefined))
    return {
      answer:
        budget === undefined || first === undefined
          ? undefined
          : composeAffordable(content, items, budget, said.wanted === "left"),
    };
  if (said.money !== undefined && kept.measure === "volume")
    return { answer: withinBudget(content, slots) };
  // 'And a third one, just as busy?': as many calls at one place more.
  const countsPlaces = first !== undefined && first.copies !== itemsOf(content, kept)[0]?.copies;
  if (slots.perPlace === true && countsPlaces && said.plans.length === 0)
    return ofPlaces(content, slots, first.copies);
  if (said.isSplit) return ofPlaces(content, slots, first?.copies ?? 1);
  if (slots.measure === "volume") return volume(content, slots);
  if (slots.measure === "budget") {
    const categories = content.planCategories.filter(
      ({ id }) => slots.kinds.length === 0 || slots.kinds.includes(id),
    );
    const [only, ...more] = categories;
    return {
      answer: budget && composeBudget(content, categories, budget.amount, budget.period),
      found:
        only === undefined || more.length > 0 || budget === undefined
          ? undefined
          : planForBudget(only, budget.amount, budget.period),
    };
  }
  if (first === undefined)
    return {
      answer: comparesKinds(kept, said)
        ? composeKinds(content, kindsOfBoth(content, kept, said))
        : ofKind(content, slots, said, kept.popular === true),
    };
  const plans = items.map(({ entry }) => entry);
  // 'And by the call?', after so many calls were told: by those, not by all that are included.
  const used =
    slots.counted === "calls" &&
    slots.paid !== "annual" &&
    first.entry.plan.callsIncluded !== slots.calls &&
    // 'And on the 600 one?', after the calls that the smaller plan includes were told.
    itemsOf(content, kept)[0]?.entry.plan.callsIncluded !== slots.calls
      ? slots.calls
      : undefined;
  switch (slots.measure) {
    case "perCall":
      return {
        answer:
          (said.used ?? used) === undefined
            ? composePerCall(content, plans, {
                period: slots.paid === "annual" ? "annual" : undefined,
                difference:
                  (said.wanted === "difference" && !said.whichOfTwo) || said.supposed !== undefined,
                claims: said.supposed === "open" ? undefined : said.supposed,
                wanted: said.whichOfTwo || plans.length > 2 ? "lowest" : undefined,
              })
            : composeUsage(content, first.entry, [said.used ?? used ?? 0]),
      };
    case "calls":
      return {
        answer:
          said.wanted === "callGap" && second !== undefined
            ? composeCallGap(content, [first, second])
            : calls(content, items, slots, said),
      };
    case "difference":
      return { answer: difference(content, items, slots, said) };
    case "saving":
      return { answer: saving(content, items, slots, said) };
    case "having": {
      const { found } = findFeatures([first.entry.category], { ...read, words: [] }, features);
      return {
        answer:
          composeFeatureSearch(content, found, plans, false) ?? price(content, items, slots, said),
      };
    }
    case "features":
      return {
        answer:
          second === undefined
            ? composeFeatures(content, first.entry)
            : ((said.wanted === "contents"
                ? added(content, first.entry, second.entry, said)
                : undefined) ?? composeComparison(content, plans)),
      };
    case "sum":
      return { answer: composeSum(content, items, { months: slots.months, period: slots.paid }) };
    default:
      if (said.percent !== undefined)
        return {
          answer:
            second === undefined
              ? composePercentOf(content, first, said.percent, slots.paid)
              : undefined,
        };
      if (asksEquivalent(kept, said) && second === undefined && first.copies === 1)
        return { answer: composeMonthlyEquivalent(content, first.entry) };
      return { answer: price(content, items, slots, said) };
  }
}

/** What comes on top: with the larger of two plans, unless the other one is said to lack it. */
function added(
  content: AssistantContent,
  before: CategoryPlan,
  named: CategoryPlan,
  { lacking }: Said,
): Answer | undefined {
  if (lacking) return composeAdded(content, before, named);
  return tiers.indexOf(tierOf(named.plan)) < tiers.indexOf(tierOf(before.plan))
    ? composeAdded(content, before, named)
    : composeAdded(content, named, before);
}

/** What a plan was sought for: only where it was, since calls that were told long before ask for none. */
const soughtOf = (
  { measure, calls: wanted, budget }: PlanSlots,
  said: Said,
  asksForSize: boolean,
) => ({
  calls: measure === "volume" || said.wanted === "whyNot" || asksForSize ? wanted : said.calls,
  budget: measure === "budget" ? budget : undefined,
});

/** A plan that is named after calls or a budget were: whether it holds them, or is within it. */
const isWeighed = (said: Said, sought: Pick<PlanSlots, "calls" | "budget">): boolean =>
  (sought.calls !== undefined || sought.budget !== undefined) &&
  said.wanted === undefined &&
  (said.plans.length === 1 || said.step !== undefined) &&
  said.change === undefined &&
  said.paid === undefined &&
  said.copies === undefined &&
  said.months === undefined &&
  !said.year;

/** 'What about 250 calls?', of one plan whose price, calls or list was told: whether it holds them. */
const isForCalls = ({ measure, items }: PlanSlots, said: Said): boolean =>
  said.calls !== undefined &&
  items.length === 1 &&
  (measure === "price" || measure === "calls" || measure === "features") &&
  said.wanted === undefined &&
  said.plans.length === 0 &&
  said.kinds.length === 0 &&
  said.step === undefined &&
  said.paid === undefined &&
  said.copies === undefined &&
  said.months === undefined &&
  !said.year;

/** 'Just multiply the Professional price by two', of a plan that is priced by agreement. */
function isGuess(content: AssistantContent, kept: PlanSlots, said: Said): boolean {
  const [before, ...others] = itemsOf(content, kept);
  return (
    before !== undefined &&
    others.length === 0 &&
    before.entry.plan.price.monthly === null &&
    // 'And if it doubles?' of calls is about the calls.
    (kept.measure !== "volume" || said.plans.length > 0) &&
    (said.factor !== undefined || said.copies !== undefined || said.number !== undefined)
  );
}

/** 'How is that different from the receptionist?', of kinds without a plan of theirs. */
const kindsOfBoth = (content: AssistantContent, kept: PlanSlots, { kinds }: Said) =>
  content.planCategories.filter(({ id }) => kept.kinds.includes(id) || kinds.includes(id));

/**
 * 'I meant outbound', after the plans of another kind: those of this one.
 * @param popular what was asked for is the most popular plan of each kind.
 */
function ofKind(
  content: AssistantContent,
  { kinds, measure, paid }: PlanSlots,
  said: Said,
  popular: boolean,
): Answer | undefined {
  const [kind, ...others] = said.kinds;
  const category = others.length > 0 ? undefined : findCategory(content, kind ?? kinds[0]);
  if (category !== undefined && kinds.length === 1 && said.wanted === "calls")
    return composeCalls(content, category, undefined);
  if (category === undefined || kind === undefined || said.wanted !== undefined) return undefined;
  if (popular && said.paid === undefined && !said.year) return composePopular(content, category);
  return measure === "price" ? composeCategory(content, category, paid) : undefined;
}

function price(
  content: AssistantContent,
  items: readonly Item[],
  { months, paid }: PlanSlots,
  { span }: Said,
): Answer | undefined {
  const [first, second] = items;
  if (first === undefined) return undefined;
  const isPlain = items.every(({ copies }) => copies === 1) && months === undefined;
  if (second !== undefined)
    return isPlain
      ? composePlanPrices(
          content,
          items.map(({ entry }) => entry),
          paid,
        )
      : items.length === 2
        ? composeSides(content, [[first], [second]], { months, period: paid })
        : composeSum(content, items, { months, period: paid });
  if (span !== undefined) return composePriceOver(content, first, span);
  return isPlain
    ? composePrice(content, first.entry, paid)
    : composeTotal(content, first, { months, period: paid });
}

function calls(
  content: AssistantContent,
  items: readonly Item[],
  { months }: PlanSlots,
  { span, year, months: own, paid }: Said,
): Answer | undefined {
  const [first, second] = items;
  if (first === undefined) return undefined;
  const over = own ?? (year || paid === "annual" ? 12 : months);
  if (span !== undefined) return composeCallsOver(content, items, span);
  if (over !== undefined)
    return composeCallsOver(content, items, over === 12 ? "year" : { months: over });
  return second === undefined && first.copies === 1
    ? composeCalls(content, first.entry.category, first.entry)
    : composeCallsOver(content, items, "month");
}

function difference(
  content: AssistantContent,
  items: readonly Item[],
  { months, paid }: PlanSlots,
  { asShare, whichOfTwo }: Said,
): Answer | undefined {
  const [one, other, ...more] = items;
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  return months !== undefined || one.copies > 1 || other.copies > 1
    ? composeSides(content, [[one], [other]], { months, period: paid })
    : composeDifference(content, [one.entry, other.entry], paid, {
        as: asShare ? "share" : undefined,
        less: whichOfTwo,
      });
}

function saving(
  content: AssistantContent,
  items: readonly Item[],
  { months, ownCost }: PlanSlots,
  { asShare, asksCheaper }: Said,
): Answer | undefined {
  const [first, second] = items;
  if (first === undefined) return undefined;
  if (ownCost !== undefined) {
    const answer = composeOwnCost(content, items, ownCost);
    const own = first.entry.plan.price[ownCost.period];
    return answer === undefined || !asksCheaper || own === null
      ? answer
      : {
          ...answer,
          text: `${first.copies * own < ownCost.amount ? "Yes" : "No"}. ${answer.text}`,
        };
  }
  if (asShare && second === undefined) return composeSavingShare(content, first.entry);
  if (second !== undefined || first.copies > 1 || (months ?? 12) > 12)
    return composeSavingOf(content, items, Math.max(1, Math.floor((months ?? 12) / 12)));
  return composeSavings(content, first.entry.category, first.entry);
}
