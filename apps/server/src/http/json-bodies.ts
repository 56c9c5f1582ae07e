import { isUtf8 } from "node:buffer";

import type { FastifyInstance } from "fastify";

/**
 * Sets the parser for JSON bodies of the whole server. Unlike Fastify's own, it refuses a body that is not UTF-8
 * (RFC 8259, section 8.1): Node would replace each invalid byte with U+FFFD, so that a message is changed, and
 * different passwords become equal. An empty body counts as missing, because some clients send a content type
 * without a body.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  // Refuses the keys `__proto__` and `constructor`, as Fastify does by default.
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    (request, body: Buffer, done) => {
      if (body.length === 0) done(null, undefined);
      else if (isUtf8(body)) void parse(request, body.toString(), done);
      else done(Object.assign(new Error("The body must be UTF-8 text."), { statusCode: 400 }));
    },
  );
}
