/**
 * Tests which server process may write an answer (the lease) when processes die, start, or have a wrong
 * clock.
 */
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";

import { OwnRedis } from "./own-redis.ts";
import { ask, askUntilAcknowledged, FaultTestBed } from "./test-bed.ts";

let testBed: FaultTestBed;
beforeEach(async () => {
  testBed = await FaultTestBed.open();
});
afterEach(() => testBed.close());

describe("a running answer", () => {
  it("is marked as failed within ten seconds of its process' death, and can be regenerated", async () => {
    const redis = await OwnRedis.open();
    onTestFinished(() => redis.close());
    const [first, second] = await Promise.all(
      [1, 2].map(() => testBed.server({ REDIS_URL: redis.url })),
    );
    if (first === undefined || second === undefined) throw new Error("Two servers are needed.");
    const { visitor: atFirst, sessionId } = await testBed.connectVisitor(first);
    await ask(atFirst, "Count to 2000", sessionId);
    await atFirst.event("stream_chunk", ({ accumulated }) => accumulated.includes("20 "));
    const died = performance.now();
    await first.kill("SIGKILL");
    const atSecond = await testBed.visitor(second, atFirst);
    await atSecond.sendOrThrow({ type: "create_session", sessionId });
    await atSecond.event("stream_complete");
    expect(performance.now() - died).toBeLessThan(10_000);
    expect(atSecond.all("error")[0]?.message).toContain("Ask again");

    await askUntilAcknowledged(atSecond, "Count to 2", sessionId);
    await expect.poll(() => atSecond.all("stream_complete").length).toBe(2);
    expect(await testBed.stored(sessionId)).toMatchObject([
      { role: "user" },
      { role: "assistant", state: "failed" },
      { role: "user" },
      { role: "assistant", state: "complete" },
    ]);
  });

  it("continues when another process starts, even one whose clock is ahead", async () => {
    const first = await testBed.server();
    const [counting, thinking] = await Promise.all([
      testBed.connectVisitor(first),
      testBed.connectVisitor(first),
    ]);
    await ask(counting.visitor, "Count to 2000", counting.sessionId);
    // Takes longer than a lease lasts without renewal, so the first process must renew the lease.
    await ask(thinking.visitor, "Think for 9 s", thinking.sessionId);
    const clock = `--import=${path.join(import.meta.dirname, "fast-clock.ts")}`;
    const second = await testBed.server({ NODE_OPTIONS: clock });
    const atSecond = await testBed.visitor(second, counting.visitor);
    expect(await ask(atSecond, "And me?", counting.sessionId)).toMatchObject({ refusal: "busy" });
    await thinking.visitor.event("stream_complete");
    expect(await testBed.stored(thinking.sessionId)).toMatchObject([{}, { state: "complete" }]);
    await counting.visitor.sendOrThrow({ type: "abort_generation", sessionId: counting.sessionId });
    expect(await testBed.stored(counting.sessionId)).toMatchObject([{}, { state: "aborted" }]);
    for (const { visitor } of [counting, thinking]) expect(visitor.all("error")).toEqual([]);
  });
});
