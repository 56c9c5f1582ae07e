import type { FastifyInstance } from "fastify";

import type { DatabaseConnection } from "../database/database.ts";

/** A database that takes longer than this to answer serves nobody, in milliseconds. */
const pingLimitMs = 2000;
/** Shorter than what a balancer waits for an answer: without Redis visitors are served all the same. */
const redisPingLimitMs = 500;

export interface HealthOptions {
  ping: DatabaseConnection["ping"];
  /** Resolves when Redis answers; where there is one. Without it visitors are served all the same. */
  pingRedis: () => Promise<void> | undefined;
  /** Whether other processes are there that only Redis could join with this one, and there is none. */
  needsRedis: () => boolean;
  /** For the `assistant` field of `/healthz`. */
  assistant: string;
  isStopping: () => boolean;
}

/**
 * For balancers and monitors: `GET /livez` answers 200 as long as the process can answer at all;
 * `GET /readyz` 200 while visitors can be served, 503 when not; `GET /healthz` the same with a word of
 * the assistant. A balancer asks for `/readyz?exclude=database`, as Kubernetes' own servers understand it:
 * a database that all processes miss must not take the pages away, too, which need none.
 */
export function registerHealth(
  app: FastifyInstance,
  { ping, pingRedis, needsRedis, assistant, isStopping }: HealthOptions,
): void {
  async function readiness(databaseCounts: boolean) {
    const redisAnswer = pingRedis();
    const [database, answered] = await Promise.all([
      state(ping(), pingLimitMs),
      redisAnswer && state(redisAnswer, redisPingLimitMs),
    ]);
    const redis = needsRedis() ? "missing" : answered;
    const status = isStopping() ? "stopping" : database;
    const isReady = status === "ok" || (status === "failed" && !databaseCounts);
    return {
      code: isReady ? 200 : 503,
      body: { status, database, ...(redis && { redis }) },
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
    return reply
      .code(code)
      .header("cache-control", "no-store")
      .send({ ...body, assistant });
  });
}

const state = (answer: Promise<void>, limitMs: number): Promise<"ok" | "failed"> =>
  within(limitMs, answer).then(
    () => "ok" as const,
    () => "failed" as const,
  );

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
