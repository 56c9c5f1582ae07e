import { expect, it } from "vitest";

import { readMessage } from "./events.ts";

const now = Date.UTC(2026, 10, 27, 12);

/** Reads a message with this time. */
const readAt = (timestamp: unknown) =>
  readMessage({ id: "m1", role: "assistant", content: "Hello.", timestamp }, now)?.timestamp;

it.each([
  ["a number", Date.UTC(2026, 0, 5)],
  ["digits", String(Date.UTC(2026, 0, 5))],
  ["an ISO 8601 date", "2026-01-05T00:00:00Z"],
])("reads a message's time from %s", (_, timestamp) => {
  expect(readAt(timestamp)).toBe(Date.UTC(2026, 0, 5));
});

it.each([undefined, null, "", "soon", Number.NaN, 1e20, "1".repeat(30)])(
  "takes the current time for a message whose time is %s",
  (timestamp) => {
    expect(readAt(timestamp)).toBe(now);
  },
);
