import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

import { compile, optimize } from "@tailwindcss/node";

import { readProperties, shortenProperties } from "./custom-properties.ts";
import { namesIn } from "./markup.ts";
import { pruneStyles } from "./prune-styles.ts";

// The kit's source stylesheet, because Tailwind compiles it for each page with only the page's classes.
const kit = dirname(createRequire(import.meta.url).resolve("@larkline/ui/package.json"));
const stylesheet = join(kit, "src/styles.css");

/**
 * Generates a page's inlined styles: compiles the kit's stylesheet for the classes in the markup, removes
 * what the page does not need, and shortens the names of custom properties.
 *
 * @param html The page's markup, with the long class names.
 * @param symbols Inlined SVG symbols, which use the page's colors.
 * @param assets URLs of referenced files (fonts), by file name.
 */
export async function routeStyles(
  html: string,
  symbols: string,
  assets: ReadonlyMap<string, string>,
): Promise<string> {
  const compiler = await compile(await readFile(stylesheet, "utf8"), {
    base: dirname(stylesheet),
    from: stylesheet,
    shouldRewriteUrls: true,
    onDependency: () => {},
  });
  const names = namesIn(html);
  const { code } = optimize(compiler.build([...names.classes]), { minify: true });
  const readOutside = readProperties(symbols);
  return shortenProperties(pruneStyles(code, names, readOutside), readOutside).replaceAll(
    /url\((["']?)([^"')]+)\1\)/g,
    (whole: string, _quote: string, address: string) => {
      if (address.startsWith("data:")) return whole;
      const served = assets.get(basename(address));
      if (!served) throw new Error(`The styles refer to ${address}, which the build did not emit.`);
      return `url(${served})`;
    },
  );
}
