import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";

import lockfile from "proper-lockfile";

/**
 * After this time a lock counts as abandoned, in milliseconds. A running build renews it four times
 * as often.
 */
const staleMs = 30_000;

/**
 * Runs `task` while no other process runs one under the same lock; waits for it otherwise.
 *
 * @param lock The lock's address. A folder of that name exists as long as it is held.
 * @param onWait Called once if there is something to wait for.
 */
export async function alone<Result>(
  lock: string,
  onWait: () => void,
  task: () => Promise<Result>,
): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  const take = (retries: lockfile.LockOptions["retries"]) =>
    lockfile.lock(lock, {
      realpath: false,
      lockfilePath: lock,
      stale: staleMs,
      update: staleMs / 4,
      ...(retries !== undefined && { retries }),
    });
  let release: () => Promise<void>;
  try {
    release = await take(undefined);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ELOCKED")) throw error;
    onWait();
    release = await take({ forever: true, factor: 1, minTimeout: 250, maxTimeout: 250 });
  }
  try {
    return await task();
  } finally {
    await release();
  }
}
