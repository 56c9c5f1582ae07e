import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";

import { isDatabaseUnavailable } from "../database/database-unavailable.ts";
import type { OutageLog } from "../database/outage-log.ts";
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

/** How an error is reported to the client. */
interface Report {
  status: number;
  message: string;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number | undefined;
}

/**
 * Sets the error handler of the whole server. Scopes with an error handler of their own (visitors' HTTP
 * calls, confirmation page) pass on the errors that they do not expect. Sends `{message, retryAfter?}`
 * (specification, section 7, "Result handling"), or a page to a browser that opens a URL or submits a form.
 */
export function registerErrors(app: FastifyInstance, log: Logger, logOutage: OutageLog): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, message, retryAfter } = reportOf(error, request, { log, logOutage });
    if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
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

/** Returns how to report an error to the client, and logs it unless the client caused it. */
function reportOf(
  error: FastifyError,
  { id: requestId, method, routeOptions, raw }: FastifyRequest,
  { log, logOutage }: { log: Logger; logOutage: OutageLog },
): Report {
  const line = { err: error, requestId, method, route: routeOptions.url };
  // Checked before `isDatabaseUnavailable`, because a bucket that refuses connections causes the same error
  // codes as the database.
  if (error instanceof StorageError) {
    log.error(line, "The file storage is unavailable or failed");
    return { status: 503, message: storageAwayMessage, retryAfter: storageRetrySeconds };
  }
  // As above: a client that hangs up causes ECONNRESET, too.
  if (raw.destroyed && !raw.complete) return { status: 400, message: incompleteMessage };
  if (isDatabaseUnavailable(error)) {
    logOutage(line);
    const { message, retryAfter } = databaseUnavailable().error;
    return { status: 503, message, retryAfter };
  }
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    return { status: 415, message: notJsonMessage };
  }
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, message: error.message };
  log.error(line, "A request failed");
  return { status, message: unexpected(requestId).error.message };
}
