import type { Database } from "../database/query-interface.ts";
import { beginReplies, IdTaken, type ReplyBeginning, type WantedReply } from "./begin-replies.ts";

/** Most replies per transaction, so that streaming answers do not wait too long. */
const batchMax = 32;

/** How long a batch may run before the next one starts in parallel, in milliseconds. */
const batchTimeoutMs = 500;

/** Most slow batches in parallel: each uses a database connection. */
const slowBatchesMax = 4;

/** A request that has waited this long is not retried but fails, in milliseconds. */
const retryDeadlineMs = 8000;

/** A request that waits for its reply to begin. */
interface Waiting {
  wanted: WantedReply;
  /** By `performance.now()`. */
  since: number;
  resolve: (beginning: ReplyBeginning | Promise<ReplyBeginning>) => void;
}

/**
 * Begins replies in batches: requests that arrive during one transaction share the next. Nothing
 * waits for a batch to fill; with hundreds of questions at once, round trips would cost more than
 * the answers. A hanging batch does not block the next one.
 */
export class ReplyBeginnings {
  readonly #database: Database;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(database: Database) {
    this.#database = database;
  }

  begin(wanted: WantedReply): Promise<ReplyBeginning> {
    return new Promise((resolve) => {
      this.#waiting.push({ wanted, since: performance.now(), resolve });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    const slow = new Set<Promise<void>>();
    while (this.#waiting.length > 0) {
      const storing = this.#store(this.#takeBatch());
      const timeout = new Promise<"slow">((resolve) => setTimeout(resolve, batchTimeoutMs, "slow"));
      if ((await Promise.race([storing, timeout])) !== "slow") continue;
      slow.add(storing);
      void storing.then(() => slow.delete(storing));
      if (slow.size >= slowBatchesMax) await Promise.race(slow);
    }
    this.#isRunning = false;
  }

  /** The oldest requests, one per conversation: its next request must find this one stored. */
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
      else resolve(this.#alone(wanted));
    }
  }

  /**
   * Begins a batch in one transaction. If it fails, `#store` tries each request alone, so that a faulty
   * request does not fail the others.
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

  async #alone(wanted: WantedReply): Promise<ReplyBeginning> {
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
