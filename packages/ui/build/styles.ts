/**
 * Writes the styles that are shipped, beside the modules in `dist`: `styles.css` for applications
 * without Tailwind, compiled, with every class the kit's modules use; `theme.css` for those that run
 * Tailwind, with the tokens in it; the fonts of both. Runs after tsdown, whose output it scans.
 */
import { copyFile, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { compile, optimize } from "@tailwindcss/node";
import { Scanner } from "@tailwindcss/oxide";

const kit = join(import.meta.dirname, "..");
const dist = join(kit, "dist");
const { resolve } = createRequire(import.meta.url);

/** A style sheet with what it imports in place of the imports; addresses of fonts lead to `fonts/`. */
async function flatten(path: string): Promise<string> {
  const text = await readFile(path, "utf8");
  const parts: string[] = [];
  for (const part of text.split(/^(@import "[^"]+";)$/m)) {
    const address = /^@import "([^"]+)";$/.exec(part)?.[1];
    parts.push(
      address === undefined
        ? part.replaceAll(/url\("\.\/([^"]+)"\)/g, 'url("./fonts/$1")')
        : await flatten(address.startsWith(".") ? join(dirname(path), address) : resolve(address)),
    );
  }
  return parts.join("");
}

const theme = await flatten(join(kit, "src/theme.css"));
await mkdir(join(dist, "fonts"), { recursive: true });
await writeFile(join(dist, "theme.css"), theme);

const compiler = await compile(`@import "tailwindcss" source(none);\n${theme}`, {
  base: dist,
  onDependency: () => {},
});
const scanner = new Scanner({ sources: [{ base: dist, pattern: "**/*.js", negated: false }] });
const { code } = optimize(compiler.build(scanner.scan()), { minify: true });
await writeFile(join(dist, "styles.css"), code);

const fonts = dirname(resolve("@larkline/tokens/fonts.css"));
for (const name of await readdir(fonts)) {
  if (!name.endsWith(".css")) await copyFile(join(fonts, name), join(dist, "fonts", name));
}
