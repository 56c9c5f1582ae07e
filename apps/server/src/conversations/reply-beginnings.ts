import type { Database } from "../database/database.ts";
import { beginReplies, IdTaken, type ReplyBeginning, type WantedReply } from "./begin-replies.ts";

/** Most replies that begin in one transaction: what is being streamed does not wait for longer. */
const roundMax = 32;

/** A reply somebody waits for. */
interface Waiting {
  wanted: WantedReply;
  resolve: (beginning: ReplyBeginning | Promise<ReplyBeginning>) => void;
}

/**
 * Begins replies in rounds: what comes while one is stored waits and is in the next, all in one
 * transaction. Nobody waits for others to come; when hundreds ask at once, their ways to the database
 * would cost more than their answers.
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
      this.#waiting.push({ wanted, resolve });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) await this.#store(this.#takeRound());
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
    const beginnings = await this.#together(round.map(({ wanted }) => wanted));
    for (const [index, { wanted, resolve }] of round.entries()) {
      resolve(beginnings[index] ?? this.#alone(wanted));
    }
  }

  /** A fault of one must not be everybody's, nor may all wait for a row that another process holds. */
  async #together(wanted: readonly WantedReply[]): Promise<(ReplyBeginning | undefined)[]> {
    try {
      return await this.#database.transaction((store) => beginReplies(store, wanted, "pass over"));
    } catch {
      // Each finds by itself whether the fault is its own.
      return [];
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
