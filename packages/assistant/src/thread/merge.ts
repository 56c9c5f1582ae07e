import type { Frame, PlanRef } from "../frame/frame.ts";
import type { Thread } from "./thread.ts";

/** When a slot that a message leaves empty is taken from what was spoken of before. */
type Rule = "never" | "leaning" | "leaningWithoutPlan" | "always";

/**
 * Which slot is inherited when. `leaning`: the message leans on the one before; `leaningWithoutPlan`: it
 * leans and names no plan of its own; `always`: it was told of the visitor, and stays true.
 */
const inheritance: Readonly<Partial<Record<keyof Frame, Rule>>> = {
  plans: "leaning",
  measure: "leaning",
  period: "leaning",
  relation: "never",
  rank: "never",
  volume: "leaningWithoutPlan",
  money: "leaningWithoutPlan",
  used: "never",
  months: "leaning",
  places: "always",
  share: "never",
  divisor: "never",
  bare: "never",
};

/** A message's frame, completed by what was spoken of. */
export function merge(frame: Frame, thread: Thread): Frame {
  const { frame: before } = thread;
  const completed = { ...frame, named: withTrade(frame, thread) };
  if (before === undefined && thread.focus.length === 0) return completed;
  const leans = frame.leans && thread.wasAboutPlans;
  const plans = mergePlans(frame, thread, leans);
  const namesPlan = frame.plans.length > 0;
  const inherited = Object.fromEntries(
    Object.entries(inheritance).flatMap(([slot, rule]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of this very table.
      const key = slot as keyof Frame;
      const isTaken =
        rule === "always" ||
        (leans && (rule === "leaning" || (rule === "leaningWithoutPlan" && !namesPlan)));
      const value = before?.[key];
      return isTaken && key !== "plans" && completed[key] === undefined && value !== undefined
        ? [[key, value]]
        : [];
    }),
  );
  const merged = { ...completed, ...inherited, plans };
  return leans ? withTurn(merged, frame, thread) : merged;
}

/** The kind or the size that is missing is that of the plan spoken of. */
function mergePlans(
  frame: Frame,
  { focus, frame: before }: Thread,
  leans: boolean,
): readonly PlanRef[] {
  const spoken = focus.length > 0 ? focus : (before?.plans ?? []);
  const [last] = spoken;
  if (frame.plans.length === 0)
    return leans && frame.volume === undefined && frame.money === undefined
      ? spoken
      : leans
        ? kindOf(spoken)
        : [];
  if (last === undefined) return frame.plans;
  const kinds = new Set(spoken.flatMap(({ category }) => category ?? []));
  const isSameSize = new Set(spoken.flatMap(({ tier }) => tier ?? [])).size === 1;
  const completed = frame.plans.map((ref): PlanRef => {
    if (ref.category === undefined && kinds.size === 1 && last.category !== undefined)
      return { ...ref, category: last.category };
    if (
      ref.tier === undefined &&
      leans &&
      isSameSize &&
      last.tier !== undefined &&
      frame.rank === undefined
    )
      return { ...ref, tier: last.tier };
    return ref;
  });
  // 'And on basic? Is that cheaper?' sets the new one beside the one before.
  const isSetBeside =
    leans &&
    completed.length === 1 &&
    spoken.length === 1 &&
    (frame.relation === "sum" ||
      frame.relation === "difference" ||
      (frame.relation === "compare" && frame.isYesNo));
  return isSetBeside ? [...spoken, ...completed] : completed;
}

/** Kinds without sizes: other calls may need another size. */
const kindOf = (refs: readonly PlanRef[]): readonly PlanRef[] => {
  const kinds = [...new Set(refs.flatMap(({ category }) => category ?? []))];
  return kinds.length === 1 ? kinds.map((category) => ({ category, copies: 1 })) : [];
};

/** A new figure takes the place of the old one: a count of calls ends what was asked of a budget. */
function withTurn(merged: Frame, own: Frame, { frame: before }: Thread): Frame {
  if (own.volume !== undefined && before?.volume !== undefined) {
    const { any, ...rest } = own.volume;
    const was = before.volume;
    const direction = was.out !== undefined ? "out" : was.in !== undefined ? "in" : "any";
    if (any !== undefined) return { ...merged, volume: { ...rest, [direction]: any } };
  }
  if (own.bare !== undefined && own.plans.length === 0 && before?.volume !== undefined) {
    const key =
      before.volume.out !== undefined ? "out" : before.volume.in !== undefined ? "in" : "any";
    return { ...merged, volume: { [key]: own.bare } };
  }
  if (own.places !== undefined && own.volume === undefined && merged.plans.length > 0)
    return {
      ...merged,
      plans: merged.plans.map((ref) => ({ ...ref, copies: own.places ?? 1, isCounted: true })),
    };
  if (own.bare !== undefined && own.plans.length === 0 && own.bare <= 60)
    return {
      ...merged,
      plans: merged.plans.map((ref) => ({ ...ref, copies: own.bare ?? 1, isCounted: true })),
    };
  return merged;
}

function withTrade({ named }: Frame, { industry }: Thread): Frame["named"] {
  return named.industry === undefined && industry !== undefined
    ? { ...named, industry: [industry] }
    : named;
}
