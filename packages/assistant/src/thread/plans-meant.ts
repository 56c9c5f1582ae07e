import type { Frame, Measure, PlanRef } from "../frame/frame.ts";
import { edited, picked } from "./plan-list.ts";
import type { Thread } from "./thread.ts";

/** What a message means by its plans, completed by those that were spoken of. */
export interface PlansMeant {
  readonly plans: readonly PlanRef[];
  /** It changes the list that was spoken of, or picks one of it: then it is asked of plans again. */
  readonly isOfList: boolean;
}

/** The plans that a message means: its own, completed, or those that were spoken of. */
export function plansMeant(frame: Frame, thread: Thread, leans: boolean): PlansMeant {
  const list = edited(frame, thread);
  if (list !== undefined) return { plans: list, isOfList: true };
  const chosen = picked(frame, thread);
  if (chosen.length > 0) return { plans: chosen, isOfList: true };
  const spoken = thread.focus.length > 0 ? thread.focus : (thread.frame?.plans ?? []);
  if (frame.plans.length === 0)
    return { plans: leans ? inPlaceOfNone(frame, thread, spoken) : [], isOfList: false };
  // A size that was found for the calls that were told, or by an order, is found anew for another kind.
  const { volume, rank, plans: before = [] } = thread.frame ?? {};
  const isFound = rank !== undefined || (volume !== undefined && kindOf(before).length === 0);
  const whole = frame.plans.flatMap((ref) => complete(ref, frame, spoken, leans && !isFound));
  const plans =
    leans && isSetBeside({ ...frame, measure: frame.measure ?? thread.frame?.measure }, spoken)
      ? [...spoken, ...whole]
      : whole;
  return { plans, isOfList: false };
}

function inPlaceOfNone(
  frame: Frame,
  { focus, among, spoken: all, told, frame: before }: Thread,
  spoken: readonly PlanRef[],
): readonly PlanRef[] {
  const hasBothWays = before?.volume?.in !== undefined && before.volume.out !== undefined;
  if (hasBothWays && frame.rank === undefined) return [];
  // 'The dearest of those' is asked of them, 'and the dearest?' of all that they were picked from.
  const isOfThose = /\b(?:them|those|these|2)\b/.test(frame.said);
  const isOfTwo = /\bwhich (?:one )?(?:is|has|gives) (?:the )?\w+er\b/.test(frame.said);
  if (isOfTwo && focus.length === 1 && all.length > 1) return all.slice(-2);
  if (frame.rank !== undefined) return isOfThose && focus.length > 1 ? focus : among;
  const lastTwo = meansTwo(frame) ? all.slice(-2) : [];
  if (lastTwo.length === 2 && focus.length < 2) return lastTwo;
  // Another sum may pay for another size of the same kind; of one plan it is asked whether it is enough.
  if (frame.money !== undefined) return kindOf(among.length > 0 ? among : spoken);
  const isNew = told.volume !== undefined || spoken.length > 1;
  return frame.volume !== undefined && !frame.isYesNo && isNew ? kindOf(spoken) : spoken;
}

/** 'Both together?', 'the difference?', 'which of the two is cheaper?' */
const meansTwo = ({ relation, said }: Frame): boolean =>
  relation === "sum" || relation === "difference" || /\b(?:both|2|which)\b/.test(said);

/** The kind or the size that is missing is that of the plans spoken of. */
function complete(
  ref: PlanRef,
  { rank }: Frame,
  spoken: readonly PlanRef[],
  leans: boolean,
): readonly PlanRef[] {
  const kinds = [...new Set(spoken.flatMap(({ category }) => category ?? []))];
  const sizes = [...new Set(spoken.flatMap(({ tier }) => tier ?? []))];
  const [tier] = sizes;
  const isOfKinds = kinds.length === 1 || (leans && kinds.length === spoken.length);
  if (ref.category === undefined && kinds.length > 0 && isOfKinds)
    return kinds.map((category) => ({ ...ref, category }));
  const isSameSize = leans && sizes.length === 1 && rank === undefined;
  return [ref.tier === undefined && isSameSize && tier !== undefined ? { ...ref, tier } : ref];
}

/** 'And on Basic? Is that cheaper?' sets the new one beside the one before. */
function isSetBeside(
  frame: Pick<Frame, "plans" | "relation" | "isYesNo" | "said"> & { measure: Measure | undefined },
  spoken: readonly PlanRef[],
): boolean {
  const { plans, relation, isYesNo, measure, said } = frame;
  const isAlike = (plans[0]?.tier === undefined) === (spoken[0]?.tier === undefined);
  if (plans.length !== 1 || spoken.length !== 1 || !isAlike) return false;
  const asksBeyond =
    measure === "features" && /\b(?:adds?|than|beyond|not|lacks?|extra|more)\b/.test(said);
  const compares = isYesNo && /\b(?:less|more|cheaper|better|dearer)\b/.test(said);
  return relation === "sum" || relation === "difference" || asksBeyond || compares;
}

/** The one kind of several plans, without their sizes. */
export function kindOf(refs: readonly PlanRef[]): readonly PlanRef[] {
  const kinds = [...new Set(refs.flatMap(({ category }) => category ?? []))];
  return kinds.length === 1 ? kinds.map((category) => ({ category, copies: 1 })) : [];
}
