/**
 * Tests two servers while Redis hangs, dies and restarts. Visitors who are connected to the server that
 * writes their answer notice nothing. If the other server writes it, its events arrive late, or the visitors
 * reconnect and load from the database what they missed.
 */
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";

import type { ServerProcess } from "../../apps/server/src/testing/server-process.ts";
import type { TestVisitor } from "../../apps/server/src/testing/visitor.ts";
import { OwnRedis } from "./own-redis.ts";
import { ask, endAnswers, waitUntilLasted, FaultTestBed, statusOf } from "./test-bed.ts";

let testBed: FaultTestBed;
let redis: OwnRedis;
let servers: ServerProcess[];
beforeEach(async () => {
  redis = await OwnRedis.open();
  onTestFinished(() => redis.close());
  testBed = await FaultTestBed.open();
  onTestFinished(() => testBed.close());
  servers = await Promise.all([1, 2].map(() => testBed.server({ REDIS_URL: redis.url })));
});

const at = (index: number) => {
  const server = servers[index];
  if (server === undefined) throw new Error(`There is no server ${index}.`);
  return server;
};
/** Resolves when the server closes the connection. */
const closing = ({ socket }: TestVisitor) =>
  new Promise<void>((resolve) => socket.once("disconnect", () => resolve()));
const expectServersAlive = () =>
  expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);

/** Two connections of one visitor, one to each server. The first server writes the answer to the question. */
async function twoScreens(question: string) {
  const { visitor: atFirst, sessionId } = await testBed.connectVisitor(at(0));
  await ask(atFirst, question, sessionId);
  await atFirst.event("stream_chunk");
  const atSecond = await testBed.visitor(at(1), atFirst);
  await atSecond.sendOrThrow({ type: "create_session", sessionId });
  await atSecond.event("stream_chunk");
  return { atFirst, atSecond, sessionId };
}

describe("Redis", () => {
  it("may hang: each server's own visitors still get every event", async () => {
    const { atFirst, atSecond, sessionId } = await twoScreens("Count to 2000");
    redis.hang();
    const hungAt = performance.now();
    const seen = atFirst.all("stream_chunk").length;
    // All of this happens before Redis resumes.
    await expect.poll(() => atFirst.all("stream_chunk").length).toBeGreaterThan(seen + 5);
    // Both servers also answer new questions.
    await Promise.all(
      [0, 1].map(async (index) => {
        const guest = await testBed.connectVisitor(at(index));
        expect(await ask(guest.visitor, "Count to 5", guest.sessionId)).toMatchObject({
          acknowledged: true,
        });
        await guest.visitor.event("stream_complete");
      }),
    );
    const ready = await fetch(`${at(0).url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ redis: "failed" });
    await waitUntilLasted(hungAt, 8000);
    endAnswers(at(0));
    await atFirst.event("stream_complete");
    expect(atSecond.all("stream_complete")).toEqual([]);
    redis.resume();
    // The second connection now receives the rest of the text and the end of the answer.
    await atSecond.event("stream_complete");
    const whole = atFirst.all("stream_chunk").at(-1)?.accumulated;
    expect(atSecond.all("stream_chunk").at(-1)?.accumulated).toBe(whole);
    expect(await testBed.stored(sessionId)).toMatchObject([{}, { state: "complete" }]);
    expectServersAlive();
  });

  it("may die while a visitor stops an answer: the request fails, and can be repeated", async () => {
    const { atFirst, atSecond, sessionId } = await twoScreens("Count to 1200");
    redis.hang();
    const stopped = atSecond.send({ type: "abort_generation", sessionId }, 20_000);
    // Another visitor connects after the stop was sent. When the server has acknowledged the new session, it
    // has also received the stop.
    const guest = await testBed.connectVisitor(at(1));
    expect(guest.sessionId).not.toBe("");
    await redis.kill();
    expect(await stopped).toMatchObject({ ok: false, error: { code: "not_available" } });
    expectServersAlive();

    // When Redis runs again, a server closes the connections of conversations whose answer the other server
    // writes, because their clients may have missed events. The clients reconnect and load the conversation
    // again.
    const disconnected = closing(atSecond);
    await redis.start();
    await disconnected;
    const back = await testBed.visitor(at(1), atSecond);
    await expect
      .poll(async () => (await back.send({ type: "abort_generation", sessionId }, 20_000)).ok)
      .toBe(true);
    await atFirst.event("stream_complete");
    expect(atFirst.all("message_state_update").at(-1)?.state).toBe("aborted");
    expect(await testBed.stored(sessionId)).toMatchObject([{}, { state: "aborted" }]);
  });

  it("may die during an answer: the other server's visitors reload what they missed", async () => {
    const { atFirst, atSecond, sessionId } = await twoScreens("Count to 2000");
    await redis.kill();
    endAnswers(at(0));
    await atFirst.event("stream_complete");
    expect(atSecond.all("stream_complete")).toEqual([]);
    const disconnected = closing(atSecond);
    await redis.start();
    await disconnected;
    const back = await testBed.visitor(at(1), atSecond);
    await back.sendOrThrow({ type: "create_session", sessionId });
    expect(back.messages).toMatchObject([
      { content: "Count to 2000" },
      {
        content: atFirst.all("stream_chunk").at(-1)?.accumulated,
        metadata: { state: "complete" },
      },
    ]);
    expect(await statusOf(at(0), "/readyz")).toBe(200);
    expectServersAlive();
  });
});
