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

it("answers within a load balancer's timeout when Redis hangs", async () => {
  vi.useFakeTimers();
  try {
    const answer = ask("/readyz", { pingRedis: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toMatchObject({ code: 200, redis: "failed" });
  } finally {
    vi.useRealTimers();
  }
});

it("checks the database once for concurrent requests, and again afterwards", async () => {
  let pings = 0;
  const app = fastify();
  registerHealth(app, {
    ...healthy,
    ping: async () => {
      pings += 1;
      await new Promise((resolve) => void setTimeout(resolve, 50));
    },
  });
  const paths = ["/readyz", "/readyz?exclude=database", "/healthz"];
  const concurrentRequests = Array.from({ length: 60 }, (_, index) =>
    app.inject(paths[index % 3] ?? ""),
  );
  expect(
    (await Promise.all(concurrentRequests)).every(({ statusCode }) => statusCode === 200),
  ).toBe(true);
  expect(pings).toBe(1);
  await app.inject("/readyz");
  expect(pings).toBe(2);
});
