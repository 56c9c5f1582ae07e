import type { Frame, Measure, PlanRef, Plans } from "../frame/frame.ts";
import type { Thread } from "./thread.ts";

/** The plans that a message refers to: those it names, completed from the thread, or those of the thread. */
export function plansMeant(frame: Frame, thread: Thread, refersBack: boolean): Plans {
  const spoken = thread.focus.length > 0 ? thread.focus : (thread.frame?.plans ?? []);
  if (frame.plans.length === 0) return refersBack ? plansIfUnnamed(frame, thread, spoken) : [];
  // A tier that was computed from calls or a sorted list is computed again for another category.
  const { volume, rank, plans: before = [] } = thread.frame ?? {};
  const isComputed = rank !== undefined || (volume && commonCategory(before).length === 0);
  const own = frame.plans.flatMap((ref) => complete(ref, frame, spoken, refersBack && !isComputed));
  // A category without a tier is compared with the category of the earlier plans.
  const isKind = frame.plans.every(({ tier }) => tier === undefined);
  const others = isKind && spoken.length > 1 ? commonCategory(spoken).slice(0, 1) : spoken;
  const measure = frame.measure ?? thread.frame?.measure;
  return (refersBack || frame.relation === "difference") && isCompared(frame, measure, others)
    ? [...others, ...own]
    : own;
}

function plansIfUnnamed(frame: Frame, thread: Thread, spoken: Plans): Plans {
  const { focus, among, spoken: all, figures, frame: before } = thread;
  const hasBothWays = before?.volume?.in !== undefined && before.volume.out !== undefined;
  if (hasBothWays && frame.rank === undefined) return [];
  const comparesTwo =
    /\bwhich (?:one |of (?:them|those|the 2) )?(?:is|has|gives) (?:the )?\w+er\b/.test(frame.text);
  if (comparesTwo && focus.length === 1 && all.length > 1) return all.slice(-2);
  if (frame.rank !== undefined) return among;
  // Another number of calls, or those of each place, may need other plans than all of the last answer.
  const isAnother =
    (frame.bareNumber ?? 0) >= 10 && (frame.relation === "fits" || figures.volume !== undefined);
  if (spoken.length > 1 && (isAnother || before?.volume?.isEach)) return commonCategory(spoken);
  const lastTwo = meansTwo(frame) ? all.slice(-2) : [];
  if (lastTwo.length === 2 && focus.length < 2) return lastTwo;
  // Another budget or number of calls may need another tier, unless the message asks whether a plan is
  // enough for the calls.
  if (frame.money !== undefined) return commonCategory(among.length > 0 ? among : spoken);
  const isNew = figures.volume !== undefined || spoken.length > 1;
  return frame.volume !== undefined && !frame.isYesNo && isNew ? commonCategory(spoken) : spoken;
}

/** Whether the message refers to two plans, not places: 'both together?', 'the difference?', 'which is cheaper?' */
const meansTwo = ({ relation, text, places }: Frame): boolean =>
  relation === "sum" ||
  relation === "difference" ||
  (places !== 2 && /\b(?:both|2(?! (?:year|month|week|day))|which)\b/.test(text));

/** Words that correct the number of plans to one: 'a single starter', 'just the starter', not 'I just mean …'. */
const meansOne =
  /(?<!are |for )\b(?:an?|single|(?:just|only)(?! mean))\b(?! (?:year|month|week|day))/;

/** Takes what is missing from the plans mentioned before: category, tier, and in a correction the number of copies. */
function complete(
  named: PlanRef,
  { rank, corrects, text }: Frame,
  spoken: Plans,
  refersBack: boolean,
): Plans {
  const categories = [...new Set(spoken.flatMap(({ category }) => category ?? []))];
  const tiers = [...new Set(spoken.flatMap(({ tier }) => tier ?? []))];
  const [tier] = tiers;
  const keepsCount = refersBack && corrects && !named.isCounted && !meansOne.test(text);
  const [before] = keepsCount ? spoken : [];
  const ref = before?.isCounted ? { ...named, copies: before.copies, isCounted: true } : named;
  const isClear = categories.length === 1 || (refersBack && categories.length === spoken.length);
  if (ref.category === undefined && categories.length > 0 && isClear)
    return categories.map((category) => ({ ...ref, category }));
  const isSameTier = refersBack && tiers.length === 1 && rank === undefined;
  return [ref.tier === undefined && isSameTier && tier !== undefined ? { ...ref, tier } : ref];
}

/** Whether a new plan is compared with or added to the one before: 'and on Basic, is that cheaper?' */
function isCompared(frame: Frame, measure: Measure | undefined, spoken: Plans): boolean {
  const { plans, relation, isYesNo, text } = frame;
  const isAlike = (plans[0]?.tier === undefined) === (spoken[0]?.tier === undefined);
  if (plans.length !== 1 || spoken.length !== 1 || !isAlike) return false;
  const asksBeyond =
    measure === "features" && /\b(?:adds?|than|beyond|not|lacks?|extra|more)\b/.test(text);
  const compares = isYesNo && /\b(?:less|more|cheaper|better|dearer)\b/.test(text);
  return relation === "sum" || relation === "difference" || asksBeyond || compares;
}

/** The only category of these plans, as a reference to all its plans; empty if there is none or several. */
export function commonCategory(refs: Plans): Plans {
  const categories = [...new Set(refs.flatMap(({ category }) => category ?? []))];
  return categories.length === 1 ? categories.map((category) => ({ category, copies: 1 })) : [];
}
