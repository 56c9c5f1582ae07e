/** Manages the baselines (approved screenshots): compares a new screenshot with one, or replaces it. */
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { PNG } from "pngjs";

import { changePaths, clearChange, writeChange } from "./picture-change.ts";
import { comparePixels } from "./pixels.ts";
import type { Pixels } from "./pixels.ts";
import { decodeWebp, encodeWebp } from "./webp.ts";

/**
 * How screenshots are used: "compare" fails on a difference, "write" replaces baselines. With `off` no
 * screenshots are taken, and its text is the reason.
 */
export type BaselineMode = "compare" | "write" | { off: string };

export type PictureResult = { ok: true } | { ok: false; message: string };

/** The folder of the kit's committed baselines. */
export const kitBaselines = join(import.meta.dirname, "../../../visual/baseline");

/** Names of all baselines of a folder, without the file extension. */
export const baselineNames = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".webp"))
        .map((name) => name.slice(0, -".webp".length))
    : [];

/** Path of a baseline. */
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
 * The mode for this machine. Only the pinned browser paints the same pixels on every machine (decision 7 in
 * docs/decisions, scripts/browser.mjs), so screenshots of other browsers are not compared.
 *
 * @param from Where the browser comes from, as `findBrowser` returns it.
 * @param folder Folder with the baselines.
 */
export function baselineMode(from: string, folder: string): BaselineMode {
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

/**
 * Compares a screenshot (PNG) with the baseline of that name exactly. In the mode "write", replaces the
 * baseline if it differs. In the mode "compare", stores a screenshot that differs, or has no baseline, in
 * `diffFolder`.
 */
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
    // An unchanged screenshot keeps its file, so that git shows only real changes.
    if (!verdict?.same) await writeBaseline(folder, name, actual);
    clearChange(diffFolder, name);
    return { ok: true };
  }
  if (!before || !verdict) {
    await writeChange(diffFolder, name, actual, undefined);
    return {
      ok: false,
      message:
        "it has no baseline: look at it in `npm run review`, or take it by `npm run baselines`",
    };
  }
  if (verdict.same) {
    clearChange(diffFolder, name);
    return { ok: true };
  }
  await writeChange(diffFolder, name, actual, {
    path: baselinePath(folder, name),
    pixels: before,
    differs: verdict.pixels,
    difference: verdict.diff,
  });
  const { difference } = changePaths(diffFolder, name);
  return { ok: false, message: `${verdict.reason}; see \`npm run review\` or ${difference}` };
}

/** Size in bytes up to which compressing a baseline further takes seconds and saves little. */
const smallBytes = 30_000;

/** Whether a baseline is so large that it should be compressed further (`packPicture`). */
export const isLarge = (folder: string, name: string): boolean =>
  statSync(baselinePath(folder, name)).size > smallBytes;

/** Compresses a baseline further without changing its pixels, if possible. */
export async function packPicture(folder: string, name: string): Promise<void> {
  const pixels = await readBaseline(folder, name);
  if (!pixels) return;
  const path = baselinePath(folder, name);
  const before = readFileSync(path);
  const packed = await encodeWebp(pixels, "small");
  // Compression takes seconds. If the file was replaced meanwhile, the new file is kept.
  const unchanged = existsSync(path) && readFileSync(path).equals(before);
  if (unchanged && packed.length < before.length) writeFileSync(path, packed);
}
