import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";

import { openPostgres } from "../database/database.ts";
import { runOperatorCommand } from "../testing/run-command.ts";
import { createDatabase } from "../testing/services.ts";

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: Client;
let folder: string;

beforeEach(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(path.join(tmpdir(), "larkline-person-"));
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const person = (...args: string[]) =>
  runOperatorCommand("person", args, { DATABASE_URL: database.url, DATA_DIR: folder });

/** Inserts a row. @param into the table with its columns. */
const insert = (into: string, values: readonly unknown[]) =>
  client.query(
    `insert into ${into} values (${values.map((_, index) => `$${index + 1}`).join(", ")})`,
    [...values],
  );

/** Stores an account with a login and a token, and a visitor with a message and a file. */
async function addPerson(email: string) {
  const [accountId, loginId, visitorId, sessionId, fileId] = Array.from({ length: 5 }, () =>
    randomUUID(),
  );
  const now = new Date();
  await insert("accounts (id, email, first_name, last_name, password_hash, created_at)", [
    accountId,
    email,
    "Marta",
    "Harbor",
    "secret",
    now,
  ]);
  await insert("account_sessions (id, account_id, expires_at, created_at)", [
    loginId,
    accountId,
    now,
    now,
  ]);
  await insert("account_refresh_tokens (token_hash, session_id)", [randomUUID(), loginId]);
  await insert("chat_sessions (id, visitor_id, title)", [sessionId, visitorId, "New Chat"]);
  await insert("chat_messages (id, session_id, position, role, content, state)", [
    randomUUID(),
    sessionId,
    0,
    "user",
    "my question",
    "complete",
  ]);
  await insert("chat_uploads (id, visitor_id, session_id, name, media_type, size)", [
    fileId,
    visitorId,
    sessionId,
    "hours.txt",
    "text/plain",
    5,
  ]);
  await mkdir(path.join(folder, "uploads"), { recursive: true });
  await writeFile(path.join(folder, "uploads", String(fileId)), "hours");
  return { email, visitorId: String(visitorId), fileId: String(fileId) };
}

it("exports and deletes the data of one person, and of nobody else", async () => {
  expect((await person("delete", "someone@example.com", "--yes")).errors).toMatch(
    /^DATABASE_URL: PostgreSQL at .* contains no tables of Larkline: [^\n]+\n$/,
  );
  await (await openPostgres(database.url)).close();
  const gone = await addPerson("marta@example.com");
  const kept = await addPerson("nora@example.com");

  const exported = path.join(folder, "exported");
  expect(await person("export", gone.email, gone.visitorId, "--to", exported)).toMatchObject({
    code: 0,
    errors: "",
  });
  const json = await readFile(path.join(exported, "person.json"), "utf8");
  expect(json).toContain("my question");
  expect(json).not.toContain("secret");
  expect(await readdir(path.join(exported, "files"))).toEqual([`${gone.fileId}.txt`]);

  const deleted = await person("delete", gone.email, gone.visitorId, "--yes");
  expect(deleted).toMatchObject({ code: 0, errors: "" });
  expect(deleted.output).toContain("Deleted: 1 account, 1 conversation, 1 file. ");
  for (const table of [
    "accounts",
    "account_sessions",
    "account_refresh_tokens",
    "chat_sessions",
    "chat_messages",
    "chat_uploads",
  ]) {
    const { rows } = await client.query(`select count(*)::int as count from ${table}`);
    expect({ table, rows }).toEqual({ table, rows: [{ count: 1 }] });
  }
  expect(await readdir(path.join(folder, "uploads"))).toEqual([kept.fileId]);
});
