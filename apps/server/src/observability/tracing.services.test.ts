import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, it } from "vitest";

import { freePort } from "../testing/free-port.ts";
import { ServerProcess } from "../testing/server-process.ts";
import { createDatabase, redisServer } from "../testing/services.ts";
import { TraceReceiver } from "../testing/trace-receiver.ts";
import { TestVisitor } from "../testing/visitor.ts";

it("shows the PostgreSQL and Redis commands of a question as its child spans", async () => {
  const database = await createDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), "larkline-traces-"));
  const receiver = await TraceReceiver.start();
  const server = new ServerProcess({
    DATA_DIR: folder,
    PORT: await freePort(),
    DATABASE_URL: database.url,
    REDIS_URL: redisServer,
    SESSION_SECRET: "of-a-test-and-long-enough-to-be-taken",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
  });
  try {
    await server.ready();
    const visitor = await TestVisitor.connect(server.url);
    await visitor.ask("how much is the receptionist starter?");
    await visitor.event("stream_complete");
    await visitor.leave();
    expect(await server.kill("SIGTERM")).toBe(0);

    const { spans } = receiver;
    const question = spans.find(({ name }) => name === "frame send_message");
    const children = spans.filter(({ traceId }) => traceId === question?.traceId);
    const queries = children.filter(
      ({ attributes }) => attributes["db.system.name"] === "postgresql",
    );
    const texts = queries.map(({ attributes }) => attributes["db.query.text"]);
    expect(texts).toContainEqual(expect.stringContaining('insert into "chat_messages"'));
    const commands = children.filter(({ attributes }) => attributes["db.system.name"] === "redis");
    expect(commands.map(({ name }) => name)).toContain("redis-EVAL");
    // Work that a timer starts has no spans: every root span is a frame, a request or `redis-connect`.
    const roots = spans.filter(({ parentId }) => parentId === "").map(({ name }) => name);
    expect(roots.filter((name) => !/^(?:frame|GET|POST|redis-connect)\b/.test(name))).toEqual([]);
    // The texts of Redis commands are not exported: PUBLISH commands contain visitors' messages.
    const commandTexts = commands.map(({ attributes }) => attributes["db.query.text"] ?? "");
    expect(commandTexts.join("")).toBe("");
    const sent = receiver.bytes.toString("latin1");
    expect(sent).not.toContain("receptionist starter");
  } finally {
    await server.kill("SIGKILL");
    receiver.stop();
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
});
