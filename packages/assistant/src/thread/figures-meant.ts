import type { Frame, Volume } from "../frame/frame.ts";

/** More copies than that are no copies. */
const mostCopies = 60;

/** A new figure stands for the same as the one before: 'and for 500?' */
export function withNewFigure(merged: Frame, own: Frame, before: Frame | undefined): Frame {
  const was = before?.volume;
  if (own.volume !== undefined && was !== undefined)
    return { ...merged, volume: withDirection(own.volume, was) };
  if (own.bare === undefined || own.plans.length > 0 || pointsAtTwo(own)) return merged;
  if (was !== undefined) return { ...merged, volume: withDirection({ any: own.bare }, was) };
  if (own.bare <= mostCopies) return counted(merged, own.bare);
  return merged.money === undefined ? { ...merged, volume: { any: own.bare } } : merged;
}

/** 'The two', 'those two' count no copies. */
const pointsAtTwo = ({ words }: Frame): boolean =>
  /\b(?:the|those|these|of) \d\b/.test(words.join(" "));

/** Calls of which no direction is said go the way of those before; others stand beside them. */
function withDirection(own: Volume, was: Volume): Volume {
  const { any, ...directed } = own;
  if (any === undefined) return { ...was, ...directed };
  const way = was.out !== undefined ? "out" : was.in !== undefined ? "in" : "any";
  return { ...directed, [way]: any };
}

const counted = (frame: Frame, copies: number): Frame => ({
  ...frame,
  plans: frame.plans.map((ref) => ({ ...ref, copies, isCounted: true })),
});

const each = /\b(?:each|every|all|both|for them)\b/;

/** 'Three clinics, one Basic each', and 'for five offices?' of the plan before: so many of it. */
export function withEachPlace(merged: Frame, own: Frame): Frame {
  const [only] = merged.plans;
  if (merged.places === undefined || merged.volume !== undefined || merged.plans.length !== 1)
    return merged;
  const isMeant = each.test(own.words.join(" ")) || (own.places !== undefined && own.leans);
  const isPlan = only?.tier !== undefined && only.category !== undefined;
  return isMeant && isPlan && merged.money === undefined ? counted(merged, merged.places) : merged;
}
