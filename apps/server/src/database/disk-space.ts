// Protects the embedded database from a full disk.

/**
 * Least free space on the disk of DATA_DIR with which the embedded database works, in bytes. If PostgreSQL
 * cannot write its log, it panics, and inside WebAssembly that hangs the whole process for good. The limit is
 * four files of that log (16 MB each), more than the jobs within {@link recheckMs} write.
 */
export const minimumFreeBytes = 64 * 1024 * 1024;

/** How long a measurement counts, in milliseconds. */
export const recheckMs = 1000;

/** Less than `minimumFreeBytes` are free. The code is PostgreSQL's for a full disk. */
export class DiskFullError extends Error {
  override name = "DiskFullError";
  readonly code = "53100";

  constructor() {
    super(`less than ${minimumFreeBytes / 1024 / 1024} MB are free on its disk`);
  }
}

/**
 * Returns a function that rejects with {@link DiskFullError} while too little space is free.
 *
 * @param measure Measures the free space, in bytes. If it fails, the space counts as sufficient.
 */
export function createDiskSpaceCheck(measure: () => Promise<number>): () => Promise<void> {
  let measuredAt = -Infinity;
  let free: Promise<number> = Promise.resolve(Infinity);
  return async () => {
    if (performance.now() - measuredAt >= recheckMs) {
      measuredAt = performance.now();
      free = measure().catch(() => Infinity);
    }
    if ((await free) < minimumFreeBytes) throw new DiskFullError();
  };
}
