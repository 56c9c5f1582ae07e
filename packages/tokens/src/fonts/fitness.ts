/**
 * Checks whether the kit can use a font family, from the files of the family's npm package (Fontsource).
 * `npm run brand -- --font` uses it.
 */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

import subsetFont from "subset-font";

import { charactersOf, subsets } from "./faces.ts";
import type { FontFamily, Subset } from "./faces.ts";
import { fontId } from "./roles.ts";
import { readSfnt } from "./sfnt.ts";
import type { Sfnt } from "./sfnt.ts";

const require = createRequire(import.meta.url);

/** A family's name and version, as its package states them. */
interface Installed {
  readonly family: string;
  /** The package's version. */
  readonly version: string;
}

/** Name of the npm package of a family. */
export const packageOf = (id: string): string => `@fontsource-variable/${id}`;

/** A family's name and version; undefined if its package is not installed. */
export function installedFont(id: string): Installed | undefined {
  const readJson = (file: string) =>
    JSON.parse(readFileSync(require.resolve(`${packageOf(id)}/${file}`), "utf8"));
  try {
    const { family } = readJson("metadata.json");
    const { version } = readJson("package.json");
    return { family: String(family), version: String(version) };
  } catch {
    return undefined;
  }
}

/** Reads a family's variable font; undefined if the family has no such file. */
async function openFont(id: string, source: Subset["source"]): Promise<Sfnt | undefined> {
  const manifest = require.resolve(`${packageOf(id)}/package.json`);
  const path = manifest.replace("package.json", `files/${id}-${source}-wght-normal.woff2`);
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return readSfnt(
    await subsetFont(bytes, undefined, { targetFormat: "sfnt", keepAllGlyphs: true }),
  );
}

const listOf = (characters: readonly string[]) =>
  `${characters.slice(0, 12).join(" ")}${characters.length > 12 ? ` and ${characters.length - 12} more` : ""}`;

/**
 * Requirements of the kit that the font does not meet, as sentences: a matching name, weights, tabular
 * figures and characters. Empty if the font can be used.
 */
export async function missingForKit({
  family,
  id,
  weight,
}: FontFamily): Promise<readonly string[]> {
  const latin = await openFont(id, "latin");
  if (!latin) return [`${family} has no upright Latin file with a weight axis.`];
  const problems: string[] = [];
  if (fontId(family) !== id)
    problems.push(
      `${family} is in the package ${packageOf(id)}, whose name does not match the family's.`,
    );
  if (!latin.weight || latin.weight.min > weight.min || latin.weight.max < weight.max)
    problems.push(
      `${family} has the weights ${latin.weight?.min ?? "?"} to ${latin.weight?.max ?? "?"}; the kit sets ${weight.min} to ${weight.max}.`,
    );
  const widths = new Set(
    "0123456789".split("").map((figure) => latin.advance(figure.charCodeAt(0))),
  );
  if (widths.size > 1 && !latin.features.has("tnum"))
    problems.push(
      `${family} has no tabular figures (tnum): meters and prices would move when a digit changes.`,
    );
  const fonts = { latin, "latin-ext": await openFont(id, "latin-ext") };
  for (const subset of subsets) {
    const font = fonts[subset.source];
    const missing = charactersOf(subset).filter(
      (character) => font?.advance(character.codePointAt(0) ?? 0) === undefined,
    );
    if (missing.length > 0) problems.push(`${family} has no glyphs for: ${listOf(missing)}`);
  }
  return problems;
}
