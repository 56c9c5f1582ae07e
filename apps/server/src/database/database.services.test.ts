import { apiPaths } from "@larkline/contract/addresses";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createLogger } from "../logging/logging.ts";
import { HttpVisitor } from "../testing/http-visitor.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { createDatabase } from "../testing/services.ts";
import { startTestServer } from "../testing/test-server.ts";
import { openPostgres } from "./database.ts";
import { migrationLock } from "./migrate.ts";

let database: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  database = await createDatabase();
});
afterEach(() => database.drop());

it("the health check fails while PostgreSQL is read-only", async () => {
  const connection = await openPostgres(database.url);
  await connection.ping();
  // The pool has a single connection, because the queries run one after the other.
  await connection.database.execute(sql`set default_transaction_read_only = on`);
  await expect(connection.ping()).rejects.toThrow("read-only");
  await connection.database.execute(sql`set default_transaction_read_only = off`);
  await connection.ping();
  await connection.close();
});

it("warns if a newer version has migrated the tables, and opens them", async () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  const first = await openPostgres(database.url, { log });
  await first.database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await first.close();
  expect(log.warn).not.toHaveBeenCalled();

  const second = await openPostgres(database.url, { log });
  await second.ping();
  await second.close();
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining("newer version")]]);
});

it("logs that it waits while another process migrates, and opens afterwards, whatever the role's time limit", async () => {
  const admin = new Client({ connectionString: database.url });
  await admin.connect();
  await admin.query(
    `alter database "${new URL(database.url).pathname.slice(1)}" set statement_timeout = '300ms'`,
  );
  await admin.end();
  const other = new Client({ connectionString: database.url });
  await other.connect();
  await other.query("select pg_advisory_lock($1)", [migrationLock]);
  const log = { info: vi.fn(), warn: vi.fn() };
  const opening = openPostgres(database.url, { log });
  await expect.poll(() => log.info.mock.calls).toEqual([[expect.stringContaining("waits")]]);
  // Begins after the wait, so that the limit would have ended the wait before.
  await expect(other.query("select pg_sleep(60)")).rejects.toThrow("statement timeout");
  await other.end();
  await (await opening).close();

  await (await openPostgres(database.url, { log })).close();
  expect(log.info).toHaveBeenCalledOnce();
});

it("refuses a database whose encoding is not UTF-8, in one line", async () => {
  const ascii = await createDatabase("template template0 encoding 'SQL_ASCII' locale 'C'");
  try {
    await expect(openPostgres(ascii.url)).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL at .* has the encoding SQL_ASCII: create .*$/,
    );
  } finally {
    await ascii.drop();
  }
});

it("a dropped database is an outage: logged once, also without requests, which get 503", async () => {
  const { url, drop } = await createDatabase();
  const connection = await openPostgres(url);
  const notes: { msg: string }[] = [];
  const log = createLogger(
    { logLevel: "warn", logFormat: "json" },
    { write: (line: string) => notes.push(JSON.parse(line)) > 0 },
  );
  const server = await startTestServer({ connection, engine: createScriptedEngine(), log });
  try {
    await drop();
    // The search for answers of dead processes fails every second.
    await expect.poll(() => notes).toMatchObject([{ msg: expect.stringContaining("unavailable") }]);
    const visitor = new HttpVisitor(server.url);
    for (const attempt of [1, 2]) {
      const { status } = await visitor.post(apiPaths.chatSessions, {});
      expect(status, `request ${attempt}`).toBe(503);
    }
    expect(notes).toHaveLength(1);
  } finally {
    await server.stop();
    await connection.close();
  }
});
