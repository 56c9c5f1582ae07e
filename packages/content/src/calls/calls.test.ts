import { describe, expect, test } from "vitest";

import { industries } from "../industries.ts";
import type { CallText } from "../page-sections.ts";
import { receptionistPage } from "../product-pages/ai-receptionist.ts";
import { outboundPage } from "../product-pages/outbound-ai-agents.ts";
import { schedulingPage } from "../solution-pages/appointment-scheduling.ts";
import { screeningPage } from "../solution-pages/call-screening.ts";
import { crmPage } from "../solution-pages/crm-integration.ts";
import { leadGenerationPage } from "../solution-pages/lead-generation.ts";
import type { FilmScript } from "./call-script.ts";
import { callFilms } from "./films.ts";
import { greetingFiles } from "./greeting-files.ts";
import { greetingLinks } from "./greeting-links.ts";
import { greetings } from "./greetings.ts";
import { listen } from "./listen.ts";
import { filmFiles } from "./manifest.ts";
import { mediaFiles } from "./media-files.ts";
import { recordingFiles } from "./recording-files.ts";
import { recordingLinks } from "./recording-links.ts";
import { type RecordingId, recordings } from "./recordings.ts";

const calls: readonly (readonly [RecordingId, CallText])[] = [
  ["ai-receptionist", receptionistPage.call],
  ["outbound-ai-agents", outboundPage.call],
  ["lead-generation", leadGenerationPage.oldLead.call],
  ["appointment-scheduling", schedulingPage.call],
  ["call-screening", screeningPage.call],
  ["crm-integration", crmPage.call],
];

test("the links to recordings and greetings open files of the type that they name", () => {
  const types = new Map(mediaFiles.map(({ path, type }) => [path, type]));
  const links = [...Object.values(recordingLinks), ...Object.values(greetingLinks)];
  for (const { path } of links) expect(types.get(path), path).toBe(listen.linkedType);
});

test("each recording belongs to a call of a page", () => {
  expect(calls.map(([id]) => id).toSorted()).toEqual(Object.keys(recordings).toSorted());
});

describe.each(calls)("the recording of %s", (id, page) => {
  const { caller, time, lines } = recordings[id];
  const { at, duration } = recordingFiles[id];

  test("has the words of the call that the page shows, in order", () => {
    expect([caller, time]).toEqual([page.caller, page.time]);
    let next = 0;
    for (const { speaker, text } of page.transcript) {
      const found = lines.findIndex(
        (line, index) => index >= next && line.speaker === speaker && line.text.includes(text),
      );
      expect(found, text).toBeGreaterThanOrEqual(next);
      next = found + 1;
    }
  });

  test("has a start time for each line, and lasts 20 to 40 seconds", () => {
    expect(at).toHaveLength(lines.length);
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(duration).toBeGreaterThan(at.at(-1) ?? 0);
    expect(duration).toBeGreaterThanOrEqual(20);
    expect(duration).toBeLessThanOrEqual(40);
  });

  test("is longer than the elapsed time that the page shows", () => {
    const [minutes = 0, seconds = 0] = page.elapsed.split(":").map(Number);
    expect(minutes * 60 + seconds).toBeLessThan(duration);
  });
});

const films: readonly (readonly [string, FilmScript])[] = Object.entries(callFilms);

/** The films that exist. A new brand has none until `npm run media` has made them. */
const existingFilms = Object.entries(filmFiles);

describe.each(films)("the film of %s", (_id, { lines, destinations }) => {
  test("connects each of its destinations exactly once", () => {
    const connected = lines.flatMap(({ to }) => to ?? []);
    expect(connected.toSorted()).toEqual(destinations.toSorted());
    expect(lines.every(({ to, done }) => (to === undefined) === (done === undefined))).toBe(true);
  });
});

test("each film lasts 12 to 20 seconds", () => {
  for (const [id, { duration }] of existingFilms) {
    expect(duration, id).toBeGreaterThanOrEqual(12);
    expect(duration, id).toBeLessThanOrEqual(20);
  }
});

test("each industry of the home page has a film's script", () => {
  for (const { id } of industries.filter(({ onHome }) => onHome)) {
    expect(Object.keys(callFilms)).toContain(id);
  }
});

test("the greetings have at least seven languages and unique tags, and all or none are recorded", () => {
  const languages = greetings.map(({ lang }) => lang.replace(/-.*/, ""));
  expect(new Set(languages).size).toBeGreaterThanOrEqual(7);
  expect(new Set(greetings.map(({ lang }) => lang)).size).toBe(greetings.length);
  const recorded = Object.keys(greetingFiles);
  if (recorded.length > 0)
    expect(recorded.toSorted()).toEqual(greetings.map(({ lang }) => lang).toSorted());
});
