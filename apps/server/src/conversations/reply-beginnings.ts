import type { Database } from "../database/database.ts";
import { beginReplies, IdTaken, type ReplyBeginning, type WantedReply } from "./begin-replies.ts";

/** Most replies that begin in one transaction: what is being streamed does not wait for longer. */
const roundMax = 32;

/** How long a round is waited for until the next one goes beside it, in milliseconds. */
const patienceMs = 500;

/** Most rounds at once that are late: each holds a connection, and others need some, too. */
const lateMax = 4;

/** Who has waited for so long is not tried a second time, in milliseconds: he hears that it failed. */
const secondTryMs = 8000;

/** A reply somebody waits for. */
interface Waiting {
  wanted: WantedReply;
  /** By `performance.now()`. */
  since: number;
  resolve: (beginning: ReplyBeginning | Promise<ReplyBeginning>) => void;
}

/**
 * Begins replies in rounds: what comes while one is stored waits and is in the next, all in one
 * transaction. Nobody waits for others to come; when hundreds ask at once, their ways to the database
 * would cost more than their answers. A round that hangs stops only its own: the next goes beside it.
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
    const late = new Set<Promise<void>>();
    while (this.#waiting.length > 0) {
      const storing = this.#store(this.#takeRound());
      const patience = new Promise<"late">((resolve) => setTimeout(resolve, patienceMs, "late"));
      if ((await Promise.race([storing, patience])) !== "late") continue;
      late.add(storing);
      void storing.then(() => late.delete(storing));
      if (late.size >= lateMax) await Promise.race(late);
    }
    this.#isRunning = false;
  }

  /** The longest waiting, one of each conversation: a second of the same finds the first stored. */
  #takeRound(): readonly Waiting[] {
    const round = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const each of this.#waiting) {
      const { sessionId } = each.wanted;
      if (round.size < roundMax && !round.has(sessionId)) round.set(sessionId, each);
      else later.push(each);
    }
    this.#waiting = later;
    return [...round.values()];
  }

  async #store(round: readonly Waiting[]): Promise<void> {
    const together = await this.#together(round.map(({ wanted }) => wanted));
    for (const [index, { wanted, since, resolve }] of round.entries()) {
      const isLate = performance.now() - since > secondTryMs;
      const beginning = "failed" in together ? undefined : together.begun[index];
      if (beginning !== undefined) resolve(beginning);
      else if ("failed" in together && isLate) resolve(Promise.reject(together.failed));
      else resolve(this.#alone(wanted));
    }
  }

  /** A fault of one must not be everybody's, nor may all wait for a row that another process holds. */
  async #together(
    wanted: readonly WantedReply[],
  ): Promise<{ begun: (ReplyBeginning | undefined)[] } | { failed: Error }> {
    try {
      const begun = await this.#database.transaction((store) =>
        beginReplies(store, wanted, "pass over"),
      );
      return { begun };
    } catch (error) {
      // Each finds by itself whether the fault is its own.
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
