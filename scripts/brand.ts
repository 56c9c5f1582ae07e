// `npm run brand -- --name Voxly --color "#1f4fbf"`: applies another brand to the whole repository: name,
// domain, colors, fonts and npm scope (scripts/brand/options.ts lists the options).
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { brand } from "../packages/content/src/brand.ts";
import { metaLimits } from "../packages/content/src/page-meta.ts";
import { brandColors, ownSeed } from "../packages/tokens/src/brand/brand.ts";
import type { Seed } from "../packages/tokens/src/brand/brand.ts";
import { ownFonts } from "../packages/tokens/src/fonts/roles.ts";
import kit from "../packages/ui/package.json" with { type: "json" };
import { prepareFonts, writeFonts } from "./brand/fonts.ts";
import type { PreparedFonts } from "./brand/fonts.ts";
import { longTitles } from "./brand/long-titles.ts";
import { refuseUsedName } from "./brand/name-in-use.ts";
import { readOptions, usage } from "./brand/options.ts";
import type { BrandOptions } from "./brand/options.ts";
import { renamed, rescoped, scopeOf } from "./brand/rename.ts";
import { samplePoster, samplePosterPath } from "./brand/sample-poster.ts";
import { sourcesOf } from "./brand/sources.ts";
import { removeStaleMedia } from "./brand/stale-media.ts";
import { answerHelp } from "./command-line.ts";

const root = join(import.meta.dirname, "..");
const current: BrandOptions = {
  seed: { color: ownSeed.color, ...(ownSeed.accent !== undefined && { accent: ownSeed.accent }) },
  names: { name: brand.name, slug: brand.slug, domain: new URL(brand.addresses.site).host },
  fonts: ownFonts(),
  scope: scopeOf(kit.name.split("/")[0] ?? ""),
};
const print = (line: string) => process.stdout.write(`${line}\n`);
const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, [...args], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });

function writeColors({ color, accent }: Seed): void {
  const text = {
    $description:
      "The colors from which the palette is derived. Written by `npm run brand`; then `npm run build -w @larkline/tokens`.",
    color,
    ...(accent !== undefined && { accent }),
  };
  writeFileSync(
    join(root, "packages/tokens/tokens/brand.json"),
    `${JSON.stringify(text, undefined, 2)}\n`,
  );
}

function printFonts({ names, firstPageBytes }: PreparedFonts): void {
  print(`Fonts: headings ${names.display}, text ${names.text}, plates ${names.plate}.`);
  print(
    `${firstPageBytes.toLocaleString("en-US")} bytes on a first page; fallback fonts of the same metrics.`,
  );
}

/** Folder in which the packages of an npm scope are installed. */
const scopeFolder = (scope: string) => join(root, "node_modules", `@${scope}`);

/**
 * Renames the folder of the symbolic links to the workspaces, so that imports from the new scope work before
 * `npm install` has run.
 */
function renamePackageLinks(scope: string): void {
  if (existsSync(scopeFolder(current.scope)) && !existsSync(scopeFolder(scope)))
    renameSync(scopeFolder(current.scope), scopeFolder(scope));
}

/**
 * Replaces the brand's names and the npm scope in all text files, and the names in their paths.
 *
 * @returns The number of changed files.
 */
function writeNames({ names, scope }: BrandOptions): number {
  const changed = sourcesOf(root).flatMap(({ path, text }) => {
    const to = renamed(path, current.names, names);
    const next = renamed(rescoped(text, current.scope, scope), current.names, names);
    if (to === path && next === text) return [];
    if (to !== path) {
      mkdirSync(dirname(join(root, to)), { recursive: true });
      renameSync(join(root, path), join(root, to));
    }
    writeFileSync(join(root, to), next);
    return [to];
  });
  return changed.length;
}

async function applyBrand(options: BrandOptions): Promise<void> {
  // Throws for colors that cannot be used, before anything is written.
  const { notes, palette, measured } = brandColors(options.seed);
  const { name, domain } = options.names;
  const changesNames = JSON.stringify(options.names) !== JSON.stringify(current.names);
  if (changesNames) refuseUsedName(sourcesOf(root), current.names, options.names);
  const changesColors = JSON.stringify(options.seed) !== JSON.stringify(current.seed);
  const changesFonts = JSON.stringify(options.fonts) !== JSON.stringify(current.fonts);
  const fonts = changesFonts ? await prepareFonts(options.fonts) : undefined;
  const changesScope = options.scope !== current.scope;
  if (!changesNames && !changesColors && !fonts && !changesScope) {
    print(`Nothing to change: ${name} has these options already.\n\n${usage}`);
    return;
  }
  if (changesColors) {
    writeColors(options.seed);
    writeFileSync(join(root, samplePosterPath), samplePoster(palette.light.board));
  }
  const changesDependencies = fonts !== undefined && writeFonts(root, fonts);
  if (changesColors || fonts) run(join(root, "packages/tokens/src/build.ts"));
  if (changesColors) {
    const { action, board, signal } = palette.light.page;
    print(`Colors: ${options.seed.color}. Action ${action}, board ${board}, live line ${signal}.`);
    print(
      `${measured.length} pairs measured in four themes on two grounds: each keeps its contrast.`,
    );
    for (const note of notes) print(`- ${note}`);
    print("Not recolored: .storybook/samples/film.webm, which only stories play.");
  }
  if (fonts) printFonts(fonts);
  // Films and greetings contain the name, but neither the slug nor the domain.
  const changesName = name !== current.names.name;
  const stale =
    (changesName || changesColors || fonts ? removeStaleMedia(root, "films").length : 0) +
    (changesName ? removeStaleMedia(root, "greetings").length : 0);
  if (changesNames || changesScope) {
    print(`${name} at ${domain}: written into ${writeNames(options)} files.`);
    if (changesScope) {
      renamePackageLinks(options.scope);
      print(`The packages are @${options.scope}/ui and so on.`);
    }
  }
  if (stale > 0)
    print(
      `Removed until \`npm run media\` generates new ones: ${stale} files of films and greetings that contain ${brand.name}, its colors or its fonts.`,
    );
  run(join(root, "node_modules/oxfmt/bin/oxfmt"), ".");
  if (changesDependencies || changesScope)
    print("Now `npm install`, which brings package-lock.json and node_modules up to date.");
  const titles = changesName ? longTitles(name) : [];
  if (titles.length > 0)
    print(
      `Longer than the ${metaLimits.title} characters that search results show, to be shortened in packages/content/src:\n${titles.map((title) => `- ${title}`).join("\n")}`,
    );
  print("Now check the result (`npm run storybook`) and take new pictures: `npm run baselines`.");
}

answerHelp(usage);
try {
  const began = performance.now();
  await applyBrand(readOptions(process.argv.slice(2), current));
  print(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
