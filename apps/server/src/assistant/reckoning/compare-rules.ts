import {
  composeBreakEven,
  composeMonthlySaving,
  composeSavingOf,
  composeSavingShare,
} from "../answers/break-even.ts";
import { composeDifference } from "../answers/difference.ts";
import { composeSavings } from "../answers/savings.ts";
import { composeSides } from "../answers/totals.ts";
import { findPlan } from "../plans/plan-facts.ts";
import type { Item } from "./frame.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";
import { claimOf } from "./step-rules.ts";

const annualWords =
  /\b(?:annual|annually|yearly|upfront|(?:a|per|by the|the|whole|for a|full) year)\b/;

/** 'After how many months is the year cheaper?', 'we only need it for 8 months: monthly or annual?' */
export const breakEven: ReckoningRule = (reckoning) => {
  const { content, text, months, only } = reckoning;
  const isMonthly =
    (/\bmonthly\b/.test(text) && reckoning.goesOn && reckoning.own.length === 0) ||
    /\bwhich (?:billing|way of paying|payment)\b/.test(text);
  if (!(annualWords.test(text) || isMonthly) || reckoning.terms.money.length > 0) return undefined;
  const asksWhen =
    /\bbreak ?even\b|\bbreaks even\b|\bpa(?:y|ys|id|ying) (?:itself )?off\b|\bpays? for itself\b|\b(?:how many|what number of|which|what) months?\b.*\b(?:until|before|till|cheaper|better|worth|pay|needed?|stay|use)\b|\bwhen (?:does|is|would|do|will)\b.*\b(?:cheaper|better|worth|pay|pays)\b|\b(?:at what point|after how long|from when)\b|\bhow (?:soon|long|quickly)\b.*\b(?:cheaper|pay|pays|worth|better|until|before)\b/.test(
      text,
    );
  const chooses =
    months !== undefined &&
    months < 24 &&
    months !== 12 &&
    /\b(?:cheaper|better|worth|sense|or|more expensive|should|pay off|less|choose|smarter|vs|versus|against|compared?|than|still|cost more)\b/.test(
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
  if (read.concepts.has("perCall")) return undefined;
  if (read.categories.length > 1 && reckoning.own.length < 2) return undefined;
  const span =
    months ?? (reckoning.own.length === 0 && reckoning.goesOn ? thread.frame?.months : undefined);
  const years = span === undefined || span < 12 ? 1 : span / 12;
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
  if (
    only !== undefined &&
    asks &&
    !several &&
    /\b(?:per|a|each|every) month\b/.test(text) &&
    annualWords.test(text) &&
    reckoning.own.length > 0
  )
    return reckoning.done("saving", composeMonthlySaving(content, only.entry), items, {
      period: "annual",
    });
  const ofOwn =
    reckoning.own.length === 1 &&
    asks &&
    annualWords.test(text) &&
    years === 1 &&
    (months === undefined || months === 12);
  if (percent && only !== undefined)
    return reckoning.done("saving", composeSavingShare(content, only.entry), items, {
      period: "annual",
    });
  const isOfPlan =
    only !== undefined &&
    reckoning.own.length === 0 &&
    reckoning.goesOn &&
    read.categories.length === 0 &&
    reckoning.superlatives().length === 0;
  return (isOfPlan || ofOwn) && only !== undefined
    ? reckoning.done("saving", composeSavings(content, only.entry.category, only.entry), items, {
        period: "annual",
      })
    : undefined;
};

const againstEachOther =
  /\bPLAN\b.*?\b(?:or|vs|versus|against|than|compared (?:to|with)|instead of|rather than|over|and|beats?|tops?|undercuts?)\b.*\bPLAN\b/;
const between =
  /\b(?:or|vs|versus|against|than|compared|instead of|rather than|beats?|tops?|undercuts?)\b/;

/** 'Two Basics or one Professional?' */
export const sides: ReckoningRule = (reckoning) => {
  const { content, text, own, read, months, places } = reckoning;
  const [first, ...others] = own;
  if (first === undefined || others.length === 0 || read.concepts.has("perCall")) return undefined;
  const counted = own.some(({ copies }) => copies > 1);
  const compares =
    againstEachOther.test(text) &&
    (between.test(text) ||
      /\b(?:cheaper|difference|more expensive|better deal|compare)\b/.test(text)) &&
    !/\b(?:together|altogether|in total|combined|sum|total)\b/.test(text);
  // 'X plus Y or Z'
  const isSum =
    others.length > 1 &&
    /\bPLAN (?:plus|and|with) (?:\w+ ){0,2}?PLAN\b/.test(text) &&
    !/,/.test(text) &&
    between.test(text);
  if (
    !(compares || (counted && /\bcompare\b.*\bPLAN with (?:\w+ )?PLAN\b/.test(text))) ||
    !(counted || isSum || months !== undefined)
  )
    return undefined;
  if (places !== undefined && !counted) return undefined;
  // 'X and Y or Z': what stands before the 'or' is one side.
  const before = text.split(between)[0] ?? "";
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
  /\b(?:difference|differences|gap|delta|minus|(?:twice|double|triple|half) (?:the price|the cost|as (?:expensive|much))|how much (?:more|less|extra|cheaper|dearer|higher|lower)|(?:cost|costs|pay|paying) (?:more|less|extra)|more expensive|cheaper|dearer|pricier|jump|(?:extra|additional) (?:do|would|will|cost|price|to pay)|what (?:more|extra)|percent (?:more|less|cheaper)|how many times)\b/;

/** 'How much more is Professional?', 'is custom cheaper?', 'the gap between the cheapest and the dearest'. */
export const difference: ReckoningRule = (reckoning) => {
  const { content, text, read, own, thread, question } = reckoning;
  if (read.concepts.has("perCall") || reckoning.terms.money.length > 0 || read.calls !== undefined)
    return undefined;
  const superlatives = reckoning.superlatives();
  const asksPrice =
    /\b(?:price|prices|minus|cost|costs|dollars?|money|pay|expensive|cheaper|dearer|pricier|how much|a month|per month|a year|per year|gap)\b/.test(
      text,
    ) || superlatives.length === 2;
  // 'Per year?', after a difference.
  const again =
    thread.frame?.measure === "difference" &&
    reckoning.goesOn &&
    own.length === 0 &&
    read.words.length <= 5 &&
    /\b(?:year|annual|annually|yearly|month|monthly|percent|percentage)\b|^(?:and )?(?:by )?how much(?: (?:more|less|cheaper|is (?:that|it)))?$/.test(
      text,
    );
  if (!differs.test(text) && !again && sameOfOther(reckoning).length === 0) return undefined;
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
          : sameOfOther(reckoning);
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
  if (!asksPrice && sameOfOther(reckoning).length === 0 && !(isPair && thread.topic !== "features"))
    return undefined;
  if (pair.some(({ copies }) => copies > 1))
    return reckoning.done(
      "difference",
      composeSides(content, [[one], [other]], {
        months: reckoning.months,
        period: again ? reckoning.period : reckoning.terms.paid,
      }),
      pair,
    );
  return reckoning.done(
    "difference",
    composeDifference(content, [one.entry, other.entry], reckoning.period ?? question.period, {
      claims: claimOf(text),
      as: /\b(?:percent|percentage)\b/.test(text)
        ? ("share" as const)
        : /\bhow many times\b|\b(?:twice|double|triple|half)\b/.test(text)
          ? ("ratio" as const)
          : undefined,
    }),
    pair,
  );
};

/** 'And the Starters?', after two Basics of different kinds were set beside each other. */
function sameOfOther(reckoning: Reckoning): readonly Item[] {
  const { own, read, thread } = reckoning;
  const [one, other] = reckoning.ofFrame();
  const [named] = own;
  if (thread.frame?.measure !== "difference" || named === undefined || own.length > 1) return [];
  if (one === undefined || other === undefined || one.entry.category === other.entry.category)
    return [];
  if (read.categories.length > 0 || read.words.length > 5) return [];
  return [one, other].flatMap(({ entry: { category } }) => {
    const plan = category.plans.find(({ name }) => name === named.entry.plan.name);
    return plan === undefined ? [] : [{ entry: { category, plan }, copies: 1 }];
  });
}

/** The two plans that were spoken of last. */
export function pairBefore({ thread, items, question }: Reckoning): readonly Item[] {
  if (items.length === 2) return items;
  const [only] = items;
  const { previous } = question;
  return only === undefined ||
    previous === undefined ||
    thread.frame === undefined ||
    previous.plan === only.entry.plan
    ? []
    : [
        { entry: previous, copies: thread.copies?.[previous.plan.id] ?? 1 },
        { ...only, copies: thread.copies?.[only.entry.plan.id] ?? 1 },
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
