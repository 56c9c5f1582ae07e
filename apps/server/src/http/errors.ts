import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";

import { isDatabaseUnavailable } from "../database/database-unavailable.ts";
import type { OutageLog } from "../database/outage-log.ts";
import { HttpRefusal } from "../errors/http-refusal.ts";
import { databaseUnavailable, unexpected } from "../limits/refusal.ts";
import type { Logger } from "../logging/logging.ts";
import { StorageError } from "../uploads/storage.ts";
import { markup } from "./html.ts";
import { sendPlainPage } from "./plain-page.ts";

/** Message for an unsupported content type. */
const notJsonMessage = "Send the body as JSON, with the header Content-Type: application/json.";

/** Message for a client that closed the connection before its body was complete; it hardly reads it. */
const incompleteMessage = "The request ended before its body was complete.";

/** Message when the file storage is unavailable. */
const storageAwayMessage =
  "Files cannot be kept or opened at the moment. Try again in a minute, or send the file by email instead.";
/** Seconds after which a client may retry after a storage error. */
const storageRetrySeconds = 60;

/**
 * Sets the error handler of the whole server. It sends refusals and all other errors, except the refusals of the
 * confirmation page: as `{message, retryAfter?}` (specification, section 7, "Result handling"), or as a page to a
 * browser that opens a URL or submits a form.
 */
export function registerErrors(app: FastifyInstance, log: Logger, logOutage: OutageLog): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, message, retryAfter } = refusalFor(error, request, { log, logOutage });
    if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
    // RFC 6750, section 3: a 401 names the authentication scheme.
    if (status === 401) void reply.header("www-authenticate", "Bearer");
    // The server does not wait for the rest of a late request, so the connection must close.
    if (status === 408) void reply.header("connection", "close");
    if (isForPage(request)) {
      return sendPlainPage(reply, {
        status,
        title: "Something went wrong",
        body: markup`<h1>Something went wrong</h1><p>${message}</p>`,
      });
    }
    return reply.code(status).send({ message, ...(retryAfter !== undefined && { retryAfter }) });
  });
}

/** Whether a browser shows the response as a page. It downloads responses below `/api/` (security.ts). */
export const isForPage = ({ url, headers }: FastifyRequest) =>
  !url.startsWith("/api/") && headers.accept?.includes("text/html") === true;

/** Returns the refusal that reports an error to the client, and logs the error unless the client caused it. */
function refusalFor(
  error: FastifyError,
  { id: requestId, method, routeOptions, raw }: FastifyRequest,
  { log, logOutage }: { log: Logger; logOutage: OutageLog },
): HttpRefusal {
  if (error instanceof HttpRefusal) return error;
  const line = { err: error, requestId, method, route: routeOptions.url };
  // Checked before `isDatabaseUnavailable`, because a bucket that refuses connections causes the same error
  // codes as the database.
  if (error instanceof StorageError) {
    log.error(line, "The file storage is unavailable or failed");
    return new HttpRefusal(503, storageAwayMessage, storageRetrySeconds);
  }
  // As above: a client that hangs up causes ECONNRESET, too.
  if (raw.destroyed && !raw.complete) return new HttpRefusal(400, incompleteMessage);
  if (isDatabaseUnavailable(error)) {
    logOutage(line);
    return databaseUnavailable();
  }
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return new HttpRefusal(415, notJsonMessage);
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return new HttpRefusal(status, error.message);
  log.error(line, "A request failed");
  return new HttpRefusal(status, unexpected(requestId).message);
}
