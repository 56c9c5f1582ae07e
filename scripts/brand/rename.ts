/** Replaces a brand's name, slug and domain in texts and paths. */
import { escapeRegExp } from "../escape-reg-exp.ts";

/** The names of a brand that occur in the repository's texts and paths. */
export interface BrandNames {
  /** The name: "Larkline". */
  readonly name: string;
  /** The name in lower-case letters and digits, for cookies, metrics and files. */
  readonly slug: string;
  /** The site's domain: "larkline.example". */
  readonly domain: string;
}

/**
 * Matches a name that is safe in code, markup and sentences. An ampersand is written as it is: JSX, JSON,
 * Markdown and systemd's units take it, and whatever writes HTML, XML or captions escapes texts.
 */
const validName = /^[\p{L}\d](?:[\p{L}\d .&-]*[\p{L}\d])?$/u;

/**
 * The slug of a name: "acmevoice" for "Acme Voice".
 *
 * @throws If the name has other characters than letters, digits, spaces, dots, hyphens and ampersands, if it
 * does not begin with one of the letters A to Z, which may have an accent, or if it does not end with a letter
 * or a digit.
 */
export function slugOf(name: string): string {
  // Separates letters from their accents.
  const decomposed = name.normalize("NFD").toLowerCase();
  if (!validName.test(name) || !/^[a-z]/u.test(decomposed))
    throw new Error(
      `${JSON.stringify(name)} cannot be a name: letters, digits, spaces, dots, hyphens and ampersands, with one of the letters A to Z first, and a letter or a digit last.`,
    );
  return decomposed.replaceAll(/[^\da-z]/gu, "");
}

/** The domain in lower case. @throws If the text is not a domain such as "voxly.example". */
export function domainOf(text: string): string {
  const domain = text.trim().toLowerCase();
  if (!/^(?:[\da-z](?:[\da-z-]*[\da-z])?\.)+[a-z]{2,}$/u.test(domain))
    throw new Error(`${JSON.stringify(text)} is not a domain such as voxly.example.`);
  return domain;
}

/**
 * Matches at a place that does not follow one of the characters. The letter of an escape for a line break or
 * a tab does not count: in the source text `"a\nLarkline"` the name begins after `\n`.
 */
const notAfter = (characters: string) => String.raw`(?:(?<!${characters})|(?<=\\[nrt]))`;

/**
 * Matches the slug, except in the packages' scope (`@larkline/ui`). Only the option `--scope` renames that,
 * because applications import the packages by it. A slug after an at sign is not the scope if a dot, an at
 * sign, a digit or an underscore follows it, as in a mail address. After a letter it is the end of another
 * word: "ring" in "Bring".
 */
const slugPattern = ({ slug }: BrandNames) =>
  String.raw`${notAfter(String.raw`[@A-Za-z\d]`)}${escapeRegExp(slug)}(?![a-z\d])|(?<=@)${escapeRegExp(slug)}(?=\\?[.]|[@\d_])`;

/**
 * Matches a name as a word or as the first part of a compound: "Ring", "RingButton", but not "Ringing". The
 * formatter may break a line of JSX between the words of a name.
 */
const namePattern = (name: string) => {
  const words = escapeRegExp(name).replaceAll(" ", String.raw`\s+`);
  return String.raw`${notAfter(String.raw`[\p{L}\d]`)}${words}(?![\p{Ll}\d])`;
};

/** Matches the slug in capital letters, as in a variable's name: "RING_PORT", but not "STRING". */
const upperSlugPattern = ({ slug }: BrandNames) =>
  String.raw`${notAfter(String.raw`[A-Za-z\d]`)}${escapeRegExp(slug.toUpperCase())}(?![A-Z])`;

/** Matches the names of a brand that are replaced in texts, its domain left out, in three groups. */
export const namesPattern = (names: BrandNames): string =>
  `(${namePattern(names.name)})|(${upperSlugPattern(names)})|(${slugPattern(names)})`;

/**
 * Replaces the old brand's names in a text by the new one's, all in one pass: a new name may contain an old
 * one, as "voice.larkline.com" does, which must not be replaced again.
 */
export function renamed(text: string, from: BrandNames, to: BrandNames): string {
  // In a regular expression the domain's dots are escaped.
  const escapedDomain = escapeRegExp(escapeRegExp(from.domain));
  const pattern = `((?i:${escapeRegExp(from.domain)}|${escapedDomain}))|${namesPattern(from)}`;
  return text.replaceAll(
    new RegExp(pattern, "gu"),
    (_found, domain?: string, name?: string, upperSlug?: string) => {
      if (domain !== undefined) return domain.includes("\\") ? escapeRegExp(to.domain) : to.domain;
      if (name !== undefined) return to.name;
      return upperSlug === undefined ? to.slug : to.slug.toUpperCase();
    },
  );
}

/**
 * Matches the packages' scope: "@larkline/ui", also in regular expressions that escape the slash. With a dot
 * behind it, which may be escaped, it is a mail address.
 */
const scopePattern = (scope: string) =>
  new RegExp(String.raw`@${escapeRegExp(scope)}(?!\\?[.]|[\w@-])`, "gu");

/** Replaces the packages' scope in a text. */
export const rescoped = (text: string, from: string, to: string): string =>
  text.replaceAll(scopePattern(from), `@${to}`);

/** The scope without the at sign. @throws If the text is not an npm scope such as "voxly" or "@voxly". */
export function scopeOf(text: string): string {
  const scope = text.trim().replace(/^@/u, "");
  if (!/^[\da-z](?:[\da-z-]*[\da-z])?$/u.test(scope))
    throw new Error(`${JSON.stringify(text)} is not a scope such as @voxly.`);
  return scope;
}

/**
 * The lines in which a word begins with a brand's name or slug, in any case, except where it is the packages'
 * scope.
 */
export function linesNaming(text: string, { name, slug }: BrandNames): readonly string[] {
  const scope = new RegExp(String.raw`@${escapeRegExp(slug)}(?!\\?[.]|[@\d_])`, "gu");
  const pattern = new RegExp(
    String.raw`${notAfter(String.raw`\p{L}`)}(?:${escapeRegExp(name)}|${escapeRegExp(slug)})`,
    "iu",
  );
  return text.split("\n").filter((line) => pattern.test(line.replaceAll(scope, "")));
}
