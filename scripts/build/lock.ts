/** A lock between processes, so that only one build runs at a time. */
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

import lockfile from "proper-lockfile";

/**
 * Time after its last renewal at which a lock counts as abandoned, in milliseconds. The process that holds
 * the lock renews it four times within that time.
 */
const staleMs = 30_000;

/**
 * Runs `task` while holding a lock that excludes other processes. Waits if another process holds it.
 *
 * @param lock Path of the lock, a folder that exists as long as the lock is held.
 * @param onWait Called once if another process holds the lock.
 */
export async function withLock<Result>(
  lock: string,
  onWait: () => void,
  task: () => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  const acquire = (retries: lockfile.LockOptions["retries"]) =>
    lockfile.lock(lock, {
      realpath: false,
      lockfilePath: lock,
      stale: staleMs,
      update: staleMs / 4,
      ...(retries !== undefined && { retries }),
    });
  let release: () => Promise<void>;
  try {
    release = await acquire(undefined);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ELOCKED")) throw error;
    onWait();
    release = await acquire({ forever: true, factor: 1, minTimeout: 250, maxTimeout: 250 });
  }
  try {
    return await task();
  } finally {
    await release();
  }
}
