import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What a proxy's own id may look like; anything else could write a log line of its own. */
const foreignId = /^[\w-]{8,64}$/;

/** Names one request, or one frame that failed, in the log and to the person who met the error. */
export const createRequestId = (): string => randomBytes(5).toString("hex");

/**
 * A request's id: the proxy's, where one is trusted and names one (X-Request-Id), so that both logs
 * tell the same; else a new one.
 */
export function requestIdOf(request: IncomingMessage, trustedProxies: number): string {
  const brought = request.headers["x-request-id"];
  return trustedProxies > 0 && typeof brought === "string" && foreignId.test(brought)
    ? brought
    : createRequestId();
}
