import { type FilmId, callFilms } from "@larkline/content/calls/films";
import { greetings } from "@larkline/content/calls/greetings";
import { filmFiles } from "@larkline/content/calls/manifest";
import { mediaFiles } from "@larkline/content/calls/media-files";
import { type RecordingId, recordings } from "@larkline/content/calls/recordings";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const isKeyOf =
  <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  (key: string): key is Key =>
    key in record;
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record).filter(isKeyOf(record));

/** Paths of all media files. */
const files: readonly string[] = mediaFiles.map(({ path }) => path);

// Another test file of the same process may have loaded pages with another setting.
beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

// Every page's modules are loaded again for each setting, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The markup of all pages, and of the players that are loaded later, with this value of MEDIA_BASE_URL. */
async function markupWith(mediaBaseUrl: string): Promise<string> {
  vi.stubEnv("MEDIA_BASE_URL", mediaBaseUrl);
  const [{ render, routes }, { CallFilm }, { default: Recorded }, { default: Greeted }] =
    await Promise.all([
      import("../../entry-server.tsx"),
      import("./call-film.tsx"),
      import("./recorded-call.tsx"),
      import("./heard-greeting.tsx"),
    ]);
  const players = (
    <>
      {keysOf<FilmId>(callFilms).map((film) => (
        <CallFilm key={film} film={film} visible />
      ))}
      {keysOf<RecordingId>(recordings).map((recording) => (
        <Recorded key={recording} recording={recording} />
      ))}
      {greetings.map((greeting) => (
        <Greeted key={greeting.lang} greeting={greeting} />
      ))}
    </>
  );
  const pages = await Promise.all(routes.map(({ path }) => render(path)));
  return [...pages, renderToStaticMarkup(players)].join("\n");
}

/** URLs of media in markup, without the fragments that start a recording at a line of its transcript. */
const addressesIn = (markup: string) =>
  [...markup.matchAll(/="([^"\s]*\/media\/[^"#\s]+)/g)].map(([, address]) => address ?? "");

test.each([
  ["https://cdn.example.com/larkline", "https://cdn.example.com/larkline"],
  ["https://cdn.example.com/larkline/", "https://cdn.example.com/larkline"],
  ["", ""],
])("with MEDIA_BASE_URL=%s, the URLs of all media begin with that URL", async (setting, base) => {
  const markup = await markupWith(setting);
  const addresses = new Set(addressesIn(markup));
  expect([...addresses].toSorted()).toEqual(files.map((path) => `${base}${path}`).toSorted());
  // Browsers load captions from another host only if the video has `crossorigin`.
  const films = markup.match(/<video[^>]*>/g) ?? [];
  expect(films.length).toBeGreaterThanOrEqual(Object.keys(filmFiles).length);
  for (const film of films) expect(film.includes('crossorigin="anonymous"')).toBe(base !== "");
});
