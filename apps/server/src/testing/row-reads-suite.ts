import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { deleteUnconfirmedSignUps } from "../accounts/prune-accounts.ts";
import { Conversations } from "../conversations/conversations.ts";
import { accounts } from "../database/account-schema.ts";
import type { DatabaseConnection } from "../database/database.ts";
import type { Database } from "../database/query-interface.ts";
import { messages, sessions } from "../database/schema.ts";
import { dayMs } from "../timing/durations.ts";
import { fillConversation } from "./long-conversation.ts";
import { openingTimeoutMs } from "./opening.ts";

/** How many idle conversations and confirmed accounts are stored: a query without an index reads all of them. */
const idleRows = 5000;

/**
 * How many rows of a table the work reads, by an index or without one. The work gets a transaction, because the
 * database counts the rows of the current transaction at once, but those of others later.
 */
function rowsRead(
  database: Database,
  table: "accounts" | "chat_messages" | "chat_sessions",
  work: (transaction: Database) => Promise<unknown>,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const count = async () => {
      const [row] = await transaction
        .select({ rows: sql<number>`(seq_tup_read + idx_tup_fetch)::int` })
        .from(sql`pg_stat_xact_user_tables`)
        .where(sql`relname = ${table}`);
      return row?.rows ?? Number.NaN;
    };
    const before = await count();
    await work(transaction);
    return (await count()) - before;
  });
}

/**
 * Tests that frequent and regular queries read only the rows that they need, over the embedded database and
 * PostgreSQL. The planner has no statistics of the tables, as in an embedded database in its first hour.
 */
export function describeRowReads(
  databaseName: string,
  open: () => Promise<DatabaseConnection>,
): void {
  describe(`rows read over ${databaseName}`, () => {
    let connection: DatabaseConnection;
    beforeAll(async () => {
      connection = await open();
      await connection.database.execute(
        sql`insert into ${sessions} (id, visitor_id, title)
          select gen_random_uuid(), gen_random_uuid(), '' from generate_series(1, ${idleRows}::int)`,
      );
      await connection.database.execute(
        sql`insert into ${messages} (id, session_id, position, role, content, state)
          select gen_random_uuid(), id, 1, 'user', '', 'complete' from ${sessions}`,
      );
      await connection.database.execute(
        sql`insert into ${accounts} (id, email, first_name, last_name, password_hash, created_at, email_confirmed_at)
          select gen_random_uuid(), n::text, '', '', '', now() - interval '1 year', now()
          from generate_series(1, ${idleRows}::int) as n`,
      );
    }, openingTimeoutMs);
    afterAll(() => connection.close());

    it("the search for replies of dead processes reads no idle conversation", async () => {
      const read = await rowsRead(connection.database, "chat_sessions", (database) =>
        new Conversations(database).recover("expired"),
      );
      expect(read).toBe(0);
    });

    it("the deletion of old sign-ups reads no confirmed account", async () => {
      const now = new Date();
      const before = new Date(now.getTime() - 30 * dayMs);
      const read = await rowsRead(connection.database, "accounts", (database) =>
        deleteUnconfirmedSignUps(database, { now, before, limit: 200 }),
      );
      expect(read).toBe(0);
    });

    it("finding an answered question reads the two messages, not their conversation", async () => {
      const { database } = connection;
      const sessionId = randomUUID();
      const conversations = new Conversations(database);
      await conversations.createSession(randomUUID(), { title: "", metadata: {} }, sessionId);
      const ids = await fillConversation(database, sessionId, 400);
      const [questionId = "", answerId] = ids.slice(-2);
      const read = await rowsRead(database, "chat_messages", async (transaction) => {
        const found = await new Conversations(transaction).findExchange(sessionId, questionId);
        expect(found).toMatchObject({ question: { id: questionId }, answer: { id: answerId } });
      });
      // The question is read twice: for its position, and as the first of the two.
      expect(read).toBe(3);
    });
  });
}
