// Assembles all parts of the server into one Fastify application, which does not listen yet.
import { chatSocketPath } from "@larkline/contract/addresses";
import { uploadArrivalLimitMs } from "@larkline/contract/timings";
import Fastify, { type FastifyInstance } from "fastify";

import { Analytics } from "../analytics/analytics.ts";
import type { AssistantEngine } from "../assistant/engine.ts";
import type { Configuration } from "../configuration/configuration.ts";
import type { SessionSecrets } from "../configuration/session-secret.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { OtherProcesses } from "../database/other-processes.ts";
import { createOutageLog } from "../database/outage-log.ts";
import type { RedisConnection } from "../database/redis.ts";
import { keepUp } from "../database/upkeep.ts";
import { registerAnalytics } from "../http/analytics.ts";
import { registerBackup } from "../http/backup.ts";
import { registerBodyTimeout } from "../http/body-timeout.ts";
import { registerDesign } from "../http/design.ts";
import { registerErrors } from "../http/errors.ts";
import { warnOfForwardingHeaders } from "../http/forwarding.ts";
import { registerHealth } from "../http/health.ts";
import { registerJsonBodies } from "../http/json-bodies.ts";
import { operatorKey } from "../http/operator-key.ts";
import { registerRequestLog } from "../http/request-log.ts";
import { registerRequestSource } from "../http/request-source.ts";
import { registerSecurity } from "../http/security.ts";
import type { SiteFolder } from "../http/site-folder.ts";
import { registerSite } from "../http/site.ts";
import { discardTooLargeBodies } from "../http/too-large-bodies.ts";
import { limitUnreadResponses } from "../http/unread-responses.ts";
import type { Logger } from "../logging/logging.ts";
import { Metrics } from "../observability/metrics.ts";
import { requestIdOf } from "../observability/request-id.ts";
import type { ChatGateway } from "../realtime/gateway.ts";
import type { FileOptions } from "../uploads/storage.ts";
import { type AccountOptions, setUpAccounts } from "./set-up-accounts.ts";
import { setUpChat } from "./set-up-chat.ts";

/** How long running requests may take to end when the server stops, in milliseconds. */
const closeGraceMs = 2000;

/** Longer than any URL: Node accepts at most 16 kB of headers, which include the URL. */
const paramMaxLength = 16_384;

/** Settings and dependencies of the application. `server.ts` and the tests create them. */
export interface ApplicationOptions {
  configuration: Pick<
    Configuration,
    | "publicUrl"
    | "host"
    | "appUrl"
    | "trustedProxies"
    | "connections"
    | "uploadRoom"
    | "keepDays"
    | "tagManagerId"
    | "mediaHost"
  > &
    Partial<Pick<Configuration, "logFormat" | "designFolder">>;
  connection: DatabaseConnection;
  engine: AssistantEngine;
  log: Logger;
  /** Collects metrics. Default: they are collected, but not served. */
  metrics?: Metrics;
  accounts: AccountOptions;
  /** The built site. If it is not built, pages get 503 and the backend works. */
  site: SiteFolder;
  files: FileOptions;
  /** Passes events between processes, if there are several. */
  redis?: RedisConnection;
  /**
   * How long running answers may take to end when the server stops, in milliseconds. Default: 0.
   */
  drainMs?: number;
  /** How long a request's body may take to arrive, in milliseconds; tests set a shorter limit. */
  arrivalLimitMs?: number;
  /** Keys that sign the visitors' cookie and the accounts' tokens. */
  sessionSecrets: SessionSecrets;
}

export interface Application {
  /** Site and backend on one port. Closing this server disconnects the chat's sockets first. */
  http: FastifyInstance;
  chat: ChatGateway;
}

/**
 * Assembles the HTTP server: site, chat, accounts, analytics, health checks. `server.ts` and the tests make
 * it listen. The caller opens and closes the database and Redis.
 */
export async function createApplication(options: ApplicationOptions): Promise<Application> {
  const {
    configuration,
    connection,
    engine,
    log,
    site,
    sessionSecrets,
    metrics = new Metrics(),
  } = options;
  const { publicUrl, trustedProxies } = configuration;
  const https = publicUrl?.startsWith("https:") ?? false;
  const limiterOptions = { redis: options.redis, log };
  let stopping = false;
  // Without Redis, several processes on one database do not pass events to each other. `OtherProcesses` then
  // logs a warning, and the health checks report that Redis is missing.
  const otherProcesses =
    connection.countOthers && options.redis === undefined
      ? new OtherProcesses(connection.countOthers, log)
      : undefined;
  await otherProcesses?.start();

  const http: FastifyInstance = Fastify({
    // Requests are logged in request-log.ts, failures in errors.ts.
    logger: false,
    genReqId: (request) => requestIdOf(request, trustedProxies),
    // Longer than Fastify's default, because plugins may load slowly on a busy machine.
    pluginTimeout: 60_000,
    // While the server stops, Fastify would answer each request with its own 503. A load balancer's
    // keep-alive connection must get the response of /healthz instead, which reports `stopping`.
    return503OnClosing: false,
    // Longer than the limit for uploads, so that http/uploads.ts refuses a late upload with a message before
    // Node closes the connection. Other bodies have a shorter limit (body-timeout.ts).
    requestTimeout: uploadArrivalLimitMs + 30_000,
    // Other upgrades are ignored (RFC 9110, section 7.8), such as those to HTTP/2 by `curl --http2` or Java:
    // Engine.IO would close their connections without an answer.
    http: {
      shouldUpgradeCallback: ({ headers, url = "" }) =>
        headers.upgrade?.toLowerCase() === "websocket" && url.startsWith(chatSocketPath),
    },
    // Removes the origin of a target in absolute form, which servers must accept (RFC 9112, section 3.2.2).
    rewriteUrl: ({ url = "" }) =>
      URL.canParse(url) ? url.replace(/^https?:\/\/[^/?]*\/?/i, "/") : url,
    // Called instead of all hooks for a URL that cannot be decoded, such as "/100%". With every "%" escaped it
    // can be routed, and gets the response to an unknown URL.
    frameworkErrors: (_error, { raw }, reply) => {
      raw.url = `/${(raw.url ?? "").replaceAll("%", "%25").replace(/^\//, "")}`;
      http.routing(raw, reply.raw);
    },
    // The routes check their parameters themselves. For a parameter above this limit Fastify calls
    // `frameworkErrors`, which routes the same URL again, without end. So the limit is above every URL.
    routerOptions: { maxParamLength: paramMaxLength },
  });
  // A terminal shows successful requests only with LOG_LEVEL=debug; a JSON log contains all of them.
  const requestLevel = configuration.logFormat === "json" ? "info" : "debug";
  registerRequestSource(http, configuration);
  registerRequestLog(http, { log, metrics, level: requestLevel });
  const logOutage = createOutageLog(log);
  registerErrors(http, log, logOutage);
  // Fastify also parses text/plain by default. Here bodies are JSON, and routes that accept another type
  // register its parser in their own scope.
  http.removeContentTypeParser("text/plain");
  registerJsonBodies(http);
  registerBodyTimeout(http, options.arrivalLimitMs);
  discardTooLargeBodies(http);
  limitUnreadResponses(http);
  await registerSecurity(http, { https });
  registerHealth(http, {
    ping: connection.ping,
    pingRedis: () => chat.relay?.ping(),
    needsRedis: () => otherProcesses?.arePresent ?? false,
    assistantWorks: () => engine.works?.() ?? true,
    isStopping: () => stopping,
  });
  registerAnalytics(http, {
    analytics: new Analytics(connection.database),
    limiterOptions,
    metrics,
    reportKey: operatorKey("analytics report", sessionSecrets[0]),
  });
  if (connection.dump !== undefined) {
    registerBackup(http, connection.dump, operatorKey("database backup", sessionSecrets[0]));
  }
  const stopUpkeep = connection.upkeep && keepUp(connection.upkeep, log);
  const closeMailer = await setUpAccounts(http, options.accounts, {
    configuration,
    database: connection.database,
    log,
    limiterOptions,
    metrics,
    sessionSecrets,
  });
  if (configuration.designFolder !== undefined)
    await registerDesign(http, configuration.designFolder);
  await registerSite(http, site, {
    tagManager: configuration.tagManagerId !== undefined,
    mediaOrigin: configuration.mediaHost,
  });

  const { chat, stopDeletions } = await setUpChat(http, {
    configuration,
    connection,
    engine,
    log,
    logOutage,
    metrics,
    connectionLevel: requestLevel,
    files: options.files,
    keepDays: configuration.keepDays,
    arrivalLimitMs: options.arrivalLimitMs,
    redis: options.redis,
    sessionSecrets,
  });
  http.addHook("onClose", async () => {
    otherProcesses?.stop();
    // At the same time, because each may take half of the time for the whole stop (`partStopLimitMs`).
    await Promise.all([closeMailer(), stopDeletions(), stopUpkeep?.()]);
  });
  if (trustedProxies === 0) warnOfForwardingHeaders(http.server, log);
  http.addHook("preClose", async () => {
    // In this order, health checks fail, running answers end, and connections close.
    stopping = true;
    await chat.drain(options.drainMs ?? 0);
    // A response that its client does not read would keep the process alive.
    setTimeout(() => http.server.closeAllConnections(), closeGraceMs).unref();
    await chat.close();
  });
  return { http, chat };
}
