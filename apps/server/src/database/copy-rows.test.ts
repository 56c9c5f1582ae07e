import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { copiedTables } from "./copy-rows.ts";
import type { DatabaseConnection } from "./database.ts";
import { uploadTotals } from "./schema.ts";

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openDatabaseInMemory();
}, openingTimeoutMs);
afterAll(() => connection.close());

it("copies every table that the migrations make, except the one that triggers fill", async () => {
  const tables = await connection.database
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  expect([...copiedTables, uploadTotals].map(getTableName).toSorted()).toEqual(
    tables.map(({ name }) => name).toSorted(),
  );
});

// It would have to be copied as well: otherwise the next row gets the number of an existing one.
it("no table has a sequence", async () => {
  const sequences = await connection.database
    .select({ name: sql<string>`sequencename` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public'`);
  expect(sequences).toEqual([]);
});
