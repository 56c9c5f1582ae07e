import type { Answer } from "../answers/answer.ts";
import { composeNoFurther, composePlanPrices } from "../answers/prices.ts";
import type { AssistantContent } from "../content.ts";
import { directionOf } from "../plans/direction.ts";
import { findPlanById, pricedPlans, tierOf, tiers } from "../plans/plan-facts.ts";
import { asksToShare } from "../quantities/places.ts";
import type { Measure } from "../reckoning/frame.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { answerSlots } from "./answer-slots.ts";
import { withBareCalls } from "./bare-calls.ts";
import { answerEachKind } from "./each-kind.ts";
import { answerFeature } from "./feature.ts";
import { answerAmong } from "./listed.ts";
import { inOtherTime } from "./merge-counts.ts";
import { merge } from "./merge.ts";
import { readSaid, type Said } from "./said.ts";
import { asSlotItems, itemsOf, type PlanSlots, unspoken } from "./slots.ts";

const callsBeyond = /\b(?:extra|additional|surplus|excess) calls?\b|\boverages?\b/;

/** 'Will it call new web leads?', 'does an engineer come with it?', of the plan that was spoken of. */
const doesIt =
  /^(?:(?:and|but|so|ok|hm) )*(?:(?:will|does|can|could|would|do) (?:it|that|this)\b|(?:will|does|do|is|are|has) .* (?:in|with|on|to) (?:it|that|this)(?: (?:one|plan|package))?$)/;

const changesLater =
  /\b(?:change|switch|move|upgrade|downgrade|go|step|scale)\b.*\b(?:later|whenever|any ?time|at any point|afterwards)\b/;

/**
 * A question that goes on from one about plans: read as what it changes in the last complete question,
 * and answered as that one would be. Undefined if it is complete by itself, if a part of it is not
 * understood.
 */
export function decideFollowUp(
  content: AssistantContent,
  asked: Understanding,
  thread: Thread,
): Decision | undefined {
  const kept = thread.plans ?? (thread.places === undefined ? undefined : unspoken);
  if (kept === undefined || asked.words.length > 24 || asked.isOrder) return undefined;
  const read = withBareCalls(content, asked, kept);
  // Whether several places may share a plan is asked of the plan, and is no count of it.
  if (thread.places !== undefined && asksToShare.test(read.words.join(" "))) return undefined;
  // 'Could we start lower and move up later?' asks whether a plan can be changed.
  if (changesLater.test(read.words.join(" "))) return undefined;
  // What calls beyond a plan cost is no price of the plan that was spoken of.
  if (read.calls === undefined && callsBeyond.test(read.words.join(" "))) return undefined;
  const among = decideAmong(content, read, thread, kept);
  if (among !== undefined) return among;
  const having = (): Decision | undefined => {
    const { answer } = answerFeature(content, read, kept);
    return answer && { answer, thread: goesOn(content, thread, { ...kept, measure: "having" }) };
  };
  const asksOfIt = doesIt.test(read.words.join(" ")) && read.calls === undefined;
  const had = asksOfIt ? having() : undefined;
  if (had !== undefined) return had;
  const only = itemsOf(content, kept)[0]?.entry.plan.callsIncluded;
  const own = readSaid(content, read, kept, typeof only === "number" ? only : undefined);
  const said = own && ofDirection(content, read, kept, inOtherTime(kept, own));
  if (said === undefined) return having();
  if (isComplete(read, said, kept)) return undefined;
  const end = answerAtEnd(content, read, kept, said);
  if (end !== undefined) return { answer: end, thread: goesOn(content, thread, kept) };
  const each = answerEachKind(content, read, thread, kept, said);
  if (each !== undefined)
    return {
      answer: each.answer,
      thread: { ...goesOn(content, thread, each.slots), tier: each.slots.size },
    };
  if (said.ofListed) return ofListed(content, kept, said, thread);
  const slots = merge(content, kept, said, thread);
  if (slots === undefined) return undefined;
  const {
    answer,
    found,
    copies = 1,
  } = answerSlots(content, slots, said, {
    kept,
    read,
    sought: thread.features ?? [],
  });
  if (answer === undefined) return undefined;
  // 'Too expensive, one step down?' speaks of that plan from then on, though it holds too few calls.
  const items =
    found === undefined || asksOfStep(said) || said.plans.length > 0
      ? slots.items
      : [{ plan: found.plan.id, copies }];
  return { answer, thread: goesOn(content, thread, { ...slots, items }) };
}

/** 'We also have 700 web leads a month to call', after a plan for calls that come in: another kind is meant. */
function ofDirection(
  content: AssistantContent,
  read: Understanding,
  kept: PlanSlots,
  said: Said,
): Said {
  const isNew = said.calls !== undefined && said.kinds.length + said.plans.length === 0;
  const goesOut = directionOf(read) === "outbound";
  const isOfCallers = itemsOf(content, kept).some(({ entry }) => entry.category.id !== "outbound");
  return isNew && goesOut && isOfCallers ? { ...said, kinds: ["outbound"] } : said;
}

/** Asks of the plan below or above, whatever it was needed for. */
const asksOfStep = ({ step, wanted }: Said): boolean =>
  (step === "down" || step === "up") && wanted === undefined;

/** Says by itself which plan is meant and what is wanted of it. */
function isComplete(read: Understanding, said: Said, kept: PlanSlots): boolean {
  if (said.corrects || said.change !== undefined || said.each || said.ofListed || said.keepsSaving)
    return false;
  const namesAll =
    said.plans.length > 0 && said.plans.every(({ category }) => category !== undefined);
  const asks = said.wanted !== undefined || said.together || said.months !== undefined;
  if (namesAll && asks && !read.leans && !read.refers)
    return !(
      (said.wanted === "difference" ||
        said.wanted === "comparison" ||
        said.wanted === "contents") &&
      said.plans.length === 1
    );
  // 'And if only 20 come in?', after a price of a call, are calls that are used.
  if (kept.measure === "perCall" && kept.items.length === 1) return false;
  // Calls that are told with what they are for start anew.
  return (
    said.calls !== undefined && said.plans.length === 0 && (kept.items.length === 0 || !read.leans)
  );
}

/** 'Is there one below that?', of the smallest plan of a kind: there is none. */
function answerAtEnd(
  content: AssistantContent,
  { words }: Understanding,
  kept: PlanSlots,
  { step, kinds, plans, wanted, money }: Said,
): Answer | undefined {
  // 'Anything below $200?' may be of another kind.
  if (money !== undefined) return undefined;
  const [item, ...others] = itemsOf(content, kept);
  if (item === undefined || others.length > 0 || kinds.length + plans.length > 0) return undefined;
  if (wanted !== undefined && wanted !== "cost") return undefined;
  const size = tiers.indexOf(tierOf(item.entry.plan)) + (step === "up" ? 1 : -1);
  // 'Anything cheaper?' may be of another kind.
  const [cheapest] = pricedPlans(content.planCategories);
  if (cheapest?.plan !== item.entry.plan && words.some((word) => word.startsWith("cheap")))
    return undefined;
  const isEnd = (step === "up" || step === "down") && tiers[size] === undefined;
  return isEnd ? composeNoFurther(content, item.entry, step) : undefined;
}

/** 'Which one books appointments?', after plans were listed. */
function decideAmong(
  content: AssistantContent,
  read: Understanding,
  thread: Thread,
  kept: PlanSlots,
): Decision | undefined {
  const { answer, found, listed } = answerAmong(content, read, thread);
  return (
    answer && {
      answer,
      thread: goesOn(content, thread, {
        ...kept,
        items: found === undefined ? [] : [{ plan: found.plan.id, copies: 1 }],
        measure: "having",
        listed: listed.map(({ plan }) => plan.id),
      }),
    }
  );
}

/** 'Which of those are for outbound?' */
function ofListed(
  content: AssistantContent,
  kept: PlanSlots,
  said: Said,
  thread: Thread,
): Decision | undefined {
  const listed = (kept.listed ?? []).flatMap(
    (id) => findPlanById(content.planCategories, id) ?? [],
  );
  if (listed.length === 0 || (said.kinds.length === 0 && said.plans.length === 0)) return undefined;
  const plans = listed.filter(
    ({ category, tier }) =>
      (said.kinds.length === 0 || said.kinds.includes(category.id)) &&
      (said.plans.length === 0 || said.plans.some((plan) => plan.tier === tier)),
  );
  const answer = composePlanPrices(content, plans, kept.paid);
  if (answer === undefined || answer.text === thread.said) return undefined;
  const items = asSlotItems(plans.map((entry) => ({ entry, copies: 1 })));
  return {
    answer,
    thread: goesOn(content, thread, { ...kept, items, kinds: said.kinds, measure: "price" }),
  };
}

/** What the conversation is about after a follow-up. */
function goesOn(content: AssistantContent, thread: Thread, plans: PlanSlots): Thread {
  const entries = itemsOf(content, plans).map(({ entry }) => entry);
  const [first, second] = entries;
  const current = second === undefined ? first : entries.at(-1);
  const before = thread.category && thread.tier && (`${thread.category}-${thread.tier}` as const);
  const previous =
    second === undefined
      ? before === current?.plan.id
        ? thread.previous
        : before
      : first?.plan.id;
  const { previous: _previous, compared: _compared, ...rest } = thread;
  return {
    ...rest,
    topic: topics[plans.measure] ?? "price",
    category: current?.category.id ?? plans.kinds[0],
    tier: current === undefined ? undefined : tierOf(current.plan),
    period: plans.paid,
    calls: plans.calls ?? thread.calls,
    callsPer: plans.calls === undefined ? thread.callsPer : plans.callsPer,
    ...(plans.budget !== undefined && { budget: plans.budget }),
    ...(previous !== undefined && previous !== current?.plan.id && { previous }),
    ...(entries.length > 1 && { compared: entries.map(({ plan }) => plan.id) }),
    frame: {
      items: plans.items,
      measure: measures[plans.measure] ?? "price",
      months: plans.months,
      paid: plans.paid,
      counted: plans.counted === "months" || plans.counted === "copies" ? plans.counted : undefined,
    },
    plans,
  };
}

const topics: Partial<Record<PlanSlots["measure"], NonNullable<Thread["topic"]>>> = {
  perCall: "perCall",
  calls: "calls",
  saving: "savings",
  volume: "volume",
  budget: "overview",
  features: "features",
  having: "having",
};

const measures: Partial<Record<PlanSlots["measure"], Measure>> = {
  perCall: "perCall",
  calls: "calls",
  difference: "difference",
  saving: "saving",
  sum: "sum",
  fit: "fit",
};
