import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname } from "node:path";

import { compile, optimize } from "@tailwindcss/node";

const stylesheet = createRequire(import.meta.url).resolve("@larkline/ui/styles.css");

/** Every class that `html` names. */
function classesOf(html: string): string[] {
  const found = new Set<string>();
  for (const [, list = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of decode(list).split(/\s+/)) if (name) found.add(name);
  }
  return [...found];
}

/** React escapes these in attributes. */
function decode(attribute: string): string {
  return attribute
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

/**
 * The styles that one page's markup needs and no others, minified, to be inlined: Tailwind's own
 * compiler over exactly the classes in the markup.
 *
 * @param html The page's prerendered markup.
 * @param assets Addresses of the files that the stylesheet refers to (fonts), by file name.
 */
export async function routeStyles(html: string, assets: ReadonlyMap<string, string>) {
  const compiler = await compile(await readFile(stylesheet, "utf8"), {
    base: dirname(stylesheet),
    from: stylesheet,
    shouldRewriteUrls: true,
    onDependency: () => {},
  });
  const { code } = optimize(compiler.build(classesOf(html)), { minify: true });
  return code.trim().replaceAll(/url\((["']?)([^"')]+)\1\)/g, (whole, _quote, address: string) => {
    if (address.startsWith("data:")) return whole;
    const served = assets.get(basename(address));
    if (!served) throw new Error(`The styles refer to ${address}, which the build did not emit.`);
    return `url(${served})`;
  });
}
