import type { ClientFrame } from "@larkline/contract/chat";

/** What a transport reports besides the server's events. */
export interface TransportSignals {
  readonly connect: () => void;
  /** The connection was lost. `reason` is Socket.IO's. */
  readonly disconnect: (reason: string) => void;
  /** An attempt to connect failed. */
  readonly connectError: (error: Error) => void;
  /** An attempt to reconnect begins; the first is 1. */
  readonly reconnectAttempt: (attempt: number) => void;
  /** All attempts failed; there is no further one. */
  readonly reconnectFailed: () => void;
  /** An event of the server; `payload` is not validated. */
  readonly event: (name: string, payload: unknown) => void;
}

/** The connection to the server: Socket.IO in the browser, a scripted one in tests. */
export interface ChatTransport {
  readonly connected: boolean;
  connect(): void;
  disconnect(): void;
  /**
   * Sends a frame. `settle` is called once: with what the server acknowledged, or with an error
   * ('operation has timed out', 'socket has been disconnected'; specification, section 8).
   */
  send(frame: ClientFrame, settle: (error: Error | null, acknowledgement: unknown) => void): void;
}

/** Makes a connection that is not open yet and reports to `signals`. */
export type OpenTransport = (signals: TransportSignals) => ChatTransport;
