import type { ClientFrame } from "@larkline/contract/chat";

/** What a transport reports besides the server's events. */
export interface TransportSignals {
  readonly connect: () => void;
  /** The line was open and is not any more. `reason` as Socket.IO words it. */
  readonly disconnect: (reason: string) => void;
  /** An attempt to open the line failed. */
  readonly connectError: (error: Error) => void;
  /** An attempt to open the line again begins; the first is 1. */
  readonly reconnectAttempt: (attempt: number) => void;
  /** All attempts failed; nothing more happens by itself. */
  readonly reconnectFailed: () => void;
  /** An event of the server, as it came: nothing about `payload` is known yet. */
  readonly event: (name: string, payload: unknown) => void;
}

/** The line to the server: Socket.IO in the browser, a hand-driven one in tests. */
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

/** Makes a line that is not open yet and reports to `signals`. */
export type OpenTransport = (signals: TransportSignals) => ChatTransport;
