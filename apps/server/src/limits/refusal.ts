import type { ErrorCode, FrameError } from "@larkline/contract/chat";

import { HttpRefusal } from "../errors/http-refusal.ts";
import { waitingTime } from "./waiting-time.ts";

/**
 * A refused request of a visitor. The socket sends its error as acknowledgement and as `error` event, HTTP as
 * the response.
 */
export class Refusal extends HttpRefusal {
  override name = "Refusal";
  readonly error: FrameError;

  constructor(error: FrameError) {
    super(statusOf[error.code], error.message, error.retryAfter);
    this.error = error;
  }
}

/** The session or message does not exist, or belongs to another visitor. */
export const notFound = (kind: "session" | "message") =>
  new Refusal({ code: "not_found", message: `There is no such ${kind}.` });

/**
 * A rate limit is reached.
 *
 * @param what The limited items in the plural, such as "messages".
 * @param retryAfter Seconds to wait.
 */
export function tooMany(what: string, retryAfter: number): Refusal {
  return new Refusal({
    code: "rate_limited",
    message: `Too many ${what}. Try again in ${waitingTime(retryAfter)}.`,
    retryAfter,
  });
}

/** The server is stopping: the client can reconnect to another process. */
export const goingDown = () =>
  new Refusal({
    code: "not_available",
    message: "The server is going down. Try again in a moment.",
    retryAfter: 5,
  });

/** The database is unavailable: a retry may soon succeed. */
export const databaseUnavailable = () =>
  new Refusal({
    code: "not_available",
    message: "We cannot save anything at the moment. Try again in a few seconds.",
    retryAfter: 3,
  });

/**
 * An internal error: the visitor sees no cause, only a reference to the log.
 *
 * @param requestId The id in the log.
 */
export const unexpected = (requestId: string) =>
  new Refusal({
    code: "internal",
    message: `Something went wrong on our side. Try again. (Reference ${requestId})`,
  });

/** An answer was not stopped, because the process that writes it is unreachable. */
export const notStopped = () =>
  new Refusal({
    code: "not_available",
    message: "The answer could not be stopped. Try again in a moment.",
    retryAfter: 3,
  });

/** HTTP status for each error code (RFC 9110, section 15; 429: RFC 6585). */
const statusOf: Record<ErrorCode, number> = {
  invalid_frame: 400,
  unknown_type: 400,
  empty_message: 400,
  message_too_long: 400,
  not_found: 404,
  busy: 409,
  conversation_full: 409,
  rate_limited: 429,
  internal: 500,
  not_available: 503,
};
