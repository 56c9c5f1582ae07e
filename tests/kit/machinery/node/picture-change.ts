/** Stores screenshots that differ from their baselines, for the review room (scripts/review). */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Pixels } from "./pixels.ts";
import { encodeWebp } from "./webp.ts";

type Size = { width: number; height: number };

/** A screenshot that differs from its baseline, or has none. */
export interface PictureChange {
  /** Time at which it was taken (ISO 8601). */
  taken: string;
  /** Fingerprint of the baseline it was compared with; null if there was none. */
  baseline: string | null;
  /** Number of pixels that differ; all of them in a new picture. */
  pixels: number;
  /** Size of the baseline in pixels; null if there was none. */
  before: Size | null;
  after: Size;
}

/** Identifies a file's content: the first 16 hexadecimal digits of its SHA-256. */
const fingerprint = (file: Buffer): string =>
  createHash("sha256").update(file).digest("hex").slice(0, 16);

/** A file's fingerprint, or null if it does not exist. */
export const fingerprintOf = (path: string): string | null =>
  existsSync(path) ? fingerprint(readFileSync(path)) : null;

/** Paths of a change's files: the current screenshot, the difference, and the metadata. */
export const changePaths = (folder: string, name: string) => ({
  after: join(folder, `${name}.actual.webp`),
  difference: join(folder, `${name}.diff.webp`),
  record: join(folder, `${name}.json`),
});

const sizeOf = ({ width, height }: Pixels): Size => ({ width, height });

/** Stores a screenshot that differs from its baseline, or has none. */
export async function writeChange(
  folder: string,
  name: string,
  after: Pixels,
  baseline: { path: string; pixels: Pixels; differs: number; difference: Pixels } | undefined,
): Promise<void> {
  const paths = changePaths(folder, name);
  const record: PictureChange = {
    taken: new Date().toISOString(),
    baseline: baseline ? fingerprintOf(baseline.path) : null,
    pixels: baseline?.differs ?? after.width * after.height,
    before: baseline ? sizeOf(baseline.pixels) : null,
    after: sizeOf(after),
  };
  mkdirSync(folder, { recursive: true });
  clearChange(folder, name);
  writeFileSync(paths.after, await encodeWebp(after));
  if (baseline) writeFileSync(paths.difference, await encodeWebp(baseline.difference));
  writeFileSync(paths.record, `${JSON.stringify(record)}\n`);
}

/** Removes the files of a change. */
export function clearChange(folder: string, name: string): void {
  for (const path of Object.values(changePaths(folder, name))) rmSync(path, { force: true });
}
