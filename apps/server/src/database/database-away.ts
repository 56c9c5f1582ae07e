import { errorCode } from "../error-code.ts";

/** Of the system: the server cannot be reached. */
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
 * Of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html): connection exceptions,
 * too many connections, a statement or an idle transaction that took too long, a shutdown or start, a
 * server that is a replica now.
 */
const postgresCodes = /^(?:08\w{3}|53300|57014|25P0[34]|57P0[1235]|25006)$/;

/** Of pg, which gives these no code. */
const clientMessages =
  /^(?:Connection terminated|timeout e(?:xceeded|xpired)|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether a query failed because PostgreSQL is away, hangs or turns us out: later it may go through. */
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
