import type { ClientFrame } from "@larkline/contract/chat";

/** Callbacks of a transport: changes of the connection, and the server's events. */
export interface TransportSignals {
  readonly connect: () => void;
  /** The connection was lost. `reason` is Socket.IO's name of the cause, such as "ping timeout". */
  readonly disconnect: (reason: string) => void;
  /** An attempt to connect failed. */
  readonly connectError: (error: Error) => void;
  /** An attempt to reconnect begins; the first is 1. */
  readonly reconnectAttempt: (attempt: number) => void;
  /** All attempts failed. The transport makes no further attempt by itself. */
  readonly reconnectFailed: () => void;
  /** An event of the server; `payload` is not validated. */
  readonly event: (name: string, payload: unknown) => void;
}

/** The connection to the server: Socket.IO in the browser, a mock in tests. */
export interface ChatTransport {
  readonly connected: boolean;
  /**
   * Whether the transport connects again by itself after a lost connection or a failed attempt. False after the server
   * has closed the connection, or has refused it after the handshake.
   */
  readonly active: boolean;
  connect(): void;
  disconnect(): void;
  /**
   * Sends a frame. `settle` is called once: with the server's acknowledgement, or with an error
   * ('operation has timed out', 'socket has been disconnected'; specification, section 8).
   */
  send(frame: ClientFrame, settle: (error: Error | null, acknowledgement: unknown) => void): void;
}

/** Creates a connection that is not open yet. It reports changes and events by `signals`. */
export type OpenTransport = (signals: TransportSignals) => ChatTransport;
