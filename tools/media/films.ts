/** Makes the films of calls: speech, captured frames, captions and poster. make.ts calls `makeFilms`. */
import { readFile, writeFile } from "node:fs/promises";

import type { FilmScript } from "../../packages/content/src/calls/call-script.ts";
import { callFilms } from "../../packages/content/src/calls/films.ts";
import type { FilmFiles } from "../../packages/content/src/calls/media-file.ts";
import { captions } from "./captions.ts";
import { encodeFilm, encodePicture, filmFormats } from "./encode.ts";
import { Studio, film } from "./film/capture.ts";
import { captureCached, filmData, filmPace } from "./film/pictures.ts";
import { callSound } from "./sound/call-sound.ts";
import { ringLength } from "./sound/signals.ts";
import { speakCall } from "./voice/spoken-calls.ts";
import { type Workshop, rounded } from "./workshop.ts";

async function makeFilm(
  id: string,
  script: FilmScript,
  { speaker, store, cachePath, log }: Workshop,
  openStudio: () => Promise<Studio>,
): Promise<FilmFiles> {
  const sound = callSound(script.lines, await speakCall(speaker, script), filmPace);
  const data = filmData(script, sound);
  const { silentFilm, poster } = await captureCached(id, data, cachePath, openStudio);
  const sources = [];
  for (const { ending, type, encode } of filmFormats) {
    const file = cachePath(`${id}.part.${ending}`);
    await encodeFilm(silentFilm, sound.samples, file, encode);
    sources.push(await store.add(id, ending, type, file));
  }
  const captionFile = cachePath(`${id}.part.vtt`);
  await writeFile(captionFile, captions(script.lines, sound.lines, { ringSeconds: ringLength }));
  const posterFile = cachePath(`${id}.part.avif`);
  await encodePicture(await readFile(poster), posterFile);
  log(
    `film ${id}: ${sound.duration.toFixed(1)} s, ${sources.map(({ bytes }) => bytes).join(" and ")} bytes`,
  );
  return {
    duration: rounded(sound.duration),
    width: film.width,
    height: film.height,
    sources,
    captions: await store.add(id, "vtt", "text/vtt", captionFile),
    poster: await store.add(id, "avif", "image/avif", posterFile),
  };
}

/** Makes the films of `callFilms`. Returns their files by the film's id. */
export async function makeFilms(workshop: Workshop): Promise<Readonly<Record<string, FilmFiles>>> {
  let studio: Promise<Studio> | undefined;
  const filesById: Record<string, FilmFiles> = {};
  try {
    // The studio, with its browser, is only opened if a film is not in the cache.
    for (const [id, script] of Object.entries(callFilms)) {
      filesById[id] = await makeFilm(id, script, workshop, () => (studio ??= Studio.open()));
    }
  } finally {
    await (await studio)?.close();
  }
  return filesById;
}
