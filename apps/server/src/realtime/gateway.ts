// The chat's Socket.IO endpoint: accepts connections and handles their frames.
import { chatFrameEvent } from "@larkline/contract/addresses";
import type { Acknowledgement, FrameError, ReceivedFrame } from "@larkline/contract/chat";

import type { AssistantEngine } from "../assistant/engine.ts";
import type { Conversations, ReplyRequest, StoredSession } from "../conversations/conversations.ts";
import { toChatSession } from "../conversations/wire.ts";
import { isDatabaseUnavailable } from "../database/database-unavailable.ts";
import type { OutageLog } from "../database/outage-log.ts";
import type { RedisConnection } from "../database/redis.ts";
import type { ChatLimits } from "../limits/chat-limits.ts";
import { databaseUnavailable, goingDown, Refusal, tooMany, unexpected } from "../limits/refusal.ts";
import type { Logger } from "../logging/logging.ts";
import type { Metrics } from "../observability/metrics.ts";
import { createRequestId } from "../observability/request-id.ts";
import { inFrameSpan } from "../observability/spans.ts";
import { within } from "../timing/within.ts";
import type { ChatDesk } from "./chat-desk.ts";
import { ConnectionLog } from "./connection-log.ts";
import { type ChatServer, type ChatSocket, sendEvent } from "./events.ts";
import { readFrame } from "./frames.ts";
import { Relay } from "./relay.ts";
import { Replies } from "./replies.ts";
import { Resuming } from "./resuming.ts";
import { Rooms, roomOf, sessionOfRoom, watchedSessionIds } from "./rooms.ts";
import { createSocketServer, type SocketServerOptions } from "./socket-server.ts";

/** Maximum number of unfinished frames of a connection, including the one being handled. More are refused. */
const maxPendingFrames = 20;

/**
 * How long connections may take to send their last events when the server stops, in milliseconds.
 */
const flushTimeoutMs = 1000;

/**
 * Safety margin before an outage of Redis, in milliseconds. Conversations that changed within it are reloaded
 * as well. It covers the time until the outage was noticed, and differences between clocks.
 */
const outageMarginMs = 10 * 60_000;

/** Dependencies of the gateway, which `start/set-up-chat.ts` creates. */
export interface ChatOptions extends Omit<
  SocketServerOptions,
  "connectionLog" | "isDraining" | "isClosing"
> {
  conversations: Conversations;
  desk: ChatDesk;
  limits: ChatLimits;
  /** Log level for accepted connections. */
  connectionLevel: "info" | "debug";
  engine: AssistantEngine;
  logOutage: OutageLog;
  metrics: Metrics;
  /** Whether other processes may use the same database. */
  shared: boolean;
  /** Passes events between processes. */
  redis: RedisConnection | undefined;
}

/**
 * Serves the chat's Socket.IO endpoint (specification, section 7, "Realtime socket"): accepts connections,
 * handles their frames, and sends the events of their sessions.
 */
export class ChatGateway {
  readonly server: ChatServer;
  readonly replies: Replies;
  /** The relay to other processes; undefined without Redis. */
  readonly relay: Relay | undefined;
  readonly #options: ChatOptions;
  readonly #connectionLog: ConnectionLog;
  readonly #rooms: Rooms;
  readonly #resuming: Resuming;
  /** The server is stopping: new questions and connections are refused, and running answers may end. */
  #draining = false;
  /** The server is closing: all frames are refused. */
  #stopping = false;
  /** Frames that are being handled; each promise resolves when its frame is finished. */
  readonly #handling = new Set<Promise<void>>();

  constructor(options: ChatOptions) {
    this.#options = options;
    const { conversations, desk, limits, engine, log, metrics, redis, shared } = options;
    this.#connectionLog = new ConnectionLog({
      log,
      metrics,
      trustedProxies: options.trustedProxies,
      level: options.connectionLevel,
    });
    this.server = createSocketServer({
      ...options,
      connectionLog: this.#connectionLog,
      isDraining: () => this.#draining,
      isClosing: () => this.#stopping,
    });
    this.relay = redis && this.#createRelay(redis, log);
    this.replies = new Replies({
      server: this.server,
      engine,
      conversations,
      log,
      logOutage: options.logOutage,
      metrics,
      relay: this.relay,
      shared,
    });
    const { relay, replies } = this;
    this.#rooms = new Rooms(this.server, replies, relay);
    this.#resuming = new Resuming({
      conversations,
      desk,
      limits,
      replies,
      relay,
      rooms: this.#rooms,
    });
    this.server.on("connection", (socket) => this.#welcome(socket));
    metrics.watch(
      "larkline_sockets",
      "Connections of visitors",
      () => this.server.sockets.sockets.size,
    );
  }

  /** Whether the server is stopping and refuses new questions. */
  get draining(): boolean {
    return this.#draining;
  }

  /**
   * Refuses new questions and connections, and lets running answers end.
   *
   * @param limitMs Time limit in milliseconds.
   */
  async drain(limitMs: number): Promise<void> {
    this.#draining = true;
    // A frame that is being stored may still start an answer.
    await Promise.all(this.#handling);
    await this.replies.ended(limitMs);
  }

  /** Refuses all frames, stops running answers and stores their text, and closes all connections. */
  async close(): Promise<void> {
    this.#draining = true;
    this.#stopping = true;
    // A frame that is being stored may still start an answer, which `stopAll` must end.
    await Promise.all(this.#handling);
    await this.replies.stopAll();
    this.replies.close();
    await this.relay?.close();
    // Without a disconnect packet Socket.IO's clients reconnect by themselves, with random delays.
    // Each connection closes when its last events are sent. Slow clients are awaited for at most a second.
    const closed = [...this.server.sockets.sockets.values()].map(({ conn }) => {
      const closing = new Promise<void>((resolve) => void conn.once("close", () => resolve()));
      conn.close();
      return closing;
    });
    await within(flushTimeoutMs, Promise.all(closed));
    this.server.engine.close();
  }

  /** Creates the relay, and subscribes it to a conversation while its room has members. */
  #createRelay(redis: RedisConnection, log: Logger): Relay {
    const relay = new Relay(redis, log, {
      event: (sessionId, name, payload) => {
        sendEvent(this.server.to(roomOf(sessionId)), name, payload);
      },
      missed: (sessionIds, outageMs) => this.#reloadConversations(sessionIds, outageMs),
      stop: async (sessionId) => (await this.replies.stopHere(sessionId)) ?? null,
      forget: (sessionId) => this.replies.forgetHere(sessionId),
    });
    const { adapter } = this.server.of("/");
    adapter.on("create-room", (room: string) => {
      const sessionId = sessionOfRoom(room);
      if (sessionId !== undefined) void relay.watch(sessionId);
    });
    adapter.on("delete-room", (room: string) => {
      const sessionId = sessionOfRoom(room);
      if (sessionId !== undefined) relay.unwatch(sessionId);
    });
    return relay;
  }

  /**
   * Closes the connections of conversations whose events from other processes were lost, so that the clients
   * reconnect and load the stored messages. Conversations whose reply this process writes stay connected.
   *
   * @param outageMs Duration of the outage in which events may have been lost. Conversations that did not
   * change during it, or shortly before, stay connected. Undefined if an event of each conversation was
   * certainly lost.
   */
  #reloadConversations(sessionIds: readonly string[], outageMs: number | undefined): void {
    const { conversations } = this.#options;
    const others = sessionIds.filter((id) => this.replies.running(id) === undefined);
    (outageMs === undefined
      ? Promise.resolve(others)
      : conversations.recentlyActive(others, (outageMs + outageMarginMs) / 1000)
    )
      .then((changed) => {
        const rooms = changed.filter((id) => this.replies.running(id) === undefined).map(roomOf);
        if (rooms.length === 0) return;
        for (const socket of this.server.sockets.sockets.values()) {
          if (rooms.some((room) => socket.rooms.has(room))) socket.conn.close();
        }
      })
      .catch((error: unknown) => {
        this.#options.log.error(
          { err: error },
          "Events lost during a Redis outage were not reloaded",
        );
      });
  }

  /** Handles the frames of a new connection, one after the other. */
  #welcome(socket: ChatSocket): void {
    socket.emit("connected", {});
    let pendingFrames = 0;
    // Frames of one connection are handled in order: an abort never overtakes its question.
    let lastFrame: Promise<void> = Promise.resolve();
    const receive = (received: unknown[], refusal?: FrameError) => {
      // A client may omit the frame or the acknowledgement function.
      const acknowledge = received.find(isAcknowledge);
      const input = typeof received[0] === "function" ? undefined : received[0];
      const answer = (acknowledgement: Acknowledgement) => {
        if (!acknowledgement.ok) {
          const { error } = acknowledgement;
          this.#connectionLog.frameRefused(socket, error.code);
          socket.emit("error", error);
        }
        acknowledge?.(acknowledgement);
      };
      if (pendingFrames >= maxPendingFrames) {
        answer({ ok: false, error: tooMany("messages", 1).error });
        return;
      }
      pendingFrames += 1;
      const counted = this.#options.limits.frame(socket.id, socket.data.network);
      lastFrame = lastFrame
        .then(async () => {
          const retryAfter = await counted;
          if (retryAfter > 0) answer({ ok: false, error: tooMany("messages", retryAfter).error });
          else if (refusal) answer({ ok: false, error: refusal });
          else await this.#track(this.#handle(socket, input, answer));
        })
        .finally(() => {
          pendingFrames -= 1;
        });
    };
    socket.on(chatFrameEvent, (...received: unknown[]) => receive(received));
    // Socket.IO's protocol allows numbers as names of events.
    socket.onAny((name: string | number, ...received: unknown[]) => {
      if (name !== chatFrameEvent) receive(received, unknownEvent(name));
    });
  }

  /** Registers a frame that is being handled, for `drain` and `close` to wait for. */
  async #track(handled: Promise<void>): Promise<void> {
    this.#handling.add(handled);
    await handled.finally(() => this.#handling.delete(handled));
  }

  /** Validates and handles a frame. Answers with an acknowledgement or an error; never rejects. */
  async #handle(
    socket: ChatSocket,
    input: unknown,
    answer: (acknowledgement: Acknowledgement) => void,
  ): Promise<void> {
    try {
      if (this.#stopping) throw goingDown();
      const reading = readFrame(input);
      if (!reading.ok) throw new Refusal(reading.error);
      // While the server drains, visitors can still stop answers and resume sessions.
      const isNew = reading.frame.type !== "abort_generation" && !isResume(reading.frame);
      if (this.#draining && isNew) throw goingDown();
      const { frame } = reading;
      await inFrameSpan(frame.type, () => this.#handleFrame(socket, frame, answer), refusalOf);
    } catch (caught) {
      const isUnavailable = isDatabaseUnavailable(caught);
      if (isUnavailable) this.#options.logOutage({ err: caught });
      const error = isUnavailable ? databaseUnavailable() : caught;
      if (error instanceof Refusal) {
        answer({ ok: false, error: error.error });
        return;
      }
      const requestId = createRequestId();
      this.#options.log.error({ err: error, requestId }, "A frame could not be handled");
      answer({ ok: false, error: unexpected(requestId).error });
    }
  }

  async #handleFrame(
    socket: ChatSocket,
    frame: ReceivedFrame,
    answer: (acknowledgement: Acknowledgement) => void,
  ): Promise<void> {
    switch (frame.type) {
      case "create_session": {
        if (frame.sessionId !== undefined) {
          await this.#resuming.resume(socket, frame.sessionId, frame.lastSeq);
          answer({ ok: true, sessionId: frame.sessionId });
          return;
        }
        const { session, duplicate } = await this.#options.desk.open(socket.data, frame);
        this.#startSession(socket, session);
        answer({ ok: true, sessionId: session.id, ...(duplicate && { duplicate }) });
        return;
      }
      case "abort_generation": {
        const sessionId = frame.sessionId ?? socket.data.sessionId;
        if (sessionId === undefined) {
          answer({ ok: true });
          return;
        }
        // A frame without a session id also stops the answers of earlier sessions that the connection still gets
        // (rooms.ts).
        const earlierIds = frame.sessionId === undefined ? watchedSessionIds(socket) : [];
        await Promise.all(
          earlierIds.filter((id) => id !== sessionId).map((id) => this.replies.stopHere(id)),
        );
        const session = await this.#options.desk.find(socket.data, sessionId);
        const messageId = await this.replies.stop(session);
        answer({ ok: true, sessionId, ...(messageId !== undefined && { messageId }) });
        return;
      }
      case "send_message":
        await this.#startReply(
          socket,
          frame.sessionId,
          {
            kind: "send",
            id: frame.id,
            content: frame.content,
            attachments: frame.attachments ?? [],
          },
          answer,
        );
        return;
      case "regenerate_message":
        await this.#startReply(
          socket,
          frame.sessionId,
          { kind: "regenerate", id: frame.id, messageId: frame.messageId },
          answer,
        );
        return;
      case "edit_message":
        await this.#startReply(
          socket,
          frame.sessionId,
          { kind: "edit", id: frame.id, messageId: frame.messageId, content: frame.content },
          answer,
        );
    }
  }

  /** Stores a question, edit or regeneration, acknowledges it and starts the reply. */
  async #startReply(
    socket: ChatSocket,
    requestedSessionId: string | undefined,
    request: ReplyRequest,
    answer: (acknowledgement: Acknowledgement) => void,
  ): Promise<void> {
    const outcome = await this.#options.desk.startReply(
      socket.data,
      requestedSessionId,
      request,
      socket.data.sessionId,
    );
    const { sessionId } = outcome;
    if (outcome.duplicate) {
      // A client that repeats its first message does not know which session that message created.
      if (sessionId !== socket.data.sessionId)
        await this.#resuming.resume(socket, sessionId, undefined);
      answer({ ok: true, sessionId, messageId: outcome.messageId, duplicate: true });
      return;
    }
    if (outcome.created) this.#startSession(socket, outcome.created);
    else this.#rooms.watch(socket, sessionId);
    const { begun } = outcome;
    const messageId = request.kind === "regenerate" ? begun.answer.id : begun.question.id;
    answer({ ok: true, sessionId, messageId, ...(begun.restartsAnswer && { duplicate: true }) });
    this.replies.start(begun, socket);
  }

  /** Subscribes the connection to a new session and announces the session. */
  #startSession(socket: ChatSocket, session: StoredSession): void {
    this.#rooms.watch(socket, session.id);
    socket.emit("session_started", { session: toChatSession(session), sessionId: session.id });
  }
}

/** The error for an event that the server does not know. */
const unknownEvent = (name: string | number): FrameError => ({
  code: "unknown_type",
  message: `Unknown event "${String(name).slice(0, 64)}". The server accepts only "${chatFrameEvent}".`,
});

/** Whether a frame resumes a session instead of creating one. */
const isResume = (frame: ReceivedFrame) =>
  frame.type === "create_session" && frame.sessionId !== undefined;

/** The code of a refusal; undefined for other errors. */
const refusalOf = (error: unknown) => (error instanceof Refusal ? error.error.code : undefined);

/** Whether a received value is Socket.IO's acknowledgement function. */
function isAcknowledge(value: unknown): value is (acknowledgement: Acknowledgement) => void {
  return typeof value === "function";
}
