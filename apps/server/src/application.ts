import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";

import { type AccountOptions, setUpAccounts } from "./accounts/set-up.ts";
import { Analytics } from "./analytics/analytics.ts";
import type { AssistantEngine } from "./assistant/engine.ts";
import type { Configuration } from "./configuration.ts";
import type { DatabaseConnection } from "./database/database.ts";
import { OtherProcesses } from "./database/other-processes.ts";
import { createOutageLog } from "./database/outage-log.ts";
import { registerAnalytics } from "./http/analytics.ts";
import { registerBackup } from "./http/backup.ts";
import { registerBodyTimeout } from "./http/body-timeout.ts";
import { registerErrors } from "./http/errors.ts";
import { warnOfUnknownProxy } from "./http/forwarding.ts";
import { registerHealth } from "./http/health.ts";
import { registerRequestLog } from "./http/request-log.ts";
import { registerSecurity } from "./http/security.ts";
import type { SiteFolder } from "./http/site-folder.ts";
import { registerSite } from "./http/site.ts";
import type { Logger } from "./logging.ts";
import { Metrics } from "./observability/metrics.ts";
import { requestIdOf } from "./observability/request-id.ts";
import type { ChatGateway } from "./realtime/gateway.ts";
import type { RedisConnection } from "./realtime/redis.ts";
import { type FileOptions, setUpChat } from "./realtime/set-up.ts";
import { operatorKey } from "./running-server.ts";
import type { SessionSecrets } from "./session-secret.ts";

/** How long requests under way may take to end when the server stops, in milliseconds. */
const closeGraceMs = 2000;

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
    Partial<Pick<Configuration, "logFormat">>;
  connection: DatabaseConnection;
  engine: AssistantEngine;
  log: Logger;
  /** What is counted; counted for nobody where it is not given. */
  metrics?: Metrics;
  accounts: AccountOptions;
  /** The built site; as long as there is none only the backend answers. */
  site: SiteFolder;
  files: FileOptions;
  /** Carries events between processes, where there are several. */
  redis?: RedisConnection;
  /** How long running answers may take to end when the server stops, in milliseconds. Default: 0. */
  drainMs?: number;
  /** How long a request's body may take to arrive, in milliseconds; tests take less. */
  bodyLimitMs?: number;
  /** Sign the visitors' cookie and the accounts' tokens. */
  sessionSecrets: SessionSecrets;
}

export interface Application {
  /** Site and backend on one port; closing it disconnects the chat's sockets first. */
  http: FastifyInstance;
  chat: ChatGateway;
}

/** Puts the server together, ready to listen. Opens and closes nothing that was handed to it. */
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
  const https = configuration.publicUrl?.startsWith("https:") ?? false;
  const counting = { redis: options.redis, log };
  let stopping = false;
  const others =
    connection.countOthers && options.redis === undefined
      ? new OtherProcesses(connection.countOthers, log)
      : undefined;
  await others?.start();

  const http = Fastify({
    // A line for each request is ours (request-log.ts), and what failed (errors.ts).
    logger: false,
    genReqId: (request) => requestIdOf(request, configuration.trustedProxies),
    trustProxy: (_address, hop) => hop < configuration.trustedProxies,
    // A machine that is busy starting other things takes its time, and is no fault.
    pluginTimeout: 60_000,
    // A balancer that asks /healthz on an open connection hears that we are stopping.
    return503OnClosing: false,
    // Longer than a file may take (uploads.ts); other bodies have less (body-timeout.ts).
    requestTimeout: 150_000,
  });
  registerRequestLog(http, {
    log,
    metrics,
    level: configuration.logFormat === "json" ? "info" : "debug",
  });
  const logOutage = createOutageLog(log);
  registerErrors(http, log, logOutage);
  // Bodies are JSON; what takes another kind says so in its own scope.
  http.removeContentTypeParser("text/plain");
  registerBodyTimeout(http, options.bodyLimitMs);
  await registerSecurity(http, { https });
  // Its serialize() and parse(), which the visitors' cookie needs, work only once it is registered.
  await http.register(fastifyCookie);
  registerHealth(http, {
    ping: connection.ping,
    pingRedis: () => chat.relay?.ping(),
    needsRedis: () => others?.areThere ?? false,
    assistant: engine.description,
    isStopping: () => stopping,
  });
  registerAnalytics(http, {
    analytics: new Analytics(connection.database),
    publicUrl: configuration.publicUrl,
    counting,
    metrics,
    reportKey: operatorKey("analytics report", sessionSecrets[0]),
  });
  if (connection.dump !== undefined) {
    registerBackup(http, connection.dump, operatorKey("database backup", sessionSecrets[0]));
  }
  await setUpAccounts(http, options.accounts, {
    configuration,
    database: connection.database,
    log,
    counting,
    sessionSecrets,
  });
  await registerSite(http, site, {
    tagManager: configuration.tagManagerId !== undefined,
    mediaHost: configuration.mediaHost,
  });

  const chat = await setUpChat(http, {
    configuration,
    database: connection.database,
    shared: connection.shared,
    engine,
    log,
    logOutage,
    metrics,
    files: options.files,
    keepDays: configuration.keepDays,
    bodyLimitMs: options.bodyLimitMs,
    redis: options.redis,
    sessionSecrets,
  });
  http.addHook("onClose", () => others?.stop());
  if (configuration.trustedProxies === 0) warnOfUnknownProxy(http.server, log);
  http.addHook("preClose", async () => {
    // Balancers hear it first; then answers end, then connections.
    stopping = true;
    await chat.drain(options.drainMs ?? 0);
    // An answer that its reader never takes would keep the process alive.
    setTimeout(() => http.server.closeAllConnections(), closeGraceMs).unref();
    await chat.close();
  });
  return { http, chat };
}
