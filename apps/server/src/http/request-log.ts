import { apiPaths, healthPaths } from "@larkline/contract/addresses";
import type { FastifyInstance } from "fastify";

import type { Logger } from "../logging/logging.ts";
import type { Metrics } from "../observability/metrics.ts";

/** Health checks. Load balancers request them every few seconds, so they are logged at `debug` only. */
const probes = new Set<string>(Object.values(healthPaths));

/** Whether a status is a refusal. 404 is not one: any outdated link causes it. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 404;

/** Maximum length of a path in a log line, in characters. */
const pathMaxLength = 200;

export interface RequestLogOptions {
  log: Logger;
  metrics: Metrics;
  /** Level for successful requests. */
  level: "info" | "debug";
}

/**
 * Logs each request when its response is sent, without query, body or cookie, and counts it. The response has
 * the logged id as `X-Request-Id`. Refusals are logged with the client's network, so that attackers can be
 * blocked. Requests are neither logged nor counted if the client disconnects before the response, or if Node.js
 * cannot read them: Fastify's `clientErrorHandler` answers those (400, 408, 431) without hooks.
 */
export function registerRequestLog(
  app: FastifyInstance,
  { log, metrics, level }: RequestLogOptions,
): void {
  // If successful requests are logged at `debug`, so are failed ones: errors.ts logs the cause of a failure,
  // and an outage must not flood the log.
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
      log.warn({ ...line, network: request.network }, "A request was refused");
    } else if (probes.has(route)) log.debug(line, "A request");
    else log[status >= 500 ? failureLevel : level](line, "A request");
    done();
  });
}

/**
 * A URL's path, cut to `pathMaxLength`. Query and fragment are removed: they may contain personal data, and the
 * links of our mails have their token there. Some mail programs encode the `#` of a link as `%23`;
 * application.ts encodes the `%` of a malformed URL once more.
 */
const pathOf = (address: string) =>
  address.replace(/(?:[?#]|%(?:25)*(?:23|3f)).*$/is, "").slice(0, pathMaxLength);
