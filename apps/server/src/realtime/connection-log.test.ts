import { chatSocketPath } from "@larkline/contract/addresses";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { createLogger } from "../logging/logging.ts";
import { Metrics } from "../observability/metrics.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { openingTimeoutMs } from "../testing/opening.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { handshake, TestVisitor } from "../testing/visitor.ts";

let connection: DatabaseConnection;
let server: TestServer;
let lines: Record<string, unknown>[];
let metrics: Metrics;

beforeAll(async () => {
  connection = await openDatabaseInMemory();
}, openingTimeoutMs);
afterAll(() => connection.close());
beforeEach(async () => {
  lines = [];
  metrics = new Metrics();
  server = await startTestServer({
    connection,
    engine: createScriptedEngine(),
    connections: { inAll: 100, byNetwork: 2 },
    logFormat: "json",
    log: createLogger(
      { logLevel: "info", logFormat: "json" },
      { write: (line: string) => lines.push(JSON.parse(line)) > 0 },
    ),
    metrics,
  });
});
afterEach(() => server.stop());

it("logs one line per connection, with the X-Request-Id of its handshake", async () => {
  const opened = await handshake(server.url);
  const sid = /"sid":"([\w-]+)"/.exec(await opened.text())?.[1] ?? "";
  // Engine.IO's "close" packet.
  const address = `${server.url}${chatSocketPath}?EIO=4&transport=polling&sid=${sid}`;
  await fetch(address, { method: "POST", body: "1" });
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines).toMatchObject([
    {
      level: 30,
      requestId: opened.headers.get("x-request-id"),
      path: chatSocketPath,
      transport: "polling",
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain(sid);
});

it("logs a warning for a refused connection, and counts it", async () => {
  const foreign = await handshake(server.url, { origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  for (const expected of [200, 200, 403]) {
    expect((await handshake(server.url)).status).toBe(expected);
  }
  expect(lines).toMatchObject([
    { level: 40, path: chatSocketPath, network: "127.0.0.1", reason: "origin" },
    { level: 40, path: chatSocketPath, network: "127.0.0.1", reason: "network" },
  ]);
  const text = await metrics.text();
  expect(text).toContain('larkline_refusals_total{channel="handshake",reason="origin"} 1');
  expect(text).toContain('larkline_refusals_total{channel="handshake",reason="network"} 1');
});

it("logs refused frames once per reason without their content, and counts each", async () => {
  const visitor = await TestVisitor.connect(server.url);
  for (let time = 0; time < 3; time += 1) {
    await visitor.send({ type: "send_message", content: "  " });
    await visitor.send({ type: "my secret question" });
  }
  const refused = lines.filter(({ msg }) => msg === "A frame was refused");
  expect(refused).toMatchObject([
    { level: 40, network: "127.0.0.1", reason: "empty_message" },
    { level: 40, network: "127.0.0.1", reason: "unknown_type" },
  ]);
  expect(await metrics.text()).toContain(
    'larkline_refusals_total{channel="socket",reason="empty_message"} 3',
  );
  expect(JSON.stringify(lines)).not.toContain("secret");
  await visitor.leave();
});
