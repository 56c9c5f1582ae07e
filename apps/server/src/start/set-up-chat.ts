import type { FastifyInstance } from "fastify";

import type { AssistantEngine } from "../assistant/engine.ts";
import type { Configuration } from "../configuration/configuration.ts";
import type { SessionSecrets } from "../configuration/session-secret.ts";
import { Conversations } from "../conversations/conversations.ts";
import type { DatabaseConnection } from "../database/database.ts";
import type { OutageLog } from "../database/outage-log.ts";
import type { RedisConnection } from "../database/redis.ts";
import { registerChatCalls } from "../http/chat.ts";
import { operatorKey } from "../http/operator-key.ts";
import { registerPersonalData } from "../http/personal-data.ts";
import { registerUploadCalls } from "../http/uploads.ts";
import { registerVisitorScope } from "../http/visitor-scope.ts";
import { ChatLimits } from "../limits/chat-limits.ts";
import type { Logger } from "../logging/logging.ts";
import type { Metrics } from "../observability/metrics.ts";
import { PersonalData } from "../personal-data/personal-data.ts";
import { ChatDesk } from "../realtime/chat-desk.ts";
import { ChatGateway } from "../realtime/gateway.ts";
import { Retention, type RetentionDays } from "../retention/retention.ts";
import { hourMs } from "../timing/durations.ts";
import { repeat } from "../timing/repeat.ts";
import { partStopLimitMs } from "../timing/stop-limits.ts";
import { within } from "../timing/within.ts";
import type { FileOptions } from "../uploads/storage.ts";
import { Uploads } from "../uploads/uploads.ts";
import { Visitors } from "../visitors/visitors.ts";

/** Dependencies of the chat, which `application.ts` creates. */
export interface ChatDependencies {
  configuration: Pick<Configuration, "publicUrl" | "trustedProxies" | "connections" | "uploadRoom">;
  connection: DatabaseConnection;
  engine: AssistantEngine;
  log: Logger;
  logOutage: OutageLog;
  metrics: Metrics;
  /** Log level for accepted connections. */
  connectionLevel: "info" | "debug";
  files: FileOptions;
  /** Retention periods. */
  keepDays: RetentionDays;
  /** Passes events between processes, if there are several. */
  redis: RedisConnection | undefined;
  /** Time limit for the body of a polling request, in milliseconds. Default: that of limits/arrival.ts. */
  arrivalLimitMs: number | undefined;
  /** Keys that sign the visitors' cookies. */
  sessionSecrets: SessionSecrets;
}

/** Time between two searches for files that no message uses, in milliseconds. */
const unusedFilesIntervalMs = hourMs;

/** The chat, and what deletes data regularly. */
interface SetUpChat {
  chat: ChatGateway;
  /** Ends the regular deletions. The application calls it when it stops. */
  stopDeletions: () => Promise<unknown>;
}

/**
 * Assembles the chat: the socket, the HTTP calls for the same requests, and uploads. Starts the regular
 * deletion of unused files and of all data past its retention period.
 */
export async function setUpChat(
  http: FastifyInstance,
  dependencies: ChatDependencies,
): Promise<SetUpChat> {
  const { configuration, connection, engine, log, metrics, files, redis, sessionSecrets } =
    dependencies;
  const { database, shared, upkeep } = connection;
  const { publicUrl, trustedProxies } = configuration;
  const visitors = new Visitors(sessionSecrets, publicUrl?.startsWith("https:") ?? false);
  const conversations = new Conversations(database);
  const uploads = new Uploads({ ...files, database, room: configuration.uploadRoom, log });
  await uploads.removeOldDrafts();
  const stopSweeps = sweepRegularly(uploads);
  const retention = new Retention({ database, uploads, days: dependencies.keepDays, log });
  retention.start();
  const limits = new ChatLimits({ redis, log });
  const desk = new ChatDesk(conversations, limits);
  const gateway = new ChatGateway({
    httpServer: http.server,
    visitors,
    conversations,
    desk,
    limits,
    connections: configuration.connections,
    connectionLevel: dependencies.connectionLevel,
    arrivalLimitMs: dependencies.arrivalLimitMs,
    engine,
    log,
    logOutage: dependencies.logOutage,
    metrics,
    publicUrl,
    trustedProxies,
    redis,
    shared,
  });
  // In a shared database, `npm run person` does it itself.
  if (!shared) {
    registerPersonalData(http, {
      personalData: new PersonalData(database, uploads, upkeep),
      replies: gateway.replies,
      key: operatorKey("personal data", sessionSecrets[0]),
    });
  }
  await gateway.relay?.open();
  await registerVisitorScope(http, visitors, async (scope, identify) => {
    registerChatCalls(scope, { desk, conversations, uploads, limits, gateway, identify, log });
    // In its own scope: no other route accepts multipart forms.
    await scope.register((own) =>
      registerUploadCalls(own, { uploads, desk, limits, identify, log }),
    );
  });
  return { chat: gateway, stopDeletions: () => Promise.all([stopSweeps(), retention.stop()]) };
}

/** Deletes unused files every hour. @returns A function that ends this, and waits for a run that has begun. */
function sweepRegularly(uploads: Uploads): () => Promise<void> {
  const stop = repeat(unusedFilesIntervalMs, () => uploads.sweep());
  return () => {
    uploads.stop();
    // A bucket that hangs may make a run take longer.
    return within(partStopLimitMs, stop());
  };
}
