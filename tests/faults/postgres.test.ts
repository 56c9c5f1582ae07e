/**
 * Tests the server while PostgreSQL closes connections (as at a restart), is unreachable, or hangs. The
 * process survives, visitors get a message that says what to do, and everything works again after the fault.
 */
import { randomUUID } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import {
  ask,
  askUntilAcknowledged,
  endAnswers,
  waitUntilLasted,
  shortTimeouts,
  FaultTestBed,
  statusOf,
} from "./test-bed.ts";

let testBed: FaultTestBed;
beforeEach(async () => {
  testBed = await FaultTestBed.open();
});
afterEach(() => testBed.close());

describe("PostgreSQL", () => {
  it("may close a connection inside a transaction: the question can be sent again, and is stored once", async () => {
    const server = await testBed.server();
    const { visitor, sessionId } = await testBed.connectVisitor(server);
    const id = randomUUID();
    for (const fault of ["terminated", "reset"] as const) {
      // The question waits for the lock on the conversation's row, inside its transaction.
      const holder = await testBed.direct.connect();
      try {
        await holder.query("begin");
        await holder.query("select 1 from chat_sessions where id = $1 for update", [sessionId]);
        const answer = ask(visitor, "Count to 3", sessionId, id);
        const blockedConnectionsQuery =
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        await expect
          .poll(async () => (await testBed.direct.query(blockedConnectionsQuery)).rowCount)
          .toBe(1);
        if (fault === "terminated") {
          await testBed.direct.query(
            `select pg_terminate_backend(pid) from (${blockedConnectionsQuery}) as blocked`,
          );
        } else testBed.proxy.cut();
        expect(await answer).toMatchObject({ acknowledged: false, refusal: "not_available" });
      } finally {
        // Closes the connection, which ends its transaction. `testBed.close` waits for this.
        holder.release(true);
      }
      testBed.proxy.heal();
    }
    // The server logs an outage at most once a minute, so both faults together are logged once. The log must
    // not contain the question's text.
    expect(server.output.match(/The database is unavailable/g)).toHaveLength(1);
    expect(server.output).not.toContain("Count to 3");
    await askUntilAcknowledged(visitor, "Count to 3", sessionId, id);
    await visitor.event("stream_complete");
    expect(await testBed.stored(sessionId)).toMatchObject([
      { id, role: "user" },
      { role: "assistant", state: "complete" },
    ]);
    expect(server.child.exitCode).toBeNull();
  });

  it("may become unreachable during twenty conversations: visitors get errors, and can then continue", async () => {
    const server = await testBed.server();
    const guests = await Promise.all(
      Array.from({ length: 20 }, () => testBed.connectVisitor(server)),
    );
    const first = await Promise.all(
      guests.map(({ visitor, sessionId }) => ask(visitor, "Count to 2000", sessionId)),
    );
    // Waits until a part of each answer is stored, because a failed answer without stored text is deleted.
    const startedAnswersQuery =
      "select 1 from chat_messages where state = 'streaming' and content <> ''";
    await expect
      .poll(async () => (await testBed.direct.query(startedAnswersQuery)).rowCount)
      .toBe(20);
    expect(await statusOf(server, "/readyz")).toBe(200);

    testBed.proxy.cut();
    const cutAt = performance.now();
    expect(await statusOf(server, "/readyz")).toBe(503);
    expect(await statusOf(server, "/healthz")).toBe(503);
    expect(await statusOf(server, "/livez")).toBe(200);
    const call = await fetch(`${server.url}/api/v1/chat/sessions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(call.status).toBe(503);
    expect(call.headers.get("retry-after")).not.toBeNull();
    // Visitors still receive the answer's text. Then they get an error, because its end cannot be stored.
    endAnswers(server);
    await Promise.all(guests.map(({ visitor }) => visitor.event("stream_complete")));
    for (const { visitor } of guests) {
      expect(visitor.all("error").at(-1)?.message).toMatch(/again/);
    }
    const during = await Promise.all(
      guests.map(({ visitor, sessionId }) => ask(visitor, "Count to 2", sessionId)),
    );
    expect(new Set(during.map(({ refusal }) => refusal))).toEqual(new Set(["not_available"]));

    await waitUntilLasted(cutAt, 10_000);
    testBed.proxy.heal();
    await expect.poll(() => statusOf(server, "/readyz")).toBe(200);
    await Promise.all(
      guests.map(async ({ visitor, sessionId }, index) => {
        await askUntilAcknowledged(visitor, "Count to 2", sessionId, during[index]?.id);
        await expect.poll(() => visitor.all("stream_complete").length).toBe(2);
        const stored = await testBed.stored(sessionId);
        expect(stored.map(({ role, state }) => `${role} ${state}`)).toEqual([
          "user complete",
          "assistant failed",
          "user complete",
          "assistant complete",
        ]);
        expect(stored.map(({ id }) => id)).toEqual(
          expect.arrayContaining([first[index]?.id, during[index]?.id]),
        );
      }),
    );
    expect(server.child.exitCode).toBeNull();
  });

  it("may hang without leaking pool connections", async () => {
    const server = await testBed.server(shortTimeouts);
    // More requests than the pool has connections.
    const guests = await Promise.all(
      Array.from({ length: 15 }, () => testBed.connectVisitor(server)),
    );
    testBed.proxy.stall();
    const stalledAt = performance.now();
    const [status, ...during] = await Promise.all([
      statusOf(server, "/readyz"),
      ...guests.map(({ visitor, sessionId }) => ask(visitor, "Count to 2", sessionId)),
    ]);
    expect(status).toBe(503);
    expect(new Set(during.map(({ refusal }) => refusal))).toEqual(new Set(["not_available"]));
    await waitUntilLasted(stalledAt, 20_000);
    testBed.proxy.heal();
    await Promise.all(
      guests.map(async ({ visitor, sessionId }, index) => {
        await askUntilAcknowledged(visitor, "Count to 2", sessionId, during[index]?.id);
        await visitor.event("stream_complete");
        expect(await testBed.stored(sessionId)).toMatchObject([
          { id: during[index]?.id, state: "complete" },
          { role: "assistant", state: "complete" },
        ]);
      }),
    );
  });

  it("may hang on one connection without delaying other questions", async () => {
    const server = await testBed.server(shortTimeouts);
    const [first, second] = await Promise.all([
      testBed.connectVisitor(server),
      testBed.connectVisitor(server),
    ]);
    testBed.proxy.stallNext("begin");
    let isFirstAnswered = false;
    const answer = ask(first.visitor, "Count to 2", first.sessionId).finally(() => {
      isFirstAnswered = true;
    });
    await expect.poll(() => testBed.proxy.stalled).toBe(1);
    expect(await ask(second.visitor, "Count to 2", second.sessionId)).toMatchObject({
      acknowledged: true,
    });
    await second.visitor.event("stream_complete");
    expect(isFirstAnswered).toBe(false);
    // The server closes the hanging connection, and stores its question over another connection.
    expect(await answer).toMatchObject({ acknowledged: true });
    await first.visitor.event("stream_complete");
  });
});
