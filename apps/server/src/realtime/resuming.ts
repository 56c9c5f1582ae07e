// Resumes a conversation on a connection: sends what its client has missed.
import type { ServerEvents } from "@larkline/contract/chat";

import type { Conversations } from "../conversations/conversations.ts";
import { toChatMessage, toChatSession, toToolUse } from "../conversations/wire.ts";
import type { ChatLimits } from "../limits/chat-limits.ts";
import type { ChatDesk } from "./chat-desk.ts";
import { type ChatSocket, sendEvent } from "./events.ts";
import type { Relay } from "./relay.ts";
import type { Replies } from "./replies.ts";
import type { Rooms } from "./rooms.ts";
import type { RunningReply } from "./running-reply.ts";

/** Resumes sessions: sends the missed events, or the last messages again, and then the live events. */
export class Resuming {
  readonly #conversations: Conversations;
  readonly #desk: ChatDesk;
  readonly #limits: ChatLimits;
  readonly #replies: Replies;
  readonly #relay: Relay | undefined;
  readonly #rooms: Rooms;

  constructor(options: {
    conversations: Conversations;
    desk: ChatDesk;
    limits: ChatLimits;
    replies: Replies;
    /** The relay to other processes; undefined without Redis. */
    relay: Relay | undefined;
    rooms: Rooms;
  }) {
    this.#conversations = options.conversations;
    this.#desk = options.desk;
    this.#limits = options.limits;
    this.#replies = options.replies;
    this.#relay = options.relay;
    this.#rooms = options.rooms;
  }

  /** Resumes a session: sends the missed events, or the last messages again. */
  async resume(socket: ChatSocket, sessionId: string, lastSeq: number | undefined): Promise<void> {
    try {
      await this.#sendStored(socket, sessionId, lastSeq);
    } catch (error) {
      // The relay may have been subscribed for a room without members, which gets no `delete-room` event.
      this.#rooms.unwatchEmpty(sessionId);
      throw error;
    }
  }

  /** Sends the missed events if they are kept in memory, else the last messages from the database. */
  async #sendStored(
    socket: ChatSocket,
    sessionId: string,
    lastSeq: number | undefined,
  ): Promise<void> {
    let session = await this.#desk.find(socket.data, sessionId);
    if (this.#relay !== undefined && this.#replies.running(sessionId) === undefined) {
      // Subscribe before reading, so that no event of another process is missed.
      await this.#relay.watch(sessionId);
      session = await this.#desk.find(socket.data, sessionId);
    }
    const announceResumed = (details: Partial<ServerEvents["session_started"]> = {}) => {
      this.#rooms.watch(socket, sessionId);
      const running = this.#replies.running(sessionId);
      socket.emit("session_started", {
        session: toChatSession(session),
        sessionId,
        resumed: true,
        ...(running && { runningAnswerId: running.messageId }),
        ...details,
      });
    };

    const readMissedEvents = () =>
      lastSeq === undefined ? undefined : this.#replies.eventsSince(session, lastSeq);
    const unchargedEvents = readMissedEvents();
    if (unchargedEvents !== undefined) {
      await this.#limits.reload(socket.data, unchargedEvents);
      // Read again, like the events below, because counting may wait for Redis. Meanwhile there may be new events,
      // or another process may have begun a reply.
      session = await this.#desk.find(socket.data, sessionId);
    }
    const missed = readMissedEvents();
    if (missed !== undefined) {
      announceResumed();
      for (const { name, payload } of missed) sendEvent(socket, name, payload);
      return;
    }

    // Repeats the query if a reply started or ended meanwhile, because the result is then outdated.
    for (let charged = false; ;) {
      const running = this.#replies.running(sessionId);
      const { messages: stored, hasEarlier } = await this.#conversations.lastMessages(sessionId);
      if (!charged) {
        // Counting may wait for Redis, so the messages that were read before may be outdated.
        await this.#limits.reload(socket.data, stored);
        charged = true;
        continue;
      }
      if (this.#replies.running(sessionId) !== running) continue;
      const included = this.#replies.lastSeq(session);
      const runningAnswer = stored.find(({ state }) => state === "streaming");
      announceResumed({
        ...(included !== undefined && { lastSeq: included }),
        ...(hasEarlier && { hasEarlier }),
        // Without Redis no events of other processes arrive, so the client must not wait for any.
        ...(runningAnswer && this.#relay && { runningAnswerId: runningAnswer.id }),
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
        const { messages: after } = await this.#conversations.lastMessages(sessionId);
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
}
