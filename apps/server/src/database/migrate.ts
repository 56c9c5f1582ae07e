import { fileURLToPath } from "node:url";

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateOverPg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migrateOverPGlite } from "drizzle-orm/pglite/migrator";
import type { Client } from "pg";

const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Key of the advisory lock: "lark" in ASCII, which other programs are unlikely to use. */
const migrationLock = 0x6c61_726b;

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
 */
export async function migratePostgres(client: Client): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [migrationLock]);
  try {
    await migrateOverPg(drizzle(client), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
  }
}
