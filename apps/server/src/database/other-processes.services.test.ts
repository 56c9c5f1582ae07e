import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { createDatabase } from "../testing/services.ts";
import { startTestServer } from "../testing/test-server.ts";
import { unsetSettings } from "../testing/unset-settings.ts";
import { openPostgres } from "./database.ts";
import { OtherProcesses } from "./other-processes.ts";

let database: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  database = await createDatabase();
});
afterEach(() => database.drop());

it("logs once when another process uses the same database, and once when it has stopped", async () => {
  const own = await openPostgres(database.url);
  const log = { warn: vi.fn(), info: vi.fn() };
  const others = new OtherProcesses(own.countOthers ?? (() => Promise.reject()), log);
  await others.check();
  expect(others.arePresent).toBe(false);

  const other = await openPostgres(database.url);
  await other.ping();
  await others.check();
  await others.check();
  expect(others.arePresent).toBe(true);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(log.warn).toHaveBeenCalledWith({ others: 1 }, expect.stringContaining("REDIS_URL"));

  await other.close();
  await expect
    .poll(async () => {
      await others.check();
      return others.arePresent;
    })
    .toBe(false);
  expect(log.info).toHaveBeenCalledOnce();
  await own.close();
});

it("counts another process also if DATABASE_URL has an application_name", async () => {
  const url = `${database.url}?application_name=site&connect_timeout=3`;
  const own = await openPostgres(url);
  const other = await openPostgres(url);
  await other.ping();
  expect(await own.countOthers?.()).toBe(1);
  await other.close();
  await own.close();
});

it("does not count `npm run report`", async () => {
  const own = await openPostgres(database.url);
  const blocker = new Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query("begin; lock table analytics_counts");
  const report = promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, "../report.ts")],
    { env: { ...unsetSettings, DATABASE_URL: database.url } },
  );
  const lockWaits = own.database
    .select({ name: sql`application_name` })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
  await expect.poll(() => lockWaits, { timeout: 30_000 }).toHaveLength(1);
  expect(await own.countOthers?.()).toBe(0);
  await blocker.query("rollback");
  await blocker.end();
  expect((await report).stderr).toBe("");
  await own.close();
});

it("stays ready next to another process, and /readyz reports the missing Redis", async () => {
  const engine = createScriptedEngine();
  const old = await openPostgres(database.url);
  await old.ping();
  const connection = await openPostgres(database.url);
  const server = await startTestServer({ connection, engine });
  const readiness = await fetch(`${server.url}/readyz`);
  expect(readiness.status).toBe(200);
  expect(await readiness.json()).toEqual({
    status: "ok",
    database: "ok",
    redis: "missing",
    assistant: "ok",
  });
  await server.stop();
  await connection.close();
  await old.close();
});
