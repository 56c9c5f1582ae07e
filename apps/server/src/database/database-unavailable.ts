import { errorCode } from "../errors/error-code.ts";
import { reasonOf } from "../errors/reason-of.ts";

/**
 * The pool got no connection: PostgreSQL is unreachable, or refuses the login or the database. Since it accepted them
 * at the start, this is an outage as well, for example while a password is replaced.
 */
export class NoConnectionError extends Error {
  override name = "NoConnectionError";

  constructor(cause: unknown) {
    super(`No connection to PostgreSQL (${reasonOf(cause)})`, { cause });
  }
}

/** Error codes of the operating system that mean an unreachable server. */
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
 * Error codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 * - 08…: connection failed. 53100: disk full. 53200: out of memory. 53300: too many connections.
 * - 57014: statement canceled by its timeout. 25P03, 25P04: transaction ended by its timeout.
 * - 57P01 to 57P05: shutting down, crashed, starting, database dropped, idle session ended.
 * - 25006: a replica, which accepts no writes.
 * - 40001, 40P01: serialization failure, deadlock. PostgreSQL rolled back one of two conflicting transactions.
 */
const postgresCodes = /^(?:08\w{3}|53[123]00|57014|25P0[34]|57P0[1-5]|25006|40001|40P01)$/;

/** Messages of the errors of the pg package itself, which have no code. */
const clientMessages =
  /^(?:Connection terminated|timeout e(?:xceeded|xpired)|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether a query failed because PostgreSQL is unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = errorCode(error) ?? "";
  return (
    error instanceof NoConnectionError ||
    systemCodes.has(code) ||
    postgresCodes.test(code) ||
    clientMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}
