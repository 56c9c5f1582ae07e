import { and, eq, sql } from "drizzle-orm";

import type { Database } from "../database/query-interface.ts";
import { messages, type StoredToolUse } from "../database/schema.ts";

/** The text and tools so far of a running answer. */
export interface GrowingAnswer {
  id: string;
  sessionId: string;
  content: string;
  toolUses: StoredToolUse[];
}

/** How long a batch waits for more answers at least, in milliseconds. */
const gatheringMs = 100;

/** Answers that the next statement stores, by id. `stored` resolves to the ids that it has stored. */
interface Batch {
  answers: Map<string, GrowingAnswer>;
  stored: Promise<ReadonlySet<string>>;
}

/**
 * Stores running answers in batches: one statement for all answers of the same 100 ms. With hundreds of
 * answers, separate round trips to the database would take most of the time.
 *
 * A batch also waits for the end of the previous one. If the database is slow, several statements at a time would
 * use all connections of the pool, and an older text could replace a newer one.
 */
export class GrowingAnswers {
  readonly #database: Database;
  /** The batch that takes more answers. */
  #batch: Batch | undefined;
  /** Resolves when the statement of the last batch has ended, successfully or not. */
  #lastEnded: Promise<unknown> = Promise.resolve();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Stores an answer with the next batch, which stores only the newest text of each answer.
   *
   * @returns False if it was closed by another process, or deleted.
   */
  async save(answer: GrowingAnswer): Promise<boolean> {
    this.#batch ??= this.#begin();
    this.#batch.answers.set(answer.id, answer);
    return (await this.#batch.stored).has(answer.id);
  }

  #begin(): Batch {
    const answers = new Map<string, GrowingAnswer>();
    const gathered = new Promise<void>((resolve) => setTimeout(resolve, gatheringMs));
    const stored = Promise.all([gathered, this.#lastEnded]).then(() => {
      this.#batch = undefined;
      return this.#store([...answers.values()]);
    });
    // `save` reports the failure of a batch. Later batches must start in spite of it.
    this.#lastEnded = stored.catch(() => undefined);
    return { answers, stored };
  }

  async #store(answers: readonly GrowingAnswer[]): Promise<ReadonlySet<string>> {
    const rows = JSON.stringify(
      answers.map(({ id, content, toolUses }) => ({ id, content, tool_uses: toolUses })),
    );
    const saved = await this.#database
      .update(messages)
      .set({ content: sql`grown.content`, toolUses: sql`grown.tool_uses` })
      .from(
        sql`jsonb_to_recordset(${rows}::jsonb) as grown(id uuid, content text, tool_uses jsonb)`,
      )
      .where(and(eq(messages.id, sql`grown.id`), eq(messages.state, "streaming")))
      .returning({ id: messages.id });
    return new Set(saved.map(({ id }) => id));
  }
}
