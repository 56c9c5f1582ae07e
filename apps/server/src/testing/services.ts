// Access to the PostgreSQL and Redis servers that `*.services.test.ts` need.
import { randomBytes } from "node:crypto";

import { sql } from "drizzle-orm";
import { Client } from "pg";

import { type DatabaseConnection, openPostgres } from "../database/database.ts";
import type { PostgresLimits } from "../database/postgres-pool.ts";
import type { Database } from "../database/query-interface.ts";

// URLs of the servers. A test that needs an unavailable service fails.
const databaseServer = process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/test";
export const redisServer = process.env["REDIS_URL"] ?? "redis://127.0.0.1:6379";

/** Runs a statement on the server, in a connection of its own. */
async function query(statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseServer });
  try {
    await client.connect();
  } catch (error) {
    throw new Error(
      `PostgreSQL does not answer at DATABASE_URL (${new URL(databaseServer).host}); these tests need it`,
      { cause: error },
    );
  }
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database on the server. Returns its URL, and a function that drops it.
 *
 * @param options Options of `create database`.
 */
export async function createDatabase(
  options = "",
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `larkline_test_${randomBytes(6).toString("hex")}`;
  await query(`create database ${name} ${options}`);
  const url = new URL(databaseServer);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => query(`drop database ${name} with (force)`) };
}

/**
 * Time limits for suites that do not test the limits. With the server's own, a busy test machine can make a
 * server in a test answer that its database is unavailable.
 */
const patientLimits: PostgresLimits = {
  connectMs: 60_000,
  statementMs: 60_000,
  queryMs: 70_000,
  keepAliveMs: 10_000,
};

/**
 * Opens a new PostgreSQL database for one suite, without short time limits; closing the connection drops it.
 */
export async function openTemporaryPostgres(): Promise<DatabaseConnection> {
  const { url, drop } = await createDatabase();
  const connection = await openPostgres(url, { limits: patientLimits });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

/** How many of the database's statements wait for another transaction's lock. */
export async function countLockWaits(database: Database): Promise<number> {
  const [row] = await database
    .select({ waiting: sql<number>`count(*)::int` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
  return row?.waiting ?? 0;
}
