import type { IncomingMessage } from "node:http";

import { apiPaths } from "@larkline/contract/http";
import type { FastifyInstance } from "fastify";

/** How long a request's body may take to arrive, in milliseconds. */
export const arrivalLimitMs = 15_000;

/**
 * Answers 408 when a body does not arrive in time, and closes the connection. Uploads have their own limit
 * (http/uploads.ts).
 */
export function registerBodyTimeout(app: FastifyInstance, limitMs: number = arrivalLimitMs): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.routeOptions.url !== apiPaths.upload) {
      limitArrival(request.raw, limitMs, () => {
        if (reply.sent) {
          request.raw.destroy();
          return;
        }
        // The rest of the body is not read, so the connection is closed after the response.
        reply.raw.once("finish", () => request.raw.destroy());
        void reply
          .code(408)
          .header("connection", "close")
          .send({ message: "The request took too long to arrive. Send it again." });
      });
    }
    done();
  });
}

/** Calls `onLate` if a request's body has not arrived in time. */
export function limitArrival(request: IncomingMessage, limitMs: number, onLate: () => void): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (!request.complete) onLate();
  }, limitMs);
  const clear = () => clearTimeout(timer);
  request.once("end", clear).once("close", clear);
}
