/** Refuses a new name that the sources already contain, because the rename after it would corrupt them. */
import { namesPattern, renamed } from "./rename.ts";
import type { BrandNames } from "./rename.ts";
import type { Source } from "./sources.ts";

/**
 * Slugs of names that occur in docs and tests as examples of `npm run brand`. That a later rename replaces
 * them there does no harm.
 */
const examples: ReadonlySet<string> = new Set(["voxly", "quillvane", "acmevoice"]);

/** Stands for the old brand's names, which the rename replaces. It is not part of a word. */
const removed: BrandNames = { name: "·", slug: "·", domain: "·" };

/**
 * Checks that the sources do not have the new name or its slug as a word, the old brand's own names and the new
 * domain left out.
 * Otherwise the next rename could not tell that word from the brand: with the name Ring it would also replace
 * the class `ring-2`.
 *
 * @throws If a source has it. The message names the first place.
 */
export function refuseUsedName(sources: readonly Source[], from: BrandNames, to: BrandNames): void {
  if ((to.name === from.name && to.slug === from.slug) || examples.has(to.slug)) return;
  const pattern = new RegExp(namesPattern(to), "u");
  // The new domain may already be in the configuration of a deployment. There a later rename is right to replace it.
  const withoutBrands = (text: string) =>
    renamed(text, from, removed).replaceAll(to.domain, removed.domain);
  const found = sources.flatMap(({ path, text }) => {
    const inPath = pattern.exec(withoutBrands(path))?.[0];
    if (inPath !== undefined) return { path, word: inPath };
    const lines = withoutBrands(text).split("\n");
    const at = lines.findIndex((line) => pattern.test(line));
    const word = pattern.exec(lines[at] ?? "")?.[0];
    return word === undefined ? [] : { path: `${path}:${at + 1}`, word };
  });
  const [first, ...others] = found;
  if (!first) return;
  const rest = others.length === 0 ? "" : ` (files with such a word: ${found.length})`;
  throw new Error(
    `${to.name} cannot be the name: ${first.path} has the word "${first.word}"${rest}. A later rename could not tell them apart. If the word already means the new brand, remove it, and write it again afterwards; otherwise choose another name. Nothing was changed.`,
  );
}
