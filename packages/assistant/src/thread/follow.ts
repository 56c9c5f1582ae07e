import type { Answer } from "../answer/answer.ts";
import type { Frame, PlanRef } from "../frame/frame.ts";
import type { Site } from "../knowledge/site.ts";
import { pointsBeside } from "../query/points.ts";
import type { Queried, Sources } from "../query/query.ts";
import { idsOf, type Result, rowsOf } from "../query/result.ts";
import { kindOf } from "./plans-meant.ts";
import type { Thread } from "./thread.ts";

/** Certainty from which a message is taken to mean a point of the plans' lists. */
const believed = 0.4;
/** Most plans that can still be meant by 'it'. */
const mostMeant = 4;
/** Results that are no answer to a question: what was spoken of stays as it is. */
const talk: ReadonlySet<Result["kind"]> = new Set(["talk", "rude", "danger", "outside", "askBack"]);

/** What the next message finds: the plans that were spoken of, the topic, the trade, the page. */
export function follow(
  { site, table }: Pick<Sources, "site" | "table">,
  before: Thread,
  frame: Frame,
  { operation, result }: Queried,
  answer: Answer,
): Thread {
  const { volume, money, places, people } = frame;
  const news = { ...(volume && { volume }), ...(money && { money }), ...(people && { people }) };
  const told = { ...before.told, ...news, ...(places && { places }) };
  const [industry] = frame.named.industry ?? [];
  const { unknownNames } = frame;
  const known = frame.named.tool ?? [];
  const tools = known.length + unknownNames.length > 0 ? { known, unknownNames } : before.tools;
  const trade = industry ?? before.industry;
  const kept = { told, ...(tools && { tools }), ...(trade && { industry: trade }) };
  if (talk.has(result.kind)) return { ...before, ...kept };
  const page = answer.sources[0]?.href.split("#")[0];
  const isAboutPlans = !operation.startsWith("prose");
  const refs = refsOf(result, frame);
  const isFew = refs.length > 0 && refs.length <= mostMeant;
  const products = isAboutPlans ? [] : kindsOf(result, site);
  const focus = isFew ? refs : isAboutPlans ? frame.plans : before.focus;
  const meant = products.length > 0 ? products : focus;
  const isPoint = result.kind === "points";
  const meansPoint = pointsBeside(table, frame, believed).length > 0;
  return {
    ...(isAboutPlans ? { frame } : before.frame ? { frame: before.frame } : {}),
    focus: meant,
    among: amongWhich(result, frame, meant, before.among),
    spoken: [...before.spoken, ...newOnes(before.spoken, focus)].slice(-mostMeant),
    ...kept,
    planPoints: isPoint || meansPoint ? frame.planPoints : frame.leans ? before.planPoints : [],
    topics: frame.topics,
    wasAboutPlans: isAboutPlans,
    wasAboutPoint: isPoint || !isAboutPlans,
    words: frame.words,
    said: idsOf(result),
    ...(page && page !== "/" && page !== "/pricing" ? { page } : {}),
  };
}

/** The plans of a result, with the copies that were said of each. */
function refsOf(result: Result, frame: Frame): PlanRef[] {
  const said = new Map(frame.plans.map((ref) => [`${ref.category}/${ref.tier}`, ref]));
  return rowsOf(result).map(({ category, tier }) => {
    const { copies = 1, isCounted } = said.get(`${category}/${tier}`) ?? {};
    return { category, tier, copies, ...(isCounted && { isCounted }) };
  });
}

/** Out of which plans the next message picks: those in order, those beside each other, those of the kind. */
function amongWhich(
  result: Result,
  frame: Frame,
  focus: readonly PlanRef[],
  before: readonly PlanRef[],
): readonly PlanRef[] {
  const isWhole = frame.plans.length > 0 && frame.plans.every(({ tier }) => tier === undefined);
  if (result.kind === "ranking" || isWhole) return frame.plans;
  if (focus.length > 1) return focus;
  const isOfThose = ({ category, tier }: PlanRef) =>
    category === focus[0]?.category && tier === focus[0]?.tier;
  return before.some(isOfThose) ? before : kindOf(focus);
}

/** Plans that were not the last to be spoken of. */
const newOnes = (spoken: readonly PlanRef[], focus: readonly PlanRef[]): readonly PlanRef[] => {
  const plans = focus.filter(({ category, tier }) => category !== undefined && tier !== undefined);
  const [only, ...others] = plans;
  const last = spoken.at(-1);
  const isLast = only?.category === last?.category && only?.tier === last?.tier;
  return isLast && others.length === 0 ? [] : plans;
};

/** The kind of plans by which a product is sold: 'how much is it?' */
function kindsOf(result: Result, { products }: Site): readonly PlanRef[] {
  const ids = result.kind === "passages" ? idsOf(result) : [];
  return products
    .filter(({ id }) => ids.some((each) => each.split("/")[1] === id))
    .map(({ planCategory }) => ({ category: planCategory, copies: 1 }));
}
