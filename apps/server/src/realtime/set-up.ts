import type { FastifyInstance } from "fastify";

import type { AssistantEngine } from "../assistant/engine.ts";
import type { Configuration } from "../configuration.ts";
import { Conversations } from "../conversations/conversations.ts";
import type { Database } from "../database/database.ts";
import type { OutageLog } from "../database/outage-log.ts";
import { registerChatCalls } from "../http/chat.ts";
import { registerUploadCalls } from "../http/uploads.ts";
import { registerVisitorScope } from "../http/visitor-scope.ts";
import type { Logger } from "../logging.ts";
import type { Metrics } from "../observability/metrics.ts";
import { Retention, type RetentionDays } from "../retention/retention.ts";
import type { SessionSecrets } from "../session-secret.ts";
import type { UploadStorage } from "../uploads/storage.ts";
import { Uploads } from "../uploads/uploads.ts";
import { ChatDesk } from "./chat-desk.ts";
import { ChatLimits } from "./chat-limits.ts";
import { ChatGateway } from "./gateway.ts";
import type { RedisConnection } from "./redis.ts";
import { Visitors } from "./visitors.ts";

/** Where visitors' files lie. */
export interface FileOptions {
  storage: UploadStorage;
  /** For files on their way in; on the storage's disk where that is a folder. */
  draftFolder: string;
}

export interface ChatSurroundings {
  configuration: Pick<Configuration, "publicUrl" | "trustedProxies" | "connections" | "uploadRoom">;
  database: Database;
  /** Other processes may use the same database. */
  shared: boolean;
  engine: AssistantEngine;
  log: Logger;
  logOutage: OutageLog;
  metrics: Metrics;
  files: FileOptions;
  /** How long things are kept. */
  keepDays: RetentionDays;
  /** Carries events between processes, where there are several. */
  redis: RedisConnection | undefined;
  /** How long a request's body may take to arrive, in milliseconds. */
  bodyLimitMs: number | undefined;
  /** Sign the visitors' cookie. */
  sessionSecrets: SessionSecrets;
}

/** How often it is looked for files of no conversation or no message, in milliseconds: every hour. */
const sweepIntervalMs = 60 * 60 * 1000;

/** Puts the conversation together: the socket on the same server, its HTTP twins, the files. */
export async function setUpChat(
  http: FastifyInstance,
  surroundings: ChatSurroundings,
): Promise<ChatGateway> {
  const { configuration, database, shared, engine, log, metrics, files, redis, sessionSecrets } =
    surroundings;
  const { publicUrl, trustedProxies } = configuration;
  const visitors = new Visitors(sessionSecrets, publicUrl?.startsWith("https:") ?? false);
  const conversations = new Conversations(database);
  const uploads = new Uploads({ ...files, database, room: configuration.uploadRoom, log });
  await uploads.removeOldDrafts();
  const sweep = async () => {
    await uploads.forgetUnattached();
    await uploads.removeForgotten();
  };
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => log.error({ err: error }, "Files that should go stay"));
  }, sweepIntervalMs).unref();
  http.addHook("onClose", () => clearInterval(sweeping));
  const retention = new Retention({ database, uploads, days: surroundings.keepDays, log });
  retention.start();
  http.addHook("onClose", () => retention.stop());
  const limits = new ChatLimits({ redis, log });
  const desk = new ChatDesk(conversations, limits);
  const gateway = new ChatGateway({
    httpServer: http.server,
    visitors,
    conversations,
    desk,
    limits,
    connections: configuration.connections,
    bodyLimitMs: surroundings.bodyLimitMs,
    engine,
    log,
    logOutage: surroundings.logOutage,
    metrics,
    publicUrl,
    trustedProxies,
    redis,
    shared,
  });
  await gateway.relay?.open();
  await registerVisitorScope(
    http,
    { visitors, publicUrl, trustedProxies },
    async (scope, identify) => {
      registerChatCalls(scope, { desk, conversations, uploads, limits, gateway, identify });
      // In a scope of its own: no other call takes forms.
      await scope.register((own) =>
        registerUploadCalls(own, { uploads, desk, limits, identify, log }),
      );
    },
  );
  return gateway;
}
