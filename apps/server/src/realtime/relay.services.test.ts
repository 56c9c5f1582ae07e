// Subscriptions to conversations, with the real Redis.
import { randomUUID } from "node:crypto";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { connectRedis, type RedisConnection } from "../database/redis.ts";
import { redisServer } from "../testing/services.ts";
import { Relay, type RelayListener } from "./relay.ts";

let connections: RedisConnection[];
let here: Relay;
let there: Relay;
const receive = vi.fn<RelayListener["event"]>();

beforeEach(async () => {
  connections = [await connectRedis(redisServer), await connectRedis(redisServer)];
  const [first, second] = connections.map(
    (connection) =>
      new Relay(
        connection,
        { warn: () => undefined },
        {
          event: receive,
          missed: () => undefined,
          stop: async () => null,
          forget: () => undefined,
        },
      ),
  );
  if (first === undefined || second === undefined) throw new Error("not connected");
  [here, there] = [first, second];
});
afterEach(() => {
  for (const connection of connections) connection.destroy();
  receive.mockReset();
});

it.each([
  ["a confirmed subscription", async (id: string) => here.watch(id)],
  ["a subscription that Redis has not confirmed", async (id: string) => void here.watch(id)],
  [
    "it was left and opened again before",
    async (id: string) => {
      await here.watch(id);
      here.unwatch(id);
      void here.watch(id);
    },
  ],
])(
  "a conversation that is left and opened again at once gets its events, after %s",
  async (_, begin) => {
    const sessionId = randomUUID();
    await begin(sessionId);
    here.unwatch(sessionId);
    await here.watch(sessionId);
    // Redis answers a connection's commands in order: now it has executed all of them.
    await connections[0]?.subscriber.ping();
    there.publish(sessionId, "stream_complete", { messageId: "a" });
    await expect
      .poll(() => receive.mock.calls)
      .toEqual([[sessionId, "stream_complete", { messageId: "a" }]]);

    here.unwatch(sessionId);
    const channel = `larkline:session:${sessionId}`;
    await expect
      .poll(() => connections[1]?.publisher.pubSubNumSub([channel]))
      .toEqual({ [channel]: 0 });
  },
);
