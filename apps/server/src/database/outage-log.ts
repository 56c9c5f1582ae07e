import type { Logger } from "../logging.ts";

/** While the database is away everything that needs it fails: so often it is logged, in milliseconds. */
const intervalMs = 60_000;

/**
 * Logs that the database is away, for all who meet it together.
 * @param fields which request or frame was refused by it, and its error.
 */
export type OutageLog = (fields: { err: unknown } & Record<string, unknown>) => void;

/** Once a minute at most: an outage is one event, not one for each request. */
export function createOutageLog(log: Pick<Logger, "warn">): OutageLog {
  let loggedAt = -Infinity;
  return (fields) => {
    if (performance.now() - loggedAt <= intervalMs) return;
    loggedAt = performance.now();
    log.warn(fields, "The database is away: requests and questions are refused");
  };
}
