import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { apiPaths } from "@larkline/contract/addresses";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";

import { freePort } from "../testing/free-port.ts";
import { ServerProcess } from "../testing/server-process.ts";
import { createDatabase } from "../testing/services.ts";
import { TestVisitor } from "../testing/visitor.ts";

let folder: string;
let database: Awaited<ReturnType<typeof createDatabase>>;
let server: ServerProcess;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-log-"));
  database = await createDatabase();
  server = await new ServerProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PORT: await freePort(),
    LOG_FORMAT: "json",
  }).ready();
});
afterEach(async () => {
  await server.kill("SIGKILL");
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Renames a table, so that its queries fail. */
async function renameTable(table: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query(`alter table ${table} rename to ${table}_away`);
  await client.end();
}

// The server runs in a separate process, because there it loads drizzle-orm differently than in tests
// (database/lean-drizzle.ts).
it("logs a failed query with its SQL and the visitor's reference, without what the visitor wrote", async () => {
  const visitor = await TestVisitor.connect(server.url);
  const { sessionId } = await visitor.ask("how much is the receptionist starter?");
  await visitor.event("stream_complete");

  await renameTable("chat_messages");
  const refused = await visitor.send({
    type: "send_message",
    sessionId,
    content: "my secret question",
  });
  await visitor.leave();
  await renameTable("accounts");
  const login = await fetch(server.url + apiPaths.login, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "marta@harborplumbing.com", password: "Teal-Lantern-42!" }),
  });
  expect(login.status).toBe(500);
  await server.kill("SIGTERM");

  const failures = server.output
    .split("\n")
    .filter((line) => line.includes('"level":50'))
    .map((line): { requestId: string; err: object } => JSON.parse(line));
  const references = [JSON.stringify(refused), await login.text()].map(
    (text) => /Reference (\w+)/.exec(text)?.[1],
  );
  expect(failures.map(({ requestId }) => requestId)).toEqual(references);
  expect(failures.map(({ err }) => err)).toEqual([
    expect.objectContaining({ query: expect.any(String), cause: expect.stringContaining("exist") }),
    expect.objectContaining({ query: expect.any(String), cause: expect.stringContaining("exist") }),
  ]);
  expect(server.output).not.toMatch(/my secret question|harborplumbing|Teal-Lantern/);
});
