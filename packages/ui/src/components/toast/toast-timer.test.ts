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
  createToastTimer(6000).run(end);
  vi.advanceTimersByTime(5999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledOnce();
});

test("keeps the remaining time while paused, also if it is started or paused twice", () => {
  const end = vi.fn();
  const timer = createToastTimer(6000);
  timer.run(end);
  timer.run(end);
  vi.advanceTimersByTime(4000);
  timer.pause();
  timer.pause();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  timer.run(end);
  vi.advanceTimersByTime(1999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});
