import type { Frame, PlanRef } from "../frame/frame.ts";
import type { Thread } from "./thread.ts";

type Plans = readonly PlanRef[];

/** Words of a message that change the list of plans mentioned before. */
const replaces = /\b(?:replace|swap|switch|exchange|change|turn|upgrade|downgrade|make|instead)\b/;
const drops = /\b(?:drop|remove|without|minus|skip|except)\b|\b(?:leave|take) .*(?:out|off|away)\b/;
const adds = /^(?:\w+ ){0,2}(?:add|plus|include)\b|\b(?:another|1 more|one more|as well)\b/;
/** Questions that only mention a change: 'can we switch later?', 'what does Basic add?' */
const onlyAsks = /^(?:can|could|how|do|does|is|what do|may)\b|\b(?:later|anytime|mid)\b/;
const oneOfThem = /\b(?:1|one) (?:of|for|to|with|by|more)\b|\banother\b/;
const ordinals = ["first", "second", "third", "fourth"];
const position = /\b(first|second|third|fourth|last)(?: (\d))?(?: ones?| plans?| of| and|$)/;

/** The plans at a stated position: 'the first one', 'the first two'. */
function atPosition(list: Plans, text: string): Plans {
  const [, word, count = "1"] = position.exec(text) ?? [];
  if (word === undefined) return [];
  const at = word === "last" ? list.length - Number(count) : ordinals.indexOf(word);
  return list.slice(at, at + Number(count));
}

/** Whether a plan of the list matches a plan that the message names. */
const isNamed = (item: PlanRef, { category, tier }: PlanRef): boolean =>
  (category ?? item.category) === item.category && (tier ?? item.tier) === item.tier;

const counted = (item: PlanRef, copies: number): Plans =>
  copies > 0 ? [{ ...item, copies, ...(copies > 1 && { isCounted: true }) }] : [];

/** The list of plans as the message changes it; undefined if it does not. */
export function editList({ text, plans, measure, relation }: Frame, thread: Thread) {
  const { focus: list, frame: before } = thread;
  if (before === undefined || measure === "features") return undefined;
  if (onlyAsks.test(text) && relation !== "sum") return undefined;
  if (list.length === 0 || list.some(({ tier }) => tier === undefined)) return undefined;
  const changesOne = oneOfThem.test(text);
  if (replaces.test(text)) return replaceIn(list, plans, changesOne);
  if (drops.test(text)) {
    const named = list.filter((item) => plans.some((ref) => isNamed(item, ref)));
    const removed = named.length > 0 ? named : changesOne ? list.slice(-1) : atPosition(list, text);
    const remaining = list.flatMap((item) =>
      removed.includes(item) ? counted(item, changesOne ? item.copies - 1 : 0) : [item],
    );
    return removed.length > 0 && remaining.length > 0 ? remaining : undefined;
  }
  const last = list.at(-1);
  if (!adds.test(text) || last === undefined) return undefined;
  if (plans.length > 0) return [...list, ...plans.map((ref) => ({ ...last, ...ref }))];
  return changesOne ? [...list.slice(0, -1), ...counted(last, last.copies + 1)] : undefined;
}

/** Replaces a plan in the list; the new one keeps a category, tier or count that the message omits. */
function replaceIn(list: Plans, plans: Plans, changesOne: boolean): Plans | undefined {
  const [named] = plans;
  const ref = plans.at(-1);
  if (named === undefined || ref === undefined) return undefined;
  const old =
    plans.length > 1
      ? list.find((item) => isNamed(item, named))
      : (list.find(({ category }) => category === ref.category) ??
        list.find(({ tier }) => tier !== ref.tier));
  // A plan of the list is chosen among alternatives, not added to it.
  const isListed = list.some(
    ({ category, tier }) => category === ref.category && tier === ref.tier,
  );
  if (old === undefined || isListed) return undefined;
  const copies = ref.isCounted ? ref.copies : changesOne ? 1 : old.copies;
  const fresh = [
    ...counted(old, changesOne ? old.copies - copies : 0),
    ...counted({ ...old, ...ref }, copies),
  ];
  return list.flatMap((item) => (item === old ? fresh : [item]));
}
