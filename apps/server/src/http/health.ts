import type { FastifyInstance } from "fastify";

import type { DatabaseConnection } from "../database/database.ts";

/** Time limit for the database's health check, in milliseconds. */
const pingLimitMs = 2000;
/** Time limit for Redis, shorter than a balancer's: visitors are served without Redis as well. */
const redisPingLimitMs = 500;

export interface HealthOptions {
  ping: DatabaseConnection["ping"];
  /**
   * Resolves when Redis answers; undefined without Redis. Its failure does not affect readiness.
   */
  pingRedis: () => Promise<void> | undefined;
  /** Whether other processes use the database, but no Redis is configured. */
  needsRedis: () => boolean;
  /** Whether the assistant can answer. Its failure does not affect readiness. */
  assistantWorks: () => boolean;
  isStopping: () => boolean;
}

/**
 * Health checks. `GET /livez`: 200 while the process can answer. `GET /readyz`: 200 while visitors
 * can be served, else 503. `GET /healthz`: the same, by the name that many balancers ask for. Balancers
 * use `/readyz?exclude=database` (the syntax of Kubernetes), because pages need no database.
 */
export function registerHealth(
  app: FastifyInstance,
  { ping, pingRedis, needsRedis, assistantWorks, isStopping }: HealthOptions,
): void {
  const states = shareRunning(async () => {
    const redisAnswer = pingRedis();
    return Promise.all([
      state(ping(), pingLimitMs),
      redisAnswer && state(redisAnswer, redisPingLimitMs),
    ]);
  });

  async function readiness(databaseCounts: boolean) {
    const [database, answered] = await states();
    const redis = needsRedis() ? "missing" : answered;
    const status = isStopping() ? "stopping" : database;
    const isReady = status === "ok" || (status === "failed" && !databaseCounts);
    return {
      code: isReady ? 200 : 503,
      body: {
        status,
        database,
        ...(redis && { redis }),
        assistant: assistantWorks() ? "ok" : "failed",
      },
    };
  }

  app.get("/livez", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get<{ Querystring: { exclude?: unknown } }>("/readyz", async ({ query }, reply) => {
    const { code, body } = await readiness(query.exclude !== "database");
    return reply.code(code).header("cache-control", "no-store").send(body);
  });
  app.get("/healthz", async (_request, reply) => {
    const { code, body } = await readiness(true);
    return reply.code(code).header("cache-control", "no-store").send(body);
  });
}

/**
 * Shares a running check among all requests that arrive meanwhile. Health checks are public, and each
 * check takes a database connection.
 */
function shareRunning<Result>(check: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}

const state = (answer: Promise<void>, limitMs: number): Promise<"ok" | "failed"> =>
  within(limitMs, answer).then(
    () => "ok" as const,
    () => "failed" as const,
  );

/** Rejects when a check takes too long. */
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
