import type { Frame, Measure, Relation } from "../frame/frame.ts";
import { withEachPlace, withNewFigure } from "./figures-meant.ts";
import { plansMeant } from "./plans-meant.ts";
import type { Thread } from "./thread.ts";

/** When a slot that a message leaves empty is taken from what was spoken of before. */
type Rule = "never" | "leaning" | "leaningAlike" | "leaningLasting" | "always";

/**
 * Which slot is inherited when. `leaning`: the message leans on the one before; `leaningAlike`: it leans,
 * and names a size of a plan only where the one before did, too; `leaningLasting`: it leans, names no plan,
 * and the relation is one that holds for the same plans again; `always`: it was told of the visitor,
 * and stays true. Plans have rules of their own (`plans-meant.ts`).
 */
const inheritance: Readonly<Partial<Record<keyof Frame, Rule>>> = {
  measure: "leaning",
  period: "leaning",
  months: "leaning",
  volume: "leaningAlike",
  money: "leaningAlike",
  places: "always",
  relation: "leaningLasting",
  rank: "never",
  used: "never",
  share: "never",
  divisor: "never",
  bare: "never",
};

/** 'Both together? And a year?'; not 'the next one up', which would go up again. */
const lasting: ReadonlySet<Relation> = new Set<Relation>(["sum", "difference"]);

/** A message's frame, completed by what was spoken of. */
export function merge(frame: Frame, thread: Thread): Frame {
  const { frame: before } = thread;
  const measure = measureMeant(frame, before?.measure);
  const completed = {
    ...frame,
    ...(measure && { measure }),
    named: withTrade(frame, thread),
    planPoints: pointsMeant(frame, thread),
  };
  if (before === undefined && thread.focus.length === 0) return withEachPlace(completed, frame);
  const leans = leansOnPlans(frame, thread);
  const plans = plansMeant(frame, thread, leans);
  const merged = { ...completed, ...inherited(completed, before, leans), plans };
  return withEachPlace(leans ? withNewFigure(merged, frame, before) : merged, frame);
}

/** Says nothing of another topic and names no plan: 'how much do I save?' is asked of the one before. */
function leansOnPlans(
  { leans, isBare, measure, plans, rank, words }: Frame,
  { wasAboutPlans, frame }: Thread,
) {
  const isNew = (rank !== undefined && frame?.volume === undefined) || words.includes("plans");
  const isOpen = isBare && plans.length === 0 && !isNew;
  return wasAboutPlans && (leans || isOpen || measure === "left");
}

const namesSize = ({ plans }: Frame): boolean => plans.some(({ tier }) => tier !== undefined);

function inherited(frame: Frame, before: Frame | undefined, leans: boolean): Partial<Frame> {
  const isAlike =
    before !== undefined &&
    (!namesSize(frame) || namesSize(before) || frame.isYesNo || frame.measure === "left");
  const isLasting =
    frame.plans.length === 0 && frame.isBare && lasting.has(before?.relation ?? "all");
  return Object.fromEntries(
    Object.entries(inheritance).flatMap(([slot, rule]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of this very table.
      const key = slot as keyof Frame;
      const isTaken =
        rule === "always" ||
        (leans &&
          (rule === "leaning" ||
            (rule === "leaningAlike" && isAlike) ||
            (rule === "leaningLasting" && isLasting)));
      const value = before?.[key];
      return isTaken && frame[key] === undefined && value !== undefined ? [[key, value]] : [];
    }),
  );
}

/** 'How much on Starter?', 'in dollars?', 'a year?': what was asked before, of another plan or period. */
function measureMeant(
  { measure, words, leans }: Frame,
  before: Measure | undefined,
): Measure | undefined {
  if (measure !== "price" || !leans) return measure;
  const text = words.join(" ");
  if (/\b(?:costs?|price|pay|cheap\w*)\b/.test(text)) return measure;
  const isOfFigures = before === "saving" || before === "perCall";
  const isPeriodAlone = before === "calls" && !/\bmuch\b/.test(text);
  return isOfFigures || isPeriodAlone ? before : measure;
}

/** 'Which plan has it?': the point that was asked about before. */
function pointsMeant({ planPoints, isBare, words }: Frame, { planPoints: before }: Thread) {
  const asks = /\b(?:which|what) (?:plans?|one)\b|\bhas (?:it|that)\b/.test(words.join(" "));
  return isBare && asks && before !== undefined ? before : planPoints;
}

/** The trade that was told stays the visitor's until another is named. */
function withTrade({ named }: Frame, { industry }: Thread): Frame["named"] {
  return named.industry === undefined && industry !== undefined
    ? { ...named, industry: [industry] }
    : named;
}
