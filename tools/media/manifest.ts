import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { FilmFiles, RecordingFiles } from "../../packages/content/src/calls/media-file.ts";

interface Everything {
  films: Readonly<Record<string, FilmFiles>>;
  recordings: Readonly<Record<string, RecordingFiles>>;
  greetings: Readonly<Record<string, RecordingFiles>>;
}

const head = "/** Written by `npm run media`, emptied by `npm run brand`. To use a file of your own, see tools/media/README.md. */";

/** Seconds as a timer shows them: "0:29". */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, "0")}`;

/** What every page needs to know of a sound before anybody wants to hear it: little. */
const linksOf = (files: Readonly<Record<string, RecordingFiles>>) =>
  Object.fromEntries(
    Object.entries(files).map(([id, { duration, sources }]) => [
      id,
      { path: sources.at(-1)?.path, length: clock(duration) },
    ]),
  );

/** What keeps the place of a film until it is to be seen. */
const postersOf = (films: Everything["films"]) =>
  Object.fromEntries(
    Object.entries(films).map(([id, { poster, width, height }]) => [
      id,
      { path: poster.path, width, height },
    ]),
  );

/**
 * A module of one constant, by the ids of the texts. Partial where the files show or say the brand: a new
 * one leaves them out until they are made anew (`npm run brand`).
 */
function moduleOf(
  name: string,
  [id, idModule]: readonly [string, string],
  shape: string,
  value: unknown,
  partial = false,
): string {
  const record = `Record<${id}, ${shape}>`;
  return [
    head,
    `import type { ${id} } from "./${idModule}";\nimport type { ${shape} } from "./media-file.ts";`,
    `export const ${name}: Readonly<${partial ? `Partial<${record}>` : record}> = ${JSON.stringify(value)};`,
  ].join("\n\n");
}

/**
 * Writes what there is as typed data for the site, beside the texts that it was made of: a module each for
 * what is wanted at once and for what is wanted only by whoever listens.
 */
export async function writeManifest(
  repository: string,
  { films, recordings, greetings }: Everything,
): Promise<void> {
  const folder = join(repository, "packages/content/src/calls");
  const film = ["FilmId", "films.ts"] as const;
  const recording = ["RecordingId", "recordings.ts"] as const;
  const greeting = ["GreetingLanguage", "greetings.ts"] as const;
  const written = {
    "film-posters.ts": moduleOf("filmPosters", film, "FilmPoster", postersOf(films), true),
    "manifest.ts": moduleOf("filmFiles", film, "FilmFiles", films, true),
    "recording-files.ts": moduleOf("recordingFiles", recording, "RecordingFiles", recordings),
    "recording-links.ts": moduleOf("recordingLinks", recording, "SoundLink", linksOf(recordings)),
    "greeting-files.ts": moduleOf("greetingFiles", greeting, "RecordingFiles", greetings, true),
    "greeting-links.ts": moduleOf("greetingLinks", greeting, "SoundLink", linksOf(greetings), true),
  };
  for (const [name, text] of Object.entries(written)) await writeFile(join(folder, name), text);
  const format = join(repository, "node_modules/.bin/oxfmt");
  spawnSync(
    format,
    Object.keys(written).map((name) => join(folder, name)),
    { stdio: "inherit" },
  );
}
