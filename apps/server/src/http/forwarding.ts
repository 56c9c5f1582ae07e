import type { IncomingMessage, Server } from "node:http";

import type { Logger } from "../logging/logging.ts";

/** Headers by which a proxy describes the client (RFC 7239 and its predecessors). */
export const forwardingHeaders = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
] as const;

/**
 * Warns once about requests from a proxy that is not configured: all its visitors would share one rate limit.
 * Call it after Socket.IO is attached: Socket.IO replaces the listeners that it finds, and does not call them
 * for its own requests.
 */
export function warnOfForwardingHeaders(server: Server, log: Logger): void {
  let hasWarned = false;
  const checkHeaders = ({ headers }: IncomingMessage): void => {
    const header = forwardingHeaders.find((name) => headers[name] !== undefined);
    if (hasWarned || header === undefined) return;
    hasWarned = true;
    log.warn(
      { header },
      "A request came through a proxy, and TRUSTED_PROXIES is 0: all its visitors share one rate limit. Set TRUSTED_PROXIES to the number of proxies in front",
    );
  };
  server.on("request", checkHeaders);
  server.on("upgrade", checkHeaders);
}
