import type { Frame, PlanRef } from "../frame/frame.ts";
import type { Thread } from "./thread.ts";

/** The plans that a message means: its own, completed, or those that were spoken of. */
export function plansMeant(frame: Frame, thread: Thread, leans: boolean): readonly PlanRef[] {
  const { focus, frame: before } = thread;
  const spoken = focus.length > 0 ? focus : (before?.plans ?? []);
  if (frame.plans.length === 0) return leans ? inPlaceOfNone(frame, thread, spoken) : [];
  const completed = frame.plans.map((ref) => complete(ref, frame, spoken, leans));
  return leans && isSetBeside(frame, spoken) ? [...spoken, ...completed] : completed;
}

function inPlaceOfNone(
  frame: Frame,
  { focus, spoken: all, frame: before }: Thread,
  spoken: readonly PlanRef[],
): readonly PlanRef[] {
  const hasBothWays = before?.volume?.in !== undefined && before.volume.out !== undefined;
  if (hasBothWays && frame.rank === undefined) return [];
  // 'And the dearest?' is asked of all again, 'the dearest of those' is not.
  const isOfThose = /\b(?:them|those|these|2)\b/.test(frame.words.join(" "));
  if (frame.rank !== undefined && !isOfThose) return kindOf(before?.plans ?? []);
  const lastTwo = meansTwo(frame) ? all.slice(-2) : [];
  if (lastTwo.length === 2 && focus.length < 2) return lastTwo;
  // Another sum may pay for another size of the same kind; of one plan it is asked whether it is enough.
  if (frame.money !== undefined) return kindOf(spoken);
  return frame.volume !== undefined && spoken.length > 1 ? kindOf(spoken) : spoken;
}

/** 'Both together?', 'the difference?', 'which of the two is cheaper?' */
const meansTwo = ({ relation, words }: Frame): boolean =>
  relation === "sum" || relation === "difference" || /\b(?:both|2|which)\b/.test(words.join(" "));

/** The kind or the size that is missing is that of the plans spoken of. */
function complete(
  ref: PlanRef,
  { rank }: Frame,
  spoken: readonly PlanRef[],
  leans: boolean,
): PlanRef {
  const kinds = [...new Set(spoken.flatMap(({ category }) => category ?? []))];
  const sizes = [...new Set(spoken.flatMap(({ tier }) => tier ?? []))];
  const [category] = kinds;
  const [tier] = sizes;
  if (ref.category === undefined && kinds.length === 1 && category !== undefined)
    return { ...ref, category };
  const isSameSize = leans && sizes.length === 1 && rank === undefined;
  return ref.tier === undefined && isSameSize && tier !== undefined ? { ...ref, tier } : ref;
}

/** 'And on Basic? Is that cheaper?' sets the new one beside the one before. */
function isSetBeside(frame: Frame, spoken: readonly PlanRef[]): boolean {
  const { plans, relation, isYesNo, measure, words } = frame;
  const isAlike = (plans[0]?.tier === undefined) === (spoken[0]?.tier === undefined);
  if (plans.length !== 1 || spoken.length !== 1 || !isAlike) return false;
  const asksBeyond =
    measure === "features" && /\b(?:adds?|than|beyond|not|extra)\b/.test(words.join(" "));
  const compares = isYesNo && /\b(?:less|more|cheaper|better|dearer)\b/.test(words.join(" "));
  return relation === "sum" || relation === "difference" || asksBeyond || compares;
}

/** The one kind of several plans, without their sizes. */
function kindOf(refs: readonly PlanRef[]): readonly PlanRef[] {
  const kinds = [...new Set(refs.flatMap(({ category }) => category ?? []))];
  return kinds.length === 1 ? kinds.map((category) => ({ category, copies: 1 })) : [];
}
