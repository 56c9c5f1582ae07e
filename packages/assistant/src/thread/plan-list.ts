import type { Frame, PlanRef } from "../frame/frame.ts";
import type { Thread } from "./thread.ts";

type Plans = readonly PlanRef[];

/** How a message changes the plans that were spoken of. */
const replaces = /\b(?:replace|swap|switch|exchange|change|turn|upgrade|downgrade|make|instead)\b/;
const drops = /\b(?:drop|remove|without|minus|skip|except)\b|\b(?:leave|take) .*(?:out|off|away)\b/;
const adds = /^(?:\w+ ){0,2}(?:add|plus|include)\b|\b(?:another|1 more|one more|as well)\b/;
/** Says what somebody wonders about, no change: 'can we switch later?', 'what does Basic add?' */
const wonders = /^(?:can|could|how|do|does|is|what do|may)\b|\b(?:later|anytime|mid)\b/;
const isOne = /\b(?:1|one) (?:of|for|to|with|by|more)\b|\banother\b/;
const places = ["first", "second", "third", "fourth"];
const place = /\b(first|second|third|fourth|last)(?: (\d))?(?: ones?| plans?| of| and|$)/;

/** The plans at a place that is said: 'the first one', 'the first two'. */
function atPlace(list: Plans, text: string): Plans {
  const [, word, count = "1"] = place.exec(text) ?? [];
  if (word === undefined) return [];
  const at = word === "last" ? list.length - Number(count) : places.indexOf(word);
  return list.slice(at, at + Number(count));
}

/** Whether a plan of the list is one that a message names. */
const isNamed = (item: PlanRef, { category, tier }: PlanRef): boolean =>
  (category ?? item.category) === item.category && (tier ?? item.tier) === item.tier;

const counted = (item: PlanRef, copies: number): Plans =>
  copies > 0 ? [{ ...item, copies, ...(copies > 1 && { isCounted: true }) }] : [];

/** The list as a message changes it; undefined where it changes nothing. */
export function edited({ said: text, plans, measure, relation }: Frame, thread: Thread) {
  const { focus: list, frame: before } = thread;
  if (before === undefined || measure === "features") return undefined;
  if (wonders.test(text) && relation !== "sum") return undefined;
  if (list.length === 0 || list.some(({ tier }) => tier === undefined)) return undefined;
  const isPart = isOne.test(text);
  if (replaces.test(text)) return replaced(list, plans, isPart);
  if (drops.test(text)) {
    const named = list.filter((item) => plans.some((ref) => isNamed(item, ref)));
    const gone = named.length > 0 ? named : isPart ? list.slice(-1) : atPlace(list, text);
    const left = list.flatMap((item) =>
      gone.includes(item) ? counted(item, isPart ? item.copies - 1 : 0) : [item],
    );
    return gone.length > 0 && left.length > 0 ? left : undefined;
  }
  const last = list.at(-1);
  if (!adds.test(text) || last === undefined) return undefined;
  if (plans.length > 0) return [...list, ...plans.map((ref) => ({ ...last, ...ref }))];
  return isPart ? [...list.slice(0, -1), ...counted(last, last.copies + 1)] : undefined;
}

/** What a new plan does not say of itself is as it was of the one that it replaces. */
function replaced(list: Plans, plans: Plans, isPart: boolean): Plans | undefined {
  const [named] = plans;
  const ref = plans.at(-1);
  if (named === undefined || ref === undefined) return undefined;
  const old =
    plans.length > 1
      ? list.find((item) => isNamed(item, named))
      : (list.find(({ category }) => category === ref.category) ??
        list.find(({ tier }) => tier !== ref.tier));
  if (old === undefined) return undefined;
  const copies = ref.isCounted ? ref.copies : isPart ? 1 : old.copies;
  const fresh = [
    ...counted(old, isPart ? old.copies - copies : 0),
    ...counted({ ...old, ...ref }, copies),
  ];
  return list.flatMap((item) => (item === old ? fresh : [item]));
}

/** 'The other one', 'the second one': out of the plans that were listed. */
export function picked(
  { plans, rank, said: text }: Frame,
  { focus, among, spoken }: Thread,
): Plans {
  if (plans.length > 0 || rank !== undefined) return [];
  const list = focus.length > 1 ? focus : among;
  const [now] = focus.slice(-1);
  if (now !== undefined && /\b(?:the|that) other(?: one| plan|$)/.test(text))
    return (among.length === 2 ? among : spoken).filter((ref) => !isNamed(ref, now)).slice(-1);
  return list.every(({ tier }) => tier !== undefined) ? atPlace(list, text) : [];
}
