import { apiPaths } from "@larkline/contract/addresses";
import type { FastifyInstance } from "fastify";

import { arrivalLimitMs, limitArrival } from "../limits/arrival.ts";

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
