import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

import { apiPaths, uploadPath } from "@larkline/contract/addresses";
import { uploadDataSchema } from "@larkline/contract/http";
import { getTableName, sql } from "drizzle-orm";
import { Client } from "pg";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import { copiedTables } from "../database/copy-rows.ts";
import { type DatabaseConnection, openPGlite, openPostgres } from "../database/database.ts";
import { sessions, uploadTotals } from "../database/schema.ts";
import { AccountClient } from "../testing/accounts/client.ts";
import { quickPasswords } from "../testing/accounts/fixture.ts";
import { putEmptyDatabase } from "../testing/empty-database.ts";
import { HttpVisitor } from "../testing/http-visitor.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { runOperatorCommand } from "../testing/run-command.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { ServerProcess } from "../testing/server-process.ts";
import { createDatabase } from "../testing/services.ts";
import { startTestServer } from "../testing/test-server.ts";
import { unsetSettings } from "../testing/unset-settings.ts";
import { TestVisitor } from "../testing/visitor.ts";
import { folderFiles } from "../uploads/open-files.ts";

/** The data folder of a server that used the embedded database; its uploads are in `uploads`. */
let data: string;
/** A backup of that database. */
let archive: string;
/** All rows of that database as texts, by table. */
let archivedRows: Record<string, string[]>;
let person: Awaited<ReturnType<AccountClient["signUpAndLogin"]>>;
/** The cookie, conversation and file of a visitor. */
let visitor: { cookie: string | undefined; sessionId: string; fileId: string };

let target: Awaited<ReturnType<typeof createDatabase>>;
let client: Client;

/** Reads all rows of all tables as texts, sorted. */
async function readRows({ database }: DatabaseConnection): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of copiedTables) {
    const found = await database.select({ row: sql<string>`${table}::text` }).from(table);
    rows[getTableName(table)] = found.map(({ row }) => row).toSorted();
  }
  return rows;
}

/** Starts a server for the files in the data folder. */
async function startServer(connection: DatabaseConnection) {
  const engine = createScriptedEngine();
  const files = folderFiles(path.join(data, "uploads"));
  const accounts = { passwords: quickPasswords() };
  const server = await startTestServer({ connection, engine, files, accounts });
  return { engine, server };
}

/** Uses a server as visitors and customers do. */
async function fillDatabase(connection: DatabaseConnection): Promise<void> {
  const { engine, server } = await startServer(connection);
  person = await new AccountClient(server.url).signUpAndLogin();

  const socket = await TestVisitor.connect(server.url);
  const caller = new HttpVisitor(server.url);
  caller.cookie = socket.cookie;
  const { sessionId } = await socket.ask("how much is the starter?");
  const answer = await engine.next();
  answer.say('It is "$99" a month: \\ {a,b} (c)\n\tÜber 😀 NULL');
  answer.cite([{ title: 'Pricing, "all"', href: "/pricing#plans" }]);
  answer.end();
  await socket.event("stream_complete");
  const uploaded = await caller.upload(sessionId, "Mon 8 to 5", "hours.txt");
  const { id: fileId } = v.parse(uploadDataSchema, uploaded.body);
  visitor = { cookie: socket.cookie, sessionId, fileId };
  await socket.leave();

  await caller.post(apiPaths.analyticsTrack, [{ event: "page_view", path: "/pricing" }]);
  await server.stop();

  // More rows than are copied by one statement.
  await connection.database.execute(
    sql`insert into ${sessions} (id, visitor_id, title, metadata)
      select gen_random_uuid(), gen_random_uuid(), 'No. ' || number, jsonb_build_object('number', number)
      from generate_series(1, 2500) as number`,
  );
}

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), "larkline-restore-"));
  archive = path.join(data, "larkline.tar.gz");
  await putEmptyDatabase(data);
  const connection = await openPGlite(data);
  await fillDatabase(connection);
  archivedRows = await readRows(connection);
  const dump = await connection.dump?.();
  await connection.close();
  if (dump === undefined) throw new Error("The embedded database made no archive");
  await writeFile(archive, Buffer.from(await dump.arrayBuffer()));
}, openingTimeoutMs);
afterAll(() => rm(data, { recursive: true, force: true }));

beforeEach(async () => {
  target = await createDatabase();
  client = new Client({ connectionString: target.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await target.drop();
});

const restore = (environment: Record<string, string> = {}) =>
  runOperatorCommand("restore", [archive], {
    DATABASE_URL: target.url,
    DATA_DIR: data,
    ...environment,
  });

/** Creates the tables. */
const migrate = async () => (await openPostgres(target.url)).close();

/** The number of rows in each table of the target. */
async function countRows(): Promise<number[]> {
  const counts: number[] = [];
  for (const table of copiedTables) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from ${getTableName(table)}`,
    );
    counts.push(rows[0]?.count ?? -1);
  }
  return counts;
}
const nothing = copiedTables.map(() => 0);

// Opening the embedded database and starting the command take many seconds on a very busy machine.
const timeout = 300_000;

it(
  "moves an embedded database to PostgreSQL: people can log in, and visitors continue",
  { timeout },
  async () => {
    // A database in whose style dates and times are ambiguous.
    const { rows } = await client.query<{ name: string }>("select current_database() as name");
    await client.query(`alter database ${rows[0]?.name} set datestyle = 'SQL, DMY'`);
    await client.query(`alter database ${rows[0]?.name} set timezone = 'Asia/Kolkata'`);
    const before = await readdir(path.join(data, "database"));
    const { code, output, errors } = await restore();
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(output).toMatch(
      /^PostgreSQL at .* now contains the database from .*larkline.tar.gz\.\n$/,
    );
    expect(await readdir(path.join(data, "database"))).toEqual(before);
    await client.query(`alter database ${rows[0]?.name} reset all`);

    const connection = await openPostgres(target.url);
    const copiedRows = await readRows(connection);
    expect(Object.values(copiedRows).map((texts) => texts.length > 0)).toEqual(
      copiedTables.map(() => true),
    );
    expect(copiedRows).toEqual(archivedRows);
    expect(await connection.database.select().from(uploadTotals)).toEqual([
      { size: "Mon 8 to 5".length },
    ]);

    const { engine, server } = await startServer(connection);
    try {
      const account = new AccountClient(server.url);
      const { email, password, session } = person;
      await account.callOrThrow("login", { email, password });
      await account.callOrThrow("refresh", { refresh_token: session.refresh_token });

      const again = await TestVisitor.connect(server.url, visitor);
      await again.sendOrThrow({ type: "create_session", sessionId: visitor.sessionId });
      expect(again.messages.map(({ content }) => content)).toEqual([
        "how much is the starter?",
        'It is "$99" a month: \\ {a,b} (c)\n\tÜber 😀 NULL',
      ]);
      await again.ask("and the professional?", { sessionId: visitor.sessionId });
      (await engine.next()).end();
      await again.event("stream_complete");
      await again.leave();
      const caller = new HttpVisitor(server.url);
      caller.cookie = visitor.cookie;
      expect(await (await caller.fetch(uploadPath(visitor.fileId))).text()).toBe("Mon 8 to 5");
    } finally {
      await server.stop();
      await connection.close();
    }
  },
);

it(
  "says so if the data was moved, but the old database can still be used",
  { timeout },
  async () => {
    const marker = path.join(data, "moved-to-postgres");
    await rm(marker, { force: true });
    await mkdir(marker);
    try {
      const { code, output } = await restore();
      expect(code).toBe(0);
      expect(output).toContain("still use the old database, because a file could not be written");
    } finally {
      await rm(marker, { recursive: true });
    }
  },
);

it(
  "after the move, server and commands refuse to use the old database without DATABASE_URL",
  { timeout },
  async () => {
    expect(await restore()).toMatchObject({ code: 0, errors: "" });
    const before = await readdir(data);
    const refused =
      /^The data was moved to PostgreSQL on \d{4}-\d\d-\d\d: set DATABASE_URL\. \(Remove \S+ to [^\n]+\)\n$/;
    const commands = {
      backup: [path.join(data, "stale.tar.gz")],
      report: [],
      person: ["delete", person.email, "--yes"],
      restore: [archive],
    };
    for (const command of ["backup", "report", "person", "restore"] as const) {
      const result = await runOperatorCommand(command, commands[command], { DATA_DIR: data });
      expect(result, command).toEqual({
        code: 1,
        output: "",
        errors: expect.stringMatching(refused),
      });
    }
    const server = new ServerProcess({ DATA_DIR: data, PORT: "1" });
    expect(await server.exit).toBe(1);
    expect(server.errors).toMatch(refused);
    expect(await readdir(data)).toEqual(before);
  },
);

it(
  "copies the files to the bucket first, and fills nothing if that fails",
  { timeout },
  async () => {
    let status = 403;
    const puts: string[] = [];
    const bucket = createServer((request, response) => {
      puts.push(`${request.method} ${request.url}`);
      request.resume().on("end", () => response.writeHead(status).end());
    });
    await once(bucket.listen(0, "127.0.0.1"), "listening");
    const address = bucket.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const settings = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: "files",
      S3_REGION: "test",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    try {
      const refused = await restore(settings);
      expect(refused.errors).toMatch(
        /^The files could not be copied to bucket files at [^\n]+ \(The bucket answered 403 to PUT\)\. [^\n]+\n$/,
      );
      expect(await countRows()).toEqual(nothing);

      status = 200;
      const { output, errors } = await restore(settings);
      expect(errors).toBe("");
      expect(output).toMatch(/\. Files copied to bucket files at 127\.0\.0\.1:\d+: 1\n$/);
      expect(new Set(puts)).toEqual(new Set([`PUT /files/uploads/${visitor.fileId}`]));
    } finally {
      bucket.close();
    }
  },
);

it(
  "an interruption leaves PostgreSQL empty, and the command works again",
  { timeout },
  async () => {
    await migrate();
    // Storing the first message waits for a lock that the test holds.
    await client.query(`
    create function wait() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(1); return new; end';
    create trigger wait before insert on chat_messages for each row execute function wait();
    select pg_advisory_lock(1);
  `);
    const command = spawn(
      process.execPath,
      [path.join(import.meta.dirname, "../restore.ts"), archive],
      {
        env: {
          PATH: process.env["PATH"],
          ...unsetSettings,
          DATABASE_URL: target.url,
          DATA_DIR: data,
        },
        stdio: "ignore",
      },
    );
    const ended = once(command, "close");
    const waiting = async () => {
      const { rows } = await client.query(
        "select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'",
      );
      return rows.length;
    };
    try {
      await expect.poll(waiting, { timeout: 120_000 }).toBe(1);
    } finally {
      command.kill("SIGKILL");
      await ended;
    }
    await client.query("select pg_advisory_unlock(1); drop function wait cascade");
    expect(await countRows()).toEqual(nothing);
    expect(await restore()).toMatchObject({ code: 0, errors: "" });
    expect(await countRows()).toEqual(Object.values(archivedRows).map(({ length }) => length));
  },
);

/** Runs the command, which must refuse in one line, and returns the line. */
async function refusal(): Promise<string> {
  const { code, output, errors } = await restore();
  expect({ code, output, lines: errors.split("\n").length }).toEqual({
    code: 1,
    output: "",
    lines: 2,
  });
  return errors;
}

it("refuses a database that is not empty, in use, or of a newer version", { timeout }, async () => {
  await migrate();
  await client.query(
    "insert into analytics_counts (day, event, count) values (current_date, 'chat_opened', 1)",
  );
  expect(await refusal()).toMatch(/is not empty: analytics_counts contains rows\. /);
  await client.query("delete from analytics_counts");

  const server = await openPostgres(target.url);
  await server.ping();
  expect(await refusal()).toMatch(/ is in use\. Stop the servers /);
  await server.close();

  // Another program, whose transaction has changed a table.
  await client.query("begin");
  await client.query("insert into chat_sessions (id, visitor_id, title) values ($1, $1, '')", [
    randomUUID(),
  ]);
  expect(await refusal()).toMatch(/ is in use\. Stop the servers /);
  await client.query("rollback");

  await client.query("update drizzle.__drizzle_migrations set created_at = created_at + 1");
  expect(await refusal()).toMatch(/ has the tables of a newer version of Larkline: /);
  expect(await countRows()).toEqual(nothing);
});
