import { sql } from "drizzle-orm";

import {
  deleteExpiredLogins,
  deleteOldMails,
  deleteUnconfirmedSignUps,
  deleteUsedTokens,
} from "../accounts/prune-accounts.ts";
import { Analytics, dayOf } from "../analytics/analytics.ts";
import { Conversations } from "../conversations/conversations.ts";
import type { Database } from "../database/query-interface.ts";
import type { Logger } from "../logging/logging.ts";
import { dayMs, minuteMs } from "../timing/durations.ts";
import { partStopLimitMs } from "../timing/stop-limits.ts";
import { within } from "../timing/within.ts";
import type { Uploads } from "../uploads/uploads.ts";

/** Retention periods in days, by kind of data; 0 means that nothing of this kind is deleted. */
export interface RetentionDays {
  /** Counted from the last activity. */
  conversations: number;
  /** Counted from the upload. */
  uploads: number;
  /** Counted from the sign-up. */
  unconfirmedAccounts: number;
  /** Counted from the day to which a count belongs. */
  analytics: number;
}

/** Key of the advisory lock, different from all other keys: the ASCII codes of 'rete'. */
const retentionLock = 0x7265_7465;

/** Delay of the first run after the start, in milliseconds. */
const firstRunDelayMs = 10 * minuteMs;
/** Rows per statement. Small, so that other transactions do not wait long for locks. */
const batchSize = 200;

/**
 * Deletes data past its retention, once a day, most of it in small batches. An advisory lock keeps two
 * processes from doing so at the same time. Files are deleted without the lock, because it is held by a
 * transaction, and no transaction may wait for an S3 bucket. Two processes that delete the same file do no
 * harm.
 */
export class Retention {
  readonly #database: Database;
  readonly #uploads: Pick<Uploads, "removeDetached" | "removeOlderThan">;
  readonly #days: RetentionDays;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  /** The current run; resolved if there is none. */
  #running: Promise<void> = Promise.resolve();

  constructor(options: {
    database: Database;
    uploads: Pick<Uploads, "removeDetached" | "removeOlderThan">;
    days: RetentionDays;
    log: Logger;
  }) {
    this.#database = options.database;
    this.#uploads = options.uploads;
    this.#days = options.days;
    this.#log = options.log;
  }

  /** Runs for the first time after ten minutes, then once a day. */
  start(): void {
    this.#schedule(firstRunDelayMs);
  }

  /** Ends the current run after its current batch or step, and starts no other one. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    // A bucket that hangs could delay the end for minutes.
    await within(partStopLimitMs, this.#running);
  }

  #schedule(pauseMs: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.run().finally(() => this.#schedule(dayMs));
    }, pauseMs);
    this.#timer.unref();
  }

  /**
   * Deletes all data past its retention. A failed step is logged and does not stop the others.
   *
   * @param now Milliseconds since 1970.
   */
  async run(now: number = Date.now()): Promise<void> {
    const today = new Date(now);
    const before = (days: number) => (days === 0 ? undefined : new Date(now - days * dayMs));
    const oldConversations = before(this.#days.conversations);
    const oldUploads = before(this.#days.uploads);
    const oldSignUps = before(this.#days.unconfirmedAccounts);
    const oldAnalytics = before(this.#days.analytics);

    const conversations =
      oldConversations &&
      (await this.#try("Conversations", () =>
        this.#inBatches(() => this.#forgetConversations(oldConversations)),
      ));
    await this.#try("Logins", async () => {
      await this.#lockedInBatches((database) => deleteExpiredLogins(database, today, batchSize));
      await this.#lockedInBatches((database) => deleteUsedTokens(database, today, batchSize));
    });
    await this.#try("Mails", () =>
      this.#lockedInBatches((database) => deleteOldMails(database, today, batchSize)),
    );
    if (oldSignUps !== undefined) {
      await this.#try("Sign-ups", () =>
        this.#lockedInBatches((database) =>
          deleteUnconfirmedSignUps(database, { now: today, before: oldSignUps, limit: batchSize }),
        ),
      );
    }
    if (oldAnalytics !== undefined) {
      await this.#try("Analytics", () =>
        this.#withRetentionLock((database) =>
          new Analytics(database).deleteBefore(dayOf(oldAnalytics)),
        ),
      );
    }
    // Files come last, because a bucket that hangs would delay the other steps.
    await this.#try("Files of conversations", () => this.#uploads.removeDetached());
    const uploads =
      oldUploads && (await this.#try("Files", () => this.#uploads.removeOlderThan(oldUploads)));
    if ((conversations ?? 0) + (uploads ?? 0) > 0) {
      this.#log.info({ conversations, uploads }, "Data past its retention was deleted");
    }
  }

  /** Runs a step, and logs its failure. @returns The step's result; undefined if it failed, or after `stop`. */
  async #try<Result>(kind: string, work: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#stopped) return undefined;
    try {
      return await work();
    } catch (error) {
      this.#log.error(
        { err: error, kind },
        "Data past its retention was not deleted; the next run retries",
      );
      return undefined;
    }
  }

  /** Deletes a batch of conversations. @returns How many were deleted. */
  async #forgetConversations(before: Date): Promise<number> {
    const old = await new Conversations(this.#database).idleSince(before, batchSize);
    return (
      (await this.#withRetentionLock((database) =>
        new Conversations(database).forget(old, before),
      )) ?? 0
    );
  }

  /** Runs a step in batches, each in its own transaction. Ends early if another process holds the lock. */
  #lockedInBatches(step: (database: Database) => Promise<number>): Promise<number> {
    return this.#inBatches(async () => (await this.#withRetentionLock(step)) ?? 0);
  }

  /** Does the work in a transaction. Returns undefined without doing it if another process holds the lock. */
  #withRetentionLock<Result>(
    work: (database: Database) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.#database.transaction(async (transaction) => {
      const [lock] = await transaction
        .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${retentionLock})` })
        .from(sql`(select 1) as one`);
      return lock?.isFree === true ? work(transaction) : undefined;
    });
  }
  /**
   * Repeats a step until it deletes nothing, or until `stop`. A step that deletes less than a full batch may not
   * be the last one: it skips rows that changed after they were selected.
   *
   * @returns The total.
   */
  async #inBatches(step: () => Promise<number>): Promise<number> {
    let total = 0;
    while (!this.#stopped) {
      const removed = await step();
      if (removed === 0) break;
      total += removed;
    }
    return total;
  }
}
