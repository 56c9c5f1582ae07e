import type { FastifyError, FastifyInstance } from "fastify";

import { isDatabaseAway } from "../database/database-away.ts";
import type { Logger } from "../logging.ts";
import { databaseAway } from "../realtime/refusal.ts";

/** What a visitor reads of a fault of ours: nothing of its cause. */
const unexpectedMessage = "Something went wrong on our side. Try again.";

/** Errors leave the server as `{message}` (specification, section 7: "the response's message field"). */
export function registerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDatabaseAway(error)) {
      const { message, retryAfter } = databaseAway().error;
      if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
      return reply.code(503).send({ message, ...(retryAfter !== undefined && { retryAfter }) });
    }
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      log.error(
        { err: error, method: request.method, route: request.routeOptions.url },
        "A request failed",
      );
    }
    return reply.code(status).send({ message: status >= 500 ? unexpectedMessage : error.message });
  });
}
