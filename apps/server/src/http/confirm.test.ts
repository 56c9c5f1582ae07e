import { confirmPath } from "@larkline/contract/addresses";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let connection: DatabaseConnection;
let server: TestServer;

beforeAll(async () => {
  connection = await openDatabaseInMemory();
  const database = new Proxy(connection.database, {
    get: () => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    },
  });
  server = await startTestServer({
    connection: { ...connection, database },
    engine: createScriptedEngine(),
  });
}, openingTimeoutMs);
afterAll(async () => {
  await server.stop();
  await connection.close();
});

const token = "x".repeat(43);
const form = { method: "POST", body: new URLSearchParams({ token }) };

it.each([
  ["opened", `${confirmPath}?token=${token}`, {}],
  ["confirmed", confirmPath, form],
  ["renewed", `${confirmPath}/renew`, form],
])(
  "a mail's link that is %s while the database is unavailable shows a page with the reason",
  async (_, url, init) => {
    const answer = await fetch(`${server.url}${url}`, {
      ...init,
      headers: { accept: "text/html" },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("3");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toContain("<p>We cannot save anything at the moment.");
  },
);
