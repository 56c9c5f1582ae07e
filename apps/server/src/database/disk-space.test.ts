import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { putEmptyDatabase } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { openPGlite } from "./database.ts";
import { createDiskSpaceCheck, DiskFullError, minimumFreeBytes, recheckMs } from "./disk-space.ts";
import { analyticsCounts } from "./schema.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("measures the disk at most once a second", async () => {
  const measure = vi.fn(() => Promise.resolve(minimumFreeBytes));
  const check = createDiskSpaceCheck(measure);
  await Promise.all([check(), check()]);
  vi.advanceTimersByTime(recheckMs - 1);
  await check();
  expect(measure).toHaveBeenCalledOnce();

  measure.mockResolvedValue(minimumFreeBytes - 1);
  vi.advanceTimersByTime(1);
  await expect(check()).rejects.toThrow(DiskFullError);
  expect(measure).toHaveBeenCalledTimes(2);
});

it("accepts every job if the free space cannot be measured", async () => {
  const check = createDiskSpaceCheck(() => Promise.reject(new Error("ENOSYS")));
  await expect(check()).resolves.toBeUndefined();
});

it("the embedded database does not open on a full disk, and says why in one line", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "larkline-disk-"));
  await expect(openPGlite(folder, { measureDisk: () => Promise.resolve(0) })).rejects.toThrow(
    new OperatorError(
      `DATA_DIR: ${folder} needs more space (less than 64 MB are free on its disk)`,
    ),
  );
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

it(
  "a disk that the first start fills is named as the reason in one line",
  { timeout: openingTimeoutMs },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "larkline-disk-"));
    await putEmptyDatabase(folder);
    const measureDisk = vi
      .fn(() => Promise.resolve(0))
      .mockImplementationOnce(() => {
        vi.advanceTimersByTime(recheckMs);
        return Promise.resolve(minimumFreeBytes);
      });
    await expect(openPGlite(folder, { measureDisk })).rejects.toThrow(
      new OperatorError(
        `DATA_DIR: the database in ${folder} could not be migrated (less than 64 MB are free on its disk)`,
      ),
    );
    await rm(folder, { recursive: true });
  },
);

it(
  "the embedded database is unavailable while the disk is full, and works again afterwards",
  { timeout: openingTimeoutMs },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "larkline-disk-"));
    await putEmptyDatabase(folder);
    let free = minimumFreeBytes;
    const connection = await openPGlite(folder, { measureDisk: () => Promise.resolve(free) });
    const { database, ping } = connection;
    const jobs = () => [
      ping(),
      database.delete(analyticsCounts),
      database.transaction((transaction) => transaction.delete(analyticsCounts)),
    ];
    await Promise.all(jobs());

    free = 0;
    vi.advanceTimersByTime(recheckMs);
    for (const outcome of await Promise.allSettled(jobs())) {
      expect(outcome.status).toBe("rejected");
      if (outcome.status === "rejected") expect(isDatabaseUnavailable(outcome.reason)).toBe(true);
    }

    free = minimumFreeBytes;
    vi.advanceTimersByTime(recheckMs);
    await Promise.all(jobs());
    await connection.close();
    await rm(folder, { recursive: true });
  },
);
