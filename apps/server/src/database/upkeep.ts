import type { PGlite } from "@electric-sql/pglite";

import type { Logger } from "../logging/logging.ts";
import { repeat } from "../timing/repeat.ts";
import { partStopLimitMs } from "../timing/stop-limits.ts";
import { within } from "../timing/within.ts";
import { minimumFreeBytes } from "./disk-space.ts";

/** Time between two checkpoints, in milliseconds: PostgreSQL's default (`checkpoint_timeout`). */
const checkpointIntervalMs = 5 * 60_000;
/** Number of checkpoints from one `vacuum` to the next: an hour. */
const checkpointsPerVacuum = 12;

/**
 * Upkeep of the embedded database. In PostgreSQL, processes of its own do this work; PGlite has none. Without it, the
 * log of changes (`pg_wal`) grows until the next start, and the space of changed and deleted rows is never used again.
 */
export interface Upkeep {
  /** Writes all changes to the tables' files, and removes the part of the log that is no longer needed. */
  checkpoint(): Promise<void>;
  /** Frees the space of deleted rows for new ones, and updates the planner's statistics of some columns. */
  vacuum(): Promise<void>;
  /**
   * Writes the tables' files anew without deleted rows, and removes the whole log, so that later backups contain no
   * deleted texts.
   */
  purge(): Promise<void>;
}

/**
 * @param measureDisk Measures the free space on the database's disk, in bytes. `vacuum` rejects if it could fill the
 * disk: it may write a table and its indexes once to their files and once to the log. Default: unlimited, for a
 * database in memory.
 */
export function createUpkeep(
  client: Pick<PGlite, "query">,
  measureDisk: () => Promise<number> = () => Promise.resolve(Infinity),
): Upkeep {
  // One table at a time, so that other queries need not wait for all of them. Small ones first, because a full disk
  // ends the loop. Without `analyze` of all columns, which copies their values into the planner's statistics, where a
  // purge would not find deleted texts.
  async function vacuumTables(isFull: boolean): Promise<void> {
    const { rows } = await client.query<{ name: string; size: number }>(
      "select format('%I.%I', nspname, relname) as name, pg_total_relation_size(pg_class.oid)::float8 as size from pg_class join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema') order by size",
    );
    for (const { name, size } of rows) {
      const needed = 2 * size + minimumFreeBytes;
      if ((await measureDisk()) < needed)
        throw new Error(
          `${name} needs ${Math.ceil(needed / 2 ** 20)} MB of free space on the disk`,
        );
      await client.query(`vacuum (full ${isFull}) ${name}`);
    }
  }
  async function checkpoint(): Promise<void> {
    await client.query("checkpoint");
  }
  return {
    checkpoint,
    async vacuum() {
      await vacuumTables(false);
      // Two columns without texts. Without their statistics, the search for unused files would read every file.
      await client.query("analyze chat_sessions (updated_at), chat_uploads (session_id)");
    },
    async purge() {
      await vacuumTables(true);
      // A file of the log is removed only if all of it is older than the checkpoint.
      await client.query("select pg_switch_wal()");
      await checkpoint();
    },
  };
}

/**
 * Runs a checkpoint every five minutes and `vacuum` every hour. A failure, for example because the disk is full, is
 * logged, and the next run tries again.
 *
 * @returns A function that ends this, and waits for a run that has begun.
 */
export function keepUp(upkeep: Upkeep, log: Pick<Logger, "error">): () => Promise<void> {
  let runs = 0;
  // Many queued jobs of the database may make a run take longer than the interval.
  const stop = repeat(checkpointIntervalMs, async () => {
    runs += 1;
    try {
      if (runs % checkpointsPerVacuum === 0) await upkeep.vacuum();
      await upkeep.checkpoint();
    } catch (error) {
      log.error({ err: error }, "The upkeep of the embedded database failed; the next run retries");
    }
  });
  return () => within(partStopLimitMs, stop());
}
