import { apiPaths, chatSocketPath, uploadPath } from "@larkline/contract/addresses";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { Metrics } from "../observability/metrics.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { sendRaw } from "../testing/send-raw.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let connection: DatabaseConnection;
let server: TestServer;
let metrics: Metrics;
let log: string;

beforeAll(async () => {
  connection = await openDatabaseInMemory();
}, openingTimeoutMs);
afterAll(() => connection.close());

beforeEach(async () => {
  [metrics, log] = [new Metrics(), ""];
  server = await startTestServer({
    connection,
    engine: createScriptedEngine(),
    metrics,
    publicUrl: "https://www.larkline.example",
    log: pino({ level: "debug" }, { write: (line: string) => void (log += line) }),
  });
});
afterEach(() => server.stop());

it.each([
  ["a page that cannot be decoded", "/%ff"],
  ["a page with a single percent sign", "/100%"],
  ["an upload that cannot be decoded", uploadPath("%ff")],
  ["a conversation that cannot be decoded", `${apiPaths.chatSessions}/%ff/messages`],
  ["an upload of 10,000 characters", uploadPath("a".repeat(10_000))],
])(
  "the response to the address of %s has the security headers and an id, is logged and counted",
  async (_name, address) => {
    const answer = await fetch(`${server.url}${address}`);
    expect(await answer.text()).not.toMatch(/FST_|%ff|100%|aaa/);
    // Without a built site, pages get 503.
    expect(answer.status).toBe(address.startsWith("/api/") ? 404 : 503);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=/);
    expect(log).toContain(`"requestId":"${answer.headers.get("x-request-id")}"`);
    expect(await metrics.text()).toMatch(
      new RegExp(`larkline_\\w+_count\\{method="GET",[^}]*status="${answer.status}"\\} 1`),
    );
  },
);

it.each(["*", "http://[", "http://larkline.example/%ff"])(
  "the request target %s gets the response to an unknown address",
  async (target) => {
    // Without a built site, pages get 503.
    expect(await sendRaw(server.url, target)).toMatchObject({
      status: 503,
      body: expect.stringContaining("npm run build"),
    });
  },
);

it.each([
  "http://www.larkline.example/livez",
  "HTTPS://www.larkline.example:3000/livez?a=http://b",
])(
  "the request target %s, in absolute form, gets the response of its path, and is logged by it",
  async (target) => {
    const { status, body } = await sendRaw(server.url, target);
    expect([status, body]).toEqual([200, await (await fetch(`${server.url}/livez`)).text()]);
    await sendRaw(server.url, "http://www.larkline.example?token=secret");
    expect(log).toContain('"path":"/"');
    expect(log).not.toMatch(/secret|www\.larkline/);
  },
);

it.each([
  ["HTTP/2", "h2c", "/livez", 200],
  ["a WebSocket at a page", "websocket", "/livez", 200],
  ["HTTP/2 at the chat's socket", "h2c", `${chatSocketPath}?EIO=4&transport=polling`, 200],
])(
  "an upgrade to %s is ignored, and the request answered",
  async (_name, upgrade, address, status) => {
    const headers = { connection: "Upgrade, HTTP2-Settings", upgrade, "http2-settings": "" };
    const answer = await sendRaw(server.url, address, headers);
    expect(answer.status).toBe(status);
  },
);
