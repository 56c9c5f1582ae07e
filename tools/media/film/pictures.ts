import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { FilmScript } from "../../../packages/content/src/calls/call-script.ts";
import type { CallPace, CallSound } from "../sound/call-sound.ts";
import { peaksOf } from "../sound/peaks.ts";
import { ringLength } from "../sound/signals.ts";
import type { Studio } from "./capture.ts";
import type { FilmData } from "./page/film-data.ts";

const repository = join(import.meta.dirname, "../../..");

/** How a film is paced: without waiting, and its last frame stands. */
export const filmPace: CallPace = {
  rings: true,
  before: 0.3,
  between: 0.3,
  after: 2.6,
  plugs: true,
};
/** Seconds after the last word at which the outcome is shown. */
const outcomeAfter = 0.75;
/** Slices of the waveform a second: one for about every 7 px of it. */
const slices = 5;

/** A call as the film's page takes it. */
export function filmData(script: FilmScript, { lines, samples, duration }: CallSound): FilmData {
  return {
    script,
    lines,
    peaks: peaksOf(samples, slices),
    duration,
    answered: ringLength,
    over: (lines.at(-1)?.end ?? 0) + outcomeAfter,
  };
}

/** The moment of the poster: the first thing is done, and the next words are spoken. */
function posterTime({ script, lines }: FilmData): number {
  const done = script.lines.findIndex(({ to }) => to !== undefined);
  return (lines[done + 1]?.end ?? lines.at(-1)?.end ?? 0) - 0.1;
}

/** Folders that the pictures are made of. */
const pictured = ["tools/media/film/page", "packages/ui/src/board", "packages/tokens/generated"];

/** Changes with everything that the pictures are made of. */
async function keyOf(data: FilmData): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(data));
  for (const folder of pictured) {
    const entries = await readdir(join(repository, folder), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries
      .filter((entry) => entry.isFile() && !/stories|\.mdx$|\.test\./.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted();
    for (const file of files) hash.update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * The film without losses and without sound, and its poster as PNG; what was taken before is not taken
 * again.
 * @param part A file where they are kept.
 * @param studio Asked for only when something has changed.
 */
export async function takePictures(
  id: string,
  data: FilmData,
  part: (name: string) => string,
  studio: () => Promise<Studio>,
): Promise<{ picture: string; still: string }> {
  const picture = part(`${id}-${await keyOf(data)}.mkv`);
  const still = `${picture}.png`;
  if (!existsSync(picture)) {
    const place = await studio();
    await writeFile(still, await place.picture(data, posterTime(data)));
    const begun = part(`${id}.part.mkv`);
    await place.film(data, begun);
    await rename(begun, picture);
  }
  return { picture, still };
}
