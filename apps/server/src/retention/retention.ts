import { sql } from "drizzle-orm";

import { forgetLogins, forgetMails, forgetSignUps } from "../accounts/prune-accounts.ts";
import { Analytics, dayOf } from "../analytics/analytics.ts";
import { Conversations } from "../conversations/conversations.ts";
import type { Database } from "../database/database.ts";
import type { Logger } from "../logging.ts";
import type { Uploads } from "../uploads/uploads.ts";

/** How long things are kept after they were touched last, in days; 0 keeps them for ever. */
export interface RetentionDays {
  conversations: number;
  uploads: number;
  unconfirmedAccounts: number;
  analytics: number;
}

/** Any number that no other lock bears. */
const retentionLock = 0x7265_7465;

const dayMs = 24 * 60 * 60 * 1000;
/** Pause after the start until the first turn: a server that starts has other things to do. */
const firstTurnMs = 10 * 60 * 1000;
/** Rows that one statement removes: nobody waits long behind it. */
const batchSize = 200;

/**
 * Removes once a day what is older than it may be. Of several processes one does it at a time; what is
 * removed twice does no harm.
 */
export class Retention {
  readonly #database: Database;
  readonly #uploads: Uploads;
  readonly #days: RetentionDays;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: { database: Database; uploads: Uploads; days: RetentionDays; log: Logger }) {
    this.#database = options.database;
    this.#uploads = options.uploads;
    this.#days = options.days;
    this.#log = options.log;
  }

  start(): void {
    this.#plan(firstTurnMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #plan(pauseMs: number): void {
    this.#timer = setTimeout(() => {
      this.run()
        .catch((error: unknown) => this.#log.error({ err: error }, "What is too old stays"))
        .finally(() => this.#plan(dayMs));
    }, pauseMs).unref();
  }

  /** One turn. @param now milliseconds since 1970. */
  async run(now: number = Date.now()): Promise<void> {
    const { conversations, uploads, unconfirmedAccounts, analytics } = this.#days;
    const before = (days: number) => (days === 0 ? undefined : new Date(now - days * dayMs));
    const removed = { conversations: 0, uploads: 0 };

    const oldUploads = before(uploads);
    if (oldUploads !== undefined) {
      removed.uploads = await inBatches(() => this.#uploads.removeOlderThan(oldUploads, batchSize));
    }
    const oldConversations = before(conversations);
    if (oldConversations !== undefined) {
      removed.conversations = await inBatches(() => this.#forgetConversations(oldConversations));
    }
    const today = new Date(now);
    await this.#aloneInBatches((database) => forgetLogins(database, today, batchSize));
    await this.#aloneInBatches((database) => forgetMails(database, today, batchSize));
    const oldSignUps = before(unconfirmedAccounts);
    if (oldSignUps !== undefined) {
      await this.#aloneInBatches((database) =>
        forgetSignUps(database, { now: today, before: oldSignUps, limit: batchSize }),
      );
    }
    const oldAnalytics = before(analytics);
    if (oldAnalytics !== undefined) {
      await this.#alone((database) => new Analytics(database).forgetBefore(dayOf(oldAnalytics)));
    }
    if (removed.conversations + removed.uploads > 0) {
      this.#log.info(removed, "What was too old has been removed");
    }
  }

  /** @returns how many were removed. */
  async #forgetConversations(before: Date): Promise<number> {
    const old = await new Conversations(this.#database).restingSince(before, batchSize);
    // Files first: without their rows nobody would know of them.
    await this.#uploads.removeOf(old);
    return (await this.#alone((database) => new Conversations(database).forget(old, before))) ?? 0;
  }

  /** Each batch in a transaction of its own; ends where another process is at it. */
  #aloneInBatches(step: (database: Database) => Promise<number>): Promise<number> {
    return inBatches(async () => (await this.#alone(step)) ?? 0);
  }

  /** In a transaction, unless another process does it at this moment. */
  #alone<Result>(work: (database: Database) => Promise<Result>): Promise<Result | undefined> {
    return this.#database.transaction(async (transaction) => {
      const [lock] = await transaction
        .select({ isFree: sql<boolean>`pg_try_advisory_xact_lock(${retentionLock})` })
        .from(sql`(select 1) as one`);
      return lock?.isFree === true ? work(transaction) : undefined;
    });
  }
}

/** Repeats a step until it removes less than it may. @returns how many it removed together. */
async function inBatches(step: () => Promise<number>): Promise<number> {
  let together = 0;
  for (;;) {
    const removed = await step();
    together += removed;
    if (removed < batchSize) return together;
  }
}
