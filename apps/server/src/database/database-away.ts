import { errorCode } from "../error-code.ts";

/** Error codes of the system: the server is unreachable. */
const systemCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/**
 * Error codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html):
 * connection lost, too many connections, timeout, shutting down or starting, replica.
 */
const postgresCodes = /^(?:08\w{3}|53300|57014|25P0[34]|57P0[1235]|25006)$/;

/** Messages of pg's own errors, which have no code. */
const clientMessages =
  /^(?:Connection terminated|timeout e(?:xceeded|xpired)|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether a query failed because PostgreSQL is unavailable, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error) ?? "";
  return (
    systemCodes.has(code) ||
    postgresCodes.test(code) ||
    clientMessages.test(error.message) ||
    isDatabaseAway(error.cause)
  );
}
