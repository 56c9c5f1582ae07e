/** Prepares the data of a film's page, and caches the captured frames and posters. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, readdir, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { FilmScript } from "../../../packages/content/src/calls/call-script.ts";
import type { CallPace, CallSound } from "../sound/call-sound.ts";
import { peaksOf } from "../sound/peaks.ts";
import { ringLength } from "../sound/signals.ts";
import { type Studio, film } from "./capture.ts";
import type { FilmData } from "./page/film-data.ts";

const repository = join(import.meta.dirname, "../../..");

/** Pauses of a film's call: short, with time at the end to read the outcome. */
export const filmPace: CallPace = {
  rings: true,
  before: 0.3,
  between: 0.3,
  after: 2.6,
  plugs: true,
};
/** Seconds after the last word at which the outcome is shown. */
const outcomeAfter = 0.75;
/** Bars of the waveform per second. With this number a bar is about 7 px wide. */
const slicesPerSecond = 5;

/** The data that the film's page renders, from a script and its sound. */
export function filmData(script: FilmScript, { lines, samples, duration }: CallSound): FilmData {
  return {
    script,
    lines,
    peaks: peaksOf(samples, slicesPerSecond),
    duration,
    answered: ringLength,
    over: (lines.at(-1)?.end ?? 0) + outcomeAfter,
  };
}

/** Time of the poster's frame, in seconds: the film's last frame, which shows the outcome and every cord. */
const posterTime = ({ duration }: FilmData) => Math.round(duration * film.rate - 1) / film.rate;

/**
 * Folders and files that determine how frames look: the film's page, its size and frame rate, the kit's board
 * and base styles, and the tokens.
 */
const frameSources = [
  "tools/media/film/capture.ts",
  "tools/media/film/page",
  "packages/ui/src/board",
  "packages/ui/src/base.css",
  "packages/ui/src/styles.css",
  "packages/ui/src/theme.css",
  "packages/tokens/generated",
];

/** All files of a folder that can change how frames look; the path itself if it is a file. */
async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/stories|\.mdx$|\.test\./.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

/** Cache key of a film's frames: a hash of its data and of `frameSources`. */
async function cacheKeyOf(data: FilmData): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(data));
  for (const source of frameSources)
    for (const file of await filesOf(join(repository, source))) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Captures a film and its poster, each unless the cache has it.
 *
 * @param cachePath Path of a file in the cache.
 * @param openStudio Called only if the film or its poster must be captured.
 * @returns Paths of the losslessly encoded film without sound, and of the poster as PNG.
 */
export async function captureCached(
  id: string,
  data: FilmData,
  cachePath: (name: string) => string,
  openStudio: () => Promise<Studio>,
): Promise<{ silentFilm: string; poster: string }> {
  const key = await cacheKeyOf(data);
  const silentFilm = cachePath(`${id}-${key}.mkv`);
  const poster = cachePath(`${id}-${key}-last.png`);
  if (!existsSync(poster)) {
    const studio = await openStudio();
    await writeFile(poster, await studio.captureFrame(data, posterTime(data)));
  }
  if (!existsSync(silentFilm)) {
    const studio = await openStudio();
    const unfinished = cachePath(`${id}.part.mkv`);
    await studio.captureFilm(data, unfinished);
    await rename(unfinished, silentFilm);
  }
  return { silentFilm, poster };
}
