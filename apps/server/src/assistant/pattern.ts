import { isEveryday, isStopWord, stem, toWords } from "./words.ts";

/**
 * A way of saying something, as words separated by spaces, compared by their stems:
 * `a|b` is either word, `?a` may be left out, `*` stands for up to three words of any kind,
 * `^` begins a message and `$` ends it. ` & ` stands between parts that must all be said, in whatever
 * order.
 */
export type Pattern = string;

/** Patterns of a text, separated by commas or lines: compact enough to be read as a list. */
export const patterns = (text: string): readonly Pattern[] =>
  text
    .split(/[,\n]/)
    .map((pattern) => pattern.trim().replace(/\s+/g, " "))
    .filter((pattern) => pattern !== "");

/** Words that patterns are made of. */
export const wordsOf = (pattern: Pattern): string[] =>
  pattern
    .split(/[\s|&]+/)
    .flatMap((word) => toWords(word.replace(/^\?/, "")))
    .filter((word) => word !== "");

interface Compiled {
  /** All of them must be found. */
  expressions: readonly RegExp[];
  /** Stems of which a text must have one of each, the rarest first: most texts have not, and need no closer look. */
  needed: readonly (readonly string[])[];
}

const compiled = new Map<Pattern, Compiled>();

function compile(pattern: Pattern): Compiled {
  let result = compiled.get(pattern);
  if (result === undefined) {
    const parts = pattern.split(" & ").map(compilePart);
    result = {
      expressions: parts.map(({ expression }) => expression),
      needed: parts
        .flatMap(({ needed }) => needed)
        .toSorted((one, other) => commonness(one) - commonness(other))
        .map((words) => words.map(stem)),
    };
    compiled.set(pattern, result);
  }
  return result;
}

/** How many texts have one of these words, roughly: of two, the smaller tells more apart. */
const commonness = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (isStopWord(word) ? 20 : isEveryday(word) ? 5 : 1), 0);

/** @returns `needed`: words of which a text must have one of each. */
function compilePart(part: string): { expression: RegExp; needed: readonly string[][] } {
  const needed: string[][] = [];
  const source = part
    .split(" ")
    .map((token) => {
      if (token === "*") return "(?: \\S+){0,3}?";
      if (token === "^") return "^";
      if (token === "$") return "$";
      const optional = token.startsWith("?");
      const alternatives = token
        .slice(optional ? 1 : 0)
        .split("|")
        .map((word) => toWords(word));
      if (!optional) needed.push(alternatives.flatMap(([first]) => first ?? []));
      const spelled = alternatives.map((words) => words.map(stem).join(" ")).join("|");
      return `(?: (?:${spelled})(?= |$))${optional ? "?" : ""}`;
    })
    .join("");
  return { expression: new RegExp(source), needed };
}

/** A text's stems, ready to be compared with patterns. */
export interface Stems {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

export function toStems(words: readonly string[]): Stems {
  const stems = words.map(stem);
  return { text: stems.map((word) => ` ${word}`).join(""), words: new Set(stems) };
}

/** Where a pattern was found, as indexes of words. */
interface Place {
  from: number;
  to: number;
}

/** Patterns by the stems of which they need one, so that a text is only compared with those it may match. */
interface PatternIndex {
  byStem: ReadonlyMap<string, readonly Compiled[]>;
  /** Patterns that need no certain word. */
  always: readonly Compiled[];
}

const indexes = new WeakMap<readonly Pattern[], PatternIndex>();

function indexOf(list: readonly Pattern[]): PatternIndex {
  let index = indexes.get(list);
  if (index === undefined) {
    const byStem = new Map<string, Compiled[]>();
    const always: Compiled[] = [];
    for (const pattern of new Set(list)) {
      const each = compile(pattern);
      const [rarest] = each.needed;
      if (rarest === undefined) always.push(each);
      for (const word of new Set(rarest)) {
        const same = byStem.get(word);
        if (same === undefined) byStem.set(word, [each]);
        else same.push(each);
      }
    }
    index = { byStem, always };
    indexes.set(list, index);
  }
  return index;
}

/** Where each of several patterns is found. */
export function findPatterns(stems: Stems, list: readonly Pattern[]): Place[] {
  const { byStem, always } = indexOf(list);
  const candidates = new Set(always);
  for (const word of stems.words) for (const each of byStem.get(word) ?? []) candidates.add(each);
  return [...candidates].flatMap((each) => findCompiled(stems, each));
}

/** Lists of patterns by the stems of which one of theirs needs one: most lists have nothing to do with a text. */
interface TableIndex {
  byStem: ReadonlyMap<string, readonly string[]>;
  always: readonly string[];
}

const tables = new WeakMap<object, TableIndex>();

function indexOfTable(table: Readonly<Record<string, readonly Pattern[]>>): TableIndex {
  let index = tables.get(table);
  if (index === undefined) {
    const byStem = new Map<string, string[]>();
    const always: string[] = [];
    for (const [key, list] of Object.entries(table)) {
      const of = indexOf(list);
      if (of.always.length > 0) always.push(key);
      for (const word of of.byStem.keys()) byStem.set(word, [...(byStem.get(word) ?? []), key]);
    }
    index = { byStem, always };
    tables.set(table, index);
  }
  return index;
}

/** Keys of a table of lists that a text may match: the others need no closer look. */
export function possibleKeys(
  { words }: Stems,
  table: Readonly<Record<string, readonly Pattern[]>>,
): ReadonlySet<string> {
  const { byStem, always } = indexOfTable(table);
  const keys = new Set(always);
  for (const word of words) for (const key of byStem.get(word) ?? []) keys.add(key);
  return keys;
}

/** Where a pattern is found; undefined where it is not. */
export const findPattern = (stems: Stems, pattern: Pattern): Place | undefined =>
  findCompiled(stems, compile(pattern))[0];

/** Where each part of a pattern is found; nowhere unless all of them are. */
function findCompiled({ text, words }: Stems, { expressions, needed }: Compiled): Place[] {
  if (!needed.every((stems) => stems.some((word) => words.has(word)))) return [];
  const places: Place[] = [];
  for (const expression of expressions) {
    const found = expression.exec(text);
    if (found === null) return [];
    const from = text.slice(0, found.index).split(" ").length - 1;
    places.push({ from, to: from + found[0].split(" ").length - 1 });
  }
  return places;
}
