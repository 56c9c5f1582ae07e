import type { Answer } from "../answer/answer.ts";
import type { Frame, PlanRef } from "../frame/frame.ts";
import type { Site } from "../knowledge/site.ts";
import type { Queried } from "../query/query.ts";
import { type Result, rowsOf } from "../query/result.ts";
import type { Thread } from "./thread.ts";

/** Most plans that can still be meant by 'it'. */
const mostMeant = 4;

/** What the next message finds: the plans that were spoken of, the topic, the trade, the page. */
export function follow(
  site: Site,
  before: Thread,
  frame: Frame,
  { operation, result }: Queried,
  answer: Answer,
): Thread {
  const isTalk = ["talk", "rude", "danger", "outside", "askBack"].includes(result.kind);
  if (isTalk) return before;
  const [industry] = frame.named.industry ?? [];
  const page = answer.sources[0]?.href.split("#")[0];
  const trade = industry ?? before.industry;
  const isAboutPlans = !operation.startsWith("prose");
  const rows = rowsOf(result);
  const copies = new Map(frame.plans.map((ref) => [`${ref.category}/${ref.tier}`, ref]));
  const focus =
    rows.length > 0 && rows.length <= mostMeant
      ? rows.map(({ category, tier }) => {
          const said = copies.get(`${category}/${tier}`);
          return {
            category,
            tier,
            copies: said?.copies ?? 1,
            ...(said?.isCounted && { isCounted: true }),
          };
        })
      : isAboutPlans
        ? frame.plans
        : before.focus;
  const products = isAboutPlans ? [] : kindsOf(result, site);
  return {
    ...(isAboutPlans ? { frame } : before.frame ? { frame: before.frame } : {}),
    focus: products.length > 0 ? products : focus,
    spoken: [...before.spoken, ...newOnes(before.spoken, focus)].slice(-mostMeant),
    planPoints: frame.planPoints,
    topic: isAboutPlans ? "plans" : (frame.topics[0]?.topic ?? before.topic ?? "plans"),
    wasAboutPlans: isAboutPlans || products.length > 0,
    ...(isAboutPlans ? {} : { words: frame.words }),
    ...(trade && { industry: trade }),
    ...(page && page !== "/" && page !== "/pricing" ? { page } : {}),
  };
}

/** Plans that were not the last to be spoken of. */
const newOnes = (spoken: readonly PlanRef[], focus: readonly PlanRef[]): readonly PlanRef[] => {
  const last = spoken.at(-1);
  const plans = focus.filter(({ category, tier }) => category !== undefined && tier !== undefined);
  return plans.length === 1 &&
    last?.category === plans[0]?.category &&
    last?.tier === plans[0]?.tier
    ? []
    : plans;
};

/** The kind of plans by which a product is sold: 'how much is it?' */
function kindsOf(result: Result, { products }: Site): readonly PlanRef[] {
  const ids = result.kind === "passages" ? result.passages.map(({ id }) => id) : [];
  return products
    .filter(({ id }) => ids.includes(`offer/${id}`))
    .map(({ planCategory }) => ({ category: planCategory, copies: 1 }));
}
