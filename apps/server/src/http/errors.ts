import type { FastifyError, FastifyInstance } from "fastify";

import { isDatabaseAway } from "../database/database-away.ts";
import type { Logger } from "../logging.ts";
import { databaseAway, unexpected } from "../realtime/refusal.ts";
import { markup } from "./html.ts";
import { sendPlainPage } from "./plain-page.ts";

/** What somebody reads who sends another kind of body than a call takes. */
const notJsonMessage = "Send the body as JSON, with the header Content-Type: application/json.";

/** Errors leave the server as `{message}` (specification, section 7: "the response's message field"). */
export function registerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDatabaseAway(error)) {
      const { message, retryAfter } = databaseAway().error;
      if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
      return reply.code(503).send({ message, ...(retryAfter !== undefined && { retryAfter }) });
    }
    if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
      return reply.code(415).send({ message: notJsonMessage });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: error.message });
    const { id: requestId, method } = request;
    log.error(
      { err: error, requestId, method, route: request.routeOptions.url },
      "A request failed",
    );
    const { message } = unexpected(requestId).error;
    if (method === "GET" && request.headers.accept?.includes("text/html")) {
      return sendPlainPage(reply, {
        status,
        title: "Something went wrong",
        body: markup`<h1>Something went wrong</h1><p>${message}</p>`,
      });
    }
    return reply.code(status).send({ message });
  });
}
