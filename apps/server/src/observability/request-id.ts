import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Allowed form of a proxy's request id; other text could inject a log line. */
const foreignId = /^[\w-]{8,64}$/;

/** An id for a request or a failed frame. The log and the error message contain it. */
export const createRequestId = (): string => randomBytes(5).toString("hex");

/** A request's id: the trusted proxy's (X-Request-Id), so that both logs have the same; else a new one. */
export function requestIdOf(request: IncomingMessage, trustedProxies: number): string {
  const receivedId = request.headers["x-request-id"];
  return trustedProxies > 0 && typeof receivedId === "string" && foreignId.test(receivedId)
    ? receivedId
    : createRequestId();
}
