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
    // A browser complains in its console about a WebSocket that is closed while it opens. So whoever
    // leaves in that moment hears nothing more, and the line is closed once it stands.
    let opening = false;
    let leaving = false;
    const stands = () => {
      opening = false;
      if (!leaving) return;
      leaving = false;
      socket.disconnect();
    };
    const ifWanted =
      <Values extends unknown[]>(tell: (...values: Values) => void) =>
      (...values: Values) => {
        if (!leaving) tell(...values);
      };

    socket.on("connect", ifWanted(signals.connect));
    socket.on("disconnect", ifWanted(signals.disconnect));
    socket.on("connect_error", ifWanted(signals.connectError));
    socket.io.on("reconnect_attempt", ifWanted(signals.reconnectAttempt));
    socket.io.on("reconnect_failed", ifWanted(signals.reconnectFailed));
    socket.onAny(ifWanted(signals.event));
    socket.io.on("open", () => {
      opening = true;
      for (const end of ["upgrade", "upgradeError", "close"] as const)
        socket.io.engine.once(end, stands);
    });
    return {
      get connected() {
        return socket.connected;
      },
      connect: () => {
        const came = leaving;
        leaving = false;
        if (came && socket.connected) signals.connect();
        else socket.connect();
      },
      disconnect: () => {
        if (opening) leaving = true;
        else socket.disconnect();
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
