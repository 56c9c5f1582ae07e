import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import { isPriced, type PlanRow } from "../knowledge/plan-table.ts";
import { isOfPlan } from "../reading/gazetteer.ts";
import { says, toStemText } from "../reading/phrases.ts";
import type { Quantity } from "../reading/quantities.ts";
import type { Reading } from "../reading/reading.ts";
import { stem } from "../reading/stem.ts";
import { figureCues } from "./cues.ts";
import type { PlanRef } from "./frame.ts";

/** A mention of a plan; `from` and `to` (exclusive) are word indexes. */
interface PlanMention {
  from: number;
  to: number;
  category?: PlanCategoryId;
  tier?: PlanTier;
  among?: readonly PlanCategoryId[];
}

/** Words allowed between category and tier: 'basic for outbound', 'starter plan of the receptionist'. */
const wordsBetween = new Set(
  `for of on in the plan package tier ai agent agents with from our your one ones level call calls calling line
  lines thing`.split(/\s+/),
);
const maxWordsBetween = 3;
/** Largest number of copies of a plan: '12 of Basic'. A larger number counts something else. */
export const maxCopies = 60;

/**
 * The plans that a message names (a tier with its adjacent category, or with the category common to all), and
 * the word indexes of figures that name a plan by price or calls.
 */
export function readPlanRefs(reading: Reading, table: readonly PlanRow[]) {
  const byFigure = findByFigure(reading, table);
  const figures: ReadonlySet<number> = new Set(byFigure.map(({ from }) => from));
  const all = [...toMentions(reading), ...byFigure].toSorted((one, other) => one.from - other.from);
  const meant = all.filter(({ from }) => !isExcluded(reading.words, from));
  const named = meant.length > 0 ? meant : all;
  const merged = mergeAdjacent(named, reading.words);
  const withTiers = merged.map((plan) => withRankedTier(plan, reading.words, table));
  const isRanked = merged.some(
    ({ tier, from }) => tier !== undefined || middleWord.test(reading.words[from - 1] ?? ""),
  );
  const completed = complete(isRanked ? withTiers : merged);
  const plans = completed.map(({ category, tier, among, from, to }): PlanRef => {
    const copies = copiesOf(reading, from, to);
    return {
      ...(category && { category }),
      ...(tier && { tier }),
      ...(among && !category && { among }),
      copies: copies ?? 1,
      ...(copies === undefined ? {} : { isCounted: true }),
    };
  });
  return { plans, figures };
}

/** Whether the words before `from` exclude a plan: 'not the …', 'instead of …'. */
const isExcluded = (words: readonly string[], from: number): boolean =>
  /(?<!why )\bnot(?: for)?(?: the| an?)?$|\b(?:instead of|rather than|except|other than)(?: the| \d+ times)?$/.test(
    words.slice(Math.max(0, from - 4), from).join(" "),
  );

/** 'Custom' before another noun: 'a custom voice'. */
const isAdjective = (words: readonly string[], from: number, to: number): boolean =>
  words.slice(from, to).join() === "custom" &&
  /^(?:voice|greeting|script|field)/.test(words[to] ?? "");

const toMentions = ({ mentions, words }: Reading): PlanMention[] =>
  mentions
    .filter((each) => isOfPlan(each) && !isAdjective(words, each.from, each.to))
    .map(({ kind, id, from, to }) => ({ [kind]: id, from, to }));

/** Plans named by price or calls: 'the 399 plan'. If several have this figure: their tier, `among` their categories. */
function findByFigure({ quantities, words }: Reading, table: readonly PlanRow[]): PlanMention[] {
  return quantities.flatMap(({ value, unit, from }): PlanMention[] => {
    const to = from + (unit === "money" ? 2 : 1);
    const noun = words.slice(to, to + 3).map(stem);
    const isNoun = noun.some((word) =>
      /^(?:plan|one|package|receptionist|outbound|line|thing|answer|tier)$/.test(word),
    );
    const isWith = /\b(?:plan|one|package) (?:with|of|for|at)$/.test(
      words.slice(Math.max(0, from - 2), from).join(" "),
    );
    const isPointedAt = (/^(?:the|own|that|this)$/.test(words[from - 1] ?? "") && isNoun) || isWith;
    const isMoney = unit === "money" || unit === "bare";
    const isPrice =
      isMoney && (isPointedAt || !says(toStemText(words.slice(0, from + 1)), figureCues.budget));
    const isCalls = unit !== "money" && (isPointedAt || (isNoun && unit === "bare"));
    const rows = table.filter(
      ({ plan: { price, callsIncluded } }) =>
        (isPrice && (price.monthly === value || price.annual === value)) ||
        (isCalls && callsIncluded === value),
    );
    const [first] = rows;
    if (first === undefined) return [];
    return rows.length === 1
      ? [{ category: first.category, tier: first.tier, from, to }]
      : [{ tier: first.tier, among: rows.map(({ category }) => category), from, to }];
  });
}

/** Merges adjacent mentions of a category and its tier. */
function mergeAdjacent(named: readonly PlanMention[], words: readonly string[]): PlanMention[] {
  const result: PlanMention[] = [];
  for (const each of named) {
    const last = result.at(-1);
    const isBeside =
      last !== undefined &&
      each.from - last.to <= maxWordsBetween &&
      words.slice(last.to, each.from).every((word) => wordsBetween.has(word));
    if (last !== undefined && isBeside && fillMissing(last, each)) last.to = each.to;
    else result.push({ ...each });
  }
  return result;
}

const rankWord = /^(?:(small|cheap|low)|larg|big|high)[a-z]*est$/;
const middleWord = /^(?:mid|middle|medium)$/;
/** In 'receptionist basic and the smallest outbound plan', 'smallest' names the tier of the second plan. */
function withRankedTier(plan: PlanMention, words: readonly string[], table: readonly PlanRow[]) {
  const before = words[plan.from - 1] ?? "";
  const [rank, isLow] = rankWord.exec(before) ?? middleWord.exec(before) ?? [];
  const rows = table.filter((row) => rank && row.category === plan.category && isPriced(row));
  const tier = plan.tier ?? rows.at(middleWord.test(before) ? 1 : isLow ? 0 : -1)?.tier;
  return tier === undefined ? plan : { ...plan, tier };
}

/** Gives `last` a missing category or tier of the next mention; returns whether it did or the categories are equal. */
function fillMissing(last: PlanMention, { category, tier }: PlanMention): boolean {
  const takesCategory = category !== undefined && (last.category ?? category) === category;
  const takesTier = tier !== undefined && last.tier === undefined;
  if (takesCategory) last.category = category;
  if (takesTier) last.tier = tier;
  return takesCategory || takesTier;
}

/** In 'receptionist starter and basic' both get the category, in 'receptionist and custom basic' the tier. */
function complete(named: readonly PlanMention[]): PlanMention[] {
  const categories = new Set(named.flatMap(({ category }) => category ?? []));
  const withoutCategory = named.filter(({ category }) => category === undefined);
  const tiers = new Set(named.flatMap(({ tier }) => tier ?? []));
  const whole = named.map((each, index): PlanMention => {
    if (each.category === undefined && categories.size > 0) {
      const before = named.slice(0, index).findLast(({ category }) => category !== undefined);
      const shared = categories.size === 1 ? [...categories][0] : before?.category;
      const { among } = each;
      const category = among && !among.some((one) => one === shared) ? among[0] : shared;
      return category === undefined ? each : { ...each, category };
    }
    const isShared = tiers.size === 1 && withoutCategory.length === 0;
    const [tier] = tiers;
    return each.tier === undefined && isShared && tier !== undefined ? { ...each, tier } : each;
  });
  // A category that only qualifies tiers named elsewhere is not a separate plan.
  return whole.filter(
    (each) =>
      each.tier !== undefined ||
      !whole.some((other) => other.tier !== undefined && other.category === each.category),
  );
}

/** Words allowed between a count and the plan that it counts. */
const wordsAfterCount = new Set("of the those these x times lines line separate".split(" "));

const isCount = ({ unit, value }: Quantity): boolean =>
  (unit === "bare" || unit === "places" || unit === "times") &&
  value <= maxCopies &&
  Number.isInteger(value);

/** Copies of the plan from `from` to `to`: 'two custom basics', 'one Basic', 'basic at three sites'; not 'the two'. */
function copiesOf({ quantities, words }: Reading, from: number, to: number): number | undefined {
  const counts = quantities.filter(isCount);
  const before = counts.find(
    ({ unit, from: at }) =>
      unit !== "places" &&
      at < from &&
      words.slice(at + 1, from).every((word) => wordsAfterCount.has(word)),
  );
  const isSelection = /^(?:all|the|smallest|cheapest|largest|both)$/.test(
    words[(before?.from ?? 0) - 1] ?? "",
  );
  if (before !== undefined && !isSelection) return before.value;
  if (/^(?:another|one)$/.test(words[from - 1] ?? "")) return 1;
  return counts.find(({ unit, from: at }) => unit === "places" && at >= to && at <= to + 1)?.value;
}
