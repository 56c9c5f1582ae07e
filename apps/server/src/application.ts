import fastifyCookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";

import { type AccountOptions, setUpAccounts } from "./accounts/set-up.ts";
import { Analytics } from "./analytics/analytics.ts";
import { reportKey } from "./analytics/report-key.ts";
import type { AssistantEngine } from "./assistant/engine.ts";
import type { Configuration } from "./configuration.ts";
import type { DatabaseConnection } from "./database/database.ts";
import { registerAnalytics } from "./http/analytics.ts";
import { registerBodyTimeout } from "./http/body-timeout.ts";
import { registerErrors } from "./http/errors.ts";
import { registerHealth } from "./http/health.ts";
import { registerSecurity } from "./http/security.ts";
import type { SiteFolder } from "./http/site-folder.ts";
import { registerSite } from "./http/site.ts";
import type { Logger } from "./logging.ts";
import type { ChatGateway } from "./realtime/gateway.ts";
import type { RedisConnection } from "./realtime/redis.ts";
import { type FileOptions, setUpChat } from "./realtime/set-up.ts";

/** How long requests under way may take to end when the server stops, in milliseconds. */
const closeGraceMs = 2000;

export interface ApplicationOptions {
  configuration: Pick<
    Configuration,
    "publicUrl" | "host" | "appUrl" | "trustedProxies" | "tagManagerId" | "mediaHost"
  >;
  connection: DatabaseConnection;
  engine: AssistantEngine;
  log: Logger;
  accounts: AccountOptions;
  /** The built site; as long as there is none only the backend answers. */
  site: SiteFolder;
  files: FileOptions;
  /** Carries events between processes, where there are several. */
  redis?: RedisConnection;
  /** How long running answers may take to end when the server stops, in milliseconds. Default: 0. */
  drainMs?: number;
  /** Signs the visitors' cookie and the accounts' tokens. */
  sessionSecret: string;
}

export interface Application {
  /** Site and backend on one port; closing it disconnects the chat's sockets first. */
  http: FastifyInstance;
  chat: ChatGateway;
}

/** Puts the server together, ready to listen. Opens and closes nothing that was handed to it. */
export async function createApplication(options: ApplicationOptions): Promise<Application> {
  const { configuration, connection, engine, log, site, sessionSecret } = options;
  const https = configuration.publicUrl?.startsWith("https:") ?? false;
  let stopping = false;

  const http = Fastify({
    // We log what failed ourselves (errors.ts); a line for every request would tell nobody anything.
    logger: false,
    trustProxy: (_address, hop) => hop < configuration.trustedProxies,
    // A machine that is busy starting other things takes its time, and is no fault.
    pluginTimeout: 60_000,
    // A balancer that asks /healthz on an open connection hears that we are stopping.
    return503OnClosing: false,
    // Longer than a file may take (uploads.ts); other bodies have less (body-timeout.ts).
    requestTimeout: 150_000,
  });
  registerErrors(http, log);
  registerBodyTimeout(http);
  await registerSecurity(http, { https });
  // Its serialize() and parse(), which the visitors' cookie needs, work only once it is registered.
  await http.register(fastifyCookie);
  registerHealth(http, {
    ping: connection.ping,
    pingRedis: () => chat.relay?.ping(),
    assistant: engine.description,
    isStopping: () => stopping,
  });
  registerAnalytics(http, {
    analytics: new Analytics(connection.database),
    publicUrl: configuration.publicUrl,
    reportKey: reportKey(sessionSecret),
  });
  await setUpAccounts(http, options.accounts, {
    configuration,
    database: connection.database,
    log,
    sessionSecret,
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
    files: options.files,
    redis: options.redis,
    sessionSecret,
  });
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
