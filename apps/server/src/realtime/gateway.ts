import type { Server as HttpServer, IncomingMessage } from "node:http";

import {
  chatFrameEvent,
  chatSocketPath,
  type Acknowledgement,
  type ErrorCode,
  type ReceivedFrame,
} from "@larkline/contract/chat";
import { defaultSessionTitle, socketFrameMaxBytes } from "@larkline/contract/limits";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import { Server } from "socket.io";

import type { AssistantEngine } from "../assistant/engine.ts";
import type { Conversations, ReplyRequest, StoredSession } from "../conversations/conversations.ts";
import { toChatMessage, toChatSession } from "../conversations/wire.ts";
import type { Logger } from "../logging.ts";
import { type ChatServer, type ChatSocket, sendEvent } from "./events.ts";
import { FrameRefused, readFrame } from "./frames.ts";
import { clientAddress, isSameOrigin } from "./handshake.ts";
import { RateLimit } from "./rate-limit.ts";
import type { RedisConnection } from "./redis.ts";
import { Replies, roomOf } from "./replies.ts";
import type { Visitors } from "./visitors.ts";

/** Frames of one connection, of any kind. */
const frameAllowance = { burst: 40, perSecond: 10 };
/** Questions of one visitor: what starts the assistant. */
const questionAllowance = { burst: 20, perSecond: 0.5 };
/** Questions from one address: visitors behind one router share it. */
const addressAllowance = { burst: 100, perSecond: 5 };
/** Frames of one connection that may wait for their turn. */
const waitingFramesMax = 20;

const notFound = (what: string) =>
  new FrameRefused({ code: "not_found", message: `There is no such ${what}.` });

export interface ChatOptions {
  httpServer: HttpServer;
  visitors: Visitors;
  conversations: Conversations;
  engine: AssistantEngine;
  log: Logger;
  publicUrl: string | undefined;
  trustedProxies: number;
  /** Carries events between processes; without it this process is the only one. */
  redis: RedisConnection | undefined;
}

/** The conversation's side of the server (specification, section 7, "Realtime socket"). */
export class ChatGateway {
  readonly server: ChatServer;
  readonly replies: Replies;
  readonly #options: ChatOptions;
  readonly #frames = new RateLimit(frameAllowance);
  readonly #questions = new RateLimit(questionAllowance);
  readonly #addresses = new RateLimit(addressAllowance);
  #stopping = false;

  constructor(options: ChatOptions) {
    this.#options = options;
    const { httpServer, visitors, conversations, engine, log, publicUrl, trustedProxies, redis } =
      options;
    this.server = new Server(httpServer, {
      path: chatSocketPath,
      // Compression costs 236 kB a socket and saves little on short chunks.
      perMessageDeflate: false,
      maxHttpBufferSize: socketFrameMaxBytes,
      serveClient: false,
      ...(redis !== undefined && { adapter: createAdapter(redis) }),
      // Browsers let any page open a WebSocket; the cookie would go along on the same site.
      allowRequest: (request, callback) => callback(null, isSameOrigin(request, publicUrl)),
    });
    this.server.engine.on(
      "initial_headers",
      (headers: Record<string, string>, request: IncomingMessage) => {
        headers["set-cookie"] = visitors.cookieFor(request);
      },
    );
    this.server.engine.on("headers", (headers: Record<string, string>) => {
      headers["x-content-type-options"] = "nosniff";
      headers["cache-control"] = "no-store";
    });
    this.server.use((socket, next) => {
      socket.data.visitorId = visitors.identify(socket.request);
      socket.data.address = clientAddress(socket.request, trustedProxies);
      next();
    });
    this.replies = new Replies({
      server: this.server,
      engine,
      conversations,
      log,
      shared: redis !== undefined,
    });
    this.server.on("connection", (socket) => this.#welcome(socket));
  }

  /** Takes no more frames, stores what is being written, disconnects everybody. */
  async close(): Promise<void> {
    this.#stopping = true;
    await this.replies.stopAll();
    this.server.local.disconnectSockets(true);
    this.server.engine.close();
    // Signs off from the other processes; `server.close()` would close Fastify's server too.
    await this.server.of("/").adapter.close();
  }

  #welcome(socket: ChatSocket): void {
    socket.emit("connected", {});
    let waiting = 0;
    // Frames of one connection take effect in their order: an abort never overtakes its question.
    let last: Promise<void> = Promise.resolve();
    socket.on(chatFrameEvent, (...received: unknown[]) => {
      const acknowledge = received.find(isAcknowledge);
      const input = typeof received[0] === "function" ? undefined : received[0];
      const answer = (acknowledgement: Acknowledgement) => {
        if (!acknowledgement.ok) socket.emit("error", acknowledgement.error);
        acknowledge?.(acknowledgement);
      };
      const retryAfter = waiting >= waitingFramesMax ? 1 : this.#frames.take(socket.id);
      if (retryAfter > 0) {
        answer({ ok: false, error: tooMany(retryAfter) });
        return;
      }
      waiting += 1;
      last = last
        .then(() => this.#handle(socket, input, answer))
        .finally(() => {
          waiting -= 1;
        });
    });
  }

  async #handle(
    socket: ChatSocket,
    input: unknown,
    answer: (acknowledgement: Acknowledgement) => void,
  ): Promise<void> {
    try {
      if (this.#stopping) {
        throw new FrameRefused({
          code: "not_available",
          message: "The server is going down. Try again in a moment.",
          retryAfter: 5,
        });
      }
      const reading = readFrame(input);
      if (!reading.ok) throw new FrameRefused(reading.error);
      await this.#take(socket, reading.frame, answer);
    } catch (error) {
      if (error instanceof FrameRefused) {
        answer({ ok: false, error: error.error });
        return;
      }
      this.#options.log.error({ err: error }, "A frame could not be handled");
      answer({
        ok: false,
        error: { code: "internal", message: "Something went wrong on our side. Try again." },
      });
    }
  }

  async #take(
    socket: ChatSocket,
    frame: ReceivedFrame,
    answer: (acknowledgement: Acknowledgement) => void,
  ): Promise<void> {
    switch (frame.type) {
      case "create_session": {
        const session =
          frame.sessionId === undefined
            ? await this.#create(socket, frame)
            : await this.#resume(socket, frame.sessionId, frame.lastSeq);
        answer({ ok: true, sessionId: session.id });
        return;
      }
      case "abort_generation": {
        const sessionId = frame.sessionId ?? socket.data.sessionId;
        if (sessionId === undefined) {
          answer({ ok: true });
          return;
        }
        await this.#find(socket, sessionId);
        const messageId = await this.replies.stop(sessionId);
        answer({ ok: true, sessionId, ...(messageId !== undefined && { messageId }) });
        return;
      }
      case "send_message":
        await this.#ask(
          socket,
          frame.sessionId,
          { kind: "send", id: frame.id, content: frame.content },
          answer,
        );
        return;
      case "regenerate_message":
        await this.#ask(
          socket,
          frame.sessionId,
          { kind: "regenerate", messageId: frame.messageId },
          answer,
        );
        return;
      case "edit_message":
        await this.#ask(
          socket,
          frame.sessionId,
          { kind: "edit", messageId: frame.messageId, content: frame.content },
          answer,
        );
    }
  }

  async #ask(
    socket: ChatSocket,
    namedSession: string | undefined,
    request: ReplyRequest,
    answer: (acknowledgement: Acknowledgement) => void,
  ): Promise<void> {
    const { conversations } = this.#options;
    const retryAfter = Math.max(
      this.#questions.take(socket.data.visitorId),
      this.#addresses.take(socket.data.address),
    );
    if (retryAfter > 0) throw new FrameRefused(tooMany(retryAfter));

    let sessionId = namedSession ?? socket.data.sessionId;
    if (sessionId === undefined) {
      if (request.kind !== "send") throw notFound("message");
      sessionId = (await this.#create(socket, { title: defaultSessionTitle, metadata: {} })).id;
    } else {
      await this.#find(socket, sessionId);
      if (sessionId !== socket.data.sessionId) this.#watch(socket, sessionId);
    }

    const beginning = await conversations.beginReply(sessionId, request);
    switch (beginning.status) {
      case "begun": {
        const messageId =
          request.kind === "regenerate" ? beginning.answer.id : beginning.question.id;
        answer({ ok: true, sessionId, messageId });
        this.replies.start(beginning, socket);
        return;
      }
      case "duplicate":
        answer({ ok: true, sessionId, messageId: beginning.messageId, duplicate: true });
        return;
      case "not_found":
        throw notFound("message");
      default:
        throw new FrameRefused(refusals[beginning.status]);
    }
  }

  async #create(
    socket: ChatSocket,
    { title, metadata }: Pick<StoredSession, "title" | "metadata">,
  ): Promise<StoredSession> {
    const session = await this.#options.conversations.createSession(socket.data.visitorId, {
      title,
      metadata,
    });
    this.#watch(socket, session.id);
    socket.emit("session_started", { session: toChatSession(session), sessionId: session.id });
    return session;
  }

  async #find(socket: ChatSocket, sessionId: string): Promise<StoredSession> {
    const { conversations } = this.#options;
    const session = await conversations.findSession(socket.data.visitorId, sessionId);
    if (session === undefined) throw notFound("session");
    return session;
  }

  /** Shows a stored session anew: what the client missed, or all of it. */
  async #resume(
    socket: ChatSocket,
    sessionId: string,
    lastSeq: number | undefined,
  ): Promise<StoredSession> {
    const { conversations } = this.#options;
    const session = await this.#find(socket, sessionId);
    if (session.replyingUntil !== null && session.replyingUntil < new Date()) {
      await conversations.recover("expired");
    }
    const start = () => {
      this.#watch(socket, sessionId);
      socket.emit("session_started", {
        session: toChatSession(session),
        sessionId,
        resumed: true,
      });
    };

    const missed = lastSeq === undefined ? undefined : this.replies.eventsSince(sessionId, lastSeq);
    if (missed !== undefined) {
      start();
      for (const { name, payload } of missed) sendEvent(socket, name, payload);
      return session;
    }

    // A reply may begin or end while the database answers; then what it answered is out of date.
    for (;;) {
      const running = this.replies.running(sessionId);
      const stored = await conversations.listMessages(sessionId);
      if (this.replies.running(sessionId) !== running) continue;
      start();
      for (const message of stored) {
        if (message.state === "streaming") continue;
        socket.emit("message_added", { message: toChatMessage(message), sessionId });
      }
      const growing = stored.find(({ state }) => state === "streaming");
      const messageId = running?.messageId ?? growing?.id;
      const accumulated = running?.accumulated ?? growing?.content;
      if (messageId !== undefined && accumulated !== undefined && accumulated !== "") {
        // The words so far come the way words come (section 4): a first token, then a chunk.
        socket.emit("message_state_update", { messageId, state: "first_token", sessionId });
        socket.emit("stream_chunk", {
          messageId,
          content: accumulated,
          accumulated,
          isNew: true,
          sessionId,
        });
      }
      return session;
    }
  }

  /** From now on the connection sees this session's events, and no other's. */
  #watch(socket: ChatSocket, sessionId: string): void {
    const { sessionId: previous } = socket.data;
    if (previous !== undefined && previous !== sessionId) void socket.leave(roomOf(previous));
    void socket.join(roomOf(sessionId));
    socket.data.sessionId = sessionId;
  }
}

/** The function Socket.IO adds when the client wants an acknowledgement. */
function isAcknowledge(value: unknown): value is (acknowledgement: Acknowledgement) => void {
  return typeof value === "function";
}

const refusals: Record<"busy" | "id_taken", { code: ErrorCode; message: string }> = {
  busy: {
    code: "busy",
    message: "An answer is being written. Wait for its end or stop it, then send again.",
  },
  id_taken: {
    code: "invalid_frame",
    message: 'The frame\'s "id" is taken. Make a new one and send again.',
  },
};

function tooMany(retryAfter: number) {
  return {
    code: "rate_limited" as const,
    message: `Too many messages. Try again in ${retryAfter} ${retryAfter === 1 ? "second" : "seconds"}.`,
    retryAfter,
  };
}
