import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { RenderPace } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("shows the first chunk at once, and combines the chunks of the next two frames", () => {
  const pace = new RenderPace();
  expect(pace.next("Every", true)).toBe("Every");
  vi.advanceTimersByTime(16);
  expect(pace.next("Every call", true)).toBe("Every");
  vi.advanceTimersByTime(17);
  expect(pace.next("Every call answered", true)).toBe("Every call answered");
});

it("shows each chunk at once at the server's usual pace", () => {
  const pace = new RenderPace();
  for (const source of ["Every", "Every call", "Every call answered"]) {
    expect(pace.next(source, true)).toBe(source);
    vi.advanceTimersByTime(40);
  }
});

it("shows a finished text, or one that replaces the shown text, at once", () => {
  const pace = new RenderPace();
  pace.next("Every", true);
  expect(pace.next("Another", true)).toBe("Another");
  expect(pace.next("Another one.", false)).toBe("Another one.");
});
