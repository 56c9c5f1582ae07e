import { once } from "node:events";

import { afterEach, beforeEach, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { AccountClient, newPerson } from "../testing/accounts/client.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { createScriptedEngine, type ScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { TestVisitor } from "../testing/visitor.ts";
import { listenForMetrics } from "./metrics-listener.ts";
import { Metrics } from "./metrics.ts";

let connection: DatabaseConnection;
let server: TestServer;
let metrics: Metrics;
let engine: ScriptedEngine;

beforeEach(async () => {
  metrics = new Metrics();
  connection = await openDatabaseInMemory();
  engine = createScriptedEngine();
  server = await startTestServer({ connection, engine, metrics });
});
afterEach(async () => {
  await server.stop();
  await connection.close();
});

it("serves sockets, answers, time to first text and refusals to Prometheus on a separate port", async () => {
  const listener = await listenForMetrics(metrics, { host: "127.0.0.1", port: 0 });
  const address = listener.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const visitor = await TestVisitor.connect(server.url);
  await visitor.ask("hello");
  const answer = await engine.next();
  answer.say("Good morning.");
  answer.end();
  await visitor.event("stream_complete");
  expect(await visitor.send({ type: "no such frame" })).toMatchObject({ ok: false });

  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain("larkline_sockets 1");
  expect(text).toContain("larkline_answers_running 0");
  expect(text).toContain('larkline_answers_total{end="complete"} 1');
  expect(text).toContain("larkline_first_words_seconds_count 1");
  expect(text).toContain('larkline_refusals_total{channel="socket",reason="unknown_type"} 1');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  // The port for visitors does not serve the metrics.
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain("larkline_");
  await visitor.leave();
  listener.closeAllConnections();
  listener.close();
  await once(listener, "close");
});

it("counts the mails that were sent", async () => {
  await new AccountClient(server.url).callOrThrow("signUp", newPerson());
  await expect.poll(() => metrics.text()).toContain('larkline_mails_total{end="sent"} 1');
});

it("shows the ends of answers and mails as 0 before the first one, so that an alert sees it", async () => {
  const text = await metrics.text();
  for (const end of ["complete", "aborted", "failed"])
    expect(text).toContain(`larkline_answers_total{end="${end}"} 0\n`);
  for (const end of ["sent", "given_up"])
    expect(text).toContain(`larkline_mails_total{end="${end}"} 0\n`);
});
