/** Tests the lock that makes concurrent builds wait for each other. */
import { mkdir, mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { withLock } from "../../scripts/build/lock.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "larkline-lock-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it("makes the second build wait for the first, and calls its `onWait`", async () => {
  const lock = join(folder, "build.lock");
  const events: string[] = [];
  let secondWaits: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => (secondWaits = resolve));
  const first = withLock(
    lock,
    () => events.push("the first waits"),
    async () => {
      events.push("the first begins");
      await waiting;
      events.push("the first ends");
    },
  );
  await expect.poll(() => events).toContain("the first begins");
  const second = withLock(
    lock,
    () => {
      events.push("the second waits");
      secondWaits?.();
    },
    async () => void events.push("the second begins"),
  );
  await Promise.all([first, second]);
  expect(events).toEqual([
    "the first begins",
    "the second waits",
    "the first ends",
    "the second begins",
  ]);
});

it("releases the lock after a build that failed", async () => {
  const lock = join(folder, "build.lock");
  const wait = vi.fn();
  const failed = withLock(lock, wait, () => Promise.reject(new Error("The build failed.")));
  await expect(failed).rejects.toThrow("The build failed.");
  expect(await withLock(lock, wait, async () => "built")).toBe("built");
  expect(wait).not.toHaveBeenCalled();
});

it("takes over the lock of a process that has not renewed it for a minute, without waiting", async () => {
  const lock = join(folder, "build.lock");
  const aMinuteAgo = Date.now() / 1000 - 60;
  await mkdir(lock);
  await utimes(lock, aMinuteAgo, aMinuteAgo);
  const built = withLock(
    lock,
    () => {
      throw new Error("The build waits.");
    },
    async () => "built",
  );
  expect(await built).toBe("built");
});
