/** Generates the subset font files and their style sheet in memory. `npm run fonts` writes them to `fonts/`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import subsetFont from "subset-font";

import { formatText } from "../generate.ts";
import { charactersOf, families, features, fileName, subsets } from "./faces.ts";
import type { FontFamily, Subset } from "./faces.ts";
import { fallbackMetrics, fallbackFonts } from "./fallback.ts";
import { readSfnt } from "./sfnt.ts";

const require = createRequire(import.meta.url);

const sourcePath = (font: FontFamily, file: string) =>
  require.resolve(`@fontsource-variable/${font.id}/${file}`);

const sourceFile = (font: FontFamily, source: Subset["source"]) =>
  readFileSync(sourcePath(font, `files/${font.id}-${source}-wght-normal.woff2`));

const hex = (code: number) => code.toString(16).toUpperCase();

const unicodeRange = ({ ranges }: Subset) =>
  ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(", ");

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** A CSS `@font-face` rule with these declarations. */
const face = (lines: readonly string[]) =>
  `@font-face {\n${lines.map((line) => `  ${line};`).join("\n")}\n}`;

const subsetFace = (font: FontFamily, subset: Subset) =>
  face([
    `font-family: "${font.family}"`,
    `src: url("./${fileName(font, subset)}") format("woff2")`,
    `font-weight: ${font.weight.min} ${font.weight.max}`,
    "font-style: normal",
    "font-display: swap",
    `unicode-range: ${unicodeRange(subset)}`,
  ]);

/** The rules that give the system's fonts the metrics of a family. */
async function fallbackFaces(font: FontFamily): Promise<string[]> {
  const source = sourceFile(font, "latin");
  const matched = await Promise.all(
    font.fallbacks.map(async (fallback) => ({
      ...fallback,
      sfnt: readSfnt(
        await subsetFont(source, "abcdefghijklmnopqrstuvwxyz ", {
          targetFormat: "sfnt",
          variationAxes: { wght: fallback.matchedAt },
        }),
      ),
    })),
  );
  return fallbackFonts.flatMap((fallbackFont) =>
    matched.map(({ weight, bold, sfnt }) => {
      const metrics = fallbackMetrics(sfnt, fallbackFont, bold);
      const names = bold ? fallbackFont.boldNames : fallbackFont.names;
      return face([
        `font-family: "${font.family} ${fallbackFont.suffix}"`,
        `src: ${names.map((name) => `local("${name}")`).join(", ")}`,
        `font-weight: ${weight.min} ${weight.max}`,
        `size-adjust: ${percent(metrics.sizeAdjust)}`,
        `ascent-override: ${percent(metrics.ascent)}`,
        `descent-override: ${percent(metrics.descent)}`,
        `line-gap-override: ${percent(metrics.lineGap)}`,
      ]);
    }),
  );
}

/** Total size of the files that the first page of a visit loads, in bytes. */
export const firstPageBytes = (
  files: ReadonlyMap<string, Buffer>,
  fonts: readonly FontFamily[] = families,
): number =>
  fonts
    .flatMap((font) =>
      subsets.filter(({ firstPage }) => firstPage).map((each) => fileName(font, each)),
    )
    .reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0);

/** Every file of `fonts/` by name. */
export async function generateFonts(
  fonts: readonly FontFamily[] = families,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const css = [
    "/* Written by `npm run fonts -w @larkline/tokens`. Change tokens/type.tokens.json or src/fonts/faces.ts, not this. */",
  ];
  for (const font of fonts) {
    const subsetFiles = await Promise.all(
      subsets.map(async (subset) => ({
        name: fileName(font, subset),
        bytes: await subsetFont(sourceFile(font, subset.source), charactersOf(subset).join(""), {
          targetFormat: "woff2",
          variationAxes: { wght: { ...font.weight } },
          keepFeatures: features,
          noHinting: true,
        }),
        css: subsetFace(font, subset),
      })),
    );
    for (const file of subsetFiles) files.set(file.name, file.bytes);
    css.push(...subsetFiles.map((file) => file.css), ...(await fallbackFaces(font)));
    files.set(`${font.id}-LICENSE.txt`, readFileSync(sourcePath(font, "LICENSE")));
  }
  files.set("fonts.css", Buffer.from(await formatText("fonts.css", `${css.join("\n\n")}\n`)));
  return files;
}
