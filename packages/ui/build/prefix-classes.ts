/**
 * Adds the prefix `ll-` to every CSS class of the published package. The sources contain `flex` and `p-4`;
 * the built modules and stylesheets contain `ll-flex` and `ll-p-4`. `tsdown.config.ts` uses this file for
 * the modules, `build/styles.ts` for the stylesheets.
 *
 * An application's own Tailwind generates classes of the same names in a later cascade layer. Without the
 * prefix its `.hidden` would override the kit's `lg:flex` on elements of the kit.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";

const kit = join(import.meta.dirname, "..");
/** Folder of the kit's sources. */
export const sources = join(kit, "src");

const prefix = "ll-";

/** Matches a class selector. Its group is the class name, CSS escapes included: `w-1\/2`. */
const classSelector = /\.((?:\\.|[\w-])+)/g;

/** Removes the CSS escapes from a class name: `w-1\/2` becomes `w-1/2`. */
const unescape = (name: string) => name.replaceAll(/\\(.)/g, "$1");

/**
 * Loads `src/styles.css` into Tailwind. Returns the compiler, and as `candidates` every word of the sources
 * that may be a class.
 */
export async function openStyles() {
  const path = join(sources, "styles.css");
  const compiler = await compile(await readFile(path, "utf8"), {
    base: sources,
    from: path,
    onDependency: () => {},
  });
  const candidates = new Set(new Scanner({ sources: compiler.sources }).scan());
  return { compiler, candidates };
}

/**
 * Whether a class is one of Tailwind's markers, `group` or `peer/name`. A marker has no rule of its own,
 * but the selectors of other classes contain it.
 */
const isMarker = (name: string) => /^(?:group|peer)(?:\/|$)/.test(name);

/** Every class of the compiled stylesheet. */
export async function madeClasses(): Promise<ReadonlySet<string>> {
  const { compiler, candidates } = await openStyles();
  // Comments and URLs contain dots that are not class selectors.
  const css = compiler.build([...candidates]).replaceAll(/\/\*.*?\*\/|url\("[^"]*"\)/gs, "");
  const made = Array.from(css.matchAll(classSelector), ([, name = ""]) => unescape(name));
  // Excludes matches that are not classes, such as the decimals of `.5rem`.
  return new Set(
    made.filter((name) => name.startsWith(prefix) || candidates.has(name) || isMarker(name)),
  );
}

/** Every class that has no prefix in the sources and gets one in the package. */
export async function classNames(): Promise<ReadonlySet<string>> {
  return new Set([...(await madeClasses())].filter((name) => !name.startsWith(prefix)));
}

/** Prefixes the class selectors of a stylesheet, as far as `names` contains their classes. */
export const prefixStyles = (css: string, names: ReadonlySet<string>) =>
  css.replaceAll(classSelector, (whole, name: string) =>
    names.has(unescape(name)) ? `.${prefix}${name}` : whole,
  );

/**
 * Matches the characters by which a class differs from an ordinary word. `bg-page` and `lg:flex` contain
 * one; `grid` does not, so it may also be the value of a prop.
 */
const classSyntax = /[-:[(/.]/;

/** Matches words that may be either a class or a command of an SVG path: `h-1`. */
const pathCommand = /^[hmz]-\d+$/;

/** A node of the syntax tree that the bundler's parser returns. */
interface SyntaxNode extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether a value is a node of the syntax tree. */
export const isSyntax = (value: unknown): value is SyntaxNode =>
  isObject(value) && typeof value["type"] === "string" && typeof value["start"] === "number";

/** A string literal of a module, or a fixed part of a template literal. */
interface TextRange {
  start: number;
  end: number;
  /**
   * Whether an expression of the template directly precedes the text, and whether one follows. Then the
   * first or the last word may be incomplete, as in `w-${size}`.
   */
  attached: readonly [boolean, boolean];
  /** Whether the text consists of classes because of its place in the code: `containsClasses`. */
  isClass: boolean;
}

/**
 * The position of a template's fixed part, without its delimiters. The parser may include them in the
 * node's position.
 */
function insideOf({ start, end, value }: SyntaxNode): Pick<TextRange, "start" | "end"> {
  const raw = isObject(value) && typeof value["raw"] === "string" ? value["raw"] : "";
  const first = end - start > raw.length ? start + 1 : start;
  return { start: first, end: first + raw.length };
}

const nameOf = (node: unknown) =>
  isObject(node) && typeof node["name"] === "string" ? node["name"] : "";

/**
 * Whether a node is a string with only one word that `pathCommand` matches (`h-1`), such as a value in an
 * object of variants. Such a string is a class: in the kit's drawings a path command is always part of a
 * longer string or of a conditional expression.
 */
const isSinglePathCommand = (node: unknown) =>
  isObject(node) && typeof node["value"] === "string" && pathCommand.test(node["value"]);

/**
 * Whether the strings in a node are classes. Strings are classes in an attribute whose name is `className`
 * or ends with `ClassName`, in a call of `cva`, in a property `className`, and in a property whose value
 * `isSinglePathCommand` accepts.
 */
function containsClasses(node: SyntaxNode): boolean {
  if (node.type === "JSXAttribute") return /^className$|ClassName$/.test(nameOf(node["name"]));
  if (node.type === "CallExpression") return nameOf(node["callee"]) === "cva";
  if (node.type === "Property")
    return nameOf(node["key"]) === "className" || isSinglePathCommand(node["value"]);
  return false;
}

/**
 * The texts in a node.
 * @param insideClasses Whether the strings are classes because of a surrounding node.
 */
function textsIn(node: SyntaxNode, insideClasses = false): TextRange[] {
  const { type, start, end, value, quasis } = node;
  if (type === "Literal" && typeof value === "string")
    return [{ start: start + 1, end: end - 1, attached: [false, false], isClass: insideClasses }];
  const isClass = insideClasses || containsClasses(node);
  const pieces = Array.isArray(quasis) ? quasis.filter(isSyntax) : [];
  // A compared string is not a class: `layout === "grid" ? ... : ...`.
  const compared = type === "BinaryExpression";
  // Property names and the attributes of nested elements are not classes either.
  const inside = Object.entries(node).flatMap(([key, child]) =>
    (Array.isArray(child) ? child : [child])
      .filter(isSyntax)
      .flatMap((each) =>
        textsIn(each, isClass && !compared && key !== "key" && key !== "attributes"),
      ),
  );
  return [
    ...inside,
    ...pieces.map((piece, index) => ({
      ...insideOf(piece),
      attached: [index > 0, index < pieces.length - 1] as const,
      isClass,
    })),
  ];
}

/** The words of a module that are classes because of their place in the code: `containsClasses`. */
export const classWords = (code: string, program: SyntaxNode): string[] =>
  textsIn(program)
    .filter(({ isClass }) => isClass)
    .flatMap(({ start, end, attached: [before, after] }) => {
      const words = code.slice(start, end).split(/\s+/);
      return words.slice(before ? 1 : 0, after ? -1 : undefined).filter((word) => word !== "");
    });

/**
 * Prefixes the classes in a module's strings. Where `containsClasses` is true, every word in
 * `names` is a class. In another string, a word in `names` is a class only if it contains class
 * syntax and cannot be a path command. But if such a string contains a class, and its other words
 * are also in `names` or already have the prefix, then all its words in `names` are classes.
 */
export function prefixModule(
  code: string,
  program: SyntaxNode,
  names: ReadonlySet<string>,
): string {
  let [prefixed, from] = ["", 0];
  for (const text of textsIn(program).toSorted((a, b) => a.start - b.start)) {
    const words = code.slice(text.start, text.end).split(/(\s+)/);
    const isUnambiguous = (word: string) =>
      names.has(word) && classSyntax.test(word) && !pathCommand.test(word);
    const isClassList =
      text.isClass ||
      (words.some(isUnambiguous) &&
        words.every((word) => /^\s*$/.test(word) || names.has(word) || word.startsWith(prefix)));
    const prefixedWords = words.map((word, index) => {
      const attached =
        (text.attached[0] && index === 0) || (text.attached[1] && index === words.length - 1);
      return !attached && (isUnambiguous(word) || (isClassList && names.has(word)))
        ? prefix + word
        : word;
    });
    prefixed += code.slice(from, text.start) + prefixedWords.join("");
    from = text.end;
  }
  return prefixed + code.slice(from);
}
