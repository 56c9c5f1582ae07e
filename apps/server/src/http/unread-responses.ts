import { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

/**
 * Most requests of one connection whose responses are not finished. Browsers and proxies send one request
 * after the other. Node starts all that arrive, and each keeps its response in memory until it is read.
 */
const waitingMax = 4;

/** How long a client may read nothing of a response, in milliseconds. */
const unreadLimitMs = 60_000;

/** Closes connections whose clients do not read, or send too many requests before they read the responses. */
export function limitUnreadResponses(app: FastifyInstance, limitMs = unreadLimitMs): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > waitingMax) {
      reply.hijack();
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    reply.raw.once("finish", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    // Starts with the response, because computing it may take long. When it has ended, Node replaces the
    // limit by its own. Requests injected by tests have no real socket.
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(limitMs);
    done();
  });
}
