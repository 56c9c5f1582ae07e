import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Pace } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("shows the first piece at once, and what follows within two frames together", () => {
  const pace = new Pace();
  expect(pace.next("Every", true)).toBe("Every");
  vi.advanceTimersByTime(16);
  expect(pace.next("Every call", true)).toBe("Every");
  vi.advanceTimersByTime(17);
  expect(pace.next("Every call answered", true)).toBe("Every call answered");
});

it("shows each chunk that comes at the server's speed at once", () => {
  const pace = new Pace();
  for (const source of ["Every", "Every call", "Every call answered"]) {
    expect(pace.next(source, true)).toBe(source);
    vi.advanceTimersByTime(40);
  }
});

it("does not wait where the text is finished, or another than before", () => {
  const pace = new Pace();
  pace.next("Every", true);
  expect(pace.next("Another", true)).toBe("Another");
  expect(pace.next("Another one.", false)).toBe("Another one.");
});
