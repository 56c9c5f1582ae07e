import { chatFrameEvent, chatSocketPath } from "@larkline/contract/chat";
import { problems } from "@larkline/contract/problems";
import {
  socketAcknowledgementTimeoutMs,
  socketConnectTimeoutMs,
  socketReconnectionAttempts,
  socketReconnectionDelayMaxMs,
  socketReconnectionDelayMs,
  socketReconnectionJitter,
} from "@larkline/contract/timings";
import { io } from "socket.io-client";

import { fields, text } from "./fields.ts";
import type { OpenTransport } from "./transport.ts";

/** Where the socket connects to. */
export interface SocketAddress {
  /** Origin of the backend. Default: the page's own. */
  readonly url?: string | undefined;
  /** Path of the endpoint. Default: `/api/v1/socket.io/` (specification, section 7). */
  readonly path?: string | undefined;
}

/**
 * Why the server did not let us in, where its answer says so: Socket.IO's client keeps the answer, but
 * calls the error by a name of its own. Code 4 is Engine.IO's "Forbidden", which is no reason.
 */
function reasonOf({ context }: Error & { readonly context?: unknown }): Error | undefined {
  if (typeof context !== "object" || context === null || !("responseText" in context))
    return undefined;
  try {
    const { code, message } = fields(JSON.parse(text(context.responseText) ?? ""));
    const reason = code === 4 && message !== "Forbidden" ? text(message) : undefined;
    return reason === undefined ? undefined : new Error(reason);
  } catch {
    return undefined;
  }
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
      // A WebSocket is one connection, whichever of several processes it meets; polling is many, which
      // must all meet the same one. So it is the fallback, and a line stays what it was opened as.
      transports: ["websocket", "polling"],
      tryAllTransports: true,
      upgrade: false,
      withCredentials: true,
      timeout: socketConnectTimeoutMs,
      reconnectionAttempts: socketReconnectionAttempts,
      reconnectionDelay: socketReconnectionDelayMs,
      reconnectionDelayMax: socketReconnectionDelayMaxMs,
      randomizationFactor: socketReconnectionJitter,
    });
    // A browser complains in its console about a WebSocket that is closed while it opens. So whoever
    // leaves in that moment hears nothing more, and the line is closed once it stands or has failed.
    let leaving = false;
    const leave = () => {
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
    socket.on(
      "connect_error",
      ifWanted((error: Error) => signals.connectError(reasonOf(error) ?? error)),
    );
    socket.io.on("reconnect_attempt", ifWanted(signals.reconnectAttempt));
    socket.io.on("reconnect_failed", ifWanted(signals.reconnectFailed));
    socket.onAny(ifWanted(signals.event));
    socket.io.on("open", leave);
    socket.io.on("error", (error) => {
      leave();
      // Where something on the way swallows WebSockets there is no error to fall back upon.
      if (error.message === problems.connectTimeout) socket.io.opts.transports?.reverse();
    });
    return {
      get connected() {
        return socket.connected;
      },
      connect: () => {
        leaving = false;
        socket.connect();
      },
      disconnect: () => {
        if (socket.io.engine?.readyState === "opening") leaving = true;
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
