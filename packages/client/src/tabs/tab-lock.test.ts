import { afterEach, expect, it, vi } from "vitest";

import { withTabLock } from "./tab-lock.ts";

afterEach(() => vi.unstubAllGlobals());

/** Runs two tasks and returns the order of their events. */
async function runTwoTasks(): Promise<string[]> {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await Promise.resolve();
    events.push(`${name} ends`);
    return name;
  };
  expect(
    await Promise.all([withTabLock("test", work("one")), withTabLock("test", work("two"))]),
  ).toEqual(["one", "two"]);
  return events;
}

it("runs one task after the other", async () => {
  expect(await runTwoTasks()).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});

it.each([
  ["without a secure context", {}],
  [
    "where storage is forbidden",
    { locks: { request: () => Promise.reject(new DOMException("", "SecurityError")) } },
  ],
])("runs the task at once %s", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  expect((await runTwoTasks()).slice(0, 2)).toEqual(["one begins", "two begins"]);
});

it("rejects, without a second run, if the task rejects", async () => {
  const work = vi.fn(() => Promise.reject(new Error("failed")));
  await expect(withTabLock("test", work)).rejects.toThrow("failed");
  expect(work).toHaveBeenCalledOnce();
});
