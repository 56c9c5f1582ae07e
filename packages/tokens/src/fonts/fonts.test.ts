import { readdirSync, readFileSync } from "node:fs";

import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";

import { fonts, reading } from "../../generated/tokens.ts";
import { charactersOf, families, fileName, firstPageBudget, subsets } from "./faces.ts";
import { fallbackFonts, fallbackMetrics, meanAdvance, parseAdvances } from "./fallback.ts";
import { generateFonts } from "./generate.ts";
import { readSfnt } from "./sfnt.ts";

const folder = new URL("../../fonts/", import.meta.url);
const onDisk = (name: string) => readFileSync(new URL(name, folder));
/** A committed font file, decompressed and parsed. */
const open = async (name: string) =>
  readSfnt(
    await subsetFont(onDisk(name), undefined, { targetFormat: "sfnt", keepAllGlyphs: true }),
  );

test("the folder `fonts` contains exactly what the generator writes", async () => {
  const files = await generateFonts();
  expect(readdirSync(folder).toSorted()).toEqual([...files.keys()].toSorted());
  const stale = [...files].filter(([name, bytes]) => !bytes.equals(onDisk(name)));
  expect(
    stale.map(([name]) => name),
    "run: npm run fonts -w @larkline/tokens",
  ).toEqual([]);
});

test("the fonts of a first page are within their budget", () => {
  const first = families.flatMap((font) =>
    subsets.filter((subset) => subset.firstPage).map((subset) => fileName(font, subset)),
  );
  const bytes = first.reduce((sum, name) => sum + onDisk(name).length, 0);
  expect(first).toHaveLength(families.length);
  expect(bytes).toBeLessThanOrEqual(firstPageBudget);
});

describe.each(families)("$family", (font) => {
  test.each(subsets)("the $name file contains every character of its subset", async (subset) => {
    const { advance } = await open(fileName(font, subset));
    const missing = charactersOf(subset).filter(
      (character) => advance(character.codePointAt(0) ?? 0) === undefined,
    );
    expect(missing).toEqual([]);
  });

  test("keeps the family's weights and tabular figures", async () => {
    const { advance, features, weight } = await open(`${font.id}-latin.woff2`);
    const widths = new Set("0123456789".split("").map((figure) => advance(figure.charCodeAt(0))));
    expect(weight).toEqual(font.weight);
    expect(widths.size === 1 || features.has("tnum")).toBe(true);
  });

  test("is declared in the style sheet with exactly its weights", () => {
    const css = onDisk("fonts.css").toString();
    const faces = css.split("@font-face").filter((face) => face.includes(`"${font.family}"`));
    expect(faces).toHaveLength(subsets.length);
    for (const face of faces) {
      expect(face).toContain(`font-weight: ${font.weight.min} ${font.weight.max};`);
      expect(face).toContain("font-display: swap;");
    }
  });

  test("its fallbacks begin at its lowest weight and end at its highest", () => {
    const ranges = font.fallbacks.map(({ weight }) => weight);
    expect(ranges[0]?.min).toBe(font.weight.min);
    expect(ranges.at(-1)?.max).toBe(font.weight.max);
  });
});

test("a column of reading text is 60 to 68 characters wide", async () => {
  const { advance } = await open(`${fonts.text.files}-latin.woff2`);
  const mean = meanAdvance((character) => advance(character.charCodeAt(0)));
  const characters = reading.measure / mean;
  expect(characters).toBeLessThanOrEqual(68);
  expect(characters).toBeGreaterThan(60);
});

describe("a fallback font", () => {
  /** A font whose letters are all half an em wide. */
  const evenFont = {
    ascent: 1,
    descent: 0.25,
    lineGap: 0,
    advance: () => 0.5,
    weight: undefined,
    features: new Set<string>(),
  };

  test.each(fallbackFonts)("has the web font's width and height: $suffix", (fallback) => {
    const metrics = fallbackMetrics(evenFont, fallback, false);
    const advances = parseAdvances(fallback.advances);
    const width = meanAdvance((character) => advances.get(character));
    expect(metrics.sizeAdjust * width).toBeCloseTo(0.5);
    expect(metrics.ascent * metrics.sizeAdjust).toBeCloseTo(1);
    expect(metrics.descent * metrics.sizeAdjust).toBeCloseTo(0.25);
  });

  test.each(fallbackFonts)("is enlarged less in bold: $suffix", (fallback) => {
    // Bold letters are wider.
    expect(fallbackMetrics(evenFont, fallback, true).sizeAdjust).toBeLessThan(
      fallbackMetrics(evenFont, fallback, false).sizeAdjust,
    );
  });

  test.each(families)(
    "of $family is declared in the style sheet and named in the tokens",
    (font) => {
      const css = onDisk("fonts.css").toString();
      const theme = readFileSync(new URL("../../generated/theme.css", import.meta.url), "utf8");
      const names = fallbackFonts.map(({ suffix }) => `"${font.family} ${suffix}"`);
      for (const name of names) expect(css).toContain(`font-family: ${name};`);
      // The formatter removes the quotes of a name of one word.
      const stack = [font.family, ...names].join(", ").replaceAll('"', "");
      expect(theme.replaceAll(/\s+/gu, " ").replaceAll('"', "")).toContain(stack);
    },
  );
});
