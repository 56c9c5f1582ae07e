import { apiPaths } from "@larkline/contract/addresses";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createLogger } from "../logging/logging.ts";
import { Metrics } from "../observability/metrics.ts";
import { requestIdOf } from "../observability/request-id.ts";
import { registerRequestLog } from "./request-log.ts";
import { registerRequestSource } from "./request-source.ts";

let app: FastifyInstance;
let lines: Record<string, unknown>[];
let metrics: Metrics;

function start(trustedProxies: number): void {
  lines = [];
  metrics = new Metrics();
  app = fastify({ genReqId: (request) => requestIdOf(request, trustedProxies) });
  const log = createLogger(
    { logLevel: "info", logFormat: "json" },
    { write: (line: string) => lines.push(JSON.parse(line)) > 0 },
  );
  registerRequestSource(app, { publicUrl: undefined, trustedProxies });
  registerRequestLog(app, { log, metrics, level: "info" });
  app.get("/readyz", () => ({}));
  app.get("/fails", (_request, reply) => reply.code(500).send({}));
  app.get("/*", () => ({}));
  app.post(apiPaths.login, (_request, reply) => reply.code(401).send({ message: "Wrong" }));
}

beforeEach(() => start(0));
afterEach(() => app.close());

it("logs one line per request, with the id of the X-Request-Id header and without the query", async () => {
  const answer = await app.inject("/pricing?email=jane@example.com");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    requestId: answer.headers["x-request-id"],
    method: "GET",
    path: "/pricing",
    status: 200,
  });
  expect(JSON.stringify(lines)).not.toContain("jane");
});

it.each(["#", "%23", "%2523", "?", "%3F", "%3f"])(
  "does not log the token of a mail's link in which a mail program wrote '%s' before it",
  async (mark) => {
    await app.inject(`/auth/reset${mark}token=secret`);
    expect(lines).toMatchObject([{ path: "/auth/reset" }]);
    expect(JSON.stringify(lines)).not.toContain("secret");
  },
);

it.each([
  ["/auth/confirm?token%3Dsecret", "/auth/confirm"],
  ["/auth/confirm%3Ftoken%3Dsecret", "/auth/confirm"],
  ["/auth/confirm/?token=secret.", "/auth/confirm/"],
])("does not log the token of the changed link %s", async (link, path) => {
  await app.inject(link);
  expect(lines).toMatchObject([{ path }]);
  expect(JSON.stringify(lines)).not.toContain("secret");
});

it("logs a warning for a failed login, with the client's network and none of the input", async () => {
  await app.inject({
    method: "POST",
    url: apiPaths.login,
    payload: { email: "jane@example.com", password: "correct horse" },
    remoteAddress: "2001:db8:1:2:3::4",
  });
  expect(lines).toMatchObject([
    { level: 40, path: apiPaths.login, status: 401, network: "2001:db8:1:2::/64" },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/jane|horse/);
  const text = await metrics.text();
  expect(text).toContain("larkline_failed_logins_total 1");
  expect(text).toContain('larkline_refusals_total{channel="http",reason="401"} 1');
});

it("measures the time of a request in seconds", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  app.get("/slow", () => {
    clock.mockReturnValue(1500);
    return {};
  });
  await app.inject("/slow");
  clock.mockRestore();
  expect(lines).toMatchObject([{ ms: 1500 }]);
  const labels = '{method="GET",route="/slow",status="200"}';
  expect(await metrics.text()).toContain(
    `larkline_http_request_seconds_sum${labels} 1.5\nlarkline_http_request_seconds_count${labels} 1\n`,
  );
});

it("logs a warning for a failed request", async () => {
  await app.inject("/fails");
  expect(lines).toMatchObject([{ level: 40, path: "/fails", status: 500 }]);
});

it("logs no health checks at the level `info`", async () => {
  await app.inject("/readyz");
  expect(lines).toEqual([]);
});

it.each([
  ["kept if a trusted proxy sent it", 1, "9f86d081-884c", true],
  ["replaced if no proxy is trusted", 0, "9f86d081-884c", false],
  ["replaced if it is not a valid id", 1, 'x","level":60,"a":"', false],
] as const)("the X-Request-Id of a request is %s", async (_name, trusted, id, isKept) => {
  await app.close();
  start(trusted);
  const answer = await app.inject({ url: "/pricing", headers: { "x-request-id": id } });
  expect(answer.headers["x-request-id"] === id).toBe(isKept);
});
