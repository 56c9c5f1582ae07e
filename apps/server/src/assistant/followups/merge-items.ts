import type { PlanCategoryId } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import {
  type CategoryPlan,
  findCategory,
  findPlan,
  findPlanById,
  pricedPlans,
  tierOf,
} from "../plans/plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import type { Thread } from "../thread.ts";
import { step } from "./merge-step.ts";
import { picked } from "./picks.ts";
import type { Said } from "./said.ts";
import type { NamedPlan } from "./signs.ts";
import { itemsOf, type PlanSlots } from "./slots.ts";

/** Plans that are meant. */
interface Spoken {
  items: readonly Item[];
  /** They are to be added up. */
  joined?: boolean;
  /** How many there are of each is said. */
  isCounted?: boolean;
}

/** The plans that are meant now; `joined` where they are to be added up. */
export function mergeItems(
  content: AssistantContent,
  kept: PlanSlots,
  said: Said,
  thread: Thread,
): Spoken | undefined {
  const before = itemsOf(content, kept);
  const [first] = before;
  const wasSum = kept.measure === "sum" && before.length > 1;
  if (said.change === "remove" && before.length > 0) {
    const items = before.filter(
      ({ entry }) =>
        !said.kinds.includes(entry.category.id) && !said.plans.some((plan) => isNamed(entry, plan)),
    );
    return items.length === before.length || items.length === 0 ? undefined : { items };
  }
  const compares = setsBeside(said);
  if (said.pick !== undefined) {
    const items = picked(content, kept, said.pick, said.kinds);
    return items && { items, joined: said.together && items.length > 1 };
  }
  if (said.plans.length === 0) {
    // 'Both together?', 'what would that be for both?'
    const sumsBoth = said.ofBoth && (said.together || said.wanted === "cost");
    // 'The difference between the two?', after one plan and then another.
    const asksPair = compares || said.whichOfTwo || said.wanted === "callGap" || sumsBoth;
    if (
      asksPair &&
      said.step === undefined &&
      said.kinds.length === 0 &&
      first !== undefined &&
      before.length === 1
    ) {
      const previous = findPlanById(content.planCategories, thread.previous);
      if (previous !== undefined && previous.plan.id !== first.entry.plan.id)
        return {
          items: [{ entry: previous, copies: first.copies }, first],
          joined: sumsBoth && !compares,
        };
      // What is paid today may be the other side of a difference; else there is but one plan to tell of.
      if ((compares || said.whichOfTwo) && kept.ownCost === undefined) return undefined;
    }
    if (said.step !== undefined) return step(content, before, said, thread);
    if (said.kinds.length === 0) return { items: before, joined: wasSum };
    return ofKinds(content, kept, said, before);
  }
  const named = said.plans.map((plan, index) =>
    entriesOf(content, plan, kindsFor(kept, said, before, index)),
  );
  const copies =
    first !== undefined && before.every((item) => item.copies === first.copies) ? first.copies : 1;
  const all: Item[] = named.flatMap((entries, index) =>
    entries.map((entry) => ({ entry, copies: said.plans[index]?.copies ?? copies })),
  );
  const isCounted = said.plans.some((plan) => plan.copies !== undefined);
  if (all.length === 0) return undefined;
  const { moved } = said;
  const [coming] = all;
  if (moved !== undefined && first !== undefined && coming !== undefined && before.length === 1) {
    if (first.copies <= moved || coming.entry.plan === first.entry.plan) return undefined;
    return {
      items: [
        { entry: first.entry, copies: first.copies - moved },
        { entry: coming.entry, copies: moved },
      ],
      joined: true,
      isCounted: true,
    };
  }
  if (said.change === "swap" && before.length > 0) {
    const replacedIndex = said.replaced;
    const giving =
      replacedIndex === undefined
        ? (before.find(({ entry }) => said.kinds.includes(entry.category.id)) ??
          before.find(({ entry }) => all.some((item) => item.entry.category === entry.category)) ??
          (before.length === 1 ? first : undefined))
        : before.find(({ entry }) => isNamed(entry, said.plans[replacedIndex]));
    const others = all.filter(({ entry }) => entry.plan !== giving?.entry.plan);
    const [next] = others.slice(-1);
    if (giving === undefined || next === undefined) return undefined;
    return {
      items: before.map((item) =>
        item === giving
          ? { entry: next.entry, copies: isCounted ? next.copies : item.copies }
          : item,
      ),
      joined: before.length > 1,
      isCounted,
    };
  }
  // 'For Basic too', after a price of a call, asks for that one's.
  const addsUp = kept.measure === "price" || kept.measure === "sum";
  const adds = said.change === "add" || (said.moreCopies ?? 0) > 0;
  if (adds && before.length > 0 && addsUp)
    return {
      items: [
        ...before,
        ...named.flatMap((entries, index) =>
          entries.map((entry): Item => ({
            entry,
            copies: said.plans[index]?.copies ?? said.moreCopies ?? 1,
          })),
        ),
      ],
      joined: true,
      isCounted: true,
    };
  if (said.change !== undefined && said.change !== "add") return undefined;
  const [only, ...more] = all;
  const isPair = before.length > 1 && new Set(before.map(({ entry }) => entry.category)).size > 1;
  // 'And the Starters?', after one size of two kinds.
  if (isPair && only !== undefined && more.length === 0 && said.plans[0]?.category === undefined)
    return {
      items: entriesOf(
        content,
        { tier: tierOf(only.entry.plan), category: undefined },
        before.map(({ entry }) => entry.category.id),
      ).map((entry): Item => ({ entry, copies })),
      joined: wasSum,
    };
  if (compares && only !== undefined && more.length === 0 && first !== undefined) {
    const other = before.findLast(({ entry }) => entry.plan !== only.entry.plan);
    if (other === undefined) return undefined;
    // 'Three of them: is that cheaper than Basic?' sets what was reckoned against one.
    const ofOne = kept.counted === "copies" && said.refers && !isCounted;
    return ofOne
      ? { items: [other, { ...only, copies: 1 }], isCounted: true }
      : { items: [other, only] };
  }
  return {
    items: all,
    joined: all.length > 1 && (said.each || said.together || isCounted),
    isCounted,
  };
}

/** Sets one plan beside another. */
const setsBeside = ({ wanted, supposed }: Said): boolean =>
  wanted === "difference" ||
  wanted === "comparison" ||
  wanted === "contents" ||
  supposed !== undefined;

/** Kinds that a size without a kind may be of. */
function kindsFor(
  kept: PlanSlots,
  said: Said,
  before: readonly Item[],
  index: number,
): readonly PlanCategoryId[] {
  const plan = said.plans[index];
  if (plan?.category !== undefined) return [plan.category];
  if (said.change === "swap") {
    const giving = said.plans.find((_, at) => at === said.replaced);
    const replaced = before.find(
      ({ entry }) =>
        (giving !== undefined && isNamed(entry, giving)) || said.kinds.includes(entry.category.id),
    );
    if (replaced !== undefined) return [replaced.entry.category.id];
  }
  if (said.kinds.length > 0) return said.kinds;
  if ((said.each || said.together) && kept.kinds.length > 1) return kept.kinds;
  const last = before.at(-1);
  return last === undefined ? kept.kinds.slice(0, 1) : [last.entry.category.id];
}

const entriesOf = (
  content: AssistantContent,
  { tier }: NamedPlan,
  kinds: readonly PlanCategoryId[],
): CategoryPlan[] =>
  kinds.flatMap((id) => {
    const category = findCategory(content, id);
    const plan = category && findPlan(category, tier);
    return category === undefined || plan === undefined ? [] : [{ category, plan }];
  });

const isNamed = ({ category, plan }: CategoryPlan, named: NamedPlan | undefined): boolean =>
  named !== undefined &&
  tierOf(plan) === named.tier &&
  (named.category === undefined || named.category === category.id);

/** 'And for outbound?': the same size of another kind, or the same volume or budget for it. */
function ofKinds(
  content: AssistantContent,
  kept: PlanSlots,
  said: Said,
  before: readonly Item[],
): Spoken | undefined {
  if (kept.measure === "volume" || kept.measure === "budget") return { items: [] };
  const [first] = before;
  // 'The Basic plan? – I meant outbound.'
  if (first === undefined && kept.size !== undefined)
    return {
      items: entriesOf(content, { tier: kept.size, category: undefined }, said.kinds).map(
        (entry): Item => ({ entry, copies: 1 }),
      ),
    };
  if (kept.measure === "perCall" && isMixedList(before)) {
    const kinds = content.planCategories.filter(({ id }) => said.kinds.includes(id));
    return { items: pricedPlans(kinds).map((entry): Item => ({ entry, copies: 1 })) };
  }
  // Of plans that were reckoned together, the one of that kind.
  const same = before.filter(({ entry }) => said.kinds.includes(entry.category.id));
  const { number } = said;
  if (before.length > 1 && same.length > 0 && number !== undefined)
    return {
      items: before.map((item) => (same.includes(item) ? { ...item, copies: number } : item)),
      joined: true,
      isCounted: true,
    };
  if (before.length > 1 && same.length > 0) return { items: same };
  // The list of that kind, after the list of another.
  if (first === undefined) return { items: [] };
  if (before.length > 1) return inOtherKind(content, kept, said, before);
  const items = entriesOf(
    content,
    { tier: tierOf(first.entry.plan), category: undefined },
    said.kinds,
  ).map((entry): Item => ({ entry, copies: first.copies }));
  if (said.change === "add") return { items: [first, ...items], joined: true };
  if (setsBeside(said)) return { items: [first, ...items] };
  return items.length === 0 ? undefined : { items };
}

/** Plans of several kinds, of one of them more than one size: all that were told of, not one of each. */
const isMixedList = (before: readonly Item[]): boolean => {
  const kinds = new Set(before.map(({ entry }) => entry.category.id));
  return kinds.size > 1 && before.length > kinds.size;
};

/** 'And of the custom ones?', after several sizes of one kind: the same sizes of the other. */
function inOtherKind(
  content: AssistantContent,
  kept: PlanSlots,
  said: Said,
  before: readonly Item[],
): Spoken | undefined {
  const kinds = new Set(before.map(({ entry }) => entry.category.id));
  // What is added to a sum is not known by its kind alone.
  if (kinds.size > 1 || (said.change !== undefined && kept.measure !== "perCall")) return undefined;
  const items = before.flatMap(({ entry, copies }) =>
    entriesOf(content, { tier: tierOf(entry.plan), category: undefined }, said.kinds).map(
      (other): Item => ({ entry: other, copies }),
    ),
  );
  return { items, joined: kept.measure === "sum" };
}
