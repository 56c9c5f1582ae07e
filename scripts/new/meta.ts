/** Titles and descriptions within `metaLimits`, so that search results do not cut them off. */
import { brand } from "@larkline/content/brand";
import { metaLimits } from "@larkline/content/page-meta";

import { InputError } from "../input-error.ts";

/**
 * The part of a title before the brand's name, which the generated file appends.
 *
 * @param candidates Titles without the brand's name, the best first. The first one that fits is used.
 * @throws InputError If all candidates are too long.
 */
export function titleOf(...candidates: readonly string[]): string {
  const max = metaLimits.title - ` | ${brand.name}`.length;
  const title = candidates.find(({ length }) => length <= max);
  if (title === undefined)
    throw new InputError(
      `The title “${candidates.at(-1)}” is longer than ${max} characters: choose a shorter --name.`,
    );
  return title;
}

/** Ends of a description, the longest first. The first one that fits is used. */
const details = [
  "every call answered at once, questions settled or put through to you, and a summary written after each.",
  "every call answered at once, questions settled or put through, and a summary written after each.",
  "calls answered at once, questions settled or put through, and a summary written after each.",
  "calls answered at once, questions settled or put through, a summary after each.",
  "every call answered at once, day and night.",
];

/** A description of a page about `subject`. @throws InputError If no description has an allowed length. */
export function descriptionOf(subject: string): string {
  const { min, max } = metaLimits.description;
  const description = details
    .map((detail) => `${subject}: ${detail}`)
    .find(({ length }) => length >= min && length <= max);
  // Only the option `--for` of an industry makes a subject this long, because `titleOf` limits the name.
  if (description === undefined)
    throw new InputError(
      `No description of ${min} to ${max} characters can begin with “${subject}”: choose a shorter --for.`,
    );
  return description;
}
