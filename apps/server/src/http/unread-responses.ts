import { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

/**
 * Requests of one connection that may wait for their responses. Browsers and proxies send one after the
 * other; Node starts all that arrive, and each would hold its file and its body until it is read.
 */
const waitingMax = 4;

/** How long a client may read nothing of a response, in milliseconds. */
const unreadLimitMs = 60_000;

/** Closes connections of clients that request much and do not read it. */
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
    // From here on something waits to be read. Before, an answer may take its time. Node sets its own
    // limit when the response has ended. Injected requests have a socket of another kind.
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(limitMs);
    done();
  });
}
