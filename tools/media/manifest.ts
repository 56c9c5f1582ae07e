/**
 * Writes the modules in packages/content/src/calls that list the media files. make.ts calls `writeManifest`
 * last.
 */
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { FilmFiles, RecordingFiles } from "../../packages/content/src/calls/media-file.ts";

/** All media files, by the ids of their scripts. */
interface AllMedia {
  films: Readonly<Record<string, FilmFiles>>;
  recordings: Readonly<Record<string, RecordingFiles>>;
  greetings: Readonly<Record<string, RecordingFiles>>;
}

/**
 * First comment of a module.
 *
 * @param content A sentence about the module's content.
 * @param namesBrand Whether the files show or say the brand's name. If so, `npm run brand` empties the
 * module.
 */
const headOf = (content: string, namesBrand: boolean) =>
  [
    "/**",
    ` * ${content}`,
    ` * Written by \`npm run media\`${namesBrand ? ", emptied by `npm run brand`" : ""}.`,
    " * To use a file of your own, see tools/media/README.md.",
    " */",
  ].join("\n");

/** A duration as shown, such as "0:29". */
const clock = (seconds: number) => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

/** Data of recordings for pages: duration, and the path of the last source, which every browser plays. */
const linksOf = (files: Readonly<Record<string, RecordingFiles>>) =>
  Object.fromEntries(
    Object.entries(files).map(([id, { duration, sources }]) => [
      id,
      { path: sources.at(-1)?.path, length: clock(duration) },
    ]),
  );

/** The posters, which reserve the films' space until the player loads. */
const postersOf = (films: AllMedia["films"]) =>
  Object.fromEntries(
    Object.entries(films).map(([id, { poster, width, height }]) => [
      id,
      { path: poster.path, width, height },
    ]),
  );

/**
 * Source of a module that exports one constant, a record by id. The parameter `[id, idModule]` names the type
 * of the ids, and the module that exports this type.
 *
 * @param name Name of the constant.
 * @param content A sentence about the constant, for the module's first comment.
 * @param shape Name of the type of an entry, exported by `media-file.ts`.
 * @param namesBrand Whether the files show or say the brand's name. `npm run brand` then removes their
 * entries, until `npm run media` makes the files for the new brand.
 */
function moduleOf(
  name: string,
  content: string,
  [id, idModule]: readonly [string, string],
  shape: string,
  value: unknown,
  namesBrand = false,
): string {
  const record = `Record<${id}, ${shape}>`;
  return [
    headOf(content, namesBrand),
    `import type { ${id} } from "./${idModule}";\nimport type { ${shape} } from "./media-file.ts";`,
    `export const ${name}: Readonly<${namesBrand ? `Partial<${record}>` : record}> = ${JSON.stringify(value)};`,
  ].join("\n\n");
}

/**
 * Writes the typed modules that list the media, next to the scripts. Data that a page needs at once, and
 * data that only the players need, are in separate modules.
 */
export async function writeManifest(
  repository: string,
  { films, recordings, greetings }: AllMedia,
): Promise<void> {
  const folder = join(repository, "packages/content/src/calls");
  const film = ["FilmId", "films.ts"] as const;
  const recording = ["RecordingId", "recordings.ts"] as const;
  const greeting = ["GreetingLanguage", "greetings.ts"] as const;
  const modules = {
    "film-posters.ts": moduleOf(
      "filmPosters",
      "Posters of the films, which pages show until the player has loaded.",
      film,
      "FilmPoster",
      postersOf(films),
      true,
    ),
    "manifest.ts": moduleOf(
      "filmFiles",
      "Files of the films, for their player.",
      film,
      "FilmFiles",
      films,
      true,
    ),
    "recording-files.ts": moduleOf(
      "recordingFiles",
      "Files of the recorded calls, for their player.",
      recording,
      "RecordingFiles",
      recordings,
    ),
    "recording-links.ts": moduleOf(
      "recordingLinks",
      "Paths and durations of the recorded calls, which pages need before a visitor plays one.",
      recording,
      "SoundLink",
      linksOf(recordings),
    ),
    "greeting-files.ts": moduleOf(
      "greetingFiles",
      "Files of the recorded greetings, for their player.",
      greeting,
      "RecordingFiles",
      greetings,
      true,
    ),
    "greeting-links.ts": moduleOf(
      "greetingLinks",
      "Paths and durations of the recorded greetings, which pages need before a visitor plays one.",
      greeting,
      "SoundLink",
      linksOf(greetings),
      true,
    ),
  };
  for (const [name, text] of Object.entries(modules)) await writeFile(join(folder, name), text);
  const format = join(repository, "node_modules/.bin/oxfmt");
  const { status } = spawnSync(
    format,
    Object.keys(modules).map((name) => join(folder, name)),
    { stdio: "inherit" },
  );
  if (status !== 0) throw new Error("oxfmt could not format the modules: see above.");
}
