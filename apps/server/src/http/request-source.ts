import type { FastifyInstance } from "fastify";

import type { Configuration } from "../configuration/configuration.ts";
import { isSameOrigin, networkOf } from "../visitors/handshake.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The client's network, by which limits count (`clientNetwork`). */
    readonly network: string;
    /** Whether one of this site's pages, or a program, sent the request (`isSameOrigin`). */
    readonly isFromOwnPage: boolean;
  }
}

/** Adds to each request where it comes from. Only for routes and hooks that are registered later. */
export function registerRequestSource(
  app: FastifyInstance,
  { publicUrl, trustedProxies }: Pick<Configuration, "publicUrl" | "trustedProxies">,
): void {
  app.decorateRequest("network", {
    getter() {
      return networkOf(this.raw, trustedProxies);
    },
  });
  app.decorateRequest("isFromOwnPage", {
    getter() {
      return isSameOrigin(this.raw, publicUrl);
    },
  });
}
