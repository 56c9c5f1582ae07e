import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Deadlines } from "./deadlines.ts";
import { Evidence } from "./evidence.ts";
import { StreamReader } from "./stream-reader.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a model that streams its thoughts is not aborted as silent, but its answer has a time limit", () => {
  const deadlines = new Deadlines({ firstWordsMs: 1000, answerMs: 5000 });
  const reader = new StreamReader(new Evidence([], [], []), deadlines);
  vi.advanceTimersByTime(900);
  expect(reader.read({ type: "reasoning-delta", id: "1", text: "The visitor asks" })).toBe("");
  vi.advanceTimersByTime(3000);
  expect(deadlines.signal.aborted).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(deadlines.signal.aborted).toBe(true);
});
