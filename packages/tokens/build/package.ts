/**
 * Completes `dist`, the folder that is published to npm. tsdown has built the modules there. This script adds
 * the styles, the fonts, the token files in the Design Tokens format (DTCG), and another package.json. In the
 * workspace the package exports its TypeScript sources, which need no build. The published package.json
 * exports the built files, because Node.js does not run TypeScript inside node_modules.
 * Run: `npm run package -w @larkline/tokens`.
 */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import manifest from "../package.json" with { type: "json" };
import { primitivesDocument } from "../src/dtcg.ts";
import { computePrimitives } from "../src/source.ts";

const tokens = join(import.meta.dirname, "..");
const dist = join(tokens, "dist");

const styles = globSync("generated/*.css", { cwd: tokens });
for (const path of [...styles, "generated/figma.json", "README.md", "CHANGELOG.md"])
  cpSync(join(tokens, path), join(dist, basename(path)));
for (const folder of ["fonts", "tokens"])
  cpSync(join(tokens, folder), join(dist, folder), { recursive: true });
// Replaces brand.json (the brand's one or two colors) and the reference palette with the brand's palette, which
// is computed from both. Each color has a hex fallback for tools that cannot read OKLCH.
rmSync(join(dist, "tokens/brand.json"));
writeFileSync(
  join(dist, "tokens/color/primitives.tokens.json"),
  `${JSON.stringify(primitivesDocument(computePrimitives()), undefined, 2)}\n`,
);
cpSync(join(tokens, "../../LICENSE"), join(dist, "LICENSE"));

const built = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });
const sheets = Object.fromEntries(
  styles.map((path) => [`./${basename(path)}`, `./${basename(path)}`]),
);

const { exports: _sources, scripts: _scripts, publishConfig, ...described } = manifest;
const { directory, ...publishedWith } = publishConfig;
if (join(tokens, directory) !== dist)
  throw new Error(
    `publishConfig.directory in package.json is ${directory}, but this script builds dist.`,
  );

const published = {
  ...described,
  exports: {
    ".": built("index"),
    "./brand": built("brand"),
    "./contrast": built("contrast"),
    "./measure": built("measure"),
    ...sheets,
    "./fonts.css": "./fonts/fonts.css",
    "./fonts/*": "./fonts/*",
    "./tokens/*": "./tokens/*",
    "./figma.json": "./figma.json",
    "./package.json": "./package.json",
  },
  publishConfig: publishedWith,
};
const readme = readFileSync(join(dist, "README.md"), "utf8");
if (!readme.includes("## Install"))
  throw new Error(
    "README.md needs a section “## Install”, because it is published with the package.",
  );
writeFileSync(join(dist, "package.json"), `${JSON.stringify(published, undefined, 2)}\n`);
