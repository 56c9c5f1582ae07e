// The Socket.IO rooms of the conversations: which connections get the events of which session.
import type { ChatServer, ChatSocket } from "./events.ts";
import type { Relay } from "./relay.ts";

/** Name of the Socket.IO room of all connections that watch a session. */
export const roomOf = (sessionId: string) => `session:${sessionId}`;

/** The session id in a room's name; undefined for other rooms. */
export const sessionOfRoom = (room: string) =>
  room.startsWith("session:") ? room.slice("session:".length) : undefined;

/** The sessions whose events the connection gets. */
export const watchedSessionIds = ({ rooms }: ChatSocket) =>
  [...rooms].flatMap((room) => sessionOfRoom(room) ?? []);

/** The replies that this process writes (`Replies`). */
interface RunningReplies {
  running(sessionId: string): { readonly done: Promise<unknown> } | undefined;
}

/** Adds connections to the rooms of sessions, and removes them when they change to another session. */
export class Rooms {
  readonly #server: ChatServer;
  readonly #replies: RunningReplies;
  readonly #relay: Pick<Relay, "unwatch"> | undefined;

  /** @param relay The relay to other processes; undefined without Redis. */
  constructor(
    server: ChatServer,
    replies: RunningReplies,
    relay: Pick<Relay, "unwatch"> | undefined,
  ) {
    this.#server = server;
    this.#replies = replies;
    this.#relay = relay;
  }

  /** Ends this process' subscription to a session that no connection watches. */
  unwatchEmpty(sessionId: string): void {
    if (!this.#server.sockets.adapter.rooms.has(roomOf(sessionId))) this.#relay?.unwatch(sessionId);
  }

  /** Subscribes the connection to this session's events, and unsubscribes it from its previous session. */
  watch(socket: ChatSocket, sessionId: string): void {
    // A connection that was lost meanwhile joins no room, so no `delete-room` event would end the subscription of the
    // relay that resuming.ts has opened for it.
    if (!socket.connected) {
      this.unwatchEmpty(sessionId);
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
    await this.#replies.running(sessionId)?.done;
    if (socket.data.sessionId !== sessionId) void socket.leave(roomOf(sessionId));
  }
}
