/** Finds, inlines and renames the custom properties in a page's inlined styles (`route-styles.ts`). */

/** A declaration of a custom property in a minified stylesheet. */
interface Declaration {
  name: string;
  value: string;
  /** Index of the declaration in the stylesheet. */
  at: number;
  /** The enclosing rules and at-rules, outermost first. */
  within: readonly string[];
}

/** A use of a custom property in a stylesheet: `var(--name, fallback)`. */
interface VarCall {
  name: string;
  /** The fallback after the comma; may contain further `var()`. */
  fallback: string | undefined;
  /** Index of the `v` of `var` in the stylesheet. */
  start: number;
  /** Index after the closing parenthesis. */
  end: number;
}

/** Matches the beginning of a `var()`, with the property's name. */
const varCall = /var\(\s*(--[\w-]+)/g;

/** Names of all custom properties that a stylesheet, or the markup of inlined symbols, reads by `var()`. */
export function readProperties(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(varCall), ([, name = ""]) => name));
}

/** Index of the first character after the string that begins at `start`. */
function afterString(css: string, start: number): number {
  let index = start + 1;
  while (index < css.length && css[index] !== css[start]) index += css[index] === "\\" ? 2 : 1;
  return index + 1;
}

/**
 * Index of the first of these characters from `start` on, outside of strings and nested parentheses; the
 * length of `css` if there is none.
 */
function indexOfAny(css: string, characters: string, start: number): number {
  let depth = 0;
  for (let index = start; index < css.length; index += 1) {
    const character = css.charAt(index);
    if (character === '"' || character === "'") index = afterString(css, index) - 1;
    else if (depth === 0 && characters.includes(character)) return index;
    else if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
  }
  return css.length;
}

/** All declarations of custom properties, in order. */
function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = [];
  const within: string[] = [];
  for (let at = 0; at < css.length;) {
    const end = indexOfAny(css, "{};", at);
    const text = css.slice(at, end);
    const [, name, value = ""] = /^(--[\w-]+):(.*)$/s.exec(text) ?? [];
    if (css[end] === "{") within.push(text);
    else if (name !== undefined) found.push({ name, value, at, within: [...within] });
    if (css[end] === "}") within.pop();
    at = end + 1;
  }
  return found;
}

/** Parses the `var()` that begins at `start`. */
function parseVar(css: string, start: number, name: string): VarCall {
  const inside = start + "var(".length;
  const end = indexOfAny(css, ")", inside);
  const comma = indexOfAny(css, ",", inside);
  return {
    name,
    fallback: comma < end ? css.slice(comma + 1, end) : undefined,
    start,
    end: end + 1,
  };
}

/**
 * Replaces every `var()` by the result of `replace`. If the result is `undefined`, the `var()` is kept.
 *
 * @param offset Index of `css` in the whole stylesheet.
 */
function replaceVars(
  css: string,
  replace: (found: VarCall) => string | undefined,
  offset = 0,
): string {
  let [replaced, from] = ["", 0];
  for (const { index, 1: name = "" } of css.matchAll(varCall)) {
    if (index < from) continue;
    const found = parseVar(css, index, name);
    const start = offset + index;
    const value = replace({ ...found, start, end: offset + found.end });
    const opening = css.slice(index, index + "var(".length);
    replaced += css.slice(from, index);
    // The fallback of a kept `var()` may itself contain a `var()`.
    replaced +=
      value ??
      opening +
        replaceVars(css.slice(index + opening.length, found.end), replace, start + opening.length);
    from = found.end;
  }
  return replaced + css.slice(from);
}

/**
 * Whether a declaration applies to the whole page without a condition: its rule selects the root or all
 * elements, and is nested in nothing but cascade layers.
 */
const isUnconditional = ({ within }: Declaration): boolean =>
  within.slice(0, -1).every((group) => group.startsWith("@layer")) &&
  (within.at(-1) ?? "").split(",").some((selector) => selector === ":root" || selector === "*");

/** The value with which Tailwind declares a property as not set. */
const unset = "initial";

/**
 * Simplifies the uses of custom properties that are declared for the whole page without a condition:
 *
 * - A property with a single declaration is replaced by its value, unless the value is empty or has `var()`.
 * - Any other property that is never declared as `initial` loses its fallback, which is never used.
 * - A property whose only value is `initial` is not set, so it is replaced by the fallback.
 *
 * The declarations are kept: `pruneStyles` removes those that are no longer read.
 *
 * @param css A minified stylesheet.
 */
export function resolveProperties(css: string): string {
  const declarations = new Map<string, Declaration[]>();
  for (const each of declarationsIn(css))
    declarations.set(each.name, [...(declarations.get(each.name) ?? []), each]);
  return replaceVars(css, ({ name, fallback, start }) => {
    const ownDeclarations = declarations.get(name) ?? [];
    const [first, second] = ownDeclarations;
    if (!first || !isUnconditional(first)) return undefined;
    if (ownDeclarations.every(({ value }) => value !== unset)) {
      if (second === undefined && first.value !== "" && !first.value.includes("var("))
        return first.value;
      return fallback === undefined ? undefined : `var(${name})`;
    }
    // A rule that sets `--tw-leading` also sets `line-height`, and one that sets `--tw-tracking` also sets
    // `letter-spacing`. Where such a rule applies, it overrides earlier rules that read the property. Where
    // none applies, the property is not set, and the earlier rules use the fallback. Therefore a `var()` before
    // the first such rule can always be replaced by its fallback.
    const neverSetBefore =
      second === undefined || (/^--tw-(?:leading|tracking)$/.test(name) && start < second.at);
    return first.value === unset && neverSetBefore ? fallback : undefined;
  });
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The short name number `index`: A, B … Z, AA, AB … */
function nameAt(index: number): string {
  const before = Math.floor(index / letters.length);
  return (before === 0 ? "" : nameAt(before - 1)) + letters.charAt(index % letters.length);
}

/**
 * Renames the custom properties in a page's inlined styles to capital letters: `--A`, `--B` … `--AA`. The
 * complete stylesheet, which is loaded later, keeps the long names. They begin with lowercase letters, so no
 * short name equals a long one.
 *
 * @param css A minified stylesheet.
 * @param keep Names that must not change, because the page's inlined symbols also use them.
 */
export function shortenProperties(css: string, keep: ReadonlySet<string>): string {
  // A name in a declaration or in a `var()`.
  const customProperty = /--[a-z][\w-]*(?=\s*[:,)])/g;
  const uses = new Map<string, number>();
  for (const [name] of css.matchAll(customProperty)) uses.set(name, (uses.get(name) ?? 0) + 1);
  // The most frequent properties get the shortest names. Sorting by name first makes the order deterministic.
  const short = new Map(
    [...uses.keys()]
      .filter((name) => !keep.has(name))
      .toSorted()
      .toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0))
      .map((name, index) => [name, `--${nameAt(index)}`] as const),
  );
  return css.replaceAll(customProperty, (name) => short.get(name) ?? name);
}
