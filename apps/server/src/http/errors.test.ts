import { once } from "node:events";
import { connect } from "node:net";

import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createOutageLog } from "../database/outage-log.ts";
import { createLogger } from "../logging/logging.ts";
import { StorageError } from "../uploads/storage.ts";
import { registerErrors } from "./errors.ts";

const refusedConnection = () =>
  Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9000"), { code: "ECONNREFUSED" });

let app: FastifyInstance;
let lines: { level: number; msg: string }[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  lines = [];
  const log = createLogger(
    { logLevel: "info", logFormat: "json" },
    { write: (line: string) => lines.push(JSON.parse(line)) > 0 },
  );
  app = fastify();
  registerErrors(app, log, createOutageLog(log));
  app.get("/file", () => {
    throw new StorageError("The bucket did not answer to GET", { cause: refusedConnection() });
  });
  for (const url of ["/session", "/api/session"]) {
    app.get(url, () => {
      throw new Error("Failed query", { cause: refusedConnection() });
    });
  }
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

it("an unavailable bucket is reported as a problem with files, and logged each time", async () => {
  const answers = [await app.inject("/file"), await app.inject("/file")];
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("60");
    expect(answer.json()).toEqual({
      message: expect.stringMatching(/^Files cannot be kept or opened/),
      retryAfter: 60,
    });
  }
  expect(lines.map(({ level }) => level)).toEqual([50, 50]);
});

it("an unavailable database is logged once a minute, not with each request", async () => {
  for (let request = 0; request < 3; request += 1) {
    const answer = await app.inject("/session");
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/cannot save/) });
  }
  expect(lines).toMatchObject([
    { level: 40, msg: "The database is unavailable: requests and questions are refused" },
  ]);
  vi.advanceTimersByTime(60_001);
  await app.inject("/session");
  expect(lines).toHaveLength(2);
});

it("a browser gets a page, but JSON below /api/", async () => {
  const headers = { accept: "text/html,*/*;q=0.8" };
  const page = await app.inject({ url: "/session", headers });
  expect(page.statusCode).toBe(503);
  expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(page.headers["retry-after"]).toBe("3");
  const call = await app.inject({ url: "/api/session", headers });
  expect(call.json()).toMatchObject({ message: expect.stringMatching(/cannot save/) });
});

it.each(["application/json", "application/x-www-form-urlencoded"])(
  "a client that hangs up while it sends its body is not logged as an unavailable database: %s",
  async (type) => {
    const statuses: number[] = [];
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      () => ({}),
    );
    app.addHook("onSend", async (_request, reply) => void statuses.push(reply.statusCode));
    app.post("/message", () => ({}));
    const url = new URL(await app.listen());
    const client = connect(Number(url.port), url.hostname.replace(/[[\]]/g, ""));
    client.write(
      `POST /message HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\n{`,
    );
    await once(app.server, "request");
    client.destroy();
    await expect.poll(() => statuses).toEqual([400]);
    expect(lines).toEqual([]);
  },
);
