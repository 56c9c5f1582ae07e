/**
 * Writes the published stylesheets and fonts into `dist`. Runs after tsdown (`npm run build`), because the
 * built modules determine which classes are used. The files are:
 * - `styles.css`: compiled, with every class that the kit's modules use;
 * - `styles/base.css` and `styles/<export>.css`: the same, split by export;
 * - `theme.css` and `theme-strict.css`: the tokens' names for an application's own Tailwind;
 * - `fonts`: the font files.
 *
 * The kit's classes are in the cascade layer `components.larkline`. So a class of the application overrides
 * them if it is in no layer, in Tailwind's `utilities`, or in the application's own layer `components`.
 */
import { copyFile, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { optimize } from "@tailwindcss/node";

import manifest from "../package.json" with { type: "json" };
import { classNames, openStyles, prefixStyles } from "./prefix-classes.ts";
import { splitStyles } from "./split-styles.ts";

const kit = join(import.meta.dirname, "..");
const dist = join(kit, "dist");
const { resolve } = createRequire(import.meta.url);

for (const folder of ["fonts", "styles"]) await mkdir(join(dist, folder), { recursive: true });

/**
 * Matches custom properties that Tailwind also declares, with other values. They get a prefix
 * (`--ll-spacing`), so that an application's Tailwind keeps its own values.
 */
const sharedProperty =
  /(?<![\w-])--(spacing|ease-out|font-weight-[a-z]+|default-[a-z-]+)(?=[\s:),;}])/g;

/** The built modules' code by their paths in `dist`. */
const modules = new Map(
  await Promise.all(
    (await readdir(dist, { recursive: true }))
      .filter((name) => name.endsWith(".js"))
      .map(async (name) => [name, await readFile(join(dist, name), "utf8")] as const),
  ),
);

/** Every word that may be a class, in the modules of these names. */
const wordsOf = (names: Iterable<string>) =>
  new Set(Array.from(names, (name) => modules.get(name)?.split(/[\s"'`]+/) ?? []).flat());

/** The names of a module and of all modules that it imports, directly or indirectly, also dynamically. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const imports = modules.get(name)?.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g) ?? [];
  for (const [, path = ""] of imports) withImports(join(dirname(name), path), found);
  return found;
}

const shipped = wordsOf(modules.keys());

const { compiler, candidates } = await openStyles();
const names = await classNames();
const used = [...candidates].filter((name) => shipped.has(names.has(name) ? `ll-${name}` : name));
const { code } = optimize(compiler.build(used), { minify: true });
const styles = prefixStyles(code, names)
  .replaceAll(sharedProperty, "--ll-$1")
  .replaceAll(/url\("?[^")]*?([\w.-]+\.woff2)"?\)/g, 'url("./fonts/$1")')
  // Removes layer statements without a block. Bundlers move them to the top of the file, where they would
  // declare their layers before `base`.
  .replaceAll(/@layer [\w, ]+;/g, "")
  .replaceAll("@layer utilities{", "@layer components.larkline{");
// Tailwind's layers in their usual order, whichever stylesheet is loaded first.
const order = "@layer properties,theme,base,components,utilities;";
await writeFile(join(dist, "styles.css"), order + styles);

const { base, pick } = splitStyles(styles.replaceAll(/\/\*!.*?\*\//gs, ""));
await writeFile(join(dist, "styles/base.css"), order + base.replaceAll("./fonts/", "../fonts/"));
for (const [subpath, target] of Object.entries(manifest.exports)) {
  if (typeof target === "string" || subpath.endsWith(".css")) continue;
  const rules = pick(wordsOf(withImports(`${subpath.replace("./", "")}.js`)));
  if (rules !== "")
    await writeFile(join(dist, "styles", `${subpath.replace("./", "")}.css`), rules);
}

for (const entry of ["theme.css", "theme-strict.css"]) {
  const text = await readFile(resolve(`@larkline/tokens/${entry}`), "utf8");
  await writeFile(join(dist, entry), text);
}

const fonts = dirname(resolve("@larkline/tokens/fonts.css"));
for (const name of await readdir(fonts)) {
  if (!name.endsWith(".css")) await copyFile(join(fonts, name), join(dist, "fonts", name));
}
