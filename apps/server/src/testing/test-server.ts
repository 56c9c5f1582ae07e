import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";

import { pino } from "pino";

import type { AssistantEngine } from "../assistant/engine.ts";
import type { SessionSecrets } from "../configuration/session-secret.ts";
import type { DatabaseConnection } from "../database/database.ts";
import type { RedisConnection } from "../database/redis.ts";
import { SiteFolder } from "../http/site-folder.ts";
import type { Logger } from "../logging/logging.ts";
import { Outbox } from "../mail/outbox.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { ConnectionAllowances } from "../realtime/connection-limits.ts";
import { type Application, createApplication } from "../start/application.ts";
import type { AccountOptions } from "../start/set-up-accounts.ts";
import { folderFiles } from "../uploads/open-files.ts";
import type { FileOptions } from "../uploads/storage.ts";
import type { UploadRoom } from "../uploads/uploads.ts";

/** Secret that signs cookies. The keys for access tokens and for operators' commands are derived from it. */
export const sessionSecret = "a secret for tests, long enough for anyone";

export interface TestServer extends Application {
  url: string;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  connection: DatabaseConnection;
  engine: AssistantEngine;
  /** The site's files. Default: none, as if the site was not built. */
  site?: SiteFolder;
  redis?: RedisConnection;
  /** Storage of files. Default: a temporary folder, created with the first file. */
  files?: FileOptions;
  trustedProxies?: number;
  connections?: ConnectionAllowances;
  uploadRoom?: UploadRoom;
  tagManagerId?: string;
  mediaHost?: string;
  /** Default mail transport: an outbox. */
  accounts?: Partial<AccountOptions>;
  arrivalLimitMs?: number;
  drainMs?: number;
  log?: Logger;
  logFormat?: "text" | "json";
  metrics?: Metrics;
  sessionSecrets?: SessionSecrets;
  publicUrl?: string;
}

/** Starts the whole application on a free port, with the given database and engine. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const application = await createApplication({
    configuration: {
      publicUrl: options.publicUrl,
      host: "127.0.0.1",
      appUrl: "https://app.larkline.example",
      trustedProxies: options.trustedProxies ?? 0,
      connections: options.connections ?? { inAll: 10_000, byNetwork: 10_000 },
      uploadRoom: options.uploadRoom ?? { totalBytes: 2 ** 40, keepFreeBytes: 0 },
      keepDays: { conversations: 0, uploads: 0, unconfirmedAccounts: 0, analytics: 0 },
      tagManagerId: options.tagManagerId,
      mediaHost: options.mediaHost,
      logFormat: options.logFormat ?? "text",
    },
    connection: options.connection,
    engine: options.engine,
    log: options.log ?? pino({ level: "silent" }),
    accounts: { mailTransport: new Outbox("an outbox"), ...options.accounts },
    site: options.site ?? new SiteFolder(path.join(tmpdir(), "larkline-no-such-site"), () => {}),
    files: options.files ?? folderFiles(path.join(tmpdir(), `larkline-files-${randomUUID()}`)),
    ...(options.metrics !== undefined && { metrics: options.metrics }),
    ...(options.arrivalLimitMs !== undefined && { arrivalLimitMs: options.arrivalLimitMs }),
    ...(options.drainMs !== undefined && { drainMs: options.drainMs }),
    ...(options.redis !== undefined && { redis: options.redis }),
    sessionSecrets: options.sessionSecrets ?? [sessionSecret],
  });
  // The same backlog as in server.ts.
  await application.http.listen({ host: "127.0.0.1", port: 0, backlog: 4096 });
  const address = application.http.server.address();
  if (address === null || typeof address === "string") throw new Error("No port was opened");
  return {
    ...application,
    url: `http://127.0.0.1:${address.port}`,
    stop: () => application.http.close(),
  };
}
