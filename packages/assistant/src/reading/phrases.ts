import { stem } from "./stem.ts";
import { toWords } from "./words.ts";

/**
 * A way of saying something, as words compared by their stems: `a|b` is either word, `?a` may be left
 * out, `#` is any number, `*` up to three words of any kind, `^` begins the message and `$` ends it.
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

/** Phrases of a text, separated by commas or lines. */
export const phrases = (text: string): readonly Phrase[] =>
  text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "");
