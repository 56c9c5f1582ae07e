import { fileURLToPath } from "node:url";

import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateOverPg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migrateOverPGlite } from "drizzle-orm/pglite/migrator";
import type { Client } from "pg";

import { errorCode } from "../errors/error-code.ts";

/** Folder of the SQL files that drizzle-kit generated from schema.ts. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Key of the advisory lock: "lark" in ASCII, which other programs are unlikely to use. */
export const migrationLock = 0x6c61_726b;

/** Migrates the embedded database. Its folder is locked, so there is no concurrent migration. */
export async function migratePGlite<Schema extends Record<string, unknown>>(
  database: PgliteDatabase<Schema>,
): Promise<void> {
  await migrateOverPGlite(database, { migrationsFolder });
}

/**
 * Migrates PostgreSQL. If several processes start, one migrates at a time and the others wait.
 *
 * @param client A single connection: an advisory lock belongs to its connection.
 * @param onWait Called if another process has the lock, before this one waits for it.
 */
export async function migratePostgres(client: Client, onWait: () => void): Promise<void> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    'select pg_try_advisory_lock($1) as "isLocked"',
    [migrationLock],
  );
  if (rows[0]?.isLocked !== true) {
    onWait();
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
  }
  try {
    await migrateOverPg(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
  }
}

/** PostgreSQL's code for a query of a missing table. */
const undefinedTable = "42P01";

/** A connection to PostgreSQL, or the embedded database. */
export interface QueryClient {
  query(statement: string): Promise<{ rows: { created_at: string | number | bigint }[] }>;
}

/**
 * Compares the database's tables with the migrations of this version. It only reads, so a read-only account and
 * a replica suffice.
 */
export async function compareTables(
  client: QueryClient,
): Promise<"missing" | "older" | "current" | "newer"> {
  const newest = await newestMigration(client);
  const expected = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (newest === undefined) return "missing";
  if (newest === expected) return "current";
  return newest < expected ? "older" : "newer";
}

/** When the newest migration in the database was generated; undefined if there is none. */
async function newestMigration(client: QueryClient): Promise<number | undefined> {
  try {
    const { rows } = await client.query(
      "select created_at from drizzle.__drizzle_migrations order by created_at desc limit 1",
    );
    return rows[0] && Number(rows[0].created_at);
  } catch (error) {
    if (errorCode(error) === undefinedTable) return undefined;
    throw error;
  }
}
