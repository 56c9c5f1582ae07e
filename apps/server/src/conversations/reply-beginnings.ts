import type { Database } from "../database/query-interface.ts";
import { within } from "../timing/within.ts";
import { beginReplies, IdTaken, type ReplyBeginning, type WantedReply } from "./begin-replies.ts";

/** Maximum number of replies per transaction, so that a transaction does not delay other queries for long. */
const batchMax = 32;

/** How long the next batch waits for the current one before it starts in parallel, in milliseconds. */
const batchTimeoutMs = 500;

/** Maximum number of slow batches in parallel: each uses a database connection. */
const slowBatchesMax = 4;

/** Age of a request in milliseconds from which it is not retried when its batch fails. */
const retryDeadlineMs = 8000;

/** A request that waits for its reply to begin. */
interface Waiting {
  wanted: WantedReply;
  /** When the request arrived, by `performance.now()`. */
  since: number;
  resolve: (beginning: ReplyBeginning | Promise<ReplyBeginning>) => void;
}

/**
 * Begins replies in batches: requests that arrive during one transaction share the next one. With hundreds of
 * concurrent questions, separate round trips to the database would take more time than the answers. No
 * request waits for a batch to fill, and fewer than `slowBatchesMax` hanging batches do not block the next one.
 */
export class ReplyBeginnings {
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #isRunning = false;
  /** Batches that took longer than `batchTimeoutMs` and have not ended. */
  readonly #slow = new Set<Promise<void>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Begins a reply with the next batch that has room for it. Rejects if the database fails. */
  begin(wanted: WantedReply): Promise<ReplyBeginning> {
    return new Promise((resolve) => {
      this.#waiting.push({ wanted, since: performance.now(), resolve });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      if (this.#slow.size >= slowBatchesMax) await Promise.race(this.#slow);
      const storing = this.#store(this.#takeBatch());
      const stored = storing.then(() => true);
      if (await within(batchTimeoutMs, stored)) continue;
      this.#slow.add(storing);
      void storing.then(() => this.#slow.delete(storing));
    }
    this.#isRunning = false;
  }

  /** Takes the oldest requests, one per conversation: a later request must find the earlier one stored. */
  #takeBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const deferred: Waiting[] = [];
    for (const each of this.#waiting) {
      const { sessionId } = each.wanted;
      if (batch.size < batchMax && !batch.has(sessionId)) batch.set(sessionId, each);
      else deferred.push(each);
    }
    this.#waiting = deferred;
    return [...batch.values()];
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    const result = await this.#beginBatch(batch.map(({ wanted }) => wanted));
    for (const [index, { wanted, since, resolve }] of batch.entries()) {
      const isLate = performance.now() - since > retryDeadlineMs;
      const beginning = "failed" in result ? undefined : result.begun[index];
      if (beginning !== undefined) resolve(beginning);
      else if ("failed" in result && isLate) resolve(Promise.reject(result.failed));
      else resolve(this.#beginAlone(wanted));
    }
  }

  /**
   * Begins a batch in one transaction. If it fails, `#store` tries each recent request alone, so that a
   * faulty request does not fail the others.
   */
  async #beginBatch(
    wanted: readonly WantedReply[],
  ): Promise<{ begun: (ReplyBeginning | undefined)[] } | { failed: Error }> {
    try {
      const begun = await this.#database.transaction((store) =>
        beginReplies(store, wanted, "skip locked"),
      );
      return { begun };
    } catch (error) {
      return { failed: error instanceof Error ? error : new Error(String(error)) };
    }
  }

  /** Begins a reply in a transaction of its own, and waits for the lock of its session. */
  async #beginAlone(wanted: WantedReply): Promise<ReplyBeginning> {
    try {
      const [beginning] = await this.#database.transaction((store) =>
        beginReplies(store, [wanted], "wait"),
      );
      return beginning ?? { status: "no_session" };
    } catch (error) {
      if (error instanceof IdTaken) return { status: "id_taken" };
      throw error;
    }
  }
}
