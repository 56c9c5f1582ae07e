import type { Frame, PlanRef, Plans } from "../frame/frame.ts";
import type { Site } from "../knowledge/site.ts";
import { pointsBeside } from "../query/points.ts";
import type { Queried, Sources } from "../query/query.ts";
import { idsOf, type Result, rowsOf } from "../query/result.ts";
import { commonCategory } from "./plans-meant.ts";
import type { Thread } from "./thread.ts";

const minPointCertainty = 0.4; // Certainty from which a message asks about a feature of plans.
const maxFocus = 4; // Maximum number of plans that 'it' or 'them' can mean, and that `spoken` keeps.
/** Results that answer no question, and so do not change what 'it' means. */
const noAnswer = new Set<Result["kind"]>(["talk", "rude", "danger", "outside", "askBack"]);

/** Updates the thread after an answer: plans, figures, topic, industry and page. */
export function follow(
  { site, table }: Pick<Sources, "site" | "table">,
  before: Thread,
  frame: Frame,
  { operation, result }: Queried,
): Thread {
  const { volume, money, places, people, named, unknownNames } = frame;
  const stated = { ...(volume && { volume }), ...(money && { money }), ...(people && { people }) };
  const figures = { ...before.figures, ...stated, ...(places && { places }) };
  const [industry = before.industry] = named.industry ?? [];
  const known = named.tool ?? [];
  const tools = known.length + unknownNames.length > 0 ? { known, unknownNames } : before.tools;
  const kept = { figures, ...(tools && { tools }), ...(industry && { industry }) };
  if (noAnswer.has(result.kind)) return { ...before, ...kept };
  const isAboutPlans = !operation.startsWith("prose");
  const refs = refsOf(result, frame);
  const canBeMeant = refs.length > 0 && refs.length <= maxFocus;
  const products = isAboutPlans ? [] : categoriesSold(result, site);
  const namesPlans = isAboutPlans || frame.plans.length > 0;
  const focus = canBeMeant ? refs : namesPlans ? frame.plans : before.focus;
  const meant = products.length > 0 ? products : focus;
  const isPoint = result.kind === "points";
  const asksPoint = pointsBeside(table, frame, minPointCertainty).length > 0;
  return {
    ...(isAboutPlans ? { frame } : before.frame ? { frame: before.frame } : {}),
    focus: meant,
    among: choicesAfter(result, frame, meant, before.among),
    spoken: [...before.spoken, ...newPlans(before.spoken, focus.length > 2 ? [] : focus)].slice(
      -maxFocus,
    ),
    ...kept,
    planPoints: isPoint || asksPoint ? frame.planPoints : frame.refersBack ? before.planPoints : [],
    topics: frame.topics,
    wasAboutPlans: isAboutPlans,
    wasAboutPoint: isPoint || !isAboutPlans,
    words: frame.words,
    passageIds: idsOf(result),
  };
}

/** The plans of a result, with the copies that the message states. */
function refsOf(result: Result, frame: Frame): PlanRef[] {
  return rowsOf(result).map(({ category, tier }) => {
    const isRow = (ref: PlanRef) => ref.tier === tier && (ref.category ?? category) === category;
    const { copies = 1, isCounted } = frame.plans.find(isRow) ?? {};
    return { category, tier, copies, ...(isCounted && { isCounted }) };
  });
}

/** Plans from which the next message may choose: the sorted or compared ones, or those of the category. */
function choicesAfter(result: Result, frame: Frame, focus: Plans, before: Plans): Plans {
  if (result.kind === "ranking") return frame.plans;
  // One tier of several categories ('Professional'): the empty list lets 'the cheapest' choose from all plans.
  if (focus.length > 2 && focus.every(({ tier }) => tier === focus[0]?.tier)) return [];
  if (focus.length > 1) return focus;
  const isOfThose = ({ category, tier }: PlanRef) =>
    category === focus[0]?.category && tier === focus[0]?.tier;
  return before.some(isOfThose) ? before : commonCategory(focus);
}

/** The answer's plans, to be appended to `spoken`; none if its only plan is the last of `spoken`. */
const newPlans = (spoken: Plans, focus: Plans): Plans => {
  const plans = focus.filter(({ category, tier }) => category !== undefined && tier !== undefined);
  const [only, ...others] = plans;
  const last = spoken.at(-1);
  const isLast = only?.category === last?.category && only?.tier === last?.tier;
  return isLast && others.length === 0 ? [] : plans;
};

/** The plan categories of the products that a result describes, for 'how much is it?' */
function categoriesSold(result: Result, { products }: Site): Plans {
  const ids = result.kind === "passages" ? idsOf(result) : [];
  return products
    .filter(({ id }) => ids.some((each) => each.split("/")[1] === id))
    .map(({ planCategory }) => ({ category: planCategory, copies: 1 }));
}
