import { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

/**
 * Maximum number of unfinished responses per connection. Browsers and proxies wait for a response before they
 * send the next request. Other clients may not wait: then Node handles all their requests at once (HTTP
 * pipelining), and every response stays in memory until the client reads it.
 */
const maxUnfinished = 4;

/** How long a client may read nothing of a response, in milliseconds. */
const unreadLimitMs = 60_000;

/**
 * Closes connections whose clients do not read a response, or send too many requests before they read the
 * responses, because unread responses fill the server's memory.
 */
export function limitUnreadResponses(app: FastifyInstance, limitMs = unreadLimitMs): void {
  const unfinished = new WeakMap<Socket, number>();
  app.addHook("onRequest", (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unfinished.get(socket) ?? 0) + 1;
    if (count > maxUnfinished) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unfinished.set(socket, count);
    reply.raw.once("finish", () => unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1));
    done();
  });
  app.addHook("onSend", (request, _reply, _payload, done) => {
    // Node closes the socket after `limitMs` without activity. The time starts with the response, because
    // computing it may take long. After the response Node sets its own keep-alive timeout. Requests injected
    // by tests have no real socket.
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(limitMs);
    done();
  });
}
