// `npm run brand -- --name Voxly --color "#1f4fbf"`: applies another brand to the whole repository.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { brand } from "../packages/content/src/brand.ts";
import { brandColors, ownSeed } from "../packages/tokens/src/brand/brand.ts";
import type { Seed } from "../packages/tokens/src/brand/brand.ts";
import { ownFonts } from "../packages/tokens/src/fonts/roles.ts";
import kit from "../packages/ui/package.json" with { type: "json" };
import { makeFonts, writeFonts } from "./brand/fonts.ts";
import type { MadeFonts } from "./brand/fonts.ts";
import { readOptions, usage } from "./brand/options.ts";
import type { BrandOptions } from "./brand/options.ts";
import { renamed, rescoped, scopeOf } from "./brand/rename.ts";
import { samplePoster, samplePosterPath } from "./brand/sample-poster.ts";
import { sourcesOf } from "./brand/sources.ts";
import { leaveOut } from "./brand/stale-media.ts";

const root = join(import.meta.dirname, "..");
const own: BrandOptions = {
  seed: { color: ownSeed.color, ...(ownSeed.accent !== undefined && { accent: ownSeed.accent }) },
  names: { name: brand.name, slug: brand.slug, domain: new URL(brand.addresses.site).host },
  fonts: ownFonts(),
  scope: scopeOf(kit.name.split("/")[0] ?? ""),
};
const say = (line: string) => process.stdout.write(`${line}\n`);
const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, [...args], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });

function writeColors({ color, accent }: Seed): void {
  const text = {
    $description:
      "What the paint is made from. Written by `npm run brand`; then `npm run build -w @larkline/tokens`.",
    color,
    ...(accent !== undefined && { accent }),
  };
  writeFileSync(
    join(root, "packages/tokens/tokens/brand.json"),
    `${JSON.stringify(text, undefined, 2)}\n`,
  );
}

function sayFonts({ names, firstPage }: MadeFonts, installs: boolean): void {
  say(`Fonts: headings ${names.display}, text ${names.text}, plates ${names.plate}.`);
  say(
    `${firstPage.toLocaleString("en-US")} bytes on a first page; stand-ins of the same measures.`,
  );
  if (installs) say("Now `npm install`: package.json names these fonts, package-lock.json others.");
}

/** Folder in which the packages of an npm scope are installed. */
const installed = (scope: string) => join(root, "node_modules", `@${scope}`);

/** Renames the symbolic links to the workspaces, so that no `npm install` is needed. */
function relink(scope: string): void {
  if (existsSync(installed(own.scope)) && !existsSync(installed(scope)))
    renameSync(installed(own.scope), installed(scope));
}

function writeNames({ names, scope }: BrandOptions): number {
  const changed = sourcesOf(root).flatMap(({ path, text }) => {
    const to = renamed(path, own.names, names);
    const next = renamed(rescoped(text, own.scope, scope), own.names, names);
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

async function make(options: BrandOptions): Promise<void> {
  // Throws for colors that cannot be used, before anything is written.
  const { notes, palette, measured } = brandColors(options.seed);
  const { name, domain } = options.names;
  const renames = JSON.stringify(options.names) !== JSON.stringify(own.names);
  const repaints = JSON.stringify(options.seed) !== JSON.stringify(own.seed);
  const resets = JSON.stringify(options.fonts) !== JSON.stringify(own.fonts);
  const fonts = resets ? await makeFonts(options.fonts) : undefined;
  const moves = options.scope !== own.scope;
  if (!renames && !repaints && !fonts && !moves) {
    say(`This is ${name} already.\n\n${usage}`);
    return;
  }
  if (repaints) {
    writeColors(options.seed);
    writeFileSync(join(root, samplePosterPath), samplePoster(palette.light.board));
  }
  const installs = fonts !== undefined && writeFonts(root, fonts);
  if (repaints || fonts) run(join(root, "packages/tokens/src/build.ts"));
  if (repaints) {
    const { action, board, signal } = palette.light.page;
    say(`Colors: ${options.seed.color}. Action ${action}, board ${board}, live line ${signal}.`);
    say(
      `${measured.length} pairs measured in four themes on two grounds: each keeps its contrast.`,
    );
    for (const note of notes) say(`- ${note}`);
    say("Still in its first colors: .storybook/samples/film.webm, which only stories play.");
  }
  if (fonts) sayFonts(fonts, installs);
  const stale =
    (renames || repaints || fonts ? leaveOut(root, "films").length : 0) +
    (renames ? leaveOut(root, "greetings").length : 0);
  if (renames || moves) {
    say(`${name} at ${domain}: written into ${writeNames(options)} files.`);
    if (moves) {
      relink(options.scope);
      say(`The packages are @${options.scope}/ui and so on. Now \`npm install\`.`);
    }
  }
  if (stale > 0)
    say(
      `Left out until \`npm run media\` makes them anew: ${stale} files that show or say ${brand.name}.`,
    );
  run(join(root, "node_modules/oxfmt/bin/oxfmt"), ".");
  say("Now look at it (`npm run storybook`), and take the pictures anew: `npm run baselines`.");
}

try {
  const began = performance.now();
  await make(readOptions(process.argv.slice(2), own));
  say(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
