// The chat's Socket.IO endpoint: accepts connections and handles their frames.
import type { Server as HttpServer, IncomingMessage, ServerResponse } from "node:http";

import {
  chatFrameEvent,
  chatSocketPath,
  type Acknowledgement,
  type ReceivedFrame,
  type ServerEvents,
} from "@larkline/contract/chat";
import { socketFrameMaxBytes } from "@larkline/contract/limits";
import { Server } from "socket.io";

import type { AssistantEngine } from "../assistant/engine.ts";
import type { Conversations, ReplyRequest, StoredSession } from "../conversations/conversations.ts";
import { toChatMessage, toChatSession, toToolUse } from "../conversations/wire.ts";
import { isDatabaseUnavailable } from "../database/database-unavailable.ts";
import type { OutageLog } from "../database/outage-log.ts";
import { arrivalLimitMs, limitArrival } from "../http/body-timeout.ts";
import type { Logger } from "../logging.ts";
import type { Metrics } from "../observability/metrics.ts";
import { createRequestId } from "../observability/request-id.ts";
import { inFrameSpan } from "../observability/spans.ts";
import type { ChatDesk } from "./chat-desk.ts";
import type { ChatLimits } from "./chat-limits.ts";
import { type ConnectionAllowances, ConnectionLimits } from "./connection-limits.ts";
import { ConnectionLog } from "./connection-log.ts";
import { type ChatServer, type ChatSocket, sendEvent } from "./events.ts";
import { readFrame } from "./frames.ts";
import { isHandshake, isSameOrigin, networkOf } from "./handshake.ts";
import type { RedisConnection } from "./redis.ts";
import { databaseUnavailable, goingDown, Refusal, tooMany, unexpected } from "./refusal.ts";
import { Relay } from "./relay.ts";
import { Replies, roomOf, sessionOfRoom } from "./replies.ts";
import type { RunningReply } from "./running-reply.ts";
import type { Visitors } from "./visitors.ts";
import { within } from "./within.ts";

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

/** Dependencies of the gateway, which `set-up.ts` creates. */
export interface ChatOptions {
  httpServer: HttpServer;
  visitors: Visitors;
  conversations: Conversations;
  desk: ChatDesk;
  limits: ChatLimits;
  connections: ConnectionAllowances;
  /** Log level for accepted connections. */
  connectionLevel: "info" | "debug";
  /** Time limit for the body of a polling request, in milliseconds. Default: `arrivalLimitMs`. */
  arrivalLimitMs: number | undefined;
  engine: AssistantEngine;
  log: Logger;
  logOutage: OutageLog;
  metrics: Metrics;
  /** The site's origin (`isSameOrigin`). */
  publicUrl: string | undefined;
  /** How many of our proxies append to X-Forwarded-For (`clientAddress`). */
  trustedProxies: number;
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
  /** The server is stopping: new questions and connections are refused, and running answers may end. */
  #draining = false;
  /** The server is closing: all frames are refused. */
  #stopping = false;
  /** Frames that are being handled; each promise resolves when its frame is finished. */
  readonly #handling = new Set<Promise<void>>();

  constructor(options: ChatOptions) {
    this.#options = options;
    const {
      httpServer,
      visitors,
      conversations,
      engine,
      log,
      metrics,
      publicUrl,
      trustedProxies,
      redis,
      shared,
    } = options;
    const connections = new ConnectionLimits(options.connections, log);
    const connectionLog = new ConnectionLog({
      log,
      metrics,
      trustedProxies,
      level: options.connectionLevel,
    });
    this.#connectionLog = connectionLog;
    this.server = new Server(httpServer, {
      path: chatSocketPath,
      // Compression takes 236 kB of memory per socket and saves little on short chunks.
      perMessageDeflate: false,
      maxHttpBufferSize: socketFrameMaxBytes,
      serveClient: false,
      // Refuses pages of other origins. Browsers let pages of any site open a WebSocket, and send the
      // visitor's cookie with it if the page is on another host of our domain.
      allowRequest: (request, callback) => {
        const network = networkOf(request, trustedProxies);
        if (!isSameOrigin(request, publicUrl)) {
          connectionLog.refused(request, network, "origin");
          callback(null, false);
          return;
        }
        connections.refusal(network).then(
          (refusal) => {
            if (refusal !== undefined) connectionLog.refused(request, network, refusal.reason);
            callback(refusal?.message, refusal === undefined);
          },
          (error: unknown) => {
            log.error({ err: error }, "A handshake could not be counted");
            callback(null, false);
          },
        );
      },
    });
    this.server.engine.use(
      (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (this.#draining && isHandshake(request)) {
          connectionLog.refused(request, networkOf(request, trustedProxies), "stopping");
          // Status 503 makes a load balancer try another process. For a WebSocket handshake, Engine.IO
          // sends no status: its `end` only closes the connection.
          response.writeHead(503, { "retry-after": "5", connection: "close" });
          response.end();
          return;
        }
        // Polling connections send frames as request bodies.
        if (request.method === "POST") {
          limitArrival(request, options.arrivalLimitMs ?? arrivalLimitMs, () => request.destroy());
        }
        next();
      },
    );
    this.server.engine.on("connection", (connection: ChatSocket["conn"]) => {
      connections.watch(connection, networkOf(connection.request, trustedProxies));
      connectionLog.opened(connection);
      // A handshake may finish after `close` has closed all connections. An open connection would keep the
      // server from stopping.
      if (this.#stopping) connection.close();
    });
    this.server.engine.on(
      "initial_headers",
      (headers: Record<string, string>, request: IncomingMessage) => {
        headers["set-cookie"] = visitors.cookieFor(request);
        headers["x-request-id"] = connectionLog.idOf(request);
      },
    );
    this.server.engine.on("headers", (headers: Record<string, string>) => {
      headers["x-content-type-options"] = "nosniff";
      headers["cache-control"] = "no-store";
    });
    this.server.use((socket, next) => {
      socket.data.visitorId = visitors.identify(socket.request);
      socket.data.network = networkOf(socket.request, trustedProxies);
      next();
    });
    this.relay = redis && this.#createRelay(redis, log);
    this.replies = new Replies({
      server: this.server,
      engine,
      conversations,
      log,
      metrics,
      relay: this.relay,
      shared,
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
    socket.on(chatFrameEvent, (...received: unknown[]) => {
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
          else await this.#track(this.#handle(socket, input, answer));
        })
        .finally(() => {
          pendingFrames -= 1;
        });
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
          await this.#resume(socket, frame.sessionId, frame.lastSeq);
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
        // (`#unwatch`).
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
      if (sessionId !== socket.data.sessionId) await this.#resume(socket, sessionId, undefined);
      answer({ ok: true, sessionId, messageId: outcome.messageId, duplicate: true });
      return;
    }
    if (outcome.created) this.#startSession(socket, outcome.created);
    else this.#watch(socket, sessionId);
    const { begun } = outcome;
    const messageId = request.kind === "regenerate" ? begun.answer.id : begun.question.id;
    answer({ ok: true, sessionId, messageId, ...(begun.restartsAnswer && { duplicate: true }) });
    this.replies.start(begun, socket);
  }

  /** Subscribes the connection to a new session and announces the session. */
  #startSession(socket: ChatSocket, session: StoredSession): void {
    this.#watch(socket, session.id);
    socket.emit("session_started", { session: toChatSession(session), sessionId: session.id });
  }

  /** Resumes a session: sends the missed events, or the last messages again. */
  async #resume(socket: ChatSocket, sessionId: string, lastSeq: number | undefined): Promise<void> {
    try {
      await this.#sendStored(socket, sessionId, lastSeq);
    } catch (error) {
      // The relay may have been subscribed for a room without members, which gets no `delete-room` event.
      this.#unwatchEmpty(sessionId);
      throw error;
    }
  }

  /** Sends the missed events if they are kept in memory, else the last messages from the database. */
  async #sendStored(
    socket: ChatSocket,
    sessionId: string,
    lastSeq: number | undefined,
  ): Promise<void> {
    const { conversations, desk } = this.#options;
    let session = await desk.find(socket.data, sessionId);
    if (this.relay !== undefined && this.replies.running(sessionId) === undefined) {
      // Subscribe before reading, so that no event of another process is missed.
      await this.relay.watch(sessionId);
      session = await desk.find(socket.data, sessionId);
    }
    const announceResumed = (details: Partial<ServerEvents["session_started"]> = {}) => {
      this.#watch(socket, sessionId);
      const running = this.replies.running(sessionId);
      socket.emit("session_started", {
        session: toChatSession(session),
        sessionId,
        resumed: true,
        ...(running && { runningAnswerId: running.messageId }),
        ...details,
      });
    };

    const readMissedEvents = () =>
      lastSeq === undefined ? undefined : this.replies.eventsSince(session, lastSeq);
    const unchargedEvents = readMissedEvents();
    if (unchargedEvents !== undefined) {
      await this.#chargeReload(socket, unchargedEvents);
      // Read again, like the events below, because counting may wait for Redis. Meanwhile there may be new events,
      // or another process may have begun a reply.
      session = await desk.find(socket.data, sessionId);
    }
    const missed = readMissedEvents();
    if (missed !== undefined) {
      announceResumed();
      for (const { name, payload } of missed) sendEvent(socket, name, payload);
      return;
    }

    // Repeats the query if a reply started or ended meanwhile, because the result is then outdated.
    for (let charged = false; ;) {
      const running = this.replies.running(sessionId);
      const { messages: stored, hasEarlier } = await conversations.lastMessages(sessionId);
      if (!charged) {
        // Counting may wait for Redis, so the messages that were read before may be outdated.
        await this.#chargeReload(socket, stored);
        charged = true;
        continue;
      }
      if (this.replies.running(sessionId) !== running) continue;
      const included = this.replies.lastSeq(session);
      const runningAnswer = stored.find(({ state }) => state === "streaming");
      announceResumed({
        ...(included !== undefined && { lastSeq: included }),
        ...(hasEarlier && { hasEarlier }),
        // Without Redis no events of other processes arrive, so the client must not wait for any.
        ...(runningAnswer && this.relay && { runningAnswerId: runningAnswer.id }),
      });
      for (const message of stored) {
        if (message.state === "streaming") continue;
        socket.emit("message_added", { message: toChatMessage(message), sessionId });
      }
      if (running !== undefined) {
        if (running.hasBegun) this.#showGrowing(socket, running);
      } else if (runningAnswer !== undefined) {
        // Another process writes the reply. Its events between the query and joining the room are lost
        // for this connection, so the messages are read once more.
        const { id: messageId, content: accumulated, toolUses } = runningAnswer;
        this.#showGrowing(socket, { sessionId, messageId, accumulated, toolUses });
        const { messages: after } = await conversations.lastMessages(sessionId);
        const now = after.find(({ id }) => id === messageId);
        if (now?.state !== "streaming") {
          if (now) socket.emit("message_added", { message: toChatMessage(now), sessionId });
          // Ends the client's wait, also for an answer that was removed because it had no text.
          socket.emit("stream_complete", { messageId, sessionId });
        }
      }
      return;
    }
  }

  /**
   * Counts the size of events or messages that are sent again against a rate limit, because a short frame can
   * request a lot of data.
   */
  async #chargeReload({ data }: ChatSocket, payload: unknown): Promise<void> {
    const retryAfter = await this.#options.limits.reload(data, payload);
    if (retryAfter > 0) throw tooMany("reloads of the conversation", retryAfter);
  }

  /** Sends a running answer's first token, tools and text so far as events (specification, section 4). */
  #showGrowing(
    socket: ChatSocket,
    answer: Pick<RunningReply, "sessionId" | "messageId" | "accumulated" | "toolUses">,
  ): void {
    const { sessionId, messageId, accumulated, toolUses } = answer;
    if (accumulated === "" && toolUses.length === 0) return;
    socket.emit("message_state_update", { messageId, state: "first_token", sessionId });
    for (const use of toolUses) {
      const { toolCall, result } = toToolUse(messageId, use);
      socket.emit("tool_call_start", { toolCall, sessionId });
      if (result !== undefined) socket.emit("tool_call_result", { toolCall, result, sessionId });
    }
    if (accumulated === "") return;
    socket.emit("stream_chunk", {
      messageId,
      content: accumulated,
      accumulated,
      isNew: true,
      sessionId,
    });
  }

  /** Ends this process's subscription to a session that no connection watches. */
  #unwatchEmpty(sessionId: string): void {
    if (!this.server.sockets.adapter.rooms.has(roomOf(sessionId))) this.relay?.unwatch(sessionId);
  }

  /** Subscribes the connection to this session's events, and unsubscribes it from its previous session. */
  #watch(socket: ChatSocket, sessionId: string): void {
    // Joining a room after the connection was lost would leave the room in Socket.IO's memory forever.
    if (!socket.connected) {
      this.#unwatchEmpty(sessionId);
      return;
    }
    const { sessionId: previous } = socket.data;
    void socket.join(roomOf(sessionId));
    socket.data.sessionId = sessionId;
    if (previous !== undefined) void this.#unwatch(socket, previous);
  }

  /**
   * Unsubscribes the connection from a session that is no longer its current one. If this process writes an
   * answer in it, waits for the end of the answer, so that the client gets the whole answer.
   */
  async #unwatch(socket: ChatSocket, sessionId: string): Promise<void> {
    await this.replies.running(sessionId)?.done;
    if (socket.data.sessionId !== sessionId) void socket.leave(roomOf(sessionId));
  }
}

/** Whether a frame resumes a session instead of creating one. */
const isResume = (frame: ReceivedFrame) =>
  frame.type === "create_session" && frame.sessionId !== undefined;

/** The sessions whose events the connection gets. */
const watchedSessionIds = ({ rooms }: ChatSocket) =>
  [...rooms].flatMap((room) => sessionOfRoom(room) ?? []);

/** The code of a refusal; undefined for other errors. */
const refusalOf = (error: unknown) => (error instanceof Refusal ? error.error.code : undefined);

/** Whether a received value is Socket.IO's acknowledgement function. */
function isAcknowledge(value: unknown): value is (acknowledgement: Acknowledgement) => void {
  return typeof value === "function";
}
