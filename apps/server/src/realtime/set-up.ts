import type { FastifyInstance } from "fastify";

import type { AssistantEngine } from "../assistant/engine.ts";
import type { Configuration } from "../configuration.ts";
import { Conversations } from "../conversations/conversations.ts";
import type { Database } from "../database/database.ts";
import { registerChatCalls } from "../http/chat.ts";
import { registerUploadCalls } from "../http/uploads.ts";
import { registerVisitorScope } from "../http/visitor-scope.ts";
import type { Logger } from "../logging.ts";
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
  configuration: Pick<Configuration, "publicUrl" | "trustedProxies">;
  database: Database;
  /** Other processes may use the same database. */
  shared: boolean;
  engine: AssistantEngine;
  log: Logger;
  files: FileOptions;
  /** Carries events between processes, where there are several. */
  redis: RedisConnection | undefined;
  /** Signs the visitors' cookie. */
  sessionSecret: string;
}

/** How often it is looked for files that nobody sent, in milliseconds: every hour. */
const sweepIntervalMs = 60 * 60 * 1000;

/** Puts the conversation together: the socket on the same server, its HTTP twins, the files. */
export async function setUpChat(
  http: FastifyInstance,
  surroundings: ChatSurroundings,
): Promise<ChatGateway> {
  const { configuration, database, shared, engine, log, files, redis, sessionSecret } =
    surroundings;
  const { publicUrl, trustedProxies } = configuration;
  const visitors = new Visitors(sessionSecret, publicUrl?.startsWith("https:") ?? false);
  const conversations = new Conversations(database);
  const uploads = new Uploads(database, files.storage, files.draftFolder);
  await uploads.removeOldDrafts();
  const sweep = () =>
    uploads
      .removeUnattached((error) => log.error({ err: error }, "A file that nobody sent stays"))
      .catch((error: unknown) => log.error({ err: error }, "Files that nobody sent stay"));
  const sweeping = setInterval(sweep, sweepIntervalMs).unref();
  http.addHook("onClose", () => clearInterval(sweeping));
  const limits = new ChatLimits();
  const desk = new ChatDesk(conversations, limits);
  const gateway = new ChatGateway({
    httpServer: http.server,
    visitors,
    conversations,
    desk,
    limits,
    engine,
    log,
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
      registerChatCalls(scope, { desk, conversations, gateway, identify });
      await registerUploadCalls(scope, { uploads, desk, limits, identify });
    },
  );
  return gateway;
}
