import { remembered } from "./remembered.ts";
import { stem } from "./stem.ts";
import { toWords } from "./words.ts";

/**
 * A pattern of words, compared by their stems: `a|b` is either word, `?a` may be left out, `@kin` is any word
 * of that group, `#` any number, `*` up to three words, `^` the message's beginning and `$` its end.
 */
export type Phrase = string;

/** A message's stems, each preceded by a space: the text in which phrases are searched. */
export const toStemText = (words: readonly string[]): string =>
  words.map((word) => ` ${stem(word)}`).join("");

const compile = remembered(Infinity, (phrase: Phrase): RegExp => {
  const source = phrase
    .split(" ")
    .map((part) => {
      if (part === "*") return "(?: \\S+){0,3}?";
      if (part === "#") return "(?: \\d[\\d.]*(?= |$))";
      if (part === "^" || part === "$") return part;
      const optional = part.startsWith("?");
      const alternatives = part
        .slice(optional ? 1 : 0)
        .split("|")
        .map((word) => (word === "$" ? word : ` ${toWords(word).map(stem).join(" ")}(?= |$)`));
      return `(?:${alternatives.join("|")})${optional ? "?" : ""}`;
    })
    .join("");
  return new RegExp(source);
});

/** The character index of a phrase in a text of stems; -1 if the text does not contain it. */
export const indexOfPhrase = (stemText: string, phrase: Phrase): number =>
  stemText.search(compile(phrase));

/** Whether the text contains one of the phrases. */
export const says = (stemText: string, phrases: readonly Phrase[]): boolean =>
  phrases.some((phrase) => indexOfPhrase(stemText, phrase) !== -1);

/** Keys of the table with a phrase that the text contains, in the table's order. */
export const matchingKeys = <Key extends string>(
  stemText: string,
  table: Readonly<Partial<Record<Key, readonly Phrase[]>>>,
): Key[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of this very table.
  (Object.keys(table) as Key[]).filter((key) => says(stemText, table[key] ?? []));

/** Lines such as `kin = son|daughter`, for `@kin` in phrases; a group may refer to groups above it. */
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
    if (words === undefined) throw new Error(`Define the group '@${name}' above its first use.`);
    return words;
  });

/** Phrases of a text, separated by commas or lines. @throws if it refers to an unknown group. */
export const phrases = (
  text: string,
  groups: ReadonlyMap<string, string> = new Map(),
): readonly Phrase[] =>
  expand(text, groups)
    .split(/[,\n]/)
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "");
