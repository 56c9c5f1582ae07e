import { readFile, writeFile } from "node:fs/promises";

import type { FilmScript } from "../../packages/content/src/calls/call-script.ts";
import { callFilms } from "../../packages/content/src/calls/films.ts";
import type { FilmFiles } from "../../packages/content/src/calls/media-file.ts";
import { captions } from "./captions.ts";
import { encodeFilm, encodePicture, filmFormats } from "./encode.ts";
import { Studio, film } from "./film/capture.ts";
import { filmData, filmPace, takePictures } from "./film/pictures.ts";
import { callSound } from "./sound/call-sound.ts";
import { ringLength } from "./sound/signals.ts";
import { speakCall } from "./voice/spoken-calls.ts";
import { type Workshop, rounded } from "./workshop.ts";

async function makeFilm(
  id: string,
  script: FilmScript,
  { speaker, store, part, say }: Workshop,
  studio: () => Promise<Studio>,
): Promise<FilmFiles> {
  const sound = callSound(script.lines, await speakCall(speaker, script), filmPace);
  const { picture, still } = await takePictures(id, filmData(script, sound), part, studio);
  const sources = [];
  for (const { ending, type, encode } of filmFormats) {
    const file = part(`${id}.part.${ending}`);
    await encodeFilm(picture, sound.samples, file, encode);
    sources.push(await store.add(id, ending, type, file));
  }
  const captionFile = part(`${id}.part.vtt`);
  await writeFile(captionFile, captions(script.lines, sound.lines, { rings: ringLength }));
  const posterFile = part(`${id}.part.avif`);
  await encodePicture(await readFile(still), posterFile);
  say(
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

/** The calls of the industries and of lead generation, by id. */
export async function makeFilms(workshop: Workshop): Promise<Readonly<Record<string, FilmFiles>>> {
  let studio: Promise<Studio> | undefined;
  const made: Record<string, FilmFiles> = {};
  try {
    for (const [id, script] of Object.entries(callFilms)) {
      made[id] = await makeFilm(id, script, workshop, () => (studio ??= Studio.open()));
    }
  } finally {
    await (await studio)?.close();
  }
  return made;
}
