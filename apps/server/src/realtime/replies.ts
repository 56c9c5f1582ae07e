// All replies that this process is writing, and the recent events of their sessions.
import type { ServerEventName, ServerEvents } from "@larkline/contract/chat";

import type { AssistantEngine } from "../assistant/engine.ts";
import type { BegunReply, Conversations, StoredSession } from "../conversations/conversations.ts";
import { renewIntervalMs, sweepIntervalMs } from "../conversations/lease.ts";
import { toChatMessage } from "../conversations/wire.ts";
import { isDatabaseUnavailable } from "../database/database-unavailable.ts";
import type { OutageLog } from "../database/outage-log.ts";
import { notStopped } from "../limits/refusal.ts";
import type { Logger } from "../logging/logging.ts";
import type { Metrics } from "../observability/metrics.ts";
import { AnswerSpan } from "../observability/spans.ts";
import { repeat } from "../timing/repeat.ts";
import { within } from "../timing/within.ts";
import { EventLog, type LoggedEvent } from "./event-log.ts";
import { type ChatServer, type ChatSocket, sendEvent } from "./events.ts";
import type { Relay } from "./relay.ts";
import { roomOf } from "./rooms.ts";
import { brokenOff, RunningReply } from "./running-reply.ts";

/**
 * Maximum number of sessions whose events are kept for clients that reconnect. Sessions with a running reply
 * count, too, but are never dropped.
 */
const maxLiveSessions = 500;

/** A session with a running reply or with kept events. */
interface LiveSession {
  log: EventLog;
  reply: RunningReply | undefined;
  /** Id of the last answer whose end this process has announced. */
  endedMessageId: string | undefined;
}

/**
 * Starts and stops the replies that this process writes, and keeps the last events of their sessions for
 * clients that reconnect. Also closes replies of dead processes.
 */
export class Replies {
  readonly #server: ChatServer;
  readonly #engine: AssistantEngine;
  readonly #conversations: Conversations;
  readonly #logger: Logger;
  readonly #logOutage: OutageLog;
  readonly #metrics: Metrics;
  readonly #relay: Relay | undefined;
  readonly #shared: boolean;
  readonly #repetitions: readonly (() => Promise<void>)[];
  readonly #live = new Map<string, LiveSession>();
  /** Whether the server is stopping. A reply that starts now is stopped at once. */
  #stopped = false;

  constructor(options: {
    server: ChatServer;
    engine: AssistantEngine;
    conversations: Conversations;
    log: Logger;
    logOutage: OutageLog;
    metrics: Metrics;
    /** The relay to other processes. */
    relay: Relay | undefined;
    /** Whether other processes may use the same database. */
    shared: boolean;
  }) {
    this.#server = options.server;
    this.#engine = options.engine;
    this.#conversations = options.conversations;
    this.#logger = options.log;
    this.#logOutage = options.logOutage;
    this.#metrics = options.metrics;
    this.#metrics.watch(
      "larkline_answers_running",
      "Answers being written by this process",
      () => this.#running().length,
    );
    this.#relay = options.relay;
    this.#shared = options.shared;
    this.#repetitions = [
      repeat(renewIntervalMs, () => this.#renewLeases()),
      repeat(sweepIntervalMs, () => this.#closeLost()),
    ];
  }

  /** The running reply of a session, if this process writes it. */
  running(sessionId: string): RunningReply | undefined {
    return this.#live.get(sessionId)?.reply;
  }

  /**
   * The events after number `seq`; undefined if they are not kept.
   *
   * @param session As the database contains it now: another process may have written later events.
   */
  eventsSince(
    session: Pick<StoredSession, "id" | "replyingUntil" | "eventSeqReserved">,
    seq: number,
  ): readonly LoggedEvent[] | undefined {
    const live = this.#live.get(session.id);
    if (live === undefined) return undefined;
    /** Whether this process has sent the session's last events. */
    const hasLatestEvents =
      live.reply !== undefined ||
      (session.replyingUntil === null && session.eventSeqReserved <= live.log.seq);
    return hasLatestEvents ? live.log.since(seq) : undefined;
  }

  /**
   * Number of the session's last event; undefined while another process writes its reply, because
   * only that process has the current number.
   */
  lastSeq(
    session: Pick<StoredSession, "id" | "replyingUntil" | "eventSeqReserved">,
  ): number | undefined {
    const live = this.#live.get(session.id);
    // Without other processes the events in memory are newer than the session that was read from
    // the database.
    if (live !== undefined && (live.reply !== undefined || !this.#shared)) return live.log.seq;
    if (session.replyingUntil !== null) return undefined;
    return session.eventSeqReserved;
  }

  /**
   * Sends the stored question to all watchers and starts the engine.
   *
   * @param sender The connection that sent the question; undefined for HTTP.
   */
  start(begun: BegunReply, sender: ChatSocket | undefined): RunningReply {
    const { sessionId } = begun.question;
    const live = this.#open(sessionId, begun.eventSeq);
    const room = this.#server.to(roomOf(sessionId));
    const endFirstWords = this.#metrics.firstWordsSeconds.startTimer();
    const emit = <Name extends ServerEventName>(
      name: Name,
      payload: Omit<ServerEvents[Name], "seq" | "sessionId">,
    ) => {
      const event = live.log.add(name, sessionId, payload);
      // Sent to the visitors of this process first, without waiting for Redis.
      sendEvent(room, name, event);
      this.#relay?.publish(sessionId, name, event);
    };

    for (const messageId of begun.removed) {
      emit("message_state_update", { messageId, state: "removed" });
    }
    if (begun.questionChanged) {
      const message = toChatMessage(begun.question);
      const event = live.log.add("message_added", sessionId, { message });
      if (sender === undefined) sendEvent(room, "message_added", event);
      else {
        // The sender already shows its message, and ignores an echo in the state `pending` (specification,
        // section 4).
        const pending = toChatMessage(begun.question, "pending");
        sendEvent(sender, "message_added", { ...event, message: pending });
        sendEvent(sender.to(roomOf(sessionId)), "message_added", event);
      }
      this.#relay?.publish(sessionId, "message_added", event);
    }

    const span = new AnswerSpan(sessionId);
    const reply = span.run(
      () =>
        new RunningReply({
          begun,
          engine: this.#engine,
          conversations: this.#conversations,
          emit,
          lastSeq: () => live.log.seq,
          log: this.#logger,
        }),
    );
    live.reply = reply;
    void reply.firstWords.then(() => {
      endFirstWords();
      span.firstWords();
    });
    // A question by HTTP may arrive after `stopAll`: nothing else would end its reply.
    if (this.#stopped) void reply.stop("failed");
    void reply.done.then((end) => {
      this.#metrics.answers.inc({ end });
      span.end(end);
      live.endedMessageId = reply.messageId;
      if (live.reply === reply) live.reply = undefined;
    });
    return reply;
  }

  /**
   * Stops a session's reply in any process.
   *
   * @returns The answer's id once its engine has stopped; undefined if there is no reply.
   * @throws {Refusal} If the process that writes it is unreachable.
   */
  async stop(session: Pick<StoredSession, "id" | "replyingUntil">): Promise<string | undefined> {
    const stoppedHere = await this.stopHere(session.id);
    if (stoppedHere !== undefined || session.replyingUntil === null) return stoppedHere;
    try {
      const stoppedElsewhere = await this.#relay?.stop(session.id);
      if (typeof stoppedElsewhere === "string") return stoppedElsewhere;
    } catch (error) {
      this.#logger.warn({ err: error }, "An answer of another process was not stopped");
      throw notStopped();
    }
    // The reply has ended meanwhile, or the process that writes it did not get the request, because it
    // has not reconnected to Redis after an outage.
    if (await this.#conversations.isReplying(session.id)) throw notStopped();
    return undefined;
  }

  /**
   * Stops a session's reply if this process writes it.
   *
   * @returns The answer's id; undefined if this process writes none.
   */
  async stopHere(sessionId: string): Promise<string | undefined> {
    const reply = this.running(sessionId);
    await reply?.stop("aborted");
    return reply?.messageId;
  }

  /** Drops the events of a deleted conversation, here and in other processes. */
  forget(sessionId: string): void {
    this.forgetHere(sessionId);
    this.#relay?.forget(sessionId);
  }

  /** Drops a conversation's events in this process. If a reply is running, drops them after its end. */
  forgetHere(sessionId: string): void {
    const reply = this.running(sessionId);
    if (reply === undefined) this.#live.delete(sessionId);
    else void reply.done.then(() => this.forgetHere(sessionId));
  }

  /** Resolves when every reply of this process has ended, or at the time limit. */
  async ended(limitMs: number): Promise<void> {
    await within(limitMs, Promise.all(this.#running().map(({ done }) => done)));
  }

  /** Stops every reply of this process, including new ones, and stores their text. */
  async stopAll(): Promise<void> {
    this.#stopped = true;
    await Promise.all(
      [...this.#live.values()].map(async ({ reply }) => {
        await reply?.stop("failed");
      }),
    );
  }

  /** Renews no more leases, and searches no more for lost replies. Does not wait for a run that has begun. */
  close(): void {
    for (const stop of this.#repetitions) void stop();
  }

  #running(): RunningReply[] {
    return [...this.#live.values()].flatMap(({ reply }) => reply ?? []);
  }

  async #renewLeases(): Promise<void> {
    try {
      await this.#conversations.renewLeases(this.#running().map(({ messageId }) => messageId));
    } catch (error) {
      this.#logger.warn({ err: error }, "The leases of running answers were not renewed");
    }
  }

  /** Closes answers of dead processes and notifies their watchers. */
  async #closeLost(): Promise<void> {
    try {
      const own = this.#running().map(({ sessionId }) => sessionId);
      const lost = await this.#conversations.recover("expired", own);
      for (const { sessionId, messageId } of lost) {
        this.#logger.warn({ sessionId }, "An answer of a dead process was closed");
        // If this process could not store the end of its own reply, it has already announced the end.
        const wasAnnounced = this.#live.get(sessionId)?.endedMessageId === messageId;
        if (messageId !== undefined && !wasAnnounced) this.#announceLost(sessionId, messageId);
      }
    } catch (error) {
      if (isDatabaseUnavailable(error)) this.#logOutage({ err: error });
      else this.#logger.error({ err: error }, "Answers of dead processes could not be closed");
    }
  }

  /** Notifies the watchers of an answer that it broke off. */
  #announceLost(sessionId: string, messageId: string): void {
    const emit = <Name extends ServerEventName>(name: Name, payload: ServerEvents[Name]) => {
      sendEvent(this.#server.to(roomOf(sessionId)), name, payload);
      this.#relay?.publish(sessionId, name, payload);
    };
    emit("error", { ...brokenOff, sessionId });
    emit("message_state_update", { messageId, state: "failed", sessionId });
    emit("stream_complete", { messageId, sessionId });
  }

  /** Returns the session's entry, created if needed. Drops the oldest idle sessions above the maximum. */
  #open(sessionId: string, eventSeq: number): LiveSession {
    const live = this.#live.get(sessionId) ?? {
      log: new EventLog(eventSeq),
      reply: undefined,
      endedMessageId: undefined,
    };
    live.log.advanceTo(eventSeq);
    // A Map iterates in order of insertion: inserted again, this session is dropped last.
    this.#live.delete(sessionId);
    this.#live.set(sessionId, live);
    for (const [id, { reply }] of this.#live) {
      if (this.#live.size <= maxLiveSessions) break;
      if (reply === undefined && id !== sessionId) this.#live.delete(id);
    }
    return live;
  }
}
