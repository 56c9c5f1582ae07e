import { afterEach, expect, test, vi } from "vitest";

import { transcriptFileName } from "./download-transcript.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["America/New_York", "2026-11-26"],
  ["Asia/Tokyo", "2026-11-27"],
])("in the time zone %s, the file's name contains the local day %s", (timeZone, day) => {
  vi.stubEnv("TZ", timeZone);
  const name = transcriptFileName(new Date("2026-11-27T01:30:00Z"));
  expect(name).toMatch(/^[\w-]+-conversation-[\d-]+\.txt$/);
  expect(name).toContain(day);
});
