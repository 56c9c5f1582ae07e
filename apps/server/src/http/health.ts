import type { FastifyInstance } from "fastify";

import type { DatabaseConnection } from "../database/database.ts";

export interface HealthOptions {
  ping: DatabaseConnection["ping"];
  /** For the answer's `assistant` field. */
  assistant: string;
  isStopping: () => boolean;
}

/** `GET /healthz`: 200 while visitors can be served, 503 when not, for balancers and monitors. */
export function registerHealth(
  app: FastifyInstance,
  { ping, assistant, isStopping }: HealthOptions,
): void {
  app.get("/healthz", async (_request, reply) => {
    const database = await ping().then(
      () => "ok" as const,
      () => "failed" as const,
    );
    const stopping = isStopping();
    const status = stopping ? "stopping" : database === "ok" ? "ok" : "failed";
    return reply
      .code(status === "ok" ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status, database, assistant });
  });
}
