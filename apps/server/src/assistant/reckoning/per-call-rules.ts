import { composePerCall } from "../answers/per-call.ts";
import { composeUsage } from "../answers/usage.ts";
import {
  allPlans,
  type CategoryPlan,
  findCategory,
  findPlan,
  findPlanById,
} from "../plans/plan-facts.ts";
import { pairBefore } from "./compare-rules.ts";
import type { Item } from "./frame.ts";
import type { ReckoningRule } from "./rule.ts";

const wantsLowest =
  /\b(?:best|lowest|cheapest|cheaper|least|better|rank\w*|order\w*|sort\w*|most calls|good|less|smallest|which)\b/;

const wantsHighest = /\b(?:highest|worst|most expensive|dearest|priciest|most costly)\b/;

/** The price of a call: by the month or the year, the lowest of several, the difference of two. */
export const perCall: ReckoningRule = (reckoning) => {
  const { content, read, text, thread, terms } = reckoning;
  const { frame } = thread;
  const asksCallPrice =
    /\bby the call\b|\bper (?:\w+ )?(?:call|lead|dial|conversation)\b|\b(?:dollars|cents|bucks|money|much|costs?|price|pay) (?:for )?(?:a|per|each|every|one) call\b|\b(?:cheap|cheaper|cheapest|lower priced|expensive|dearer|dearest) calls\b/.test(
      text,
    );
  // 'How much a call would that be?', after '250 calls a month'.
  const { calls } = thread;
  const [spoken, ...more] = reckoning.goesOn ? reckoning.items : [];
  if (
    spoken !== undefined &&
    more.length === 0 &&
    reckoning.own.length === 0 &&
    read.concepts.has("perCall") &&
    thread.topic === "volume" &&
    calls !== undefined &&
    reckoning.period === undefined &&
    read.categories.length === 0 &&
    calls !== spoken.entry.plan.callsIncluded
  )
    return reckoning.done("perCall", composeUsage(content, spoken.entry, [calls]), [spoken]);
  const inherited =
    !read.concepts.has("perCall") &&
    frame?.measure === "perCall" &&
    (reckoning.goesOn || reckoning.own.length > 0) &&
    read.words.length <= 8 &&
    !(
      /\bwhich\b/.test(text) &&
      !/\b(?:better|best|value|cheaper|cheapest|lower|lowest|less)\b/.test(text)
    ) &&
    !/\b(?:cost|costs|price|pay|month|monthly|total|how many|save|include\w*|features?)\b/.test(
      text,
    );
  if (!read.concepts.has("perCall") && !inherited && !asksCallPrice) return undefined;
  if (terms.money.length > 0 || /\bhow many calls\b/.test(text)) return undefined;
  const differs =
    read.concepts.has("difference") || /\b(?:difference|how much|save|less|more|gap)\b/.test(text);
  const byCalls = allPlans(reckoning.asked).filter(
    ({ plan }) =>
      plan.callsIncluded ===
      Number(/\b(\d{2,5})(?: calls?)? (?:one|plan|package)\b/.exec(text)?.[1]),
  );
  if (read.calls !== undefined && byCalls.length === 0) return undefined;
  // 'If every call in it is used' is no question of every plan.
  const all =
    /\b(?:each|every|all)\b(?! (?:\w+ )?calls?\b)/.test(text) && reckoning.own.length === 0;
  const fromItems = /\bPLAN\b/.test(text) || (!all && reckoning.superlatives().length === 0);
  const several =
    read.plans.length === 0 &&
    (thread.compared?.length ?? 0) > 1 &&
    reckoning.goesOn &&
    read.categories.length === 0 &&
    !all;
  // 'What is the difference?', after one and another.
  const pair =
    reckoning.own.length === 0 &&
    (differs ||
      // 'Which one is cheaper per call then?', after one plan and then another.
      /\bwhich (?:one|of (?:them|those|the 2|both))\b/.test(text) ||
      (inherited && /\b(?:which|better|cheaper|lower)\b/.test(text))) &&
    reckoning.items.length === 1
      ? pairBefore(reckoning)
      : [];
  // 'Versus Custom Basic?', after another plan's price of a call.
  const against =
    reckoning.own.length === 1 &&
    /^(?:and |so )?(?:vs|versus|against|or|compared (?:to|with))\b|\b(?:it|that|this)\b.*\bthan\b.*\bPLAN\b/.test(
      text,
    )
      ? [
          ...reckoning.ofFrame().filter(({ entry }) => entry.plan !== reckoning.own[0]?.entry.plan),
          ...reckoning.own,
        ]
      : [];
  // 'Basic by the call', of whatever kind.
  const ofSize =
    read.plans.length === 1 && reckoning.own.length === 0
      ? allPlans(content.planCategories).filter(({ plan }) =>
          plan.id.endsWith(`-${read.plans[0]?.tier}`),
        )
      : [];
  // 'Which is better value, Starter or Basic?', of the usual kind where none is named.
  const usual = reckoning.question.category ?? findCategory(content, "receptionist");
  const ofSizes =
    read.plans.length > 1 && reckoning.own.length === 0 && usual !== undefined
      ? read.plans.flatMap(({ tier }): CategoryPlan[] => {
          const plan = findPlan(usual, tier);
          return plan === undefined ? [] : [{ category: usual, plan }];
        })
      : [];
  // 'Per call cheapest?', of plans that were set beside each other, not the cheapest of all.
  const beside =
    several && reckoning.superlatives().length > 0
      ? (thread.compared ?? []).flatMap((id) => findPlanById(content.planCategories, id) ?? [])
      : ofSizes;
  const entries =
    beside.length > 1
      ? beside
      : against.length > 1
        ? against.map(({ entry }) => entry)
        : ofSize.length > 0
          ? ofSize
          : pair.length === 2
            ? pair.map(({ entry }) => entry)
            : byCalls.length > 0
              ? byCalls
              : reckoning.items.length > 0 && (fromItems || several)
                ? reckoning.items.map(({ entry }) => entry)
                : allPlans(
                    reckoning.question.category !== undefined && read.categories.length < 2
                      ? [reckoning.question.category]
                      : reckoning.asked,
                  );
  const period =
    reckoning.period ??
    (inherited || reckoning.goesOn || (frame?.measure === "perCall" && read.words.length <= 4)
      ? frame?.paid
      : undefined);
  const chosen = entries.filter(({ plan }) => plan.price.monthly !== null);
  const priced = chosen.length === 0 ? entries.slice(0, 1) : chosen;
  const wanted = wantsHighest.test(text)
    ? ("highest" as const)
    : wantsLowest.test(text)
      ? ("lowest" as const)
      : undefined;
  const claims = priced.length === 2 ? supposedOfSecond(text) : undefined;
  return reckoning.done(
    "perCall",
    composePerCall(content, priced, {
      period: period === "annual" ? period : undefined,
      wanted: claims === undefined ? wanted : undefined,
      claims,
      difference: priced.length <= 2 && differs,
    }),
    priced.map((entry): Item => ({ entry, copies: 1 })).slice(0, 4),
    { period: period === "annual" ? period : undefined },
  );
};

/** 'Is Basic cheaper per call than Starter?': what a yes-or-no question supposes of the second plan. */
function supposedOfSecond(text: string): "less" | "more" | undefined {
  const [, first] =
    /^(?:(?:and|so|ok|but) )*(?:is|are|does|do|would|will)\b.*?\bPLAN\b.*?\b(cheaper|less|lower|better|more|dearer|pricier|costlier|higher|worse)\b.*\bthan\b.*\bPLAN\b/.exec(
      text,
    ) ?? [];
  if (first === undefined) return undefined;
  return /^(?:cheaper|less|lower|better)$/.test(first) ? "more" : "less";
}
