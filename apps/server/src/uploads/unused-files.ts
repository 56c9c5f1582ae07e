import { and, eq, gte, inArray, isNotNull, lt, notExists, type SQL, sql } from "drizzle-orm";

import type { Database } from "../database/query-interface.ts";
import { messages, sessions, uploads } from "../database/schema.ts";
import { dayMs, hourMs } from "../timing/durations.ts";
import type { FileBatches } from "./file-batches.ts";

/** Age at which a file without a message is deleted, in milliseconds. */
export const unattachedMaxAgeMs = dayMs;

/** How far a search reaches back before the previous one, because machines' clocks differ. */
const overlapMs = hourMs;

/** Finds the files that no message uses a day after their upload: never sent, or their message was removed. */
export class UnusedFiles {
  readonly #database: Database;
  readonly #batches: FileBatches;
  /** When this process last searched, in milliseconds since 1970. */
  #searchedAt: number | undefined;

  constructor(database: Database, batches: FileBatches) {
    this.#database = database;
    this.#batches = batches;
  }

  /**
   * Detaches unused files: they belong to no conversation any more, and cannot be opened or sent.
   *
   * The first search of a process covers all files. A later one covers only files that have become a day old, and
   * those of conversations that have changed, because only a change of its conversation removes a message.
   */
  async detach(now: number): Promise<void> {
    const isOldEnough = and(
      isNotNull(uploads.sessionId),
      lt(uploads.createdAt, new Date(now - unattachedMaxAgeMs)),
    );
    for (const part of this.#searchedParts()) await this.#detachUnusedOf(and(isOldEnough, part));
    this.#searchedAt = now;
  }

  /** The conditions of the files that a search covers; undefined for all files. */
  #searchedParts(): (SQL | undefined)[] {
    if (this.#searchedAt === undefined) return [undefined];
    const since = this.#searchedAt - overlapMs;
    const changed = this.#database
      .select({ id: sessions.id })
      .from(sessions)
      .where(gte(sessions.updatedAt, new Date(since)));
    return [
      gte(uploads.createdAt, new Date(since - unattachedMaxAgeMs)),
      inArray(uploads.sessionId, changed),
    ];
  }

  /** In batches: one statement would search the messages of all files. */
  async #detachUnusedOf(condition: SQL | undefined): Promise<void> {
    const attached = this.#database
      .select({ one: sql`1` })
      .from(messages)
      .where(
        and(
          eq(messages.sessionId, uploads.sessionId),
          sql`${messages.attachments} @> jsonb_build_array(jsonb_build_object('id', ${uploads.id}::text))`,
        ),
      );
    await this.#batches.forEach(condition, async (ids) => {
      await this.#database
        .update(uploads)
        .set({ sessionId: null })
        .where(and(inArray(uploads.id, ids), notExists(attached)));
    });
  }
}
