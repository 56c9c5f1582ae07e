import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";

import { openPostgres } from "../database/database.ts";
import { runOperatorCommand } from "../testing/run-command.ts";
import { createDatabase } from "../testing/services.ts";

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: Client;

beforeEach(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Runs `npm run report`. */
const report = (databaseUrl: string) =>
  runOperatorCommand("report", [], { DATABASE_URL: databaseUrl });

/** The database's URL for a connection that has only the rights of one of PostgreSQL's predefined roles. */
function withRightsOf(role: string): string {
  const url = new URL(database.url);
  url.searchParams.set("options", `-c role=${role}`);
  return url.href;
}

const migrate = async () => (await openPostgres(database.url)).close();

it("works with an account that can only read, and reports missing rights in one line", async () => {
  await migrate();
  await client.query(
    "insert into analytics_counts (day, event, path, count, length) values (current_date, 'page_view', '/pricing', 7, 0)",
  );
  const [reader, stranger] = await Promise.all([
    report(withRightsOf("pg_read_all_data")),
    report(withRightsOf("pg_monitor")),
  ]);
  expect(reader.errors).toBe("");
  expect(reader.output).toMatch(/^\/pricing +7$/m);
  expect(stranger.errors).toMatch(
    /^DATABASE_URL: .* could not be read \(permission denied for schema drizzle\)\n$/,
  );
});

it("creates no tables in an empty database", async () => {
  expect((await report(database.url)).errors).toMatch(
    /^DATABASE_URL: PostgreSQL at .* contains no tables of Larkline: start Larkline first, [^\n]+\n$/,
  );
  const { rows } = await client.query(
    "select from pg_namespace where nspname = 'drizzle' union all select from pg_tables where schemaname = 'public'",
  );
  expect(rows).toEqual([]);
});

it("leaves the tables of another version unchanged, and says which version to run", async () => {
  await migrate();
  await client.query("update drizzle.__drizzle_migrations set created_at = created_at + 1");
  const newer = await report(database.url);
  expect(newer.errors).toMatch(/contains the tables of a newer version of Larkline: run [^\n]+\n$/);

  await client.query(
    "delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)",
  );
  const { rows: before } = await client.query("table drizzle.__drizzle_migrations");
  const older = await report(database.url);
  expect(older.errors).toMatch(
    /contains the tables of an older version of Larkline: run [^\n]+\n$/,
  );
  const { rows: after } = await client.query("table drizzle.__drizzle_migrations");
  expect(after).toEqual(before);
});
