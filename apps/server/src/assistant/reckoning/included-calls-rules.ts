import { composeBeyond, composeRemaining, composeUnused } from "../answers/call-counts.ts";
import { allPlans } from "../plans/plan-facts.ts";
import type { Item } from "./frame.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

const unused =
  /\b(?:unused|roll(?:s|ed)? over|rollover|carry over|carried over|left ?over|leftovers?|expire|do not use|not used?|bank)\b/;

const exceeds =
  /\b(?:go|goes|going|went|run|ran|get|am|are|we are) (?:\w+ )?(?:over|above|past|beyond|out of)\b|\b(?:after (?:my|the|our|those|these|all|that|number|\d+)|(?:over|above|beyond|past|exceed\w*|additional|extra) (?:my|the|our|those|these|all|that|number)?)\b.*\b(?:calls?|limit|allowance|quota|included|plan|PLAN)\b|\b\d+(?:st|nd|rd|th) call\b|\b(?:next|another|one more|1 more|additional|extra) calls?\b|\bcall (?:number )?\d+\b|\b(?:use|used|using) up\b|\b(?:hit|reach|reached) (?:my|our|the|that) (?:\d+ )?(?:calls|limit)\b|\blimit\b.*\b(?:after|beyond|above|past) (?:that|it)\b|\b(?:overage|overages)\b/;

/** 'What if I make 250 calls on Basic?', 'do unused calls roll over?' */
export const beyondIncluded: ReckoningRule = (reckoning) => {
  const { content, text, read, items } = reckoning;
  const only = items.length === 1 ? items[0]?.entry : undefined;
  if (
    /\bcalls?\b/.test(text) &&
    unused.test(text) &&
    !reckoning.terms.money.length &&
    !usedCalls(reckoning)
  ) {
    const answer = composeUnused(content, reckoning.own.length === 1 ? only : undefined);
    return { answer, thread: reckoning.thread };
  }
  const asksWhat =
    /\b(?:what|how|can|could|do|buy|add|purchase|pay|cost|costs|charged?|charges?|price|happens?|when|if|extra)\b/.test(
      text,
    ) &&
    !/\b(?:which|what) plan\b|\benough\b|\bper call\b|\bhow much more\b|\bhow much extra\b|\bmonths?\b(?<!a month|per month|every month)/.test(
      text,
    );
  const aboutCalls = /\b(?:calls?|limit|allowance|quota|included|overages?)\b/.test(text);
  const isBeyond =
    (aboutCalls && exceeds.test(text)) ||
    (read.concepts.has("overage") &&
      !unused.test(text) &&
      !/\b(?:only|just)\b.*\b(?:use|used)\b|\bhalf\b/.test(text)) ||
    // 'If we make 1,200 calls on Starter, what is the bill?'
    (only !== undefined &&
      reckoning.own.length === 1 &&
      reckoning.own[0]?.copies === 1 &&
      read.calls !== undefined &&
      read.callsPer === undefined &&
      typeof only.plan.callsIncluded === "number" &&
      read.calls > only.plan.callsIncluded &&
      /\b(?:bill|cost|costs|pay|charged?|owe)\b/.test(text));
  // 'If he used up every call in it, what does one come to?' goes beyond nothing.
  const isOfOneCall =
    read.concepts.has("perCall") &&
    !/\b(?:extra|additional|further|over|beyond|above|past|exceed\w*|overages?|next|another)\b/.test(
      text,
    );
  if (!isBeyond || isOfOneCall || !asksWhat || reckoning.terms.money.length > 0) return undefined;
  const tiers = new Set(read.tiers);
  const plans =
    only === undefined
      ? allPlans(content.planCategories).filter(
          ({ plan }) =>
            read.plans.length === 1 &&
            [...tiers].some((tier) => plan.id.endsWith(`-${tier}`)) &&
            typeof plan.callsIncluded === "number",
        )
      : [only];
  const buysCalls =
    /\b(?:buy|add|purchase|get|order|pay for|charge for|cost of|price of|price for) (?:an? |some |more |the )*(?:\d+ )?(?:more|extra|additional|further) calls?\b/.test(
      text,
    );
  if (
    (plans.length === 0 && !buysCalls && !/\b(?:extra|additional|further) calls?\b/.test(text)) ||
    plans.some(({ plan }) => typeof plan.callsIncluded !== "number")
  )
    return undefined;
  return reckoning.done(
    "calls",
    composeBeyond(content, plans),
    plans.length === 1 ? plans.map((entry): Item => ({ entry, copies: 1 })) : [],
  );
};

/** 'I used 150 of my 200 calls on Basic: how many are left?' */
export const remaining: ReckoningRule = (reckoning) => {
  const { content, text, only } = reckoning;
  if (only === undefined || reckoning.terms.money.length > 0) return undefined;
  const asksUsed =
    /\bhow many (?:calls )?(?:did|have|has) (?:\w+ )?(?:use|used|make|made|take|taken)\b/.test(
      text,
    );
  const [, left] =
    /\b(\d+) (?:calls? )?(?:are |is )?(?:still )?(?:left|remaining|over)\b/.exec(text) ?? [];
  if (asksUsed && left !== undefined)
    return reckoning.done("calls", composeRemaining(content, only.entry, Number(left), true), [
      only,
    ]);
  if (
    !/\b(?:left|remain\w*|left ?over|still (?:have|got)|spare|how many more|more can i|available)\b/.test(
      text,
    )
  )
    return undefined;
  const used = usedCalls(reckoning);
  return used === undefined
    ? undefined
    : reckoning.done("calls", composeRemaining(content, only.entry, used), [only]);
};

function usedCalls({ text }: Reckoning): number | undefined {
  const [, used] =
    /\b(?:use|used|using|make|made|making|had|have|take|took|taken|with|after|only|done|spent|got|get) (?:\w+ ){0,2}?(\d+)\b/.exec(
      text,
    ) ??
    /\b(\d+) (?:calls? )?(?:so far|already|used|calls in|are gone|gone)\b/.exec(text) ??
    [];
  return used === undefined ? undefined : Number(used);
}
