/** Titles and descriptions within `metaLimits`, so that search results do not cut them off. */
import { brand } from "@larkline/content/brand";
import { metaLimits } from "@larkline/content/page-meta";

import { InputError } from "./input-error.ts";

/** The longest text of `min` to `max` characters. @throws InputError If there is none. */
function longest(what: string, texts: readonly string[], min: number, max: number): string {
  const fitting = texts.filter(({ length }) => length >= min && length <= max);
  const [first] = fitting.toSorted((a, b) => b.length - a.length);
  if (first === undefined)
    throw new InputError(
      `No ${what} of ${min} to ${max} characters can be made of it: choose a shorter --name or --for.`,
    );
  return first;
}

/**
 * The part of a title before the brand's name, which the generated file appends.
 *
 * @throws InputError If the title is too long.
 */
export function titleOf(subject: string): string {
  return longest("title", [subject], 1, metaLimits.title - ` | ${brand.name}`.length);
}

/** Ends of a description. The longest one that fits is used. */
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
  const texts = details.map((detail) => `${subject}: ${detail}`);
  return longest("description", texts, min, max);
}
