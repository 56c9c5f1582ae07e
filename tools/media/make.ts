/**
 * `npm run media`: makes recordings, greetings, films, captions and posters from texts, and modules that list
 * the files. Speech and film frames that have not changed are read from `.cache`.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { makeFilms } from "./films.ts";
import { writeManifest } from "./manifest.ts";
import { makeGreetings, makeRecordings } from "./recordings.ts";
import { Store } from "./store.ts";
import { Voices } from "./voice/model.ts";
import { Speaker } from "./voice/speak.ts";
import type { Workshop } from "./workshop.ts";

const repository = join(import.meta.dirname, "../..");
const cache = join(import.meta.dirname, ".cache");
/** Processor threads for speech synthesis. */
const threadCount = 2;

async function make(): Promise<void> {
  await mkdir(cache, { recursive: true });
  let voices: Promise<Voices> | undefined;
  const store = new Store(join(repository, "apps/site/public/media"));
  const workshop: Workshop = {
    speaker: new Speaker(() => (voices ??= Voices.load(threadCount)), join(cache, "voice")),
    store,
    cachePath: (name) => join(cache, name),
    log: (line) => process.stdout.write(`${line}\n`),
  };
  const recordings = await makeRecordings(workshop);
  const greetings = await makeGreetings(workshop);
  const films = await makeFilms(workshop);
  await store.removeOthers();
  await writeManifest(repository, { films, recordings, greetings });
}

try {
  await make();
} catch (error) {
  // Caught, because Node prints the source line of an uncaught error. All code of phonemizer is on one line.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
