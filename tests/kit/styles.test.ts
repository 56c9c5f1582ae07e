/** Checks the rules for the kit's CSS (packages/ui/README.md, "CSS") over all its sources. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { parseAst } from "vite";
import { describe, expect, it } from "vitest";

import { classWords, isSyntax, madeClasses } from "../../packages/ui/build/prefix-classes.ts";
import { kit } from "./kit-package.ts";

const source = join(kit, "src");
const read = (file: string) => readFileSync(join(source, file), "utf8");
const styles = globSync("**/*.css", { cwd: source }).toSorted();
const modules = globSync("**/*.{ts,tsx}", {
  cwd: source,
  exclude: ["**/*.stories.tsx", "**/*.test.{ts,tsx}"],
}).toSorted();

/** CSS without comments, strings and URLs, in which a dot does not begin a class. */
const bare = (css: string) =>
  css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/url\("[^"]*"\)|"[^"]*"/g, '""');

const namesIn = (css: string, pattern: RegExp) =>
  Array.from(css.matchAll(pattern), ([, name = ""]) => name);

const utilitiesOf = (css: string) => namesIn(css, /@utility ([\w-]+)/g);

/**
 * Names in a style sheet that an application's styles could also use: utilities, classes, keyframes,
 * animations and containers without the kit's prefix.
 */
function globalNames(css: string): string[] {
  const text = bare(css);
  return [
    ...namesIn(text, /@utility ([\w-]+)/g),
    ...namesIn(text, /\.([a-z_][\w-]*)/gi),
    ...namesIn(text, /@keyframes ([\w-]+)/g),
    ...namesIn(text, /--animate-([\w-]+):/g),
    ...namesIn(text, /container(?:-name)?: ([a-z][\w-]*) ?[/;]/g),
  ].filter((name) => !name.startsWith("ll-"));
}

/**
 * Values of `z-index` that are allowed within a component, and the highest value, for what must be above all
 * elements of an application (dialog.css). Other elements that are layered on the page must use tokens
 * (`--layer-*`).
 */
const localLayers = new Set(["-1", "0", "1", "2", "2147483647"]);

/** Values of `z-index` that are neither tokens nor in `localLayers`, in CSS and in utility classes. */
const strayLayers = (text: string) =>
  [
    ...namesIn(text, /z-index: (-?\d+)/g),
    ...namesIn(text, /(?<![\w-])(-?z-(?:\d+|\[[^\]]*\]))/g).map((name) =>
      name.replace("-z-", "-").replace("z-", ""),
    ),
  ].filter((value) => !localLayers.has(value));

/** Utilities that these sources do not use, as a class or in an `@apply`. */
const unused = (css: string, users: readonly string[]) =>
  utilitiesOf(css).filter((name) => {
    // `utilitiesOf` returns the functional utility `ll-port-*` as `ll-port-`. It is used with a value:
    // `ll-port-[12px]`.
    const used = new RegExp(`(?<![\\w-])${name}${name.endsWith("-") ? "\\[" : "(?![\\w-])"}`);
    return !users.some((code) => used.test(code));
  });

/** Folders of the board's components that other components must use instead of drawing them again. */
const drawnOnce = ["board/lamp/", "board/cord/", "board/jack/"];
const isDrawnOnce = (file: string) => drawnOnce.some((folder) => file.startsWith(folder));

/** Files that may draw a lamp's ring themselves: the chart's dots are round caps of lines, not elements. */
const drawnOnceExceptions = new Set(["board/week-of-calls/week-of-calls.css"]);

/**
 * Declarations that only lamp, cord and jack may have: the ring of a lit lamp, a border in the color of a
 * cord, a bar as wide as a cord.
 */
const copies = (text: string) => [
  ...namesIn(text, /(var\(--color-lamp-ring\)|(?:border|fill|stroke)-lamp-ring)/g),
  ...namesIn(text, /(border[\w-]*: [^;]*var\(--color-cord\))/g),
  ...namesIn(text, /(checked:border-cord)/g),
  ...namesIn(text, /(inline-size: var\(--width-cord\))/g),
];

describe("the checks themselves find", () => {
  it("names without the prefix", () => {
    const css = `
      @utility prose { .port { top: 0 } &:has(.ll-jack) { top: 0 } }
      @keyframes blink { to { top: 0 } }
      @theme { --animate-blink: blink 1s; }
      @utility ll-board { container: board / inline-size; mask: url("a.svg#.b"); }`;
    expect(globalNames(css)).toEqual(["prose", "port", "blink", "blink", "board"]);
  });

  it("z-index values without a token", () => {
    expect(strayLayers("z-index: 40; z-index: 1; z-index: var(--layer-toast)")).toEqual(["40"]);
    expect(strayLayers('"sticky z-20 sm:z-[99] z-1 -z-1 z-(--layer-header)"')).toEqual([
      "20",
      "[99]",
    ]);
  });

  it("unused utilities", () => {
    const css = "@utility ll-menu { top: 0 } @utility ll-menu-item { top: 0 }";
    expect(unused(css, ['className="ll-menu-item"'])).toEqual(["ll-menu"]);
    const ports = "@utility ll-port-* { top: 0 } @utility ll-port-live { top: 0 }";
    expect(unused(ports, ["&::before { @apply ll-port-[12px]; }"])).toEqual(["ll-port-live"]);
  });

  it("copies of a lamp, a jack or a cord", () => {
    expect(copies("&::after { border: 4px solid var(--color-cord); border-radius: 50%; }")).toEqual(
      ["border: 4px solid var(--color-cord)"],
    );
    expect(copies('"hover:border-lamp-ring checked:border-cord border-cord"')).toEqual([
      "border-lamp-ring",
      "checked:border-cord",
    ]);
    expect(copies("&::before { inline-size: var(--width-cord); }")).toHaveLength(1);
    expect(copies('"[--color-lamp-ring:var(--color-on-action)]"')).toEqual([]);
  });
});

describe.each(styles)("%s", (file) => {
  it("has only prefixed names", () => {
    expect(globalNames(read(file)), "names must begin with ll-").toEqual([]);
  });

  it("uses tokens for the z-index of elements on the page", () => {
    expect(strayLayers(read(file))).toEqual([]);
  });

  it("has only utilities that its component uses", () => {
    const beside = modules.filter((module) => dirname(module) === dirname(file));
    // The utilities of lamp, cord and jack may be used anywhere, in style sheets as well.
    const users = isDrawnOnce(file) ? [...modules, ...styles] : beside;
    expect(
      unused(
        read(file),
        users.map((user) => read(user).replaceAll(/@utility [\w-]+/g, "")),
      ),
    ).toEqual([]);
  });
});

it("every style sheet beside a component is imported by theme.css", () => {
  const imported = namesIn(read("theme.css"), /@import "\.\/([^"]+)"/g).toSorted();
  const entries = ["styles.css", "theme.css"];
  expect(imported).toEqual(styles.filter((file) => !entries.includes(basename(file))));
});

it("lamp, cord and jack are drawn in one component each", () => {
  const found = [...styles, ...modules]
    .filter((file) => !isDrawnOnce(file) && !drawnOnceExceptions.has(file))
    .flatMap((file) => copies(read(file)).map((copy) => `${file}: ${copy}`));
  expect(found, "use ll-lamp-*, ll-port-* or ll-cord-run").toEqual([]);
});

it("components use tokens for the z-index of elements on the page", () => {
  const found = modules.flatMap((file) => strayLayers(read(file)).map((value) => [file, value]));
  expect(found).toEqual([]);
});

/**
 * Whether a word is certainly a class. A word without one of these characters, such as `compact`, may be the
 * value of a variant instead.
 */
const isCertainlyClass = (word: string) => /[-:[(/.]/.test(word);

it("every class of a component has a CSS rule, and every named group is used", async () => {
  const made = await madeClasses();
  const dead = modules.flatMap((file) => {
    const code = read(file);
    const program: unknown = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" });
    const words = isSyntax(program) ? classWords(code, program) : [];
    return words
      .filter((word) => isCertainlyClass(word) && !made.has(word))
      .map((word) => `${file}: ${word}`);
  });
  expect(dead).toEqual([]);
});
