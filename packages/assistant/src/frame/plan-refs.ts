import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { PlanRow } from "../knowledge/plan-table.ts";
import { says, toStemText } from "../reading/phrases.ts";
import type { Quantity } from "../reading/quantities.ts";
import type { Reading } from "../reading/reading.ts";
import { stem } from "../reading/stem.ts";
import { figureCues } from "./cues.ts";
import type { PlanRef } from "./frame.ts";

interface Named {
  from: number;
  to: number;
  category?: PlanCategoryId;
  tier?: PlanTier;
}

/** Words that may stand between a kind and its size: 'basic for outbound', 'starter plan of the …'. */
const joining = new Set(
  `for of on in the plan package tier ai agent agents with from our your one ones level call calls calling line
  lines thing`.split(/\s+/),
);
const mostBetween = 3;
/** More copies than that are no copies. */
const mostCopies = 60;

/** The plans that a message names, and where figures stand that name one by its price or calls. */
interface PlansRead {
  readonly plans: readonly PlanRef[];
  readonly figures: ReadonlySet<number>;
}

/** The plans that a message names: a size with the kind that stands beside it, or that all share. */
export function readPlanRefs(reading: Reading, table: readonly PlanRow[]): PlansRead {
  const priced = byFigure(reading, table);
  const figures = new Set(priced.map(({ from }) => from));
  const all = [...toNamed(reading), ...priced].toSorted((one, other) => one.from - other.from);
  const meant = all.filter(({ from }) => !isDenied(reading.words, from));
  const named = meant.length > 0 ? meant : all;
  const joined = share(join(named, reading.words));
  const plans = joined.map(({ category, tier, from, to }) => {
    const copies = copiesOf(reading, from, to);
    return {
      ...(category && { category }),
      ...(tier && { tier }),
      copies: copies ?? 1,
      ...(copies === undefined ? {} : { isCounted: true }),
    };
  });
  return { plans, figures };
}

/** 'Not the answering one', 'instead of Basic'. */
const isDenied = (words: readonly string[], from: number): boolean =>
  /(?<!why )\bnot(?: for)?(?: the| an?)?$|\b(?:instead of|rather than|except|other than)(?: the)?$/.test(
    words.slice(Math.max(0, from - 4), from).join(" "),
  );

const toNamed = ({ mentions }: Reading): Named[] =>
  mentions.flatMap(({ kind, id, from, to }): Named[] => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gazetteer has them of the content.
    if (kind === "category") return [{ category: id as PlanCategoryId, from, to }];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gazetteer has them of the content.
    if (kind === "tier") return [{ tier: id as PlanTier, from, to }];
    return [];
  });

/** 'The 399 plan', 'the 3000 calls one': plans by a figure of theirs that no other plan has. */
function byFigure({ quantities, words }: Reading, table: readonly PlanRow[]): Named[] {
  return quantities.flatMap(({ value, unit, from }): Named[] => {
    const to = from + (unit === "money" ? 2 : 1);
    const noun = words.slice(to, to + 3).map(stem);
    const isNoun = noun.some((word) =>
      /^(?:plan|one|package|receptionist|outbound|line|thing|answer|tier)$/.test(word),
    );
    const isWith = /\b(?:plan|one|package) (?:with|of|for|at)$/.test(
      words.slice(Math.max(0, from - 2), from).join(" "),
    );
    const isThe = (/^(?:the|own|that|this)$/.test(words[from - 1] ?? "") && isNoun) || isWith;
    const isMoney = unit === "money" || unit === "bare";
    const isPrice =
      isMoney && (isThe || !says(toStemText(words.slice(0, from + 1)), figureCues.budget));
    const isCalls = unit !== "money" && (isThe || (isNoun && unit === "bare"));
    const rows = table.filter(
      ({ plan: { price, callsIncluded } }) =>
        (isPrice && (price.monthly === value || price.annual === value)) ||
        (isCalls && callsIncluded === value),
    );
    const [first] = rows;
    if (first === undefined) return [];
    return rows.length === 1
      ? [{ category: first.category, tier: first.tier, from, to }]
      : [{ tier: first.tier, from, to }];
  });
}

/** Joins a size and a kind that stand beside each other. */
function join(named: readonly Named[], words: readonly string[]): Named[] {
  const result: Named[] = [];
  for (const each of named) {
    const last = result.at(-1);
    const isBeside =
      last !== undefined &&
      each.from - last.to <= mostBetween &&
      words.slice(last.to, each.from).every((word) => joining.has(word));
    if (last !== undefined && isBeside && fill(last, each)) last.to = each.to;
    else if (last === undefined || !isSame(last, each)) result.push({ ...each });
  }
  return result;
}

/** Whether one had what the other lacks, and has it now. */
function fill(last: Named, { category, tier }: Named): boolean {
  const takesKind = category !== undefined && (last.category ?? category) === category;
  const takesTier = tier !== undefined && last.tier === undefined;
  if (takesKind) last.category = category;
  if (takesTier) last.tier = tier;
  return takesKind || takesTier;
}

const isSame = (one: Named, other: Named): boolean =>
  one.category === other.category && one.tier === other.tier && one.from === other.from;

/** 'Receptionist starter and basic' share the kind, 'receptionist and custom basic' the size. */
function share(named: readonly Named[]): Named[] {
  const kinds = new Set(named.flatMap(({ category }) => category ?? []));
  const withoutKind = named.filter(({ category }) => category === undefined);
  const withoutTier = named.filter(({ tier }) => tier === undefined);
  const tiers = new Set(named.flatMap(({ tier }) => tier ?? []));
  const whole = named.map((each, index): Named => {
    if (each.category === undefined && kinds.size > 0) {
      const before = named.slice(0, index).findLast(({ category }) => category !== undefined);
      const category = kinds.size === 1 ? [...kinds][0] : before?.category;
      return category === undefined ? each : { ...each, category };
    }
    const isShared = tiers.size === 1 && withoutKind.length === 0 && withoutTier.length > 0;
    const [tier] = tiers;
    return each.tier === undefined && isShared && tier !== undefined ? { ...each, tier } : each;
  });
  // A kind that only tells whose the sizes are is no plan of its own: 'starter and basic for outbound'.
  const used = whole.filter(
    (each) =>
      each.tier !== undefined ||
      !whole.some((other) => other.tier !== undefined && other.category === each.category),
  );
  return used.length > 0 ? used : whole;
}

/** Words that may stand between how many and of what. */
const counting = new Set("of the those these x times lines line separate".split(" "));

const isCount = ({ unit, value }: Quantity): boolean =>
  (unit === "bare" || unit === "places" || unit === "times") &&
  value <= mostCopies &&
  Number.isInteger(value);

/** 'Two custom basics', 'basic at three sites'. */
function copiesOf({ quantities, words }: Reading, from: number, to: number): number | undefined {
  const before = quantities.find(
    (quantity) =>
      isCount(quantity) &&
      quantity.from < from &&
      words.slice(quantity.from + 1, from).every((word) => counting.has(word)) &&
      quantity.unit !== "places",
  );
  const isAll = /^(?:all|the|smallest|cheapest|largest|both)$/.test(
    words[(before?.from ?? 0) - 1] ?? "",
  );
  if (before !== undefined && !isAll) return before.value;
  if (words[from - 1] === "another") return 1;
  const behind = quantities.find(
    (quantity) =>
      isCount(quantity) &&
      quantity.unit === "places" &&
      quantity.from - to <= 1 &&
      quantity.from >= to,
  );
  return behind?.value;
}
