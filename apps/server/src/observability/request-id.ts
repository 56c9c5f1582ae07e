import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Pattern of ids that are accepted from a proxy. Other text is ignored: it could forge lines of the log. */
const acceptedId = /^[\w-]{8,64}$/;

/** A random id for a request or a failed frame. Both the log and the error message contain it. */
export const createRequestId = (): string => randomBytes(5).toString("hex");

/**
 * The id of a request. If a trusted proxy sent one in `X-Request-Id`, it is used, so that the proxy's log and
 * ours contain the same id. Otherwise a new id is created.
 */
export function requestIdOf(request: IncomingMessage, trustedProxies: number): string {
  const receivedId = request.headers["x-request-id"];
  return trustedProxies > 0 && typeof receivedId === "string" && acceptedId.test(receivedId)
    ? receivedId
    : createRequestId();
}
