/**
 * Tests that the lists of media files, which `npm run media` writes, match the files in the site's folder,
 * and that the films' captions match their scripts.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import type { FilmScript } from "@larkline/content/calls/call-script";
import { callFilms } from "@larkline/content/calls/films";
import { greetingFiles } from "@larkline/content/calls/greeting-files";
import { greetings } from "@larkline/content/calls/greetings";
import { filmFiles } from "@larkline/content/calls/manifest";
import type { MediaFile } from "@larkline/content/calls/media-file";
import { recordingFiles } from "@larkline/content/calls/recording-files";
import { describe, expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../apps/site/public");
const films = Object.entries(filmFiles);
const sounds = [...Object.values(recordingFiles), ...Object.values(greetingFiles)];
const files: readonly MediaFile[] = [
  ...films.flatMap(([, { sources, captions, poster }]) => [...sources, captions, poster]),
  ...sounds.flatMap(({ sources }) => sources),
];
const read = ({ path }: MediaFile) => readFileSync(join(folder, path));

test.each(files)("$path exists and has the listed size", (file) => {
  expect(statSync(join(folder, file.path)).size).toBe(file.bytes);
});

test.each(files)(
  "$path has a hash of its content in its name, so that it can be cached permanently",
  (file) => {
    const hash = createHash("sha256").update(read(file)).digest("hex");
    expect(file.path.split(".").at(-2)).toBe(hash.slice(0, 8));
  },
);

test("the folder has no unlisted files, and is smaller than 12 MB", () => {
  const filesInFolder = readdirSync(join(folder, "media")).map((name) => `/media/${name}`);
  expect(filesInFolder.toSorted()).toEqual(files.map(({ path }) => path).toSorted());
  const bytes = files.reduce((total, file) => total + file.bytes, 0);
  expect(bytes).toBeLessThan(12_000_000);
});

test("a film has less than 300 kB in its small format, for phones", () => {
  for (const [id, { sources }] of films) expect(sources[0]?.bytes, id).toBeLessThan(300_000);
});

test("posters are AVIF", () => {
  for (const [id, { poster }] of films) {
    expect(poster.type, id).toBe("image/avif");
    expect(read(poster).subarray(4, 12).toString("latin1"), id).toBe("ftypavif");
  }
});

interface Cue {
  start: number;
  end: number;
  text: string;
}

const seconds = (stamp: string) =>
  stamp.split(":").reduce((total, part) => total * 60 + Number(part), 0);

/** The cues of a WebVTT file (https://www.w3.org/TR/webvtt1/). */
function cuesOf(text: string): Cue[] {
  const [head, ...blocks] = text.trim().split(/\n{2,}/);
  expect(head).toBe("WEBVTT");
  return blocks.map((block) => {
    const [times = "", ...lines] = block.split("\n");
    const [start = "", end = ""] = times.split(" --> ");
    return { start: seconds(start), end: seconds(end), text: lines.join(" ") };
  });
}

const scripts: readonly (readonly [string, FilmScript])[] = Object.entries(callFilms);

const scriptOf = (id: string) => {
  const found = scripts.find(([name]) => name === id);
  if (!found) throw new Error(`There is no script for the film ${id}.`);
  return found[1];
};

test("either all films exist or, for a new brand, none; the same applies to the greetings", () => {
  expect([0, scripts.length]).toContain(films.length);
  expect([0, greetings.length]).toContain(Object.keys(greetingFiles).length);
});

describe.each(films)("the captions of %s", (id, film) => {
  const { lines } = scriptOf(id);
  const cues = cuesOf(read(film.captions).toString("utf8"));
  // Without cues that describe a sound, such as "[A telephone rings]".
  const spoken = cues.filter(({ text }) => !/^\[.*\]$/.test(text));

  test("have every word of the script, in order, with its speaker", () => {
    const spokenText = lines.map(({ speaker, text }) => `${speaker}: ${text}`).join(" ");
    expect(spoken.map(({ text }) => text).join(" ")).toBe(spokenText);
  });

  test("do not overlap, and end no later than the film", () => {
    let before = 0;
    for (const { start, end, text } of cues) {
      expect(start, text).toBeGreaterThanOrEqual(before);
      expect(end, text).toBeGreaterThan(start);
      before = end;
    }
    expect(before).toBeLessThanOrEqual(film.duration);
  });

  test("are shown about as long as they are spoken, and are short enough to read", () => {
    for (const { start, end, text } of spoken) {
      // Characters per second. Below 5, the caption stays long after the speech. Above 30, it cannot be read.
      const rate = text.length / (end - start);
      expect(rate, text).toBeGreaterThan(5);
      expect(rate, text).toBeLessThan(30);
      // Two lines of 42 characters, the usual maximum of a caption.
      expect(text.length, text).toBeLessThanOrEqual(84);
    }
  });
});
