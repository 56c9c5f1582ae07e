/** Keeps the baselines: compares a picture exactly, or writes it when asked to. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { isKnownEqual, noteTaken } from "./known-equal.ts";
import { comparePixels } from "./pixels.ts";
import type { Pixels } from "./pixels.ts";
import { decodePng } from "./png.ts";
import { decodeRecolored, encodeRecolored } from "./recolored.ts";
import { decodeWebp, encodeWebp } from "./webp.ts";
import type { Effort } from "./webp.ts";

/** "compare" fails on a difference, "write" replaces baselines, anything else says why neither is done. */
export type PictureMode = "compare" | "write" | { off: string };

export type PictureResult = { ok: true } | { ok: false; message: string };

/** Where the kit's baselines are committed. */
export const kitBaselines = join(import.meta.dirname, "../../../visual/baseline");

/** All baselines of a folder, without suffix. */
export const baselineNames = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".webp"))
        .map((name) => name.slice(0, -".webp".length))
    : [];

/** Where a baseline lies. */
export const baselinePath = (folder: string, name: string): string => join(folder, `${name}.webp`);

/** A picture in the dark is kept beside the one in the light, which is taken before it. */
const lightOf = (name: string): string | undefined =>
  /-dark-\d+$/.test(name) ? name.replace(/-dark-(\d+)$/, "-light-$1") : undefined;

/** All files that a baseline is decoded from; none if there is no such baseline. */
export function baselineFiles(folder: string, name: string): string[] {
  const light = lightOf(name);
  const files = [name, ...(light ? [light] : [])].map((each) => baselinePath(folder, each));
  return files.every((file) => existsSync(file)) ? files : [];
}

/** A baseline's pixels, if there is one. */
export async function readBaseline(folder: string, name: string): Promise<Pixels | undefined> {
  const path = baselinePath(folder, name);
  if (!existsSync(path)) return undefined;
  const light = lightOf(name);
  const file = readFileSync(path);
  return light ? decodeRecolored(file, await readBaseline(folder, light)) : decodeWebp(file);
}

async function encodeBaseline(folder: string, name: string, pixels: Pixels, effort: Effort) {
  const light = lightOf(name);
  if (!light) return encodeWebp(pixels, effort);
  return encodeRecolored(pixels, await readBaseline(folder, light), effort);
}

/** Writes a baseline. */
export async function writeBaseline(folder: string, name: string, pixels: Pixels): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(baselinePath(folder, name), await encodeBaseline(folder, name, pixels, "quick"));
}

/**
 * Which mode is right here. Only the pinned browser paints the same pixels on every machine
 * (docs/decisions, scripts/browser.mjs), so pictures of another one prove nothing.
 */
export function pictureMode(from: string, folder: string): PictureMode {
  if (from !== "npm") {
    return {
      off: `the browser in use comes from ${from}, and only the one pinned in package.json (Linux x64) paints the baselines' pixels`,
    };
  }
  if (process.env["LARKLINE_BASELINES"] === "write") return "write";
  if (baselineNames(folder).length === 0) {
    return {
      off: `there are no baselines in ${folder} yet: write them with \`npm run baselines\``,
    };
  }
  return "compare";
}

/** Compares a picture as Chromium took it with the baseline of that name, to the pixel. */
export async function judgePicture(
  taken: Buffer,
  name: string,
  mode: "compare" | "write",
  folder: string,
  diffFolder: string,
): Promise<PictureResult> {
  const files = baselineFiles(folder, name);
  if (mode === "compare" && isKnownEqual(taken, folder, name, files)) return { ok: true };
  const actual = decodePng(taken);
  const before = await readBaseline(folder, name);
  if (mode === "write") {
    // An unchanged picture keeps its bytes, so that git shows only what changed.
    if (!before || !comparePixels(before, actual).same) await writeBaseline(folder, name, actual);
    noteTaken(taken, folder, name);
    return { ok: true };
  }
  if (!before) {
    return {
      ok: false,
      message: "it has no baseline: look at the story, then `npm run baselines`",
    };
  }
  const verdict = comparePixels(before, actual);
  const actualPath = join(diffFolder, `${name}.actual.webp`);
  const diffPath = join(diffFolder, `${name}.diff.webp`);
  if (verdict.same) {
    for (const stale of [actualPath, diffPath]) rmSync(stale, { force: true });
    return { ok: true };
  }
  mkdirSync(diffFolder, { recursive: true });
  writeFileSync(actualPath, await encodeWebp(actual));
  writeFileSync(diffPath, await encodeWebp(verdict.diff));
  return { ok: false, message: `${verdict.reason}; see ${diffPath}` };
}

/** Writes a baseline again with fewer bytes and the same pixels, if that can be done. */
export async function packPicture(folder: string, name: string): Promise<void> {
  const pixels = await readBaseline(folder, name);
  if (!pixels) return;
  const path = baselinePath(folder, name);
  const packed = await encodeBaseline(folder, name, pixels, "small");
  if (packed.length < readFileSync(path).length) writeFileSync(path, packed);
}
