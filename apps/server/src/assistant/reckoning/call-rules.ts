import { composeUsage } from "../answers/arithmetic.ts";
import {
  type CallSpan,
  composeBeyond,
  type CallTime,
  composeCallsOver,
  composeConverted,
  composeDialing,
  composeRemaining,
  composeUnused,
} from "../answers/call-counts.ts";
import { composePerCall } from "../answers/per-call.ts";
import { composePlaces } from "../answers/totals.ts";
import { allPlans, findCategory, planForCalls } from "../plan-facts.ts";
import { pairBefore } from "./compare-rules.ts";
import type { Item } from "./frame.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

const callNouns = "(?:calls?|leads?|numbers?|contacts?|people|prospects?|names?|dials?)";

/** '80 a day by hand: how many days for 1,000 calls?' */
export const dialing: ReckoningRule = (reckoning) => {
  const { text, read } = reckoning;
  if (reckoning.items.length > 0 && read.plans.length > 0) return undefined;
  if (!/\bhow (?:many (?:work(?:ing)? ?)?(?:days?|weeks?|hours?)|long)\b/.test(text))
    return undefined;
  const [spoken, rate, unit] =
    new RegExp(
      `\\b(\\d+)(?: (?:phone |cold |sales )?${callNouns})? (?:a|an|per|each|every) (?:work(?:ing)? ?)?(day|hour|week)\\b`,
    ).exec(text) ?? [];
  const rest = spoken === undefined ? text : text.replace(spoken, "");
  const [, total] =
    new RegExp(`\\b(\\d+) (?:\\w+ ){0,2}?${callNouns}\\b`).exec(rest) ??
    new RegExp(`\\b${callNouns} (?:of|with) (\\d+)\\b`).exec(rest) ??
    /\b(?:list of|call|dial|ring|reach|contact|through|for) (\d+)\b/.exec(rest) ??
    [];
  const byHand = /\b(?:hand|manually|manual|person|someone|somebody|rep|caller|employee)\b/.test(
    text,
  );
  if (total === undefined || (rate === undefined && !byHand)) return undefined;
  const answer = composeDialing(reckoning.content, {
    total: Number(total),
    rate: rate === undefined ? undefined : Number(rate),
    unit: unit === "hour" || unit === "week" ? unit : "day",
  });
  return answer && { answer, thread: reckoning.thread };
};

const unused =
  /\b(?:unused|roll(?:s|ed)? over|rollover|carry over|carried over|left ?over|leftovers?|expire|do not use|not used?|bank)\b/;
const exceeds =
  /\b(?:go|goes|going|went|run|ran|get|am|are|we are) (?:\w+ )?(?:over|above|past|beyond|out of)\b|\b(?:after|over|above|beyond|past|exceed\w*|additional|extra) (?:my|the|our|those|these|all|that|number)?\b.*\b(?:calls?|limit|allowance|quota|included|plan|PLAN)\b|\b\d+(?:st|nd|rd|th) call\b|\b(?:next|another|one more|1 more|additional|extra) calls?\b|\bcall (?:number )?\d+\b|\b(?:use|used|using) up\b|\b(?:hit|reach|reached) (?:my|our|the|that) (?:\d+ )?(?:calls|limit)\b|\blimit\b.*\b(?:after|beyond|above|past) (?:that|it)\b|\b(?:overage|overages)\b/;

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
  if (!isBeyond || !asksWhat || reckoning.terms.money.length > 0) return undefined;
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

function usedCalls({ text }: Reckoning): number | undefined {
  const [, used] =
    /\b(?:use|used|using|make|made|making|had|have|take|took|taken|with|after|only|done|spent|got|get) (?:\w+ ){0,2}?(\d+)\b/.exec(
      text,
    ) ??
    /\b(\d+) (?:calls? )?(?:so far|already|used|calls in|are gone|gone)\b/.exec(text) ??
    [];
  return used === undefined ? undefined : Number(used);
}

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

/** 'How many calls a year are in Basic?' */
export const callsOver: ReckoningRule = (reckoning) => {
  const { content, text, read, items, thread } = reckoning;
  const goesOn =
    reckoning.goesOn && thread.frame?.measure === "calls" && reckoning.own.length === 0;
  const asksCalls =
    /\b(?:how many|number of|total|amount of|what are the|what is the|in|of)\b.*\bcalls\b|\bcalls\b.*\b(?:is|are|do|does|in|over|per|a|each|get|come|have|has|total|included)\b|\b(?:annual|yearly|daily|weekly) calls\b|^(?:and |so )?how many (?:is that |do i get |do we get )?(?:a|per|each|every) (?:year|week|day)$/.test(
      text,
    );
  if (!asksCalls && !goesOn) return undefined;
  if (
    /\bper call\b|\bcost|\bprice|\bpay|\bhow much\b|\bcheap|\bsave|\bMONEY\b|\benough\b|\bfit\b|\bwhich plan\b/.test(
      text,
    )
  )
    return undefined;
  if (
    read.calls !== undefined &&
    !items.some(({ entry }) => entry.plan.callsIncluded === read.calls)
  )
    return undefined;
  const span = spanOf(reckoning);
  if (span === undefined) {
    const copied = items.some(({ copies }) => copies > 1);
    return copied && (asksCalls || goesOn)
      ? reckoning.done("calls", composeCallsOver(content, items, "month"))
      : undefined;
  }
  const [kind] = read.categories;
  const category =
    items.length === 0 && kind !== undefined ? findCategory(content, kind) : undefined;
  const counted =
    category === undefined
      ? items
      : category.plans
          .filter(({ callsIncluded }) => typeof callsIncluded === "number")
          .map((plan): Item => ({ entry: { category, plan }, copies: 1 }));
  return counted.length === 0
    ? undefined
    : reckoning.done("calls", composeCallsOver(content, counted, span), counted);
};

function spanOf({ text, months }: Reckoning): CallSpan | undefined {
  if (months !== undefined && months > 1) return { months };
  if (/\b(?:year|yearly|annually|annual)\b/.test(text)) return "year";
  if (/\b(?:week|weekly)\b/.test(text)) return "week";
  return /\b(?:day|daily)\b/.test(text) ? "day" : undefined;
}

const wantsLowest =
  /\b(?:best|lowest|cheapest|cheaper|least|better|rank\w*|order\w*|sort\w*|most calls|good|less|smallest|which)\b/;
const wantsHighest = /\b(?:highest|worst|most expensive|dearest|priciest|most costly)\b/;

/** 'Does Professional give me more than 5,000 calls a year?' */
export const enoughOver: ReckoningRule = (reckoning) => {
  const { content, text, read } = reckoning;
  const [item, ...others] = reckoning.own;
  if (
    item === undefined ||
    others.length > 0 ||
    read.calls === undefined ||
    read.callsPer === undefined
  )
    return undefined;
  if (
    !/^(?:(?:so|and|ok) )*(?:does|do|is|are|can|could|will|would)\b/.test(text) ||
    /\b(?:cost|price|pay|much)\b/.test(text)
  )
    return undefined;
  const { plan } = item.entry;
  const unit = read.callsPer === "year" || read.callsPer === "week" ? read.callsPer : "day";
  const counted = composeCallsOver(content, [item], unit);
  if (counted === undefined || typeof plan.callsIncluded !== "number") return undefined;
  const fits = item.copies * plan.callsIncluded >= read.calls;
  return reckoning.done("calls", { ...counted, text: `${fits ? "Yes." : "No."} ${counted.text}` }, [
    item,
  ]);
};

/** The price of a call: by the month or the year, the lowest of several, the difference of two. */
export const perCall: ReckoningRule = (reckoning) => {
  const { content, read, text, thread, terms } = reckoning;
  const { frame } = thread;
  const asksCallPrice =
    /\bby the call\b|\bper (?:\w+ )?(?:call|lead|dial|conversation)\b|\b(?:dollars|cents|bucks|money|much|costs?|price|pay) (?:for )?(?:a|per|each|every|one) call\b|\b(?:cheap|cheaper|cheapest|lower priced|expensive|dearer|dearest) calls\b/.test(
      text,
    );
  // 'If I only use 20 calls of it, what does each cost?'
  const [user] = reckoning.own.length === 1 ? reckoning.own : [];
  const eachCosts =
    /\b(?:each|every|one|a) (?:call |one )?(?:costs?|comes?|be)\b|\bcosts? (?:for )?(?:each|me each|us each|apiece)\b|\bcost(?:s)? each\b|\bdoes (?:each|one|a call|every call) (?:cost|come)\b/.test(
      text,
    );
  if (
    user !== undefined &&
    read.calls !== undefined &&
    (eachCosts || read.concepts.has("perCall")) &&
    read.calls !== user.entry.plan.callsIncluded
  )
    return reckoning.done("perCall", composeUsage(content, user.entry, read.calls), [user]);
  const half =
    user !== undefined &&
    typeof user.entry.plan.callsIncluded === "number" &&
    /\b(?:use|used|using) (?:\w+ )?half\b/.test(text)
      ? user.entry.plan.callsIncluded / 2
      : undefined;
  if (
    user !== undefined &&
    half !== undefined &&
    (read.concepts.has("perCall") || asksCallPrice || /\b(?:one|a|each|per) call\b/.test(text))
  )
    return reckoning.done("perCall", composeUsage(content, user.entry, half), [user]);
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
    return reckoning.done("perCall", composeUsage(content, spoken.entry, calls), [spoken]);
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
  const all = /\b(?:each|every|all)\b/.test(text) && reckoning.own.length === 0;
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
    (differs || (inherited && /\b(?:which|better|cheaper|lower)\b/.test(text))) &&
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
  const entries =
    against.length > 1
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
  return reckoning.done(
    "perCall",
    composePerCall(content, priced, {
      period: period === "annual" ? period : undefined,
      wanted,
      difference: priced.length <= 2 && differs,
    }),
    priced.map((entry): Item => ({ entry, copies: 1 })).slice(0, 4),
    { period: period === "annual" ? period : undefined },
  );
};

/** '3 offices with 100 calls each': a plan for each. */
export const placesWithCalls: ReckoningRule = (reckoning) => {
  const { content, text, read, places, thread } = reckoning;
  const calls = read.calls;
  const count = places ?? thread.places;
  if (calls === undefined || count === undefined || count < 2 || read.plans.length > 0)
    return undefined;
  if (
    !/\b(?:each|every|apiece|per (?:location|office|site|branch|store|shop|clinic|practice))\b/.test(
      text,
    )
  )
    return undefined;
  const category =
    reckoning.question.category ??
    findCategory(content, read.concepts.has("quantityOut") ? "outbound" : "receptionist");
  const fitting = category === undefined ? undefined : planForCalls(category, calls);
  if (category === undefined || fitting === undefined) return undefined;
  return reckoning.done(
    "price",
    composePlaces(
      content,
      fitting,
      { places: count, calls },
      planForCalls(category, count * calls),
    ),
    [{ entry: fitting, copies: count }],
  );
};

/** 'How many a day are 600 calls a month?', 'does 600 a month mean 20 a day?' */
export const converted: ReckoningRule = (reckoning) => {
  const { content, text, read } = reckoning;
  if (read.plans.length > 0 || reckoning.terms.money.length > 0) return undefined;
  if (
    /\b(?:plan|package|tier|cost|costs|price|pay|paying|paid|annually|fit|enough|need|recommend)\b/.test(
      text,
    )
  )
    return undefined;
  const time = "(?:a|per|each|every) (day|week|month|year)";
  const [spoken, number, from] =
    new RegExp(`\\b(\\d+)(?: (?:\\w+ )?calls?)? ${time}\\b`).exec(text) ?? [];
  if (spoken === undefined || number === undefined) return undefined;
  const rest = text.replace(spoken, "");
  const to =
    /\bhow (?:many|much)\b|\bmean|\bequal|\bsame as\b|\bis that\b|\bare that\b|\bin calls\b|\bcome to\b|\bthat is\b/.test(
      rest,
    )
      ? new RegExp(`\\b${time}\\b`).exec(rest)?.[1]
      : undefined;
  if (!isTime(from) || !isTime(to) || from === to) return undefined;
  return { answer: composeConverted(content, Number(number), from, to), thread: reckoning.thread };
};

const isTime = (word: string | undefined): word is CallTime =>
  word === "day" || word === "week" || word === "month" || word === "year";
