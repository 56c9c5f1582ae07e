/**
 * The texts of the calls become voices, recordings, captions, films and posters, and a list of all of
 * them (`npm run media`). What has been spoken and filmed before is taken from `.cache`.
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
/** Processor cores that the voices may take. */
const threads = 2;

async function make(): Promise<void> {
  await mkdir(cache, { recursive: true });
  let voices: Promise<Voices> | undefined;
  const store = new Store(join(repository, "apps/site/public/media"));
  const workshop: Workshop = {
    speaker: new Speaker(() => (voices ??= Voices.load(threads)), join(cache, "voice")),
    store,
    part: (name) => join(cache, name),
    say: (line) => process.stdout.write(`${line}\n`),
  };
  const recordings = await makeRecordings(workshop);
  const greetings = await makeGreetings(workshop);
  const films = await makeFilms(workshop);
  await store.tidy();
  await writeManifest(repository, { films, recordings, greetings });
}

try {
  await make();
} catch (error) {
  // The reader of texts would print its whole source with an error that nobody catches.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
