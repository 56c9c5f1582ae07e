/**
 * `npm run media`: the texts of the calls become voices, recordings, captions, films and posters, and a
 * list of all of them. What has been spoken and filmed before is taken from `.cache`.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { FilmScript } from "../../packages/content/src/calls/call-script.ts";
import { callFilms } from "../../packages/content/src/calls/films.ts";
import { greetings } from "../../packages/content/src/calls/greetings.ts";
import type { FilmFiles, RecordingFiles } from "../../packages/content/src/calls/media-file.ts";
import { recordings } from "../../packages/content/src/calls/recordings.ts";
import { captions } from "./captions.ts";
import { encodeFilm, encodePicture, encodeSound, filmFormats, soundFormats } from "./encode.ts";
import { Studio, film } from "./film/capture.ts";
import { filmData, filmPace, takePictures } from "./film/pictures.ts";
import { writeManifest } from "./manifest.ts";
import { type CallSound, callSound } from "./sound/call-sound.ts";
import { peaksOf } from "./sound/peaks.ts";
import { ringLength } from "./sound/signals.ts";
import { Store } from "./store.ts";
import { Voices } from "./voice/model.ts";
import { Speaker } from "./voice/speak.ts";
import { speakCall, speakGreeting } from "./voice/spoken-calls.ts";

const here = import.meta.dirname;
const repository = join(here, "../..");
const cache = join(here, ".cache");
/** Processor cores that the voices may take. */
const threads = 2;

/** How a recording is paced: somebody listens. */
const recordingPace = { rings: false, before: 0.25, between: 0.42, after: 0.6, plugs: false };
/** Slices of a recording's waveform a second: one for about every 7 px. */
const slices = 3;

const say = (line: string) => process.stdout.write(`${line}\n`);
const rounded = (seconds: number) => Math.round(seconds * 100) / 100;

let voices: Promise<Voices> | undefined;
const speaker = new Speaker(() => (voices ??= Voices.load(threads)), join(cache, "voice"));
const store = new Store(join(repository, "apps/site/public/media"));
const part = (name: string) => join(cache, name);

async function soundFiles(id: string, { samples }: CallSound): Promise<RecordingFiles["sources"]> {
  const sources = [];
  for (const { ending, type, encode } of soundFormats) {
    const file = part(`${id}.part.${ending}`);
    await encodeSound(samples, file, encode);
    sources.push(await store.add(id, ending, type, file));
  }
  return sources;
}

async function makeRecording(id: string, sound: CallSound): Promise<RecordingFiles> {
  const sources = await soundFiles(id, sound);
  say(`${id}: ${sound.duration.toFixed(1)} s`);
  return {
    duration: rounded(sound.duration),
    peaks: peaksOf(sound.samples, slices),
    sources,
    at: sound.lines.map(({ start }) => rounded(start)),
  };
}

async function makeFilm(
  id: string,
  script: FilmScript,
  studio: () => Promise<Studio>,
): Promise<FilmFiles> {
  const sound = callSound(script.lines, await speakCall(speaker, script), filmPace);
  const { picture, still } = await takePictures(id, filmData(script, sound), cache, studio);
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

async function make(): Promise<void> {
  await mkdir(cache, { recursive: true });
  const heard: Record<string, RecordingFiles> = {};
  for (const [id, script] of Object.entries(recordings)) {
    const lines = await speakCall(speaker, script);
    heard[id] = await makeRecording(id, callSound(script.lines, lines, recordingPace));
  }
  const greeted: Record<string, RecordingFiles> = {};
  for (const greeting of greetings) {
    const line = await speakGreeting(speaker, greeting);
    const sound = callSound([{ by: "agent", ...greeting }], [line], recordingPace);
    greeted[greeting.lang] = await makeRecording(`greeting-${greeting.lang.toLowerCase()}`, sound);
  }
  let studio: Promise<Studio> | undefined;
  const seen: Record<string, FilmFiles> = {};
  try {
    for (const [id, script] of Object.entries(callFilms)) {
      seen[id] = await makeFilm(id, script, () => (studio ??= Studio.open()));
    }
  } finally {
    await (await studio)?.close();
  }
  await store.tidy();
  await writeManifest(repository, { films: seen, recordings: heard, greetings: greeted });
}

try {
  await make();
} catch (error) {
  // The reader of texts would print its whole source with an error that nobody catches.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
