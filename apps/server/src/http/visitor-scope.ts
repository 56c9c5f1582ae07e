import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import type { Caller } from "../realtime/chat-limits.ts";
import { clientNetwork } from "../realtime/client-network.ts";
import { clientAddress, isSameOrigin } from "../realtime/handshake.ts";
import { Refusal, statusOf } from "../realtime/refusal.ts";
import type { Visitors } from "../realtime/visitors.ts";

export interface VisitorScopeOptions {
  visitors: Visitors;
  /** The site's origin, where a proxy hides it from the `Host` header. */
  publicUrl: string | undefined;
  trustedProxies: number;
}

/** A call that is answered with a status of HTTP's own and a sentence for people. */
export class HttpRefusal extends Error {
  override name = "HttpRefusal";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Tells who makes a call. */
export type IdentifyCaller = (request: FastifyRequest) => Caller;

/**
 * Calls of visitors, known by the same cookie as over the socket: a new one gets it with the answer.
 * Where something is changed, other sites' pages are turned away, because the cookie would go along.
 * Refusals leave as `{message, retryAfter?}` (specification, section 7).
 */
export async function registerVisitorScope(
  app: FastifyInstance,
  { visitors, publicUrl, trustedProxies }: VisitorScopeOptions,
  register: (scope: FastifyInstance, identify: IdentifyCaller) => void | Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (request.method === "POST" && !isSameOrigin(request.raw, publicUrl)) {
        throw new HttpRefusal(403, "Only this site's own pages may do this.");
      }
      void reply.header("set-cookie", visitors.cookieFor(request.raw));
    });
    scope.setErrorHandler((error, _request, reply) => {
      if (error instanceof Refusal) return refuse(reply, error);
      if (error instanceof HttpRefusal) {
        // What is still to come of the request is not waited for.
        if (error.status === 408) void reply.header("connection", "close");
        return reply.code(error.status).send({ message: error.message });
      }
      throw error;
    });
    await register(scope, (request) => ({
      visitorId: visitors.identify(request.raw),
      network: clientNetwork(clientAddress(request.raw, trustedProxies)),
    }));
  });
}

function refuse(reply: FastifyReply, { error }: Refusal): FastifyReply {
  const { code, message, retryAfter } = error;
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  return reply
    .code(statusOf[code])
    .send({ message, ...(retryAfter !== undefined && { retryAfter }) });
}
