import type { Answer } from "../answer/answer.ts";
import type { Frame } from "../frame/frame.ts";
import type { Queried } from "../query/query.ts";
import { rowsOf } from "../query/result.ts";
import type { Thread } from "./thread.ts";

/** Most plans that can still be meant by 'it'. */
const mostMeant = 4;

/** What the next message finds: the plans that were spoken of, the topic, the trade, the page. */
export function follow(
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
  return {
    ...(isAboutPlans ? { frame } : before.frame ? { frame: before.frame } : {}),
    focus,
    topic: isAboutPlans ? "plans" : (frame.topics[0]?.topic ?? before.topic ?? "plans"),
    wasAboutPlans: isAboutPlans,
    ...(trade && { industry: trade }),
    ...(page && page !== "/" && page !== "/pricing" ? { page } : {}),
    result,
  };
}
