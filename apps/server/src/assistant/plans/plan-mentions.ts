import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import { categoryWords, tierWords } from "../lexicon/names.ts";
import { findKeys, findPatterns, toStems } from "../pattern.ts";

/** A plan as it was named: a size, and the kind of agent where one stands with it. */
export interface PlanMention {
  tier: PlanTier;
  category: PlanCategoryId | undefined;
  /** Which words name it, from the first to before the last. */
  from: number;
  to: number;
}

interface Place<Name> {
  name: Name;
  from: number;
  to: number;
}

/** How many words may stand between a size and its kind: 'the basic plan of the receptionist'. */
const reach = 4;
/** How many may, for both to be one name. */
const together = 3;

/**
 * Which plans a question names. 'Outbound starter and receptionist basic' are two plans; a size with
 * no kind beside it takes the only kind that the question names.
 */
export function readPlanMentions(
  words: readonly string[],
  named: readonly PlanCategoryId[],
): PlanMention[] {
  const sizes = placesOf(words, tierWords);
  const kinds = placesOf(words, categoryWords);
  const free = new Set(kinds);
  const [only] = named;
  return sizes.map((size) => {
    const near = [...free]
      .map((kind) => ({ kind, gap: gapBetween(kind, size) }))
      .filter(({ gap }) => gap >= 0 && gap <= reach)
      // Nearest first; of two as near, the one that stands before, as in 'outbound basic'.
      .toSorted((one, other) => one.gap - other.gap || one.kind.from - other.kind.from);
    const kind = near.find(
      ({ kind: { from, to } }) =>
        !sizes.some((other) => other !== size && between(other.from, size.from, from, to)),
    )?.kind;
    if (kind !== undefined && named.length > 1) free.delete(kind);
    return {
      tier: size.name,
      category: kind?.name ?? (named.length === 1 ? only : undefined),
      ...rangeOf(size, kind),
    };
  });
}

/** The words from a size to its kind, where they stand together ('the basic plan of the receptionist'). */
function rangeOf(size: Place<unknown>, kind: Place<unknown> | undefined) {
  return kind === undefined || gapBetween(kind, size) > together
    ? { from: size.from, to: size.to }
    : { from: Math.min(size.from, kind.from), to: Math.max(size.to, kind.to) };
}

/** Words between two names; none where one is part of the other ('custom starter'). */
function gapBetween(kind: Place<unknown>, size: Place<unknown>): number {
  if (kind.to <= size.from) return size.from - kind.to;
  return Math.max(0, kind.from - size.to);
}

/** Whether another size stands between a size and a kind, so that the kind is the other's. */
function between(other: number, size: number, from: number, to: number): boolean {
  return from > size ? other > size && other < from : other < size && other >= to;
}

/** Where names stand, in order; of names that overlap the longest counts. */
export function placesOf<Name extends string>(
  words: readonly string[],
  table: Readonly<Record<Name, readonly string[]>>,
): Place<Name>[] {
  const places: Place<Name>[] = [];
  for (const name of findKeys(toStems(words), table).keys()) {
    for (let start = 0; start < words.length;) {
      const stems = toStems(words.slice(start));
      const found = findPatterns(stems, table[name]).toSorted(
        (one, other) => one.from - other.from || other.to - one.to,
      )[0];
      if (found === undefined) break;
      places.push({ name, from: start + found.from, to: start + found.to });
      start += Math.max(found.to, found.from + 1);
    }
  }
  return places.toSorted((one, other) => one.from - other.from);
}
