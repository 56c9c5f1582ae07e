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
  #stopped = false;

  constructor(options: { database: Database; uploads: Uploads; days: RetentionDays; log: Logger }) {
    this.#database = options.database;
    this.#uploads = options.uploads;
    this.#days = options.days;
    this.#log = options.log;
  }

  start(): void {
    this.#plan(firstTurnMs);
  }

  /** No further turn begins; one that is at work ends. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #plan(pauseMs: number): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.run().finally(() => this.#plan(dayMs)), pauseMs);
    this.#timer.unref();
  }

  /** One turn. What fails is logged, and keeps nothing else. @param now milliseconds since 1970. */
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
        inBatches(() => this.#forgetConversations(oldConversations)),
      ));
    await this.#try("Logins", () =>
      this.#aloneInBatches((database) => forgetLogins(database, today, batchSize)),
    );
    await this.#try("Mails", () =>
      this.#aloneInBatches((database) => forgetMails(database, today, batchSize)),
    );
    if (oldSignUps !== undefined) {
      await this.#try("Sign-ups", () =>
        this.#aloneInBatches((database) =>
          forgetSignUps(database, { now: today, before: oldSignUps, limit: batchSize }),
        ),
      );
    }
    if (oldAnalytics !== undefined) {
      await this.#try("Analytics", () =>
        this.#alone((database) => new Analytics(database).forgetBefore(dayOf(oldAnalytics))),
      );
    }
    // Last: a bucket that hangs makes nothing else wait.
    await this.#try("Files of conversations", () => this.#uploads.removeForgotten());
    const uploads =
      oldUploads && (await this.#try("Files", () => this.#uploads.removeOlderThan(oldUploads)));
    if ((conversations ?? 0) + (uploads ?? 0) > 0) {
      this.#log.info({ conversations, uploads }, "What was too old has been removed");
    }
  }

  /** @returns undefined where it failed. */
  async #try<Result>(kind: string, work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#log.error({ err: error, kind }, "What is too old stays until the next turn");
      return undefined;
    }
  }

  /** @returns how many were removed. */
  async #forgetConversations(before: Date): Promise<number> {
    const old = await new Conversations(this.#database).restingSince(before, batchSize);
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
