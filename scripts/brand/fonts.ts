/** Changes the font families of a brand: validates them first, then writes files and tokens. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import subsetFont from "subset-font";

import { familiesOf, firstPageBudget } from "../../packages/tokens/src/fonts/faces.ts";
import type { FontFamily } from "../../packages/tokens/src/fonts/faces.ts";
import { meanAdvance, fallbackFonts } from "../../packages/tokens/src/fonts/fallback.ts";
import {
  installedFont,
  missingForKit,
  packageOf,
} from "../../packages/tokens/src/fonts/fitness.ts";
import { firstPageBytes, generateFonts } from "../../packages/tokens/src/fonts/generate.ts";
import { fontId, fontRoles } from "../../packages/tokens/src/fonts/roles.ts";
import type { FontRole } from "../../packages/tokens/src/fonts/roles.ts";
import { readSfnt } from "../../packages/tokens/src/fonts/sfnt.ts";

/** A font family for each role, by its own name or by fontsource's id. */
export type BrandFonts = Readonly<Record<FontRole, string>>;

/** Validated fonts, ready to be written. */
export interface PreparedFonts {
  readonly names: BrandFonts;
  /** Contents of the font files, their licenses and their style sheet, by file name. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Size of the files that every page loads, in bytes. */
  readonly firstPageBytes: number;
  /** Maximum width of running text, in em. */
  readonly measure: number;
}

/**
 * The family's own name, from that name or from fontsource's: "inter", "@fontsource-variable/inter".
 *
 * @throws If the input is no font family's name, or if its package is not installed. In the second case the
 * message has the command that installs it.
 */
function familyNamed(input: string): string {
  const id = fontId(input.trim().replace(/^@fontsource-variable\//u, ""));
  if (!/^[\da-z]+(?:-[\da-z]+)*$/u.test(id))
    throw new Error(
      `${JSON.stringify(input)} is not a font family's name, such as "Source Sans 3".`,
    );
  const found = installedFont(id);
  if (!found)
    throw new Error(
      `${input} is not installed. Run this, then repeat your command:\n\n  npm install --save-dev --save-exact ${packageOf(id)}\n\nIf npm does not find it, fontsource has no variable font of that name: https://fontsource.org/?variable=true`,
    );
  return found.family;
}

/**
 * The maximum width of running text in em: room for about 68 characters, which are comfortable to read.
 * Rounded down to a multiple of 0.5 em.
 */
async function measureOf(
  { id, weight }: FontFamily,
  files: PreparedFonts["files"],
): Promise<number> {
  const file = files.get(`${id}-latin.woff2`) ?? Buffer.alloc(0);
  const font = readSfnt(
    await subsetFont(file, undefined, {
      targetFormat: "sfnt",
      keepAllGlyphs: true,
      variationAxes: { wght: weight.min },
    }),
  );
  const averageAdvance = meanAdvance((character) => font.advance(character.charCodeAt(0)));
  return Math.floor(68 * averageAdvance * 2) / 2;
}

/**
 * Reads and measures the fonts of a brand. Writes nothing.
 *
 * @throws If a family is not installed or lacks characters, weights or tabular figures that the kit needs, or
 * if the families together exceed the first page's budget.
 */
export async function prepareFonts(chosen: BrandFonts): Promise<PreparedFonts> {
  const names = {
    display: familyNamed(chosen.display),
    text: familyNamed(chosen.text),
    plate: familyNamed(chosen.plate),
  };
  const fonts = familiesOf(names);
  const problems = (await Promise.all(fonts.map(missingForKit))).flat();
  if (problems.length > 0) throw new Error(`${problems.join("\n")}\n\nNothing was changed.`);
  const files = await generateFonts(fonts);
  const firstPage = firstPageBytes(files, fonts);
  if (firstPage > firstPageBudget)
    throw new Error(
      `${fonts.map(({ family }) => family).join(", ")} need ${firstPage.toLocaleString("en-US")} bytes on every page; ${firstPageBudget.toLocaleString("en-US")} are allowed (firstPageBudget in packages/tokens/src/fonts/faces.ts). One family for two roles needs fewer. Nothing was changed.`,
    );
  const text = fonts.find(({ family }) => family === names.text);
  if (!text) throw new Error("The text has no family.");
  return { names, files, firstPageBytes: firstPage, measure: await measureOf(text, files) };
}

function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

const asJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * Replaces the font files, and writes the tokens of the families and of the text's width, and the dependencies
 * in package.json and docs/dependencies.md.
 *
 * @returns Whether the dependencies have changed, so that package-lock.json must be updated.
 */
export function writeFonts(root: string, { names, files, measure }: PreparedFonts): boolean {
  const tokens = join(root, "packages/tokens");
  for (const name of readdirSync(join(tokens, "fonts"))) rmSync(join(tokens, "fonts", name));
  for (const [name, bytes] of files) writeFileSync(join(tokens, "fonts", name), bytes);
  rewrite(join(tokens, "tokens/type.tokens.json"), (text) => {
    const type = JSON.parse(text);
    for (const role of fontRoles)
      type.font[role].$value = [
        names[role],
        ...fallbackFonts.map(({ suffix }) => `${names[role]} ${suffix}`),
        "sans-serif",
      ];
    return asJson(type);
  });
  rewrite(join(tokens, "tokens/space.tokens.json"), (text) => {
    const space = JSON.parse(text);
    space.reading.measure.$value = measure;
    return asJson(space);
  });
  return writeDependencies(root, Object.values(names).map(fontId));
}

function writeDependencies(root: string, ids: readonly string[]): boolean {
  const wanted = [...new Set(ids)].toSorted().map((id) => [packageOf(id), id] as const);
  let changed = false;
  rewrite(join(root, "package.json"), (text) => {
    const manifest = JSON.parse(text);
    const others = Object.entries<string>(manifest.devDependencies).filter(
      ([name]) => !name.startsWith(packageOf("")),
    );
    const fonts = wanted.map(([name, id]) => {
      const version = manifest.devDependencies[name] ?? installedFont(id)?.version;
      return [name, version] as const;
    });
    const devDependencies = Object.fromEntries(
      [...others, ...fonts].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
    changed = JSON.stringify(devDependencies) !== JSON.stringify(manifest.devDependencies);
    return asJson({ ...manifest, devDependencies });
  });
  rewrite(join(root, "docs/dependencies.md"), (text) =>
    text.replace(
      /(?:`@fontsource-variable\/[\w-]+`(?:, )?)+/u,
      wanted.map(([name]) => `\`${name}\``).join(", "),
    ),
  );
  return changed;
}
