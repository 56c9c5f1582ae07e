/** Keeps the baselines: compares a picture exactly, or writes it when asked to. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { PNG } from "pngjs";

import { comparePixels } from "./pixels.ts";
import type { Pixels } from "./pixels.ts";
import { decodeWebp, encodeWebp } from "./webp.ts";

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

/** A baseline's pixels, if there is one. */
export async function readBaseline(folder: string, name: string): Promise<Pixels | undefined> {
  const path = baselinePath(folder, name);
  return existsSync(path) ? decodeWebp(readFileSync(path)) : undefined;
}

/** Writes a baseline. */
export async function writeBaseline(folder: string, name: string, pixels: Pixels): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(baselinePath(folder, name), await encodeWebp(pixels));
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

/** Compares a screenshot, a PNG, with the baseline of that name, to the pixel. */
export async function judgePicture(
  screenshot: Buffer,
  name: string,
  mode: "compare" | "write",
  folder: string,
  diffFolder: string,
): Promise<PictureResult> {
  const actual = PNG.sync.read(screenshot);
  const before = await readBaseline(folder, name);
  const verdict = before && comparePixels(before, actual);
  if (mode === "write") {
    // An unchanged picture keeps its bytes, so that git shows only what changed.
    if (!verdict?.same) await writeBaseline(folder, name, actual);
    return { ok: true };
  }
  if (!verdict) {
    return {
      ok: false,
      message: "it has no baseline: look at the story, then `npm run baselines`",
    };
  }
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
  const packed = await encodeWebp(pixels, "small");
  if (packed.length < readFileSync(path).length) writeFileSync(path, packed);
}
