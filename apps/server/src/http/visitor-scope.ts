import type { FastifyInstance, FastifyRequest } from "fastify";

import { HttpRefusal } from "../errors/http-refusal.ts";
import type { Caller } from "../limits/chat-limits.ts";
import type { Visitors } from "../visitors/visitors.ts";

/** Returns the visitor who makes an HTTP call, and their network. */
export type IdentifyCaller = (request: FastifyRequest) => Caller;

/**
 * Registers a Fastify scope for the HTTP calls of visitors: chat and uploads. They identify the visitor by the
 * same cookie as the socket, and set or renew it. POST requests from other origins are refused. The cookie's
 * `SameSite=Lax` is not enough: browsers send the cookie with requests from other subdomains of the same site.
 */
export async function registerVisitorScope(
  app: FastifyInstance,
  visitors: Visitors,
  register: (scope: FastifyInstance, identify: IdentifyCaller) => void | Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (request.method === "POST" && !request.isFromOwnPage) {
        throw new HttpRefusal(403, "Only this site's own pages may do this.");
      }
      void reply.header("set-cookie", visitors.cookieFor(request.raw));
    });
    await register(scope, (request) => ({
      visitorId: visitors.identify(request.raw),
      network: request.network,
    }));
  });
}
