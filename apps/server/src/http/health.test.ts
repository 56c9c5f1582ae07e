import { healthPaths } from "@larkline/contract/addresses";
import { fastify } from "fastify";
import { expect, it, vi } from "vitest";

import { type HealthOptions, registerHealth } from "./health.ts";

const healthy: HealthOptions = {
  ping: () => Promise.resolve(),
  pingRedis: () => undefined,
  needsRedis: () => false,
  assistantWorks: () => true,
  isStopping: () => false,
};

async function ask(url: string, options: Partial<HealthOptions>) {
  const app = fastify();
  registerHealth(app, { ...healthy, ...options });
  const answer = await app.inject(url);
  return { code: answer.statusCode, ...answer.json<Record<string, string>>() };
}

const databaseUnavailable = { ping: () => Promise.reject(new Error("away")) };

it.each(Object.values(healthPaths))("%s is not cached", async (path) => {
  const app = fastify();
  registerHealth(app, healthy);
  expect((await app.inject(path)).headers["cache-control"]).toBe("no-store");
});

it("/readyz answers 503 without the database, and says why", async () => {
  expect(await ask("/readyz", databaseUnavailable)).toEqual({
    code: 503,
    status: "failed",
    database: "failed",
    assistant: "ok",
  });
});

it("/readyz?exclude=database answers 200 and still reports the database", async () => {
  expect(await ask("/readyz?exclude=database", databaseUnavailable)).toEqual({
    code: 200,
    status: "failed",
    database: "failed",
    assistant: "ok",
  });
});

it("reports that the assistant cannot answer, and stays ready", async () => {
  for (const url of ["/readyz", "/healthz"]) {
    expect(await ask(url, { assistantWorks: () => false })).toEqual({
      code: 200,
      status: "ok",
      database: "ok",
      assistant: "failed",
    });
  }
});

it("/readyz answers 503 while the server stops, also with ?exclude=database", async () => {
  const stopping = { ...databaseUnavailable, isStopping: () => true };
  for (const url of ["/readyz", "/readyz?exclude=database"]) {
    expect(await ask(url, stopping)).toMatchObject({ code: 503, status: "stopping" });
  }
});

const hang = () => new Promise<void>(() => undefined);

it.each([
  ["Redis", { pingRedis: hang }, 1000, { code: 200, redis: "failed" }],
  ["the database", { ping: hang }, 2000, { code: 503, database: "failed" }],
])(
  "answers within a load balancer's timeout when %s hangs",
  async (_, options, limit, expected) => {
    vi.useFakeTimers();
    try {
      const answer = ask("/readyz", options);
      await vi.advanceTimersByTimeAsync(limit);
      expect(await answer).toMatchObject(expected);
    } finally {
      vi.useRealTimers();
    }
  },
);

it("checks the database once for concurrent requests, and again afterwards", async () => {
  const paths = ["/readyz", "/readyz?exclude=database", "/healthz"];
  const app = fastify();
  const allArrived = new Promise<void>((resolve) => {
    let requests = 0;
    app.addHook("preHandler", (_request, _reply, done) => {
      requests += 1;
      if (requests === paths.length) resolve();
      done();
    });
  });
  const ping = vi.fn(() => allArrived);
  registerHealth(app, { ...healthy, ping });
  const answers = await Promise.all(paths.map((path) => app.inject(path)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(ping).toHaveBeenCalledTimes(1);
  await app.inject("/readyz");
  expect(ping).toHaveBeenCalledTimes(2);
});
