import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { lowestMonthlyPrice } from "@larkline/content/plans";
import { afterEach, beforeEach, expect, it } from "vitest";

import { putEmptyDatabase } from "../testing/empty-database.ts";
import { freePort } from "../testing/free-port.ts";
import { ServerProcess } from "../testing/server-process.ts";
import { TraceReceiver } from "../testing/trace-receiver.ts";
import { TestVisitor } from "../testing/visitor.ts";

/** A module that the server preloads. At exit it prints which packages of OpenTelemetry were loaded. */
const listPackages = `--import=data:text/javascript,${encodeURIComponent(`
  import { writeSync } from "node:fs";
  import Module from "node:module";
  process.on("exit", () => {
    const found = Object.keys(Module._cache).map((file) => /@opentelemetry.([^/\\\\]+)/.exec(file)?.[1]);
    writeSync(1, "loaded:" + [...new Set(found)].filter(Boolean).join(" ") + "\\n");
  });
`)}`;

const packagesLoaded = ({ output }: ServerProcess) =>
  /loaded:(.*)/.exec(output)?.[1]?.split(" ") ?? [];

let folder: string;
let receiver: TraceReceiver;
let server: ServerProcess;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-traces-"));
  receiver = await TraceReceiver.start();
  await putEmptyDatabase(folder);
});
afterEach(async () => {
  await server.kill("SIGKILL");
  receiver.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  server = new ServerProcess({
    DATA_DIR: folder,
    PORT: await freePort(),
    NODE_OPTIONS: listPackages,
    ...environment,
  });
  return server.ready();
}

it("exports the spans of an answer and of requests, without any text of visitors", async () => {
  const price = `${lowestMonthlyPrice} a month`;
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: "larkline-test" });
  // Only WebSocket: with polling, the span of a frame would be a child of its HTTP request.
  const visitor = await TestVisitor.connect(server.url, undefined, { transports: ["websocket"] });
  const { sessionId } = await visitor.ask("how much is the receptionist starter?");
  await visitor.event("stream_complete");
  expect(
    visitor
      .all("stream_chunk")
      .map(({ content }) => content)
      .join(""),
  ).toContain(price);
  await visitor.send({
    type: "abort_generation",
    sessionId: "0190a0f0-0000-7000-8000-000000000000",
  });
  await visitor.leave();
  await fetch(`${server.url}/readyz`);
  await fetch(`${server.url}/auth/confirm?token=a-token-of-a-mail`);
  await fetch(`${server.url}/marta@harborplumbing.com`, {
    headers: {
      // Clients cannot choose the trace id.
      traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
      "user-agent": "a-browser-of-marta",
    },
  });
  expect(await server.kill("SIGTERM")).toBe(0);

  const { spans } = receiver;
  const answer = spans.find(({ name }) => name === "answer");
  expect(answer?.events).toEqual(["first words"]);
  expect(answer?.attributes).toMatchObject({
    "larkline.answer.end": "complete",
    "larkline.conversation.id": sessionId,
  });
  const question = spans.find(({ name }) => name === "frame send_message");
  expect(answer?.parentId).toBe(question?.spanId);
  expect(question?.parentId).toBe("");
  const refused = spans.find(({ name }) => name === "frame abort_generation");
  expect(refused?.attributes).toEqual({ "larkline.refusal": "not_found" });
  const confirm = spans.find(({ name }) => name === "GET /auth/confirm");
  expect(confirm?.attributes).toMatchObject({
    "http.route": "/auth/confirm",
    "http.request.method": "GET",
  });
  expect(spans.map(({ name }) => name)).not.toContain("GET /readyz");
  expect(spans.map(({ traceId }) => traceId)).not.toContain("0af7651916cd43dd8448eb211c80319c");

  const sent = receiver.bytes.toString("latin1");
  expect(sent).toContain("larkline-test");
  // Long enough that no random id contains one by chance, or together with the byte of its length.
  const secrets = ["receptionist starter", "a-token-of", "marta", price, "sid=", "127.0.0.1"];
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  expect(packagesLoaded(server)).toContain("sdk-trace-node");
});

it("makes the span of a frame sent by polling a child of its request", async () => {
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  const visitor = await TestVisitor.connect(server.url, undefined, { transports: ["polling"] });
  await visitor.ask("how much is the receptionist starter?");
  await visitor.event("stream_complete");
  await visitor.leave();
  expect(await server.kill("SIGTERM")).toBe(0);

  const { spans } = receiver;
  const question = spans.find(({ name }) => name === "frame send_message");
  const request = spans.find(({ spanId }) => spanId === question?.parentId);
  expect(request?.attributes).toMatchObject({ "http.request.method": "POST" });
  expect(request?.parentId).toBe("");
});

it("loads no OpenTelemetry SDK if traces are not exported", async () => {
  await start({});
  const visitor = await TestVisitor.connect(server.url);
  await visitor.ask("how much is the receptionist starter?");
  await visitor.event("stream_complete");
  await visitor.leave();
  expect(await server.kill("SIGTERM")).toBe(0);
  // OpenTelemetry's API package, which spans.ts and prom-client load in any case.
  expect(packagesLoaded(server)).toEqual(["api"]);
});

it("serves visitors and stops in time when the collector is unavailable", async () => {
  const { url } = receiver;
  receiver.stop();
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_TIMEOUT: "500" });
  const visitor = await TestVisitor.connect(server.url);
  await visitor.ask("how much is the receptionist starter?");
  await visitor.event("stream_complete");
  await visitor.leave();
  expect(await server.kill("SIGTERM")).toBe(0);
  expect(server.output).toContain("OTEL_EXPORTER_OTLP_ENDPOINT does not accept traces");
  expect(server.errors).toBe("");
});
