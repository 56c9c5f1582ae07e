import { apiPaths, confirmPath } from "@larkline/contract/addresses";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { createLogger } from "../logging/logging.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { accountAllowances } from "./account-limits.ts";

let connection: DatabaseConnection;
let server: TestServer;
let lines: { network?: string }[];

beforeAll(async () => {
  connection = await openDatabaseInMemory();
}, openingTimeoutMs);
afterAll(() => connection.close());
beforeEach(async () => {
  lines = [];
  server = await startTestServer({
    connection,
    engine: createScriptedEngine(),
    trustedProxies: 1,
    log: createLogger(
      { logLevel: "warn", logFormat: "json" },
      { write: (line: string) => lines.push(JSON.parse(line)) > 0 },
    ),
    accounts: { allowances: { ...accountAllowances, other: { burst: 2, perSecond: 1 / 60 } } },
  });
});
afterEach(() => server.stop());

// Some proxies append the port to the address. Each connection of a client has another port.
it.each(["203.0.113.20", "[2001:db8::1]"])(
  "requests of the client %s from several ports count as one network's",
  async (address) => {
    let port = 40_000;
    const send = async (path: string, body?: unknown): Promise<number> => {
      port += 1;
      const response = await fetch(server.url + path, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          "x-forwarded-for": `${address}:${port}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return response.status;
    };
    for (const allowed of [true, true, false]) {
      const status = await send(apiPaths.refresh, { refresh_token: "x" });
      expect(status === 429).toBe(!allowed);
    }
    expect(await send(`${confirmPath}?token=x`)).toBe(429);

    const events = Array.from({ length: 50 }, () => ({ event: "chat_opened" }));
    let status = 202;
    for (let batch = 0; batch < 10 && status === 202; batch += 1)
      status = await send(apiPaths.analyticsTrack, events);
    expect(status).toBe(429);
    const networks = lines.flatMap(({ network }) => network ?? []);
    expect(new Set(networks).size).toBe(1);
  },
);
