import type { FastifyInstance } from "fastify";

import type { AssistantEngine } from "../assistant/engine.ts";
import type { Configuration } from "../configuration.ts";
import { Conversations } from "../conversations/conversations.ts";
import type { Database } from "../database/database.ts";
import type { Logger } from "../logging.ts";
import { ChatDesk } from "./chat-desk.ts";
import { ChatLimits } from "./chat-limits.ts";
import { ChatGateway } from "./gateway.ts";
import type { RedisConnection } from "./redis.ts";
import { Visitors } from "./visitors.ts";

export interface ChatSurroundings {
  configuration: Pick<Configuration, "publicUrl" | "trustedProxies">;
  database: Database;
  engine: AssistantEngine;
  log: Logger;
  /** Carries events between processes, where there are several. */
  redis: RedisConnection | undefined;
  /** Signs the visitors' cookie. */
  sessionSecret: string;
}

/** Puts the conversation together: the socket on the same server. */
export function setUpChat(http: FastifyInstance, surroundings: ChatSurroundings): ChatGateway {
  const { configuration, database, engine, log, redis, sessionSecret } = surroundings;
  const https = configuration.publicUrl?.startsWith("https:") ?? false;
  const visitors = new Visitors(sessionSecret, https);
  const conversations = new Conversations(database);
  const limits = new ChatLimits();
  return new ChatGateway({
    httpServer: http.server,
    visitors,
    conversations,
    desk: new ChatDesk(conversations, limits),
    limits,
    engine,
    log,
    publicUrl: configuration.publicUrl,
    trustedProxies: configuration.trustedProxies,
    redis,
  });
}
