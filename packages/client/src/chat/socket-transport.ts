import { chatFrameEvent, chatSocketPath } from "@larkline/contract/chat";
import {
  socketAcknowledgementTimeoutMs,
  socketConnectTimeoutMs,
  socketReconnectionAttempts,
  socketReconnectionDelayMaxMs,
  socketReconnectionDelayMs,
  socketReconnectionJitter,
} from "@larkline/contract/timings";
import { io } from "socket.io-client";

import type { OpenTransport } from "./transport.ts";

/** Where the socket connects to. */
export interface SocketAddress {
  /** Origin of the backend. Default: the page's own. */
  readonly url?: string | undefined;
  /** Path of the endpoint. Default: `/api/v1/socket.io/` (specification, section 7). */
  readonly path?: string | undefined;
}

/** The line over Socket.IO with the specification's options (sections 7 and 9). */
export function socketTransport({
  url = "/",
  path = chatSocketPath,
}: SocketAddress): OpenTransport {
  return (signals) => {
    const socket = io(url, {
      path,
      autoConnect: false,
      transports: ["polling", "websocket"],
      withCredentials: true,
      timeout: socketConnectTimeoutMs,
      reconnectionAttempts: socketReconnectionAttempts,
      reconnectionDelay: socketReconnectionDelayMs,
      reconnectionDelayMax: socketReconnectionDelayMaxMs,
      randomizationFactor: socketReconnectionJitter,
    });
    socket.on("connect", () => signals.connect());
    socket.on("disconnect", (reason) => signals.disconnect(reason));
    socket.on("connect_error", (error) => signals.connectError(error));
    socket.io.on("reconnect_attempt", (attempt) => signals.reconnectAttempt(attempt));
    socket.io.on("reconnect_failed", () => signals.reconnectFailed());
    socket.onAny((name: string, payload: unknown) => signals.event(name, payload));
    return {
      get connected() {
        return socket.connected;
      },
      connect: () => {
        socket.connect();
      },
      disconnect: () => {
        socket.disconnect();
      },
      send: (frame, settle) => {
        socket
          .timeout(socketAcknowledgementTimeoutMs)
          .emit(chatFrameEvent, frame, (error: Error | null, acknowledgement: unknown) =>
            settle(error, acknowledgement),
          );
      },
    };
  };
}
