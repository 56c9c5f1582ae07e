/** The rule for the kit's CSS (packages/ui/README.md, "CSS"), held over every source of the kit. */
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

/** Without comments, strings and addresses, in which a dot is no class. */
const bare = (css: string) =>
  css.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/url\("[^"]*"\)|"[^"]*"/g, '""');

const namesIn = (css: string, pattern: RegExp) =>
  Array.from(css.matchAll(pattern), ([, name = ""]) => name);

const utilitiesOf = (css: string) => namesIn(css, /@utility ([\w-]+)/g);

/** Every name that a consumer's own styles could have as well. */
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

/** Within a part a number may say what lies above what; on the page only a token (`--layer-*`). */
const withinAPart = new Set(["-1", "0", "1", "2"]);

const strayLayers = (text: string) =>
  [
    ...namesIn(text, /z-index: (-?\d+)/g),
    ...namesIn(text, /(?<![\w-])(-?z-(?:\d+|\[[^\]]*\]))/g).map((name) =>
      name.replace("-z-", "-").replace("z-", ""),
    ),
  ].filter((value) => !withinAPart.has(value));

/** Utilities that none of these sources names: as a class, or in an `@apply`. */
const unused = (css: string, users: readonly string[]) =>
  utilitiesOf(css).filter((name) => {
    // A functional one is named with its value: `ll-port-[12px]`.
    const used = new RegExp(`(?<![\\w-])${name}${name.endsWith("-") ? "\\[" : "(?![\\w-])"}`);
    return !users.some((code) => used.test(code));
  });

/** The parts of the board that everything is drawn from. */
const drawnOnce = ["board/lamp/", "board/cord/", "board/jack/"];
const isDrawnOnce = (file: string) => drawnOnce.some((folder) => file.startsWith(folder));

/** A chart's dots are round caps of lines, which no utility can be. */
const stretched = new Set(["board/week-of-calls/week-of-calls.css"]);

/** What only these drawings have: a lit lamp's ring, a border in a plug's color, a bar as wide as a cord. */
const copies = (text: string) => [
  ...namesIn(text, /(var\(--color-lamp-ring\)|(?:border|fill|stroke)-lamp-ring)/g),
  ...namesIn(text, /(border[\w-]*: [^;]*var\(--color-cord\))/g),
  ...namesIn(text, /(checked:border-cord)/g),
  ...namesIn(text, /(inline-size: var\(--width-cord\))/g),
];

describe("what the rule finds", () => {
  it("names without the prefix", () => {
    const css = `
      @utility prose { .port { top: 0 } &:has(.ll-jack) { top: 0 } }
      @keyframes blink { to { top: 0 } }
      @theme { --animate-blink: blink 1s; }
      @utility ll-board { container: board / inline-size; mask: url("a.svg#.b"); }`;
    expect(globalNames(css)).toEqual(["prose", "port", "blink", "blink", "board"]);
  });

  it("numbers that say what lies above what on the page", () => {
    expect(strayLayers("z-index: 40; z-index: 1; z-index: var(--layer-toast)")).toEqual(["40"]);
    expect(strayLayers('"sticky z-20 sm:z-[99] z-1 -z-1 z-(--layer-header)"')).toEqual([
      "20",
      "[99]",
    ]);
  });

  it("utilities that nothing beside them uses", () => {
    const css = "@utility ll-menu { top: 0 } @utility ll-menu-item { top: 0 }";
    expect(unused(css, ['className="ll-menu-item"'])).toEqual(["ll-menu"]);
    const ports = "@utility ll-port-* { top: 0 } @utility ll-port-live { top: 0 }";
    expect(unused(ports, ["&::before { @apply ll-port-[12px]; }"])).toEqual(["ll-port-live"]);
  });

  it("a lamp, a jack or a cord that is drawn again", () => {
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
  it("has no name that could meet a consumer's", () => {
    expect(globalNames(read(file)), "begin them with ll-").toEqual([]);
  });

  it("takes what lies above what from the tokens", () => {
    expect(strayLayers(read(file))).toEqual([]);
  });

  it("has only utilities that a component beside it uses", () => {
    const beside = modules.filter((module) => dirname(module) === dirname(file));
    // What the board draws for all is used elsewhere, in style sheets as well.
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

it("lamp, cord and jack are drawn in one place each", () => {
  const found = [...styles, ...modules]
    .filter((file) => !isDrawnOnce(file) && !stretched.has(file))
    .flatMap((file) => copies(read(file)).map((copy) => `${file}: ${copy}`));
  expect(found, "take ll-lamp-*, ll-port-* or ll-cord-run").toEqual([]);
});

it("components take what lies above what from the tokens", () => {
  const found = modules.flatMap((file) => strayLayers(read(file)).map((value) => [file, value]));
  expect(found).toEqual([]);
});

/** Words without a sign, such as `compact`, may be a variant's value among the classes. */
const isClear = (word: string) => /[-:[(/.]/.test(word);

it("every class of a component has a rule, and every group somebody who asks for it", async () => {
  const made = await madeClasses();
  const dead = modules.flatMap((file) => {
    const code = read(file);
    const program: unknown = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" });
    const words = isSyntax(program) ? classWords(code, program) : [];
    return words
      .filter((word) => isClear(word) && !made.has(word))
      .map((word) => `${file}: ${word}`);
  });
  expect(dead).toEqual([]);
});
