import type {
  ClientToServerEvents,
  ServerEventName,
  ServerEvents,
  ServerToClientEvents,
} from "@larkline/contract/chat";
import type { Server, Socket } from "socket.io";

/** What the server remembers of a connection. */
export interface SocketData {
  visitorId: string;
  address: string;
  /** The session this connection created or resumed last. */
  sessionId?: string;
}

/** What processes behind one Redis ask each other. */
export interface InterServerEvents {
  abort_reply: (
    sessionId: string,
    done: (error: null, stopped: { messageId: string } | null) => void,
  ) => void;
}

export type ChatServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  InterServerEvents,
  SocketData
>;
export type ChatSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  InterServerEvents,
  SocketData
>;

/** Anything with Socket.IO's `emit`: one socket, a room, a room without one socket. */
export interface Emitter {
  emit<Name extends ServerEventName>(name: Name, ...payload: [ServerEvents[Name]]): unknown;
}
