import { stem } from "./stem.ts";
import { toWords } from "./words.ts";

/**
 * A way of saying something, as words compared by their stems: `a|b` is either word, `?a` may be left
 * out, `@kin` any word of that group, `#` is any number, `*` up to three words of any kind, `^` begins the message and `$` ends it.
 */
export type Phrase = string;

/** A message's stems, each behind a space: what phrases are looked for in. */
export const toStemText = (words: readonly string[]): string =>
  words.map((word) => ` ${stem(word)}`).join("");

const compiled = new Map<Phrase, RegExp>();

function compile(phrase: Phrase): RegExp {
  const source = phrase
    .split(" ")
    .map((part) => {
      if (part === "*") return "(?: \\S+){0,3}?";
      if (part === "#") return "(?: \\d[\\d.]*(?= |$))";
      if (part === "^" || part === "$") return part;
      const optional = part.startsWith("?");
      const spelled = part
        .slice(optional ? 1 : 0)
        .split("|")
        .map((word) => toWords(word).map(stem).join(" "));
      return `(?: (?:${spelled.join("|")})(?= |$))${optional ? "?" : ""}`;
    })
    .join("");
  return new RegExp(source);
}

/** Where a phrase begins in a text of stems, as a number of letters; -1 where it is not said. */
export function placeOf(stemText: string, phrase: Phrase): number {
  let expression = compiled.get(phrase);
  if (expression === undefined) compiled.set(phrase, (expression = compile(phrase)));
  return stemText.search(expression);
}

/** Whether any of these is said. */
export const says = (stemText: string, phrases: readonly Phrase[]): boolean =>
  phrases.some((phrase) => placeOf(stemText, phrase) !== -1);

/** The keys of a table of which a phrase is said, in the order of the table. */
export const saidOf = <Key extends string>(
  stemText: string,
  table: Readonly<Partial<Record<Key, readonly Phrase[]>>>,
): Key[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of this very table.
  (Object.keys(table) as Key[]).filter((key) => says(stemText, table[key] ?? []));

/** A line each: `kin = son|daughter`, which phrases say as `@kin`; a group may hold earlier ones. */
export function readGroups(text: string): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const line of text.split("\n")) {
    const [name, words] = line.split(" = ");
    if (name !== undefined && words !== undefined) groups.set(name, expand(words, groups));
  }
  return groups;
}

const expand = (text: string, groups: ReadonlyMap<string, string>): string =>
  text.replaceAll(/@([a-z]+)/g, (_, name: string) => {
    const words = groups.get(name);
    if (words === undefined) throw new Error(`No group of words is called '${name}'.`);
    return words;
  });

/** Phrases of a text, separated by commas or lines. @throws where it names a group that is none. */
export const phrases = (
  text: string,
  groups: ReadonlyMap<string, string> = new Map(),
): readonly Phrase[] =>
  expand(text, groups)
    .split(/[,\n]/)
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "");
