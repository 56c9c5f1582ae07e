import { healthPaths } from "@larkline/contract/addresses";
import type { FastifyInstance } from "fastify";

import type { DatabaseConnection } from "../database/database.ts";
import { within } from "../timing/within.ts";

/** Time limit for the database's health check, in milliseconds. */
const pingLimitMs = 2000;
/**
 * Time limit for Redis, in milliseconds. Shorter than a load balancer's timeout: visitors can be served
 * without Redis, so a Redis that hangs must not fail the health check.
 */
const redisPingLimitMs = 500;

export interface HealthOptions {
  /** Rejects if the database does not respond. */
  ping: DatabaseConnection["ping"];
  /**
   * Resolves when Redis responds; undefined without Redis. Its failure does not affect readiness.
   */
  pingRedis: () => Promise<void> | undefined;
  /** Whether other processes use the database, but no Redis is configured. */
  needsRedis: () => boolean;
  /** Whether the assistant can answer. Its failure does not affect readiness. */
  assistantWorks: () => boolean;
  isStopping: () => boolean;
}

/**
 * Registers the health checks. `GET /livez`: 200 while the process can respond. `GET /readyz`: 200 while
 * visitors can be served, else 503. `GET /healthz`: the same, under the name that many load balancers request
 * by default. A load balancer should request `/readyz?exclude=database` instead (the syntax of Kubernetes),
 * because pages need no database.
 */
export function registerHealth(
  app: FastifyInstance,
  { ping, pingRedis, needsRedis, assistantWorks, isStopping }: HealthOptions,
): void {
  const states = shareRunning(async () => {
    const redisPing = pingRedis();
    return Promise.all([
      checkState(ping(), pingLimitMs),
      redisPing && checkState(redisPing, redisPingLimitMs),
    ]);
  });

  async function readiness(isDatabaseRequired: boolean) {
    const [database, redisState] = await states();
    const redis = needsRedis() ? "missing" : redisState;
    const status = isStopping() ? "stopping" : database;
    const isReady = status === "ok" || (status === "failed" && !isDatabaseRequired);
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

  app.get(healthPaths.live, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get<{ Querystring: { exclude?: unknown } }>(healthPaths.ready, async ({ query }, reply) => {
    const { code, body } = await readiness(query.exclude !== "database");
    return reply.code(code).header("cache-control", "no-store").send(body);
  });
  app.get(healthPaths.healthy, async (_request, reply) => {
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

/** Resolves to `failed` if a ping fails or takes longer than its limit. */
async function checkState(ping: Promise<void>, limitMs: number): Promise<"ok" | "failed"> {
  const succeeded = ping.then(
    () => true,
    () => false,
  );
  return (await within(limitMs, succeeded)) === true ? "ok" : "failed";
}
