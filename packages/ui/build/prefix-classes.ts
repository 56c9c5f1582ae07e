/**
 * Prefixes every class of the kit in what is shipped. The sources say `flex` and `p-4`; the package says
 * `ll-flex` and `ll-p-4`, in its modules and in its styles. An application's Tailwind makes classes of
 * the first names in a later layer than the kit's: without the prefix its `.hidden` would win over the
 * kit's `lg:flex` on the kit's own elements.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";

const kit = join(import.meta.dirname, "..");
export const sources = join(kit, "src");

const prefix = "ll-";

/** A class selector, escaped characters included. */
const classSelector = /\.((?:\\.|[\w-])+)/g;

const unescape = (name: string) => name.replaceAll(/\\(.)/g, "$1");

/** The compiler over the kit's sources, and every word in them that may be a class. */
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

const isMarker = (name: string) => /^(?:group|peer)(?:\/|$)/.test(name);

/** Every class for which there is a rule. */
export async function madeClasses(): Promise<ReadonlySet<string>> {
  const { compiler, candidates } = await openStyles();
  const css = compiler.build([...candidates]).replaceAll(/\/\*.*?\*\/|url\("[^"]*"\)/gs, "");
  const made = Array.from(css.matchAll(classSelector), ([, name = ""]) => unescape(name));
  return new Set(
    made.filter((name) => name.startsWith(prefix) || candidates.has(name) || isMarker(name)),
  );
}

/** Every class of the kit that has no prefix in the sources. */
export async function classNames(): Promise<ReadonlySet<string>> {
  return new Set([...(await madeClasses())].filter((name) => !name.startsWith(prefix)));
}

/** Prefixes the class selectors of a stylesheet. */
export const prefixStyles = (css: string, names: ReadonlySet<string>) =>
  css.replaceAll(classSelector, (whole, name: string) =>
    names.has(unescape(name)) ? `.${prefix}${name}` : whole,
  );

/**
 * A word that can only be a class: `bg-page` and `lg:flex`, but not `grid`, which has other
 * meanings as well.
 */
const speaks = /[-:[(/.]/;

/** A command of an SVG path that looks like a class: `h-1`. */
const pathCommand = /^[hmz]-\d+$/;

interface SyntaxNode extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

export const isSyntax = (value: unknown): value is SyntaxNode =>
  isObject(value) && typeof value["type"] === "string" && typeof value["start"] === "number";

/** A string literal of a module, or a fixed part of a template literal. */
interface Text {
  start: number;
  end: number;
  /**
   * Whether an expression is joined to its first word, and to its last, so that the word is
   * incomplete.
   */
  attached: readonly [boolean, boolean];
  /** Whether its syntactic position says that it holds classes: `className`, `cva`. */
  isClass: boolean;
}

/**
 * The text of a template's fixed part. The parser may count the delimiters around it as part of it.
 */
function insideOf({ start, end, value }: SyntaxNode): Pick<Text, "start" | "end"> {
  const raw = isObject(value) && typeof value["raw"] === "string" ? value["raw"] : "";
  const first = end - start > raw.length ? start + 1 : start;
  return { start: first, end: first + raw.length };
}

const nameOf = (node: unknown) =>
  isObject(node) && typeof node["name"] === "string" ? node["name"] : "";

/**
 * Whether a string is a height class on its own (`h-1`), as in an object of variants. In drawings
 * such a text is part of a longer path or of a condition.
 */
const isHeight = (node: unknown) =>
  isObject(node) && typeof node["value"] === "string" && pathCommand.test(node["value"]);

function holdsClasses(node: SyntaxNode): boolean {
  if (node.type === "JSXAttribute") return /^className$|ClassName$/.test(nameOf(node["name"]));
  if (node.type === "CallExpression") return nameOf(node["callee"]) === "cva";
  if (node.type === "Property")
    return nameOf(node["key"]) === "className" || isHeight(node["value"]);
  return false;
}

function textsIn(node: SyntaxNode, outer = false): Text[] {
  const { type, start, end, value, quasis } = node;
  if (type === "Literal" && typeof value === "string")
    return [{ start: start + 1, end: end - 1, attached: [false, false], isClass: outer }];
  const isClass = outer || holdsClasses(node);
  const pieces = Array.isArray(quasis) ? quasis.filter(isSyntax) : [];
  // A compared string is not a class: `layout === "grid" ? ... : ...`.
  const compared = type === "BinaryExpression";
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

/**
 * The words that a module uses as classes by their syntactic position: in `className`, in `cva`.
 */
export const classWords = (code: string, program: SyntaxNode): string[] =>
  textsIn(program)
    .filter(({ isClass }) => isClass)
    .flatMap(({ start, end, attached: [before, after] }) => {
      const words = code.slice(start, end).split(/\s+/);
      return words.slice(before ? 1 : 0, after ? -1 : undefined).filter((word) => word !== "");
    });

/** Prefixes the classes in a module's strings. */
export function prefixModule(code: string, program: SyntaxNode, names: ReadonlySet<string>): string {
  let [prefixed, from] = ["", 0];
  for (const text of textsIn(program).toSorted((a, b) => a.start - b.start)) {
    const words = code.slice(text.start, text.end).split(/(\s+)/);
    const isClear = (word: string) =>
      names.has(word) && speaks.test(word) && !pathCommand.test(word);
    const isClassList =
      text.isClass ||
      (words.some(isClear) &&
        words.every((word) => /^\s*$/.test(word) || names.has(word) || word.startsWith(prefix)));
    const put = words.map((word, index) => {
      const attached =
        (text.attached[0] && index === 0) || (text.attached[1] && index === words.length - 1);
      return !attached && (isClear(word) || (isClassList && names.has(word)))
        ? prefix + word
        : word;
    });
    prefixed += code.slice(from, text.start) + put.join("");
    from = text.end;
  }
  return prefixed + code.slice(from);
}
