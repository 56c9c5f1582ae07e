// Types of the chat's Socket.IO server and its connections, and the function that sends events to them.
import type {
  ClientToServerEvents,
  ServerEventName,
  ServerEvents,
  ServerToClientEvents,
} from "@larkline/contract/chat";
import type { Server, Socket } from "socket.io";

/** Data that the server stores with each connection (`socket.data`). */
interface SocketData {
  visitorId: string;
  /** The client's network (`clientNetwork`). */
  network: string;
  /**
   * The session that this connection created, resumed or wrote to last. The connection gets its events, and
   * those of earlier sessions until the running answers that this process writes have ended.
   */
  sessionId?: string;
}

/** Unused: processes communicate by our own relay (relay.ts). */
type InterServerEvents = Record<string, never>;

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

/** A target for events: a socket, a room, or a room except one socket. */
type Receiver = Pick<ChatSocket, "emit"> | ReturnType<ChatSocket["to"]>;

/** Sends an event whose name is not known at compile time. */
export function sendEvent<Name extends ServerEventName>(
  receiver: Receiver,
  name: Name,
  payload: ServerEvents[Name],
): void {
  // Socket.IO's types accept literal names only; here name and payload are paired by `Name`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (receiver as unknown as { emit: (name: string, payload: unknown) => void }).emit(name, payload);
}
