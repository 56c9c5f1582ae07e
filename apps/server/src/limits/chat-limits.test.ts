import { randomUUID } from "node:crypto";

import { apiPaths, earlierMessagesPath, uploadPath } from "@larkline/contract/addresses";
import { uploadDataSchema } from "@larkline/contract/http";
import { analyticsBatchMaxEvents, uploadMaxBytes } from "@larkline/contract/limits";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { uploads } from "../database/schema.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { HttpVisitor } from "../testing/http-visitor.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { TestVisitor } from "../testing/visitor.ts";
import { type Caller, ChatLimits } from "./chat-limits.ts";
import { Refusal, tooMany } from "./refusal.ts";

let connection: DatabaseConnection;
let server: TestServer;

// Starting the embedded database takes seconds on a busy machine.
beforeAll(async () => {
  connection = await openDatabaseInMemory();
  server = await startTestServer({
    connection,
    engine: createScriptedEngine(),
    trustedProxies: 1,
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await connection.close();
});

// The clock is stopped, so that allowances are not restored, however slow the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** Headers of a device. All devices of a household have addresses within one /64 prefix. */
const device = (household: number, number: number) => ({
  "x-forwarded-for": `2001:db8:1:${household}::${number.toString(16)}`,
});

it("new conversations of one network share a limit, by HTTP and by socket, for any address of its /64", async () => {
  const inside = await TestVisitor.connect(server.url, undefined, { headers: device(1, 1) });
  const outside = await TestVisitor.connect(server.url, undefined, { headers: device(2, 1) });
  let number = 1;
  const others = () =>
    Promise.all(
      Array.from({ length: 40 }, () => {
        number += 1;
        const visitor = new HttpVisitor(server.url, device(1, number));
        return visitor.post(apiPaths.chatSessions, {});
      }),
    );
  const begin = { type: "create_session" };
  // Each of the other visitors sends one request, which is below the limit of a visitor. A refusal can only
  // come from the network's limit.
  expect(await inside.send(begin)).toMatchObject({ ok: true });
  let statuses: number[] = [];
  for (let round = 0; round < 10 && !statuses.includes(429); round += 1)
    statuses = (await others()).map(({ status }) => status);
  expect(statuses).toContain(429);
  // A request may still pass: timers remove expired counts, and they run although `Date` is stopped.
  await expect
    .poll(() => inside.send(begin))
    .toMatchObject({ ok: false, error: { code: "rate_limited" } });
  expect(await outside.send(begin)).toMatchObject({ ok: true });
  await inside.leave();
  await outside.leave();
}, 60_000);

it("a visitor's questions are limited, and a refusal says how long to wait", async () => {
  const visitor = await TestVisitor.connect(server.url, undefined, { headers: device(4, 1) });
  const { sessionId } = await visitor.sendOrThrow({ type: "create_session" });
  const ask = () => visitor.send({ type: "send_message", content: "hello", sessionId });
  let answer = await ask();
  expect(answer).toMatchObject({ ok: true });
  for (let count = 1; answer.ok || answer.error.code === "busy"; count += 1) {
    expect(count).toBeLessThan(40);
    answer = await ask();
  }
  expect(answer).toMatchObject({ error: { code: "rate_limited", retryAfter: expect.any(Number) } });
  expect(answer.error.retryAfter).toBeGreaterThanOrEqual(1);
  expect(answer.error.retryAfter).toBeLessThanOrEqual(2);

  const other = await TestVisitor.connect(server.url, undefined, { headers: device(4, 2) });
  expect(await other.send({ type: "send_message", content: "hello" })).toMatchObject({ ok: true });
  await visitor.leave();
  await other.leave();
}, 60_000);

it("analytics events of one network share a limit", async () => {
  const batch = Array.from({ length: analyticsBatchMaxEvents }, () => ({ event: "chat_opened" }));
  const track = async (household: number, number: number) =>
    (
      await new HttpVisitor(server.url, device(household, number)).post(
        apiPaths.analyticsTrack,
        batch,
      )
    ).status;
  let last = 202;
  for (let number = 1; last === 202; number += 1) {
    expect(number).toBeLessThan(20);
    last = await track(1, number);
  }
  expect(last).toBe(429);
  expect(await track(2, 1)).toBe(202);
}, 60_000);

/** The seconds that a caller must wait; 0 if the request is allowed. */
const waitAfter = (request: Promise<void>): Promise<number | undefined> =>
  request.then(
    () => 0,
    (error: unknown) => (error instanceof Refusal ? error.retryAfter : undefined),
  );

it.each<[string, number, (limits: ChatLimits, caller: Caller) => Promise<void>]>([
  ["uploads", 100, (limits, caller) => limits.upload(caller)],
  ["bytes of uploads", 100, (limits, caller) => limits.uploadSize(caller, uploadMaxBytes)],
  ["downloads", 200, (limits, caller) => limits.download(caller, uploadMaxBytes)],
  ["requests for files and messages", 1000, (limits, caller) => limits.reading(caller)],
  ["bytes of messages", 100, (limits, caller) => limits.reload(caller, "x".repeat(2 ** 20))],
])("all visitors of a network share a limit of %s", async (_name, most, take) => {
  const limits = new ChatLimits();
  let wait: number | undefined = 0;
  for (let number = 1; wait === 0; number += 1) {
    expect(number).toBeLessThan(most);
    wait = await waitAfter(
      take(limits, { visitorId: `visitor ${number}`, network: "a household" }),
    );
  }
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60 * 60);
  expect(await waitAfter(take(limits, { visitorId: "elsewhere", network: "another one" }))).toBe(0);
});

it("an upload beyond its network's limit is not stored", async () => {
  const visitor = new HttpVisitor(server.url, device(3, 1));
  const sessionId = await visitor.begin();
  const size = vi.spyOn(ChatLimits.prototype, "uploadSize").mockRejectedValue(tooMany("files", 40));
  const answer = await visitor.upload(sessionId, "one", "a.txt");
  size.mockRestore();
  expect(answer).toMatchObject({ status: 429, body: { retryAfter: 40 } });
  expect(await connection.database.$count(uploads)).toBe(0);
});

it("earlier messages beyond the limit are not sent", async () => {
  const visitor = new HttpVisitor(server.url, device(4, 1));
  const sessionId = await visitor.begin();
  const reload = vi
    .spyOn(ChatLimits.prototype, "reload")
    .mockRejectedValue(tooMany("reloads of the conversation", 7));
  const answer = await visitor.requestJson(earlierMessagesPath(sessionId, randomUUID()));
  reload.mockRestore();
  expect(answer).toMatchObject({ status: 429, body: { retryAfter: 7 } });
});

it("downloads are limited, and a refusal says how long to wait", async () => {
  const visitor = new HttpVisitor(server.url, device(5, 1));
  const sessionId = await visitor.begin();
  const { body } = await visitor.upload(sessionId, Buffer.alloc(8 * 2 ** 20, "text "), "a.txt");
  const { id } = v.parse(uploadDataSchema, body);
  const load = async () => {
    const answer = await visitor.fetch(uploadPath(id));
    await answer.arrayBuffer();
    return answer;
  };
  let answer = await load();
  expect(answer.status).toBe(200);
  for (let count = 1; answer.status === 200; count += 1) {
    expect(count).toBeLessThan(40);
    answer = await load();
  }
  expect(answer.status).toBe(429);
  const retryAfter = Number(answer.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThanOrEqual(1);
  expect(retryAfter).toBeLessThanOrEqual(100);

  const other = new HttpVisitor(server.url, device(5, 2));
  const uploaded = await other.upload(await other.begin(), "one", "a.txt");
  const own = v.parse(uploadDataSchema, uploaded.body);
  expect((await other.fetch(uploadPath(own.id))).status).toBe(200);
}, 60_000);

it("requests for unknown files are limited before the database is queried", async () => {
  const visitor = new HttpVisitor(server.url, device(6, 1));
  const load = async () => (await visitor.fetch(uploadPath(randomUUID()))).status;
  let status = await load();
  expect(status).toBe(404);
  for (let count = 1; status === 404; count += 1) {
    expect(count).toBeLessThan(200);
    status = await load();
  }
  expect(status).toBe(429);
}, 60_000);
