import { composeByCalls, composeBySaving, composeFreeMonths } from "../answers/rankings.ts";
import { type CategoryPlan, pricedPlans } from "../plans/plan-facts.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

const most = /\b(?:most|biggest|largest|highest|greatest|max|maximum|best|top|more)\b/;
const least = /\b(?:least|smallest|lowest|fewest|minimum|worst)\b/;
const lists = /\b(?:rank\w*|order|ordered|sort\w*|list|arrange\w*|compare|all|each|every)\b/;
/** As many as there are: more plans are none. */
const mostListed = 20;
const saves = /\b(?:saves?|saving|savings|saved|discount\w*|knock\w*)\b/;

/** 'Which plan saves the most by the year?', 'rank the plans by what I save'. */
export const bySaving: ReckoningRule = (reckoning) => {
  const { content, text, read, terms } = reckoning;
  const compared = comparedPlans(reckoning);
  // 'The top three'
  const top = topOf(text);
  // 'The smallest saving' names no smallest plan.
  const namesPlan =
    compared.length < 2 &&
    top === undefined &&
    read.plans.length > 0 &&
    !/\bPLAN (?:\w+ )?(?:saves?|savings?|discount)\b/.test(text);
  if (!saves.test(text) && !saves.test(read.words.join(" "))) return undefined;
  if (namesPlan || terms.money.length > 0) return undefined;
  if (
    read.calls !== undefined ||
    /\b(?:per call|time|staff\w*|salary|hours?|percent|percentage)\b/.test(text)
  )
    return undefined;
  const ranks = /\b(?:rank\w*|sort\w*|order(?:ed)?|arrange\w*) (?:\w+ ){0,4}?by\b/.test(text);
  const wanted = least.test(read.words.join(" ")) ? "least" : most.test(text) ? "most" : undefined;
  const asksWhich =
    (/\b(?:which|what|where|who)\b/.test(text) || top !== undefined) &&
    wanted !== undefined &&
    /\b(?:plans?|one|tier|package|subscription|savings?|discount|PLAN|annual|annually|year|yearly)\b/.test(
      text,
    );
  // 'The biggest yearly saving among them'
  const namesMost =
    /\b(?:biggest|largest|highest|greatest|most|smallest|lowest|least) (?:\w+ ){0,2}?(?:savings?|discount)\b/.test(
      read.words.join(" "),
    );
  if (!ranks && !asksWhich && !namesMost) return undefined;
  const listed = top ?? (lists.test(text) ? mostListed : 1);
  const found =
    compared.length > 1
      ? composeBySaving(content, compared, wanted ?? "most", compared.length)
      : composeBySaving(content, pricedPlans(reckoning.asked), wanted ?? "most", listed);
  return (
    found &&
    reckoning.done("saving", found.answer, [{ entry: found.chosen, copies: 1 }], {
      period: "annual",
    })
  );
};

/** Plans of which one saves more: 'who saves more by the year, Professional or Basic?' */
function comparedPlans({ text, own }: Reckoning): readonly CategoryPlan[] {
  return /\b(?:which|who|what|where)\b/.test(text) &&
    /\b(?:annual|annually|yearly|year|upfront)\b/.test(text) &&
    !/\b(?:than|instead of)\b/.test(text)
    ? own.map(({ entry }) => entry)
    : [];
}

/** 'The top three', 'the 2 highest'. */
function topOf(text: string): number | undefined {
  const [, after, before] =
    /\btop (\d)\b|\b(\d) (?:\w+ ){0,4}?(?:highest|biggest|largest|greatest|most)\b/.exec(text) ??
    [];
  return Number(after ?? before ?? "0") || undefined;
}

/** 'Rank the outbound plans by number of calls', 'list them by calls, most first'. */
export const byCalls: ReckoningRule = (reckoning) => {
  const { content, text, read } = reckoning;
  if (read.plans.length > 0 || read.calls !== undefined) return undefined;
  if (
    !/\b(?:rank\w*|sort\w*|order\w*|arrange\w*|list|show)\b.*\bby (?:the |their |its |how many |number of |amount of |included |monthly |call )*(?:calls?|volume|allowance|limit)\b|\b(?:most|fewest) calls first\b/.test(
      text,
    )
  )
    return undefined;
  const answer = composeByCalls(
    content,
    reckoning.asked,
    /\b(?:fewest|least|smallest|lowest|ascending|low to high|up)\b/.test(text) ? "fewest" : "most",
  );
  const decision = reckoning.question.decided("overview", answer);
  return decision === "none" ? undefined : decision;
};

/** 'How many months are free by the year, and what is that worth?' */
export const freeMonths: ReckoningRule = (reckoning) => {
  const { content, text, items, read } = reckoning;
  if (
    !/\bhow many (?:\w+ )?months?\b.*\bfree\b|\bhow many free months?\b|\bhow many months? (?:do|would|will|can) (?:i|we) (?:get|save)\b|\bmonths? free\b.*\bhow many\b|\bfree months?\b.*\b(?:worth|how much|value|money|dollars?)\b|\bmonths? free\b.*\b(?:worth|how much|value|money|dollars?)\b/.test(
      text,
    ) ||
    !/\b(?:annual|annually|yearly|year|upfront)\b/.test(text) ||
    read.calls !== undefined
  )
    return undefined;
  const plans = items.length > 0 ? items.map(({ entry }) => entry) : pricedPlans(reckoning.asked);
  const decision = reckoning.done("saving", composeFreeMonths(content, plans), items, {
    period: "annual",
  });
  return decision && { ...decision, coversAll: true };
};
