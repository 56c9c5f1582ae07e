import { and, gt, type SQL } from "drizzle-orm";

import type { Database } from "../database/query-interface.ts";
import { uploads } from "../database/schema.ts";

/** Most files that one query selects, so that no query exceeds the time limit for statements. */
const batchSize = 200;

/** Goes through stored files in batches, until the server stops. */
export class FileBatches {
  readonly #database: Database;
  readonly #stop: AbortSignal;

  /** @param stop No further batch begins when it is aborted. */
  constructor(database: Database, stop: AbortSignal) {
    this.#database = database;
    this.#stop = stop;
  }

  /** Calls `work` with the ids of all files that fulfill a condition, one batch after the other, each id once. */
  async forEach(condition: SQL | undefined, work: (ids: string[]) => Promise<void>): Promise<void> {
    let lastId: string | undefined;
    while (!this.#stop.aborted) {
      const found = await this.#database
        .select({ id: uploads.id })
        .from(uploads)
        .where(and(condition, lastId === undefined ? undefined : gt(uploads.id, lastId)))
        .orderBy(uploads.id)
        .limit(batchSize);
      if (found.length > 0) await work(found.map(({ id }) => id));
      if (found.length < batchSize) return;
      lastId = found.at(-1)?.id;
    }
  }
}
