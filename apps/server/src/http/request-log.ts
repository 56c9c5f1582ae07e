import { apiPaths } from "@larkline/contract/addresses";
import type { FastifyInstance } from "fastify";

import type { Logger } from "../logging.ts";
import type { Metrics } from "../observability/metrics.ts";
import { clientNetwork } from "../realtime/client-network.ts";

/** Asked every few seconds by balancers: their lines would hide the others. */
const probes = new Set(["/livez", "/readyz", "/healthz"]);

/** Answers that refuse somebody something, and that an operator wants to see come in numbers. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 404;

/** Longest path that a line repeats. */
const pathMaxLength = 200;

export interface RequestLogOptions {
  log: Logger;
  metrics: Metrics;
  /** For requests that were answered as asked. */
  level: "info" | "debug";
}

/**
 * A line for each request, without its query, body or cookie, and its counts. The answer names the
 * request's id (`X-Request-Id`), which stands in the line. Refusals say the client's network, so that
 * whoever tries passwords can be shut out.
 */
export function registerRequestLog(
  app: FastifyInstance,
  { log, metrics, level }: RequestLogOptions,
): void {
  // Where lines of requests are not shown, whoever causes a failure says so: no flood of lines in an outage.
  const failureLevel = level === "info" ? "warn" : level;
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? "unknown";
    metrics.requestSeconds.observe({ method, route, status }, elapsedTime / 1000);
    const line = {
      requestId: request.id,
      method,
      path: route.includes("*") || route === "unknown" ? pathOf(request.url) : route,
      status,
      ms: Math.round(elapsedTime),
    };
    if (isRefusal(status)) {
      metrics.refusals.inc({ channel: "http", reason: String(status) });
      if (route === apiPaths.login && status === 401) metrics.failedLogins.inc();
      log.warn({ ...line, network: clientNetwork(request.ip) }, "A request was refused");
    } else if (probes.has(route)) log.debug(line, "A request");
    else log[status >= 500 ? failureLevel : level](line, "A request");
    done();
  });
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, "").slice(0, pathMaxLength);
