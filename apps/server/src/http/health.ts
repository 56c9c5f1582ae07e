import type { FastifyInstance } from "fastify";

import type { DatabaseConnection } from "../database/database.ts";

/** A database that takes longer than this to answer serves nobody, in milliseconds. */
const pingLimitMs = 2000;

export interface HealthOptions {
  ping: DatabaseConnection["ping"];
  /** For the `assistant` field of `/healthz`. */
  assistant: string;
  isStopping: () => boolean;
}

/**
 * For balancers and monitors: `GET /livez` answers 200 as long as the process can answer at all;
 * `GET /readyz` 200 while visitors can be served, 503 when not; `GET /healthz` the same with a word of
 * the assistant.
 */
export function registerHealth(
  app: FastifyInstance,
  { ping, assistant, isStopping }: HealthOptions,
): void {
  async function readiness() {
    const database = await within(pingLimitMs, ping()).then(
      () => "ok" as const,
      () => "failed" as const,
    );
    const status = isStopping() ? "stopping" : database === "ok" ? "ok" : "failed";
    return { code: status === "ok" ? 200 : 503, body: { status, database } };
  }

  app.get("/livez", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", async (_request, reply) => {
    const { code, body } = await readiness();
    return reply.code(code).header("cache-control", "no-store").send(body);
  });
  app.get("/healthz", async (_request, reply) => {
    const { code, body } = await readiness();
    return reply
      .code(code)
      .header("cache-control", "no-store")
      .send({ ...body, assistant });
  });
}

/** Rejects when something takes longer than it may. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("too late")), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
