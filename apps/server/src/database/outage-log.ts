import type { Logger } from "../logging/logging.ts";

/** Minimum time between two log lines about an unavailable database, in milliseconds. */
const intervalMs = 60_000;

/**
 * Logs that the database is unavailable. All requests share this log and its limit.
 *
 * @param fields The failed request or frame, and its error.
 */
export type OutageLog = (fields: { err: unknown } & Record<string, unknown>) => void;

/** Creates a log that writes at most once a minute, because an outage affects every request. */
export function createOutageLog(log: Pick<Logger, "warn">): OutageLog {
  let loggedAt = -Infinity;
  return (fields) => {
    if (performance.now() - loggedAt <= intervalMs) return;
    loggedAt = performance.now();
    log.warn(fields, "The database is unavailable: requests and questions are refused");
  };
}
