import type { IncomingMessage } from "node:http";

/** How long a request's body may take to arrive, in milliseconds. */
export const arrivalLimitMs = 15_000;

/** Calls `onLate` if a request's body has not arrived in time. */
export function limitArrival(request: IncomingMessage, limitMs: number, onLate: () => void): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) onLate();
  }, limitMs);
  const clear = () => clearTimeout(timer);
  request.once("end", clear).once("close", clear);
}
