import { fileURLToPath } from "node:url";

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateOverPg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migrateOverPGlite } from "drizzle-orm/pglite/migrator";
import type { Client } from "pg";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Any number that no other program uses for an advisory lock on the same database: "lark". */
const migrationLock = 0x6c61_726b;

/** Brings the embedded database up to date; its folder is locked, so nobody else does. */
export async function migratePGlite<Schema extends Record<string, unknown>>(
  database: PgliteDatabase<Schema>,
): Promise<void> {
  await migrateOverPGlite(database, { migrationsFolder });
}

/**
 * Brings PostgreSQL up to date; of several starting processes one migrates and the others wait.
 * @param client one connection throughout: an advisory lock belongs to the connection that took it.
 */
export async function migratePostgres(client: Client): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [migrationLock]);
  try {
    await migrateOverPg(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
  }
}
