import type { FastifyError, FastifyInstance } from "fastify";

import { isDatabaseUnavailable } from "../database/database-unavailable.ts";
import type { OutageLog } from "../database/outage-log.ts";
import type { Logger } from "../logging.ts";
import { databaseUnavailable, unexpected } from "../realtime/refusal.ts";
import { StorageError } from "../uploads/storage.ts";
import { markup } from "./html.ts";
import { sendPlainPage } from "./plain-page.ts";

/** Message for an unsupported content type. */
const notJsonMessage = "Send the body as JSON, with the header Content-Type: application/json.";

/** Message when the file storage is unavailable. */
const storageAwayMessage =
  "Files cannot be kept or opened at the moment. Try again in a minute, or send the file by email instead.";
/** Seconds after which a client may retry after a storage error. */
const storageRetrySeconds = 60;

/**
 * Sets the error handler of the whole server. Scopes with an error handler of their own (visitors' HTTP
 * calls, confirmation page) pass on the errors that they do not expect. Sends `{message, retryAfter?}`
 * (specification, section 7, "Result handling"). To a GET that accepts HTML, an unexpected error is sent as a
 * page.
 */
export function registerErrors(app: FastifyInstance, log: Logger, logOutage: OutageLog): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { id: requestId, method } = request;
    const line = { err: error, requestId, method, route: request.routeOptions.url };
    // Checked before `isDatabaseUnavailable`, because a bucket that refuses connections causes the same error
    // codes as the database.
    if (error instanceof StorageError) {
      log.error(line, "The file storage is unavailable or failed");
      void reply.header("retry-after", storageRetrySeconds);
      return reply.code(503).send({ message: storageAwayMessage, retryAfter: storageRetrySeconds });
    }
    if (isDatabaseUnavailable(error)) {
      logOutage(line);
      const { message, retryAfter } = databaseUnavailable().error;
      if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
      return reply.code(503).send({ message, ...(retryAfter !== undefined && { retryAfter }) });
    }
    if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
      return reply.code(415).send({ message: notJsonMessage });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: error.message });
    log.error(line, "A request failed");
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
