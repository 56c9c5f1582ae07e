/**
 * The kit's styles for an application that uses Tailwind itself: a file with the tokens and all utilities of
 * the kit, and a file with the styles of the page itself. The application's Tailwind removes the unused
 * utilities.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

import { kit } from "../../tests/kit/kit-package.ts";
import type { RegistryItem } from "./item.ts";

const { resolve } = createRequire(import.meta.url);
const sources = join(kit, "src");

/** The style sheets of the page itself, which are a separate item. */
const pageSheets = ["./base.css", "./print.css"];

/** The text of some of the kit's style sheets. */
async function textOf(paths: readonly string[]): Promise<string> {
  const texts = await Promise.all(paths.map((path) => readFile(join(sources, path), "utf8")));
  return texts.join("\n");
}

/** The kit's own style sheets that `theme.css` imports, except those of the page itself. */
async function utilities(): Promise<string> {
  const theme = await readFile(join(sources, "theme.css"), "utf8");
  const paths = Array.from(theme.matchAll(/@import "(\.\/[^"]+)"/g), ([, path = ""]) => path);
  return await textOf(paths.filter((path) => !pageSheets.includes(path)));
}

/**
 * A file in the application's root folder, and the rule that imports the file into the application's style
 * sheet. The rule starts with `../`, because most style sheets are one folder deep: `src/index.css`,
 * `app/globals.css`.
 */
const sheet = (name: string, content: string): Pick<RegistryItem, "files" | "css"> => ({
  files: [{ path: name, type: "registry:file", target: `~/${name}`, content }],
  css: { [`@import "../${name}"`]: {} },
});

/** The items with the kit's style sheets: the theme, and the look of the page itself. */
export async function stylesItems(): Promise<RegistryItem[]> {
  const tokens = await readFile(resolve("@larkline/tokens/theme.css"), "utf8");
  const $schema = "https://ui.shadcn.com/schema/registry-item.json";
  return [
    {
      $schema,
      name: "theme",
      type: "registry:style",
      title: "Theme",
      description: "The tokens as CSS variables and Tailwind names, and the utilities of the kit.",
      ...sheet("larkline.css", `${tokens}\n${await utilities()}`),
      docs: 'Your style sheet imports "../larkline.css" now. If it is two folders deep (src/app/globals.css), write "../../larkline.css". Themes: data-theme="light", "dark", "light-contrast" or "dark-contrast" on any element; without it the system decides. Fonts: npm install @larkline/tokens, then import "@larkline/tokens/fonts.css".',
    },
    {
      $schema,
      name: "page-ground",
      type: "registry:style",
      title: "Page ground",
      description:
        "The kit's styles of the page itself: ground, text, selection, focus, print. Omit it if the application has its own.",
      ...sheet("larkline-page.css", await textOf(pageSheets)),
    },
  ];
}
