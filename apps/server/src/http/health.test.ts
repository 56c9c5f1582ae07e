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

const away = { ping: () => Promise.reject(new Error("away")) };

it("is not ready without its database, and says so", async () => {
  expect(await ask("/readyz", away)).toEqual({
    code: 503,
    status: "failed",
    database: "failed",
    assistant: "ok",
  });
});

it("tells a balancer which excludes the database that it serves, and what is wrong", async () => {
  expect(await ask("/readyz?exclude=database", away)).toEqual({
    code: 200,
    status: "failed",
    database: "failed",
    assistant: "ok",
  });
});

it("says that the assistant cannot answer, and still serves pages", async () => {
  for (const url of ["/readyz", "/healthz"]) {
    expect(await ask(url, { assistantWorks: () => false })).toEqual({
      code: 200,
      status: "ok",
      database: "ok",
      assistant: "failed",
    });
  }
});

it("tells every balancer that it stops", async () => {
  const stopping = { ...away, isStopping: () => true };
  for (const url of ["/readyz", "/readyz?exclude=database"]) {
    expect(await ask(url, stopping)).toMatchObject({ code: 503, status: "stopping" });
  }
});

it("answers before a balancer gives up where Redis hangs", async () => {
  vi.useFakeTimers();
  try {
    const answer = ask("/readyz", { pingRedis: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await answer).toMatchObject({ code: 200, redis: "failed" });
  } finally {
    vi.useRealTimers();
  }
});
