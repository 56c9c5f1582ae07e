import { apiPaths } from "@larkline/contract/http";
import type { FastifyInstance } from "fastify";

/** A body of a call that has not arrived by then does not arrive, in milliseconds. */
const arrivalLimitMs = 15_000;

/** Refuses bodies that stop halfway; files have a limit of their own (uploads.ts). */
export function registerBodyTimeout(app: FastifyInstance, limitMs: number = arrivalLimitMs): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = request;
    if (request.routeOptions.url !== apiPaths.upload && !raw.complete) {
      const timer = setTimeout(() => {
        if (raw.complete || reply.sent) return;
        // What is still to come is not waited for.
        reply.raw.once("finish", () => raw.destroy());
        void reply
          .code(408)
          .header("connection", "close")
          .send({ message: "The request took too long to arrive. Send it again." });
      }, limitMs);
      const clear = () => clearTimeout(timer);
      raw.once("end", clear).once("close", clear);
    }
    done();
  });
}
