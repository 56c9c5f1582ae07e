import type { FastifyInstance } from "fastify";

/** Maximum number of bytes of a refused body that are read, in bytes: 32 MB. */
const discardedMaxBytes = 32 * 1024 * 1024;

/**
 * Reads and discards the rest of a body that is too large (413), so that the client gets the response. Fastify
 * would close the connection at once: a client that is still sending then sees only a broken connection.
 * `registerBodyTimeout` limits how long this takes.
 */
export function discardTooLargeBodies(app: FastifyInstance, maxBytes = discardedMaxBytes): void {
  app.addHook("onSend", (request, reply, _payload, done) => {
    const { raw } = request;
    if (reply.statusCode === 413 && !raw.complete) {
      reply.removeHeader("connection");
      let discardedBytes = 0;
      raw.on("data", (chunk: Buffer) => {
        discardedBytes += chunk.length;
        if (discardedBytes > maxBytes) raw.destroy();
      });
    }
    done();
  });
}
