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
  /** Stems of which the text must have one, and nothing else: found without an expression. */
  word: readonly string[] | undefined;
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
    const alone = wordsOf(pattern);
    const isWord = /^[^\s?^$*]+$/.test(pattern) && alone.length === pattern.split("|").length;
    result = {
      word: isWord ? alone.map(stem) : undefined,
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
  readonly list: readonly string[];
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

export function toStems(words: readonly string[]): Stems {
  const list = words.map(stem);
  return { list, text: list.map((word) => ` ${word}`).join(""), words: new Set(list) };
}

/** Where a pattern was found, as indexes of words. */
export interface Place {
  from: number;
  to: number;
}

/** Patterns of a list, and where they stand in it by the stems of which they need one: a text is only compared with those it may match. */
interface PatternIndex {
  compiled: readonly Compiled[];
  byStem: ReadonlyMap<string, readonly number[]>;
  /** Those that need no certain word. */
  always: readonly number[];
}

const indexes = new WeakMap<readonly Pattern[], PatternIndex>();

function indexOf(list: readonly Pattern[]): PatternIndex {
  let index = indexes.get(list);
  if (index === undefined) {
    const compiledOnes = list.map(compile);
    const byStem = new Map<string, number[]>();
    const always: number[] = [];
    for (const [place, { needed }] of compiledOnes.entries()) {
      const [rarest] = needed;
      if (rarest === undefined) always.push(place);
      for (const word of new Set(rarest)) {
        const same = byStem.get(word);
        if (same === undefined) byStem.set(word, [place]);
        else same.push(place);
      }
    }
    index = { compiled: compiledOnes, byStem, always };
    indexes.set(list, index);
  }
  return index;
}

/** A pattern of a list that is found: where it stands in the list, and in the text. */
interface Finding {
  index: number;
  places: readonly Place[];
}

/** Which of several patterns are found, in their order. */
export function findEach(stems: Stems, list: readonly Pattern[]): Finding[] {
  const { compiled: all, byStem, always } = indexOf(list);
  const candidates = [...always];
  for (const word of stems.words) {
    const needing = byStem.get(word);
    if (needing !== undefined) candidates.push(...needing);
  }
  const findings: Finding[] = [];
  for (const index of new Set(candidates.toSorted((one, other) => one - other))) {
    const candidate = all[index];
    const places = candidate === undefined ? [] : findCompiled(stems, candidate);
    if (places.length > 0) findings.push({ index, places });
  }
  return findings;
}

/** Where each of several patterns is found. */
export const findPatterns = (stems: Stems, list: readonly Pattern[]): Place[] =>
  findEach(stems, list).flatMap(({ places }) => places);

/** All patterns of a table in one list, and which key each is of. */
interface FlatTable {
  list: readonly Pattern[];
  keys: readonly string[];
}

const flatTables = new WeakMap<object, FlatTable>();

function flatten(table: Readonly<Record<string, readonly Pattern[]>>): FlatTable {
  let flat = flatTables.get(table);
  if (flat === undefined) {
    const entries = Object.entries(table);
    flat = {
      list: entries.flatMap(([, list]) => list),
      keys: entries.flatMap(([key, list]) => list.map(() => key)),
    };
    flatTables.set(table, flat);
  }
  return flat;
}

/** The keys of a table of which a pattern is found, in the table's order, and where. */
export function findKeys<Key extends string>(
  stems: Stems,
  table: Readonly<Record<Key, readonly Pattern[]>>,
): ReadonlyMap<Key, readonly Place[]> {
  const { list, keys } = flatten(table);
  const found = new Map<Key, Place[]>();
  for (const { index, places } of findEach(stems, list)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has no keys but these
    const key = keys[index] as Key;
    found.set(key, [...(found.get(key) ?? []), ...places]);
  }
  return found;
}

/** Where a pattern is found; undefined where it is not. */
export const findPattern = (stems: Stems, pattern: Pattern): Place | undefined =>
  findCompiled(stems, compile(pattern))[0];

/** Where each part of a pattern is found; nowhere unless all of them are. */
function findCompiled(
  { list, text, words }: Stems,
  { word: alone, expressions, needed }: Compiled,
): Place[] {
  if (alone !== undefined) {
    const from = list.findIndex((each) => alone.includes(each));
    return from < 0 ? [] : [{ from, to: from + 1 }];
  }
  for (const stems of needed) if (!stems.some((word) => words.has(word))) return [];
  const places: Place[] = [];
  for (const expression of expressions) {
    const found = expression.exec(text);
    if (found === null) return [];
    const from = text.slice(0, found.index).split(" ").length - 1;
    places.push({ from, to: from + found[0].split(" ").length - 1 });
  }
  return places;
}
