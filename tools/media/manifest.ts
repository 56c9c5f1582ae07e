import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { FilmFiles, RecordingFiles } from "../../packages/content/src/calls/media-file.ts";

interface Everything {
  films: Readonly<Record<string, FilmFiles>>;
  recordings: Readonly<Record<string, RecordingFiles>>;
  greetings: Readonly<Record<string, RecordingFiles>>;
}

const head = "/** Written by `npm run media`: do not edit. */";

/** `ai-receptionist` as the name of a constant. */
const nameOf = (id: string) =>
  id.replaceAll(/-+(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** A constant each, so that a page carries what it names. */
function moduleOf(shape: string, files: Readonly<Record<string, unknown>>): string {
  const constants = Object.entries(files).map(
    ([id, value]) => `export const ${nameOf(id)}: ${shape} = ${JSON.stringify(value)};`,
  );
  return [head, `import type { ${shape} } from "./media-file.ts";`, ...constants].join("\n\n");
}

/** Writes what there is as typed data for the site, beside the texts that it was made of. */
export async function writeManifest(
  repository: string,
  { films, recordings, greetings }: Everything,
): Promise<void> {
  const folder = join(repository, "packages/content/src/calls");
  const byFilm = `export const filmFiles: Readonly<Record<FilmId, FilmFiles>> = ${JSON.stringify(films)};`;
  const written = {
    "manifest.ts": [
      head,
      'import type { FilmId } from "./films.ts";\nimport type { FilmFiles } from "./media-file.ts";',
      byFilm,
    ].join("\n\n"),
    "recording-files.ts": moduleOf("RecordingFiles", recordings),
    "greeting-files.ts": [
      head,
      'import type { GreetingLanguage } from "./greetings.ts";\nimport type { RecordingFiles } from "./media-file.ts";',
      `export const greetingFiles: Readonly<Record<GreetingLanguage, RecordingFiles>> = ${JSON.stringify(greetings)};`,
    ].join("\n\n"),
  };
  for (const [name, text] of Object.entries(written)) await writeFile(join(folder, name), text);
  const format = join(repository, "node_modules/.bin/oxfmt");
  spawnSync(
    format,
    Object.keys(written).map((name) => join(folder, name)),
    { stdio: "inherit" },
  );
}
