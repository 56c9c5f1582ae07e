import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createToastTimer } from "./toast-timer.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("calls back once, after its duration", () => {
  const end = vi.fn();
  createToastTimer(6000)(end);
  vi.advanceTimersByTime(5999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledOnce();
});

test("keeps the remaining time while paused, also if it is paused several times", () => {
  const end = vi.fn();
  const run = createToastTimer(6000);
  const pause = run(end);
  vi.advanceTimersByTime(3000);
  pause();
  vi.advanceTimersByTime(60_000);
  const pauseAgain = run(end);
  vi.advanceTimersByTime(1000);
  pauseAgain();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  run(end);
  vi.advanceTimersByTime(1999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});
