import { composeMonthlyEquivalent } from "../answers/arithmetic.ts";
import { composeCallShare } from "../answers/call-counts.ts";
import { composeSharing } from "../answers/plan-contents.ts";
import { composeTier } from "../answers/prices.ts";
import {
  composeAverage,
  composePercentOf,
  composePriceOver,
  composeShare,
  composeSum,
  composeTotal,
} from "../answers/totals.ts";
import { findPlan } from "../plans/plan-facts.ts";
import { monthsPerYear } from "../quantities/numbers.ts";
import { asksToShare, namesPlaces, oneEach } from "../quantities/places.ts";
import { pairBefore } from "./compare-rules.ts";
import type { Item } from "./frame.ts";
import { type Reckoning, yearly } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

const costWords =
  /\b(?:price|prices|cost|costs|costing|pay|much|dollars|spend|rate|come to|works? out|prepa(?:y|ys|id|ying))\b/;

/** 'What does Basic cost per week?', 'the daily cost of Starter'. */
export const priceOver: ReckoningRule = (reckoning) => {
  const { content, text, only, read } = reckoning;
  if (only === undefined || read.concepts.has("perCall") || /\bcalls?\b/.test(text))
    return undefined;
  const [unit] =
    /\b(?:per|a|each|every|by the) (?:week|day)\b|\b(?:weekly|daily)\b/.exec(text) ?? [];
  if (unit === undefined || reckoning.terms.money.length > 0) return undefined;
  if (/\d/.test(text)) return undefined;
  if (
    !costWords.test(text) &&
    !(reckoning.own.length === 0 && reckoning.goesOn && read.words.length <= 4)
  )
    return undefined;
  return reckoning.done(
    "price",
    composePriceOver(content, only, /week/.test(unit) ? "week" : "day"),
  );
};

/** '50% of Basic' */
export const percentOf: ReckoningRule = (reckoning) => {
  const { content, text, only, read } = reckoning;
  if (only === undefined || reckoning.terms.money.length > 0 || read.concepts.has("save"))
    return undefined;
  const [, whole, part] =
    /\b(\d{1,3})(?: (\d))? percent of (?:the )?(?:PLAN|it|that)\b/.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : reckoning.done(
        "price",
        composePercentOf(content, only, Number(`${whole}.${part ?? 0}`), reckoning.period),
      );
};

/** 'Four people share Starter: how many calls each?' */
export const callShare: ReckoningRule = (reckoning) => {
  const { content, text, only } = reckoning;
  if (
    only === undefined ||
    !/\bcalls\b/.test(text) ||
    !/\b(?:how many|per|each|shared?|split)\b/.test(text)
  )
    return undefined;
  const [, people] =
    /\b(\d{1,3}) (?:\w+ )?(?:people|employees|reps|agents|users|members|colleagues|staff|partners|departments|teams|offices|locations|salespeople)\b/.exec(
      text,
    ) ?? [];
  if (
    people === undefined ||
    !/\b(?:share|shares|sharing|split|splits|divided?|per (?:person|employee|rep|user|head|office|location|team))\b/.test(
      text,
    )
  )
    return undefined;
  return reckoning.done("calls", composeCallShare(content, only.entry, Number(people)), [
    { ...only, copies: 1 },
  ]);
};

/** 'Can two offices share one Basic?' */
export const sharing: ReckoningRule = (reckoning) => {
  const { content, text, only, thread } = reckoning;
  if (only === undefined || costWords.test(text)) return undefined;
  const ofPlaces = namesPlaces.test(text) || thread.places !== undefined;
  if (!ofPlaces || !asksToShare.test(text)) return undefined;
  return reckoning.done("price", composeSharing(content, only.entry), [{ ...only, copies: 1 }]);
};

/** 'The annual price divided by 12', 'half of that', 'split between 3 partners'. */
export const share: ReckoningRule = (reckoning) => {
  const { content, text, only, thread, read } = reckoning;
  if (only === undefined || read.concepts.has("perCall")) return undefined;
  const before =
    reckoning.own.length === 0 && reckoning.goesOn
      ? (thread.frame?.paid ?? thread.period)
      : undefined;
  // 'What is that monthly?', after a year's price.
  const paid = before === "annual" ? before : (reckoning.period ?? before);
  const [, number] =
    /\b(?:divided? (?:it |that |this )?(?:by|into)|split (?:\w+ )?(?:between|by|among|across|over|into|with)|shared? (?:between|by|among)) (?:the |my |our |all )?(\d{1,3})\b/.exec(
      text,
    ) ?? [];
  const parts =
    number === undefined
      ? /\bhalf of\b|\bhalf (?:that|it)\b/.test(text)
        ? 2
        : undefined
      : Number(number);
  if (parts === 12 && (paid === "annual" || /\bmonths?\b/.test(text)))
    return reckoning.done("price", composeMonthlyEquivalent(content, only.entry), [only], {
      period: "annual",
    });
  // 'The monthly equivalent of the annual price'
  if (
    /\b(?:annual|annually|yearly|year|upfront)\b/.test(text) &&
    /\bmonth(?:ly)?\b/.test(text) &&
    /\b(?:equivalent|average|effective|effectively|broken down|breaks? down|spread|works? out|comes? out|comes? to|come to)\b|\bmonthly (?:price|cost|rate|fee|payment)\b/.test(
      text,
    ) &&
    only.copies === 1
  )
    return reckoning.done("price", composeMonthlyEquivalent(content, only.entry), [only], {
      period: "annual",
    });
  if (parts !== undefined && parts > 0)
    return reckoning.done("price", composeShare(content, only, parts, paid), [only]);
  const asMonths =
    paid === "annual" &&
    /\b(?:per|a|each|every) month\b|\bmonthly (?:equivalent|price|cost|rate|payment|fee)\b|\bmonths\b|\ba month\b|\bmonthly$/.test(
      text,
    ) &&
    reckoning.months === undefined &&
    !/\b(?:or|vs|versus|save|saves|saving|cheaper|less|more|difference|compare|compared|than|how many|both|and|against|calls)\b/.test(
      text,
    );
  const own =
    reckoning.terms.paid === "annual" ||
    (reckoning.own.length === 0 &&
      reckoning.goesOn &&
      /\b(?:works?|comes?|break|breaks|really|effectively|equivalent|so)\b|^(?:and |so |ok )*(?:what is|how much is) (?:that|it) (?:monthly|per month|a month|each month|by the month)$/.test(
        text,
      ));
  return asMonths && own && only.copies === 1
    ? reckoning.done("price", composeMonthlyEquivalent(content, only.entry), [only], {
        period: "annual",
      })
    : undefined;
};

const together =
  /\b(?:total|totals|altogether|together|sum|combined|combine|in all|both|add|added|overall|plus|as well as|all three|all 3)\b/;

/** Several plans together, each as often as it is said. */
export const sum: ReckoningRule = (reckoning) => {
  const { content, text, own, read, months, thread } = reckoning;
  if (read.concepts.has("perCall") || reckoning.terms.money.length > 0) return undefined;
  if (/\b(?:difference|versus|vs|or|compare|against|than|calls)\b/.test(text)) return undefined;
  // 'Both together for one year, paid monthly' are twelve months.
  const isYearOfMonths =
    reckoning.terms.paid === "monthly" && months === undefined && /\byear\b/.test(text);
  const terms = { months: isYearOfMonths ? monthsPerYear : months, period: reckoning.period };
  // 'All three Basic plans together'
  if (
    read.plans.length === 1 &&
    own.length === 0 &&
    /\b(?:all|each|every)\b/.test(text) &&
    together.test(text)
  ) {
    const [tier] = read.tiers;
    const all = content.planCategories.flatMap((category): Item[] => {
      const plan = tier === undefined ? undefined : findPlan(category, tier);
      return plan === undefined ? [] : [{ entry: { category, plan }, copies: 1 }];
    });
    return all.length > 1 ? reckoning.done("sum", composeSum(content, all, terms), all) : undefined;
  }
  const goesOn = own.length === 0 && reckoning.goesOn && reckoning.superlatives().length === 0;
  const spoken = own.length > 0 ? own : goesOn ? withPrevious(reckoning) : [];
  if (spoken.length < 2) return undefined;
  const counted = spoken.some(({ copies }) => copies > 1);
  const asks =
    together.test(text) ||
    (own.length > 1 && oneEach.test(text)) ||
    (own.length > 1 &&
      counted &&
      /\b(?:and|with)\b/.test(text) &&
      !read.concepts.has("features")) ||
    (own.length > 1 &&
      /\band\b/.test(text) &&
      read.concepts.has("price") &&
      own.some(({ entry }) => entry.category !== own[0]?.entry.category)) ||
    (goesOn &&
      thread.frame?.items.length === spoken.length &&
      thread.frame.measure === "sum" &&
      (months !== undefined || yearly.test(text)));
  if (!asks || read.concepts.has("features")) return undefined;
  return reckoning.done("sum", composeSum(content, spoken, terms), spoken);
};

function withPrevious(reckoning: Reckoning): readonly Item[] {
  if (reckoning.items.length > 1) return reckoning.items;
  return pairBefore(reckoning);
}

/** What a plan is able to do with several places is no sum. */
export const ability =
  /\b(?:handle|handles|support|supports|keep|keeps|calendars?|work|works|manage|manages|route|routes|possible|allowed|share|shared|use one|enough|include|includes|included|same)\b/;

/** Asks what it comes to. */
export const priced =
  /\b(?:total|totals|cost|costs|costing|price|prices|priced|pay|bill|much|spend|spent|invoice|charge|budget|sum|expensive|afford|come to|run me|owe|quote)\b/;

/** 'Three locations with Basic', '18 months of Starter', '6 x Basic a year', 'and for 4 offices?' */
export const total: ReckoningRule = (reckoning) => {
  const { content, text, read, only, own, thread } = reckoning;
  const { frame } = thread;
  if (only === undefined || read.concepts.has("perCall") || read.calls !== undefined)
    return undefined;
  if (reckoning.terms.money.length > 0) return undefined;
  if (
    /\b(?:calls|save|saving|savings|trial|cancel|set ?up|ready|live|refund|contract|commit\w*|minimum|notice|demo|longer|agents)\b/.test(
      text,
    ) &&
    !priced.test(text)
  )
    return undefined;
  if (/\b(?:per call|how many calls|difference|compare|versus)\b/.test(text)) return undefined;
  const superlative = own.length === 0 && reckoning.superlatives().length > 0;
  if (superlative && reckoning.months === undefined && reckoning.places === undefined)
    return undefined;
  // '12 x Basic monthly' are twelve months.
  const isMonths =
    only.copies === 12 &&
    reckoning.months === undefined &&
    /\b(?:monthly|month)\b/.test(text) &&
    !namesPlaces.test(text);
  // 'The first year, billed monthly'
  const isYearOfMonths =
    reckoning.terms.paid === "monthly" &&
    reckoning.months === undefined &&
    /\byear\b/.test(text) &&
    own.length > 0;
  const copies = isMonths ? 1 : only.copies;
  const asksYear = /\b(?:per|a|each|every|the|whole|full) year\b/.test(text);
  const inherits = own.length === 0 && !superlative && reckoning.goesOn;
  const asksMonth = /\b(?:per|a|each) month\b/.test(text);
  const before =
    inherits && !asksYear && !asksMonth && (read.leans || reckoning.terms.paid !== undefined)
      ? frame?.months
      : undefined;
  // A year's price is for whole years.
  const carried =
    before !== undefined && reckoning.terms.paid === "annual" && before % 12 !== 0
      ? undefined
      : before;
  const months = isMonths || isYearOfMonths ? 12 : (reckoning.months ?? carried);
  if (
    copies === 1 &&
    (months === undefined ||
      (months === 12 && !isMonths && !isYearOfMonths && !/\b12\b/.test(text)))
  )
    return undefined;
  const slots =
    reckoning.months !== undefined ||
    reckoning.places !== undefined ||
    only.copies !== 1 ||
    isMonths ||
    isYearOfMonths ||
    carried !== undefined;
  if (!slots) return undefined;
  if (inherits && !changesSomething(reckoning)) return undefined;
  if (ability.test(text) && !priced.test(text)) return undefined;
  const item = { ...only, copies };
  return reckoning.done(
    "price",
    composeTotal(content, item, { months, period: reckoning.period }),
    [item],
    {
      months,
    },
  );
};

/** A continuation that has a number, a time or a kind of its own, or asks for the price again. */
function changesSomething({ months, places, read, terms, text }: Reckoning): boolean {
  return (
    months !== undefined ||
    places !== undefined ||
    read.categories.length > 0 ||
    yearly.test(text) ||
    terms.paid !== undefined ||
    /\b(?:month|monthly|total|altogether|together|in all|how much|cost|price|pay)\b/.test(text)
  );
}

/** 'The average price of the receptionist plans' */
export const average: ReckoningRule = (reckoning) => {
  const { content, text, read } = reckoning;
  if (
    read.plans.length > 0 ||
    !/\b(?:average|mean) (?:monthly |annual |yearly )?(?:plan )?(?:price|cost|plan)\b/.test(text)
  )
    return undefined;
  const period = reckoning.period === "annual" ? "annual" : "monthly";
  const answer = composeAverage(content, reckoning.asked, period);
  const decision = answer && reckoning.question.decided("overview", answer);
  return decision === "none" ? undefined : decision;
};

/** 'Compare the three Starters': one size over all kinds. */
export const sizeOfAll: ReckoningRule = (reckoning) => {
  const { content, text, read, own } = reckoning;
  const [tier] = read.tiers;
  if (
    tier === undefined ||
    read.plans.length !== 1 ||
    own.length > 0 ||
    read.concepts.has("perCall")
  )
    return undefined;
  if (
    !/\b(?:all|3|every|each|the) (?:\w+ )?PLAN\b/.test(text) ||
    !/\b(?:compare|comparison|difference|side by side)\b/.test(text)
  )
    return undefined;
  // 'Which of them has most calls?' is then asked of these.
  const items = content.planCategories.flatMap((category): Item[] => {
    const plan = findPlan(category, tier);
    return plan === undefined ? [] : [{ entry: { category, plan }, copies: 1 }];
  });
  return reckoning.done("price", composeTier(content, tier, reckoning.period), items);
};
