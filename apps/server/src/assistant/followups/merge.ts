import type { AssistantContent } from "../content.ts";
import type { Item } from "../reckoning/frame.ts";
import type { Thread } from "../thread.ts";
import { mergeCounts, mergeTime } from "./merge-counts.ts";
import { mergeItems } from "./merge-items.ts";
import type { Said } from "./said.ts";
import { asSlotItems, kindsOf, type PlanSlots, type SlotMeasure } from "./slots.ts";

/** What is kept, with what the follow-up names in its place; undefined where both do not go together. */
export function merge(
  content: AssistantContent,
  kept: PlanSlots,
  said: Said,
  thread: Thread,
): PlanSlots | undefined {
  const spoken = mergeItems(content, kept, said, thread);
  if (spoken === undefined) return undefined;
  const own =
    spoken.isCounted === true
      ? { ...said, number: undefined, copies: undefined, moreCopies: undefined }
      : said;
  const counted = mergeCounts(kept, own, spoken.items, thread.places);
  if (counted === undefined) return undefined;
  const items = counted.items;
  const measure = measureOf(kept, said, items);
  // What another kind is set beside is still what is spoken of.
  const ownKinds = said.kinds.length > 0 && !comparesKinds(kept, said) ? said.kinds : undefined;
  // 'Anything cheaper?' was asked of every kind; so is what another sum buys.
  const ofEvery = thread.amongAll === true && isOtherBudget(kept, said);
  const kinds = ownKinds ?? (items.length > 0 ? kindsOf(content, asSlotItems(items)) : kept.kinds);
  return {
    ...kept,
    ...mergeTime(kept, said),
    ...(counted.months !== undefined && { months: counted.months }),
    items: asSlotItems(items),
    kinds: ofEvery && ownKinds === undefined ? [] : kinds.length === 0 ? kept.kinds : kinds,
    measure: spoken.joined === true && !figures.has(measure) ? "sum" : measure,
    calls: counted.calls,
    callsPer: counted.callsPer,
    days: said.calls === undefined ? (counted.days ?? kept.days) : undefined,
    budget: said.money ?? counted.budget,
    counted: counted.counted,
    // 'And for outbound?', as long as kinds are all that is said.
    popular: kept.popular === true && said.kinds.length > 0 && said.wanted === undefined,
  };
}

/** Sets a kind beside the one that is spoken of, none of whose plans is. */
export const comparesKinds = (kept: PlanSlots, { kinds, wanted }: Said): boolean =>
  kept.items.length === 0 &&
  kept.kinds.length > 0 &&
  kinds.some((kind) => !kept.kinds.includes(kind)) &&
  (wanted === "difference" || wanted === "comparison" || wanted === "contents");

/** Figures that are told of each plan, so that a sum of prices does not answer for them. */
const figures: ReadonlySet<SlotMeasure> = new Set(["difference", "saving", "perCall", "calls"]);

/** Another sum than the budget that was told, and nothing else. */
const isOtherBudget = ({ budget, calls }: PlanSlots, said: Said): boolean =>
  budget !== undefined &&
  calls === undefined &&
  said.money !== undefined &&
  said.plans.length === 0 &&
  said.step === undefined &&
  said.wanted === undefined;

/** What is wanted of the plans now. */
function measureOf(kept: PlanSlots, said: Said, items: readonly Item[]): SlotMeasure {
  const { wanted } = said;
  const isOfCalls = said.ofCalls || (kept.measure === "volume" && kept.calls !== undefined);
  if (said.factor !== undefined && said.used === undefined && isOfCalls) return "volume";
  if (wanted === "perCall" || wanted === "calls" || wanted === "saving") return wanted;
  if (wanted === "callGap" && said.money === undefined) return "calls";
  if (wanted === "difference") {
    if (items.length < 2 && kept.ownCost !== undefined) return "saving";
    if (kept.measure === "perCall") return "perCall";
    const ofMoney =
      said.saysMoney || said.paid !== undefined || said.year || said.months !== undefined;
    // 'What is the difference between Basic and Starter?' asks for more than a sum.
    const ofContents =
      kept.measure === "features" || kept.measure === "having" || said.plans.length > 1;
    return !ofMoney && ofContents ? "features" : "difference";
  }
  if (wanted === "contents") return "features";
  if (wanted === "comparison") return kept.measure === "perCall" ? "perCall" : "features";
  if (kept.measure === "saving" && said.paid === "monthly" && wanted === undefined) return "price";
  if (said.isSplit) return "volume";
  // 'I have $500. – Anything cheaper? – And for $150?'
  if (isOtherBudget(kept, said)) return "budget";
  if (said.together && items.length > 1) return kept.measure === "saving" ? "saving" : "sum";
  const asksPrice =
    wanted === "cost" ||
    said.paid !== undefined ||
    said.year ||
    said.months !== undefined ||
    said.copies !== undefined;
  const named = said.plans.length > 0 || said.step !== undefined;
  switch (kept.measure) {
    case "volume":
    case "budget":
      return asksPrice &&
        items.length > 0 &&
        said.calls === undefined &&
        said.money === undefined &&
        said.number === undefined &&
        said.kinds.length === 0
        ? "price"
        : named
          ? "price"
          : kept.measure;
    case "sum":
      return items.length > 1 ? "sum" : "price";
    case "features":
    case "having":
    case "difference":
    case "calls":
      return wanted === "cost" ||
        (asksPrice && kept.measure !== "difference" && kept.measure !== "calls")
        ? "price"
        : kept.measure === "difference" && items.length < 2
          ? "price"
          : kept.measure;
    default:
      return wanted === "cost" && kept.measure !== "perCall" ? "price" : kept.measure;
  }
}
