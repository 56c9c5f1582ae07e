import { composeDifference, composeMonthlyEquivalent } from "../answers/arithmetic.ts";
import { composeBreakEven, composeSavingOf } from "../answers/break-even.ts";
import { composeSavings } from "../answers/savings.ts";
import { composeShare, composeSides, composeSum, composeTotal } from "../answers/totals.ts";
import { findPlan } from "../plan-facts.ts";
import type { Item } from "./frame.ts";
import { type Reckoning, yearly } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

const annualWords =
  /\b(?:annual|annually|yearly|upfront|(?:a|per|by the|the|whole|for a|full) year)\b/;

/** 'After how many months is the year cheaper?', 'we only need it for 8 months: monthly or annual?' */
export const breakEven: ReckoningRule = (reckoning) => {
  const { content, text, months, only } = reckoning;
  if (!annualWords.test(text) || reckoning.terms.money.length > 0) return undefined;
  const asksWhen =
    /\bbreak ?even\b|\bbreaks even\b|\bpa(?:y|ys|id) (?:itself )?off\b|\bpays? for itself\b|\b(?:how many|what number of|which|what) months?\b.*\b(?:until|before|till|cheaper|better|worth|pay|needed?|stay|use)\b|\bwhen (?:does|is|would|do|will)\b.*\b(?:cheaper|better|worth|pay|pays)\b|\bhow (?:soon|long|quickly)\b.*\b(?:cheaper|pay|pays|worth|better|until|before)\b/.test(
      text,
    );
  const chooses =
    months !== undefined &&
    months < 24 &&
    months !== 12 &&
    /\b(?:cheaper|better|worth|sense|or|more expensive|should|pay off|less|choose|smarter|vs|versus|still|cost more)\b/.test(
      text,
    );
  if (!asksWhen && !chooses) return undefined;
  return reckoning.done(
    "saving",
    composeBreakEven(content, only?.entry, chooses && !asksWhen ? months : undefined),
  );
};

/** 'Is annual cheaper?': the year's saving, not the cheapest plan. */
export const yearOrMonths: ReckoningRule = (reckoning) => {
  const { content, text, read, only } = reckoning;
  const asks =
    /\b(?:annual|annually|yearly|year)(?: \w+){0,3} (?:cheaper|better|worth|less)\b|\b(?:cheaper|better|worth|less)(?: \w+){0,4} (?:annual|annually|yearly|year|upfront)\b/.test(
      text,
    );
  if (!asks || reckoning.months !== undefined || read.calls !== undefined) return undefined;
  if (reckoning.own.length > 1 || read.categories.length > 1 || reckoning.terms.money.length > 0)
    return undefined;
  if (/\b(?:how much|percent|than|per call|more|deal|PLAN or PLAN)\b/.test(text)) return undefined;
  const decision = reckoning.question.decided(
    "savings",
    composeSavings(content, reckoning.question.category, only?.entry),
    only?.entry,
  );
  return decision === "none" ? undefined : decision;
};

/** What the year saves with several plans or over several years, or with the one that was spoken of. */
export const savings: ReckoningRule = (reckoning) => {
  const { content, text, read, items, months, only, thread } = reckoning;
  const asks =
    read.concepts.has("save") ||
    /\b(?:save|saves|saving|savings|saved)\b|\bhow much (?:less|cheaper)\b/.test(text);
  const percent =
    reckoning.goesOn &&
    /^(?:and |so |what is (?:it|that) |how much (?:is (?:it|that) )?)?(?:in percent|as a percentage|percent|percentage|what percent|in percentage|how many percent)(?: is (?:it|that))?$/.test(
      text,
    );
  if (!(asks || percent) || items.length === 0 || reckoning.terms.money.length > 0)
    return undefined;
  if (read.concepts.has("perCall") || read.categories.length > 1) return undefined;
  const years = months === undefined ? 1 : months / 12;
  const several = items.some(({ copies }) => copies > 1) || items.length > 1 || years > 1;
  if (
    several &&
    Number.isInteger(years) &&
    (annualWords.test(text) ||
      thread.frame?.measure === "saving" ||
      thread.frame?.paid === "annual" ||
      years > 1)
  )
    return reckoning.done("saving", composeSavingOf(content, items, years), items, {
      period: "annual",
    });
  const isOfPlan =
    only !== undefined &&
    reckoning.own.length === 0 &&
    reckoning.goesOn &&
    read.categories.length === 0 &&
    reckoning.superlatives().length === 0;
  return (isOfPlan || percent) && only !== undefined
    ? reckoning.done("saving", composeSavings(content, only.entry.category, only.entry), items, {
        period: "annual",
      })
    : undefined;
};

const againstEachOther =
  /\bPLAN\b.*?\b(?:or|vs|versus|against|than|compared (?:to|with)|instead of|rather than|over|and)\b.*\bPLAN\b/;

/** 'Two Basics or one Professional?' */
export const sides: ReckoningRule = (reckoning) => {
  const { content, text, own, read, months, places } = reckoning;
  const [first, ...others] = own;
  if (first === undefined || others.length === 0 || read.concepts.has("perCall")) return undefined;
  const counted = own.some(({ copies }) => copies > 1);
  const compares =
    againstEachOther.test(text) &&
    (/\b(?:or|vs|versus|against|than|compared|instead|rather)\b/.test(text) ||
      /\b(?:cheaper|difference|more expensive|better deal|compare)\b/.test(text)) &&
    !/\b(?:together|altogether|in total|combined|sum|total)\b/.test(text);
  if (!compares || !(counted || months !== undefined)) return undefined;
  if (places !== undefined && !counted) return undefined;
  // 'X and Y or Z': what stands before the 'or' is one side.
  const before =
    text.split(/\b(?:or|vs|versus|against|than|compared|instead of|rather than)\b/)[0] ?? "";
  const split = Math.max(1, Math.min(own.length - 1, before.match(/\bPLAN\b/g)?.length ?? 1));
  return reckoning.done(
    "difference",
    composeSides(content, [own.slice(0, split), own.slice(split)], {
      months,
      period: reckoning.terms.paid,
    }),
  );
};

const differs =
  /\b(?:difference|differences|gap|delta|how much (?:more|less|extra|cheaper|dearer|higher|lower)|(?:cost|costs|pay|paying) (?:more|less|extra)|more expensive|cheaper|dearer|pricier|jump|percent (?:more|less|cheaper)|how many times)\b/;

/** 'How much more is Professional?', 'is custom cheaper?', 'the gap between the cheapest and the dearest'. */
export const difference: ReckoningRule = (reckoning) => {
  const { content, text, read, own, thread, question } = reckoning;
  if (read.concepts.has("perCall") || reckoning.terms.money.length > 0 || read.calls !== undefined)
    return undefined;
  const superlatives = reckoning.superlatives();
  const asksPrice =
    /\b(?:price|prices|cost|costs|dollars?|money|pay|expensive|cheaper|dearer|pricier|how much|a month|per month|a year|per year|gap)\b/.test(
      text,
    ) || superlatives.length === 2;
  if (!differs.test(text)) return undefined;
  const pair =
    own.length === 2
      ? own
      : own.length === 0 && superlatives.length === 2
        ? superlatives.map((entry): Item => ({ entry, copies: 1 }))
        : own.length === 0 &&
            reckoning.goesOn &&
            read.categories.length === 0 &&
            superlatives.length === 0
          ? pairBefore(reckoning)
          : [];
  const [one, other] = pair;
  if (one === undefined || other === undefined) {
    return read.categories.length === 2 &&
      read.plans.length === 0 &&
      asksPrice &&
      differs.test(text)
      ? betweenKinds(reckoning)
      : undefined;
  }
  const isPair = own.length === 0;
  if (!asksPrice && !(isPair && thread.topic !== "features")) return undefined;
  if (pair.some(({ copies }) => copies > 1))
    return reckoning.done(
      "difference",
      composeSides(content, [[one], [other]], {
        months: reckoning.months,
        period: reckoning.terms.paid,
      }),
      pair,
    );
  const claim =
    /^(?:(?:so|and|but|ok|then) )*(?:is|are|would|will|does|do|was) (?:the |your )?PLAN\b.*\b(cheaper|less|more expensive|more|dearer|pricier)\b.*\bthan\b/.exec(
      text,
    )?.[1];
  return reckoning.done(
    "difference",
    composeDifference(content, [one.entry, other.entry], reckoning.period ?? question.period, {
      ...(claim !== undefined && { claims: /cheaper|less/.test(claim) ? "less" : "more" }),
      inPercent: /\b(?:percent|percentage)\b/.test(text),
    }),
    pair,
  );
};

/** The two plans that were spoken of last. */
function pairBefore({ thread, items, question }: Reckoning): readonly Item[] {
  if (items.length === 2) return items;
  const [only] = items;
  const { previous } = question;
  return only === undefined ||
    previous === undefined ||
    thread.frame === undefined ||
    previous.plan === only.entry.plan
    ? []
    : [
        { entry: previous, copies: 1 },
        { ...only, copies: 1 },
      ];
}

/** What one kind costs more than another, size by size. */
function betweenKinds(reckoning: Reckoning) {
  const { content, read } = reckoning;
  const [one, other] = content.planCategories.filter(({ id }) => read.categories.includes(id));
  if (one === undefined || other === undefined) return undefined;
  const pairs = (["starter", "basic", "professional"] as const).flatMap((tier) => {
    const [a, b] = [findPlan(one, tier), findPlan(other, tier)];
    return a === undefined || b === undefined
      ? []
      : [
          [
            { category: one, plan: a },
            { category: other, plan: b },
          ] as const,
        ];
  });
  const [first, ...rest] = pairs.map((pair) => composeDifference(content, pair, reckoning.period));
  if (first === undefined) return undefined;
  const sentences = [first, ...rest].flatMap((answer) => answer?.text.split(/:?\n\n/)[0] ?? []);
  const [last] = first.text.split("\n\n").slice(-1);
  return reckoning.done(
    "difference",
    {
      ...first,
      text: [sentences.map((sentence) => `- ${sentence}.`).join("\n"), last ?? ""].join("\n\n"),
    },
    [],
  );
}

/** 'The annual price divided by 12', 'half of that', 'split between 3 partners'. */
export const share: ReckoningRule = (reckoning) => {
  const { content, text, only, thread, read } = reckoning;
  if (only === undefined || read.concepts.has("perCall")) return undefined;
  const paid =
    reckoning.period ?? (reckoning.goesOn ? (thread.frame?.paid ?? thread.period) : undefined);
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
      /\b(?:works?|comes?|break|breaks|really|effectively|equivalent|so)\b/.test(text));
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
  const terms = { months, period: reckoning.period };
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
    return all.length > 1
      ? reckoning.done("price", composeSum(content, all, terms), all)
      : undefined;
  }
  const goesOn = own.length === 0 && reckoning.goesOn && reckoning.superlatives().length === 0;
  const spoken = own.length > 0 ? own : goesOn ? withPrevious(reckoning) : [];
  if (spoken.length < 2) return undefined;
  const counted = spoken.some(({ copies }) => copies > 1);
  const asks =
    together.test(text) ||
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
      thread.frame.measure === "price" &&
      (months !== undefined || yearly.test(text)));
  if (!asks || read.concepts.has("features")) return undefined;
  return reckoning.done("price", composeSum(content, spoken, terms), spoken);
};

function withPrevious(reckoning: Reckoning): readonly Item[] {
  if (reckoning.items.length > 1) return reckoning.items;
  return pairBefore(reckoning);
}

/** What a plan is able to do with several places is no sum. */
const ability =
  /\b(?:handle|handles|support|supports|keep|keeps|calendars?|work|works|manage|manages|route|routes|possible|allowed|share|shared|use one|enough|include|includes|included|same)\b/;
const priced =
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
    read.copies === undefined;
  const copies = isMonths ? 1 : only.copies;
  const asksYear = yearly.test(text);
  const inherits = own.length === 0 && !superlative && reckoning.goesOn;
  const months =
    (isMonths ? 12 : reckoning.months) ??
    (inherits && !asksYear && !/\b(?:per|a|each) month\b|\bmonthly\b/.test(text) && read.leans
      ? frame?.months
      : undefined);
  if (copies === 1 && (months === undefined || (months === 12 && !/\b12\b/.test(text))))
    return undefined;
  const slots =
    reckoning.months !== undefined ||
    reckoning.places !== undefined ||
    only.copies !== 1 ||
    isMonths;
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
function changesSomething({ months, places, read, text }: Reckoning): boolean {
  return (
    months !== undefined ||
    places !== undefined ||
    read.categories.length > 0 ||
    yearly.test(text) ||
    /\b(?:month|monthly|total|altogether|together|in all|how much|cost|price|pay)\b/.test(text)
  );
}
