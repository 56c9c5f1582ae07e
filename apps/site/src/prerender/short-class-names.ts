import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { compile } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";
import type { Plugin } from "vite";

import { decode } from "./element-tree.ts";
import { escapeHtml } from "./escape-html.ts";
import { type SyntaxNode, childrenOf, isNode } from "./syntax-node.ts";

/**
 * Functions that shorten Tailwind's class names in the built site to one to three letters, because every page
 * contains them twice: in its markup and in its styles. Saves 2 kB per page (brotli). The kit's sources,
 * stories and the development server keep the long names.
 */
export interface ShortClassNames {
  /** Replaces class names in a stylesheet. */
  shortenStyles: (css: string) => string;
  /**
   * Restores the long names in markup of the built site.
   *
   * @throws If the markup has a long name that has a short one: the built stylesheet has no rule for the long
   * name.
   */
  lengthenMarkup: (html: string) => string;
  /** Replaces class names in the kit's modules and stylesheet. */
  plugin: Plugin;
}

const kit = join(
  dirname(createRequire(import.meta.url).resolve("@larkline/ui/package.json")),
  "src",
);

/** A class selector, including escaped characters. */
const classSelector = /\.((?:\\.|[\w-])+)/g;

/** An attribute selector that matches one class: `[class~="name"]`. */
const classWord = /\[class~=["']?([^"'\]]+)["']?\]/g;

/** Removes the escapes of a CSS identifier. */
const unescape = (name: string) => name.replaceAll(/\\(.)/g, "$1");

/** Matches names that can only be classes. Others, such as `grid`, are ambiguous and not renamed. */
const hasClassSyntax = /[-:[(/.]/;

/** Matches class names that are also commands of an SVG path, such as `h-1`. */
const pathCommand = /^[hmz]-\d+$/;

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The short name number `index`: a, b … Z, aa, ab … */
function nameAt(index: number): string {
  const last = letters.charAt(index % letters.length);
  const before = Math.floor(index / letters.length);
  return before === 0 ? last : nameAt(before - 1) + last;
}

/**
 * All classes that the kit's sources use, that Tailwind generates and that can be renamed; the most
 * frequent first.
 */
async function utilitiesOfTheKit(): Promise<string[]> {
  const stylesheet = join(kit, "styles.css");
  const compiler = await compile(await readFile(stylesheet, "utf8"), {
    base: dirname(stylesheet),
    from: stylesheet,
    onDependency: () => {},
  });
  const candidates = new Set(new Scanner({ sources: compiler.sources }).scan());
  const css = compiler.build([...candidates]);
  const generated = Array.from(css.matchAll(classSelector), ([, name = ""]) => unescape(name));
  const uses = new Map<string, number>();
  // Without stories, which the site does not contain: a new story would rename classes of every page.
  for (const file of globSync("**/!(*.stories|*.test).tsx", { cwd: kit }))
    for (const word of readFileSync(join(kit, file), "utf8").split(/[\s"'`]+/))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  // The most frequent classes get the shortest names. Sorting by name first makes the order deterministic.
  return [...new Set(generated)]
    .filter((name) => candidates.has(name) && hasClassSyntax.test(name) && !pathCommand.test(name))
    .toSorted()
    .toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
}

/** A string literal, or a part of a template literal. */
interface Text {
  start: number;
  end: number;
  /**
   * Whether an expression of the template directly precedes the text, and whether one directly follows it.
   * The text's first or last word may then be only a part of a class name.
   */
  attached: readonly [boolean, boolean];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * The range of a part of a template literal without its delimiters "`", "}" and "${". The parser includes
 * them in the part's range if the module is TypeScript.
 */
function insideOf({ start, end, value }: SyntaxNode): Pick<Text, "start" | "end"> {
  const raw = isObject(value) && typeof value["raw"] === "string" ? value["raw"] : "";
  const first = end - start > raw.length ? start + 1 : start;
  return { start: first, end: first + raw.length };
}

/** All string literals and parts of template literals in a node. */
function textsIn(node: SyntaxNode): Text[] {
  const { type, start, end, value, quasis } = node;
  if (type === "Literal" && typeof value === "string")
    return [{ start: start + 1, end: end - 1, attached: [false, false] }];
  const pieces = Array.isArray(quasis) ? quasis.filter(isNode) : [];
  const inside = childrenOf(node).flatMap(textsIn);
  return [
    ...inside,
    ...pieces.map((piece, index) => ({
      ...insideOf(piece),
      attached: [index > 0, index < pieces.length - 1] as const,
    })),
  ];
}

/** Assigns short names to the class names in the kit's current sources. */
export async function shortClassNames(): Promise<ShortClassNames> {
  const short = new Map(
    (await utilitiesOfTheKit()).map((name, index) => [name, nameAt(index)] as const),
  );
  const long = new Map(Array.from(short, ([name, shortName]) => [shortName, name] as const));

  const shortenStyles = (css: string): string =>
    css
      .replaceAll(classSelector, (whole, name: string) => {
        const shortName = short.get(unescape(name));
        return shortName === undefined ? whole : `.${shortName}`;
      })
      .replaceAll(classWord, (whole, name: string) => {
        const shortName = short.get(unescape(name));
        return shortName === undefined ? whole : `[class~=${shortName}]`;
      });

  const shortenWords = (text: string, [before, after]: Text["attached"]): string => {
    const words = text.split(/(\s+)/);
    return words
      .map((word, index) => {
        const attached = (before && index === 0) || (after && index === words.length - 1);
        return attached ? word : (short.get(word) ?? word);
      })
      .join("");
  };

  const shortenModule = (code: string, program: SyntaxNode): string => {
    let [shortened, from] = ["", 0];
    for (const { start, end, attached } of textsIn(program).toSorted((a, b) => a.start - b.start)) {
      shortened += code.slice(from, start) + shortenWords(code.slice(start, end), attached);
      from = end;
    }
    return shortened + code.slice(from);
  };

  const lengthenMarkup = (html: string): string =>
    html.replaceAll(/(?<=\sclass=")[^"]*/g, (names) =>
      names
        .split(" ")
        .map((name) => {
          if (short.has(decode(name)))
            throw new Error(
              `The markup has the class ${name} instead of its short name. Was it composed of parts?`,
            );
          return escapeHtml(long.get(name) ?? name);
        })
        .join(" "),
    );

  return {
    shortenStyles,
    lengthenMarkup,
    plugin: {
      name: "short-class-names",
      // Runs after Tailwind and before Vite's CSS handling.
      enforce: "pre",
      transform: {
        filter: { id: /\.(?:css|tsx?)(?:\?export=\w+)?$/ },
        handler(code, id) {
          if (!id.startsWith(kit)) return null;
          if (id.endsWith(".css")) return { code: shortenStyles(code), map: null };
          const [file = ""] = id.split("?");
          const program: unknown = this.parse(code, { lang: file.endsWith("x") ? "tsx" : "ts" });
          return isNode(program) ? { code: shortenModule(code, program), map: null } : null;
        },
      },
    },
  };
}
