import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Accepted request ids of a proxy. Other text is refused: it could forge lines of the log. */
const acceptedId = /^[\w-]{8,64}$/;

/** A random id for a request or a failed frame. Both the log and the error message contain it. */
export const createRequestId = (): string => randomBytes(5).toString("hex");

/**
 * The request's id: the one that a trusted proxy sent in `X-Request-Id`, so that its log and ours have the
 * same; otherwise a new one.
 */
export function requestIdOf(request: IncomingMessage, trustedProxies: number): string {
  const receivedId = request.headers["x-request-id"];
  return trustedProxies > 0 && typeof receivedId === "string" && acceptedId.test(receivedId)
    ? receivedId
    : createRequestId();
}
