/** One declaration of a custom property in a minified stylesheet. */
interface Declaration {
  name: string;
  value: string;
  /** Where it stands. */
  at: number;
  /** Rules and groups around it, the outermost first. */
  within: readonly string[];
}

/** A `var()` in a stylesheet. */
interface Reading {
  name: string;
  /** What stands behind the comma; may hold others. */
  fallback: string | undefined;
  start: number;
  end: number;
}

const reading = /var\(\s*(--[\w-]+)/g;

/** Every custom property that a stylesheet or a drawing reads. */
export function readProperties(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(reading), ([, name = ""]) => name));
}

/** Index behind the string that begins at `start`. */
function afterString(css: string, start: number): number {
  let index = start + 1;
  while (index < css.length && css[index] !== css[start]) index += css[index] === "\\" ? 2 : 1;
  return index + 1;
}

/** Index of the first of `signs` from `start` on, outside of strings and of brackets opened there. */
function find(css: string, signs: string, start: number): number {
  let depth = 0;
  for (let index = start; index < css.length; index += 1) {
    const sign = css.charAt(index);
    if (sign === '"' || sign === "'") index = afterString(css, index) - 1;
    else if (depth === 0 && signs.includes(sign)) return index;
    else if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
  }
  return css.length;
}

function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = [];
  const within: string[] = [];
  for (let at = 0; at < css.length;) {
    const end = find(css, "{};", at);
    const text = css.slice(at, end);
    const [, name, value = ""] = /^(--[\w-]+):(.*)$/s.exec(text) ?? [];
    if (css[end] === "{") within.push(text);
    else if (name !== undefined) found.push({ name, value, at, within: [...within] });
    if (css[end] === "}") within.pop();
    at = end + 1;
  }
  return found;
}

/** The `var()` that begins at `start`. */
function readingAt(css: string, start: number, name: string): Reading {
  const inside = start + "var(".length;
  const end = find(css, ")", inside);
  const comma = find(css, ",", inside);
  return {
    name,
    fallback: comma < end ? css.slice(comma + 1, end) : undefined,
    start,
    end: end + 1,
  };
}

/** Puts what `replace` returns into the place of every `var()`; `undefined` leaves it. */
function replaceReadings(
  css: string,
  replace: (found: Reading) => string | undefined,
  offset = 0,
): string {
  let [replaced, from] = ["", 0];
  for (const { index, 1: name = "" } of css.matchAll(reading)) {
    if (index < from) continue;
    const found = readingAt(css, index, name);
    const start = offset + index;
    const value = replace({ ...found, start });
    const opening = css.slice(index, index + "var(".length);
    replaced += css.slice(from, index);
    // Inside of one that stays there may be others.
    replaced +=
      value ??
      opening +
        replaceReadings(
          css.slice(index + opening.length, found.end),
          replace,
          start + opening.length,
        );
    from = found.end;
  }
  return replaced + css.slice(from);
}

/** Rules that hold for the whole page, with no condition around them. */
const holdsEverywhere = ({ within }: Declaration): boolean =>
  within.slice(0, -1).every((group) => group.startsWith("@layer")) &&
  (within.at(-1) ?? "").split(",").some((selector) => selector === ":root" || selector === "*");

const unset = "initial";

/**
 * Puts the value of each custom property that has only one on the page into the places where it is
 * read, and takes away a fallback that cannot be used. The declarations are left, read by nothing.
 *
 * @param css Minified.
 */
export function resolveProperties(css: string): string {
  const declarations = new Map<string, Declaration[]>();
  for (const each of declarationsIn(css))
    declarations.set(each.name, [...(declarations.get(each.name) ?? []), each]);
  return replaceReadings(css, ({ name, fallback, start }) => {
    const all = declarations.get(name) ?? [];
    const [first, second] = all;
    if (!first || !holdsEverywhere(first)) return undefined;
    if (all.every(({ value }) => value !== unset)) {
      if (second === undefined && first.value !== "" && !first.value.includes("var("))
        return first.value;
      return fallback === undefined ? undefined : `var(${name})`;
    }
    // Tailwind sets these two together with the property that reads them: a rule before that has its
    // fallback, or is overruled.
    const neverSetBefore =
      second === undefined || (/^--tw-(?:leading|tracking)$/.test(name) && start < second.at);
    return first.value === unset && neverSetBefore ? fallback : undefined;
  });
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A, B … Z, AA, AB … */
function nameAt(index: number): string {
  const before = Math.floor(index / letters.length);
  return (before === 0 ? "" : nameAt(before - 1)) + letters.charAt(index % letters.length);
}

/**
 * Gives the custom properties of a page names of one or two letters, in capitals: the whole stylesheet
 * keeps its own, none of which has capitals, so neither meets the other.
 *
 * @param css Minified.
 * @param keep Names that are read by something else.
 */
export function shortenProperties(css: string, keep: ReadonlySet<string>): string {
  const named = /--[a-z][\w-]*(?=\s*[:,)])/g;
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(named)) uses.set(name, (uses.get(name) ?? 0) + 1);
  // What is used most is shortest; the same styles always give the same names.
  const short = new Map(
    [...uses.keys()]
      .filter((name) => !keep.has(name))
      .toSorted()
      .toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
      .map((name, index) => [name, `--${nameAt(index)}`] as const),
  );
  return css.replaceAll(named, (name) => short.get(name) ?? name);
}
