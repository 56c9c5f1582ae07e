import { chatFrameEvent, chatSocketPath } from "@larkline/contract/addresses";
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
 * The server's reason for refusing the handshake, from the response that Socket.IO's client keeps in the
 * error's `context`. Code 4 is Engine.IO's "Forbidden"; our server sends it with a message of its own.
 * Undefined if the response has no such message.
 */
function refusalReasonOf({ context }: Error & { readonly context?: unknown }): string | undefined {
  try {
    const { code, message } = fields(JSON.parse(text(fields(context)["responseText"]) ?? ""));
    if (code === 4 && message !== "Forbidden") return text(message);
  } catch {
    // The response is not JSON.
  }
  return undefined;
}

/** Creates the chat's connection by Socket.IO, with the specification's options (sections 7 and 9). */
export function socketTransport({
  url = "/",
  path = chatSocketPath,
}: SocketAddress): OpenTransport {
  return (signals) => {
    const socket = io(url, {
      path,
      autoConnect: false,
      // A WebSocket is one connection. Polling sends many requests, which a load balancer must route to the
      // same process. So polling is only the fallback, without an upgrade to a WebSocket.
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
    // Browsers log an error when a WebSocket is closed while it opens. So if `disconnect` is called while the
    // socket opens, events are ignored, and the socket is closed when it has opened or failed.
    let closeWhenOpened = false;
    const closeNow = () => {
      if (!closeWhenOpened) return;
      closeWhenOpened = false;
      socket.disconnect();
    };
    const unlessClosing =
      <Values extends unknown[]>(callback: (...values: Values) => void) =>
      (...values: Values) => {
        if (!closeWhenOpened) callback(...values);
      };

    socket.on("connect", unlessClosing(signals.connect));
    socket.on("disconnect", unlessClosing(signals.disconnect));
    socket.on(
      "connect_error",
      unlessClosing((error: Error) =>
        signals.connectError(new Error(refusalReasonOf(error) ?? error.message)),
      ),
    );
    socket.io.on("reconnect_attempt", unlessClosing(signals.reconnectAttempt));
    socket.io.on("reconnect_failed", unlessClosing(signals.reconnectFailed));
    socket.onAny(unlessClosing(signals.event));
    socket.io.on("open", () => {
      closeNow();
      // The server may accept the connection and never say that it is ready. Socket.IO's timeout does not count that.
      const { engine } = socket.io;
      setTimeout(() => {
        if (engine.readyState !== "open" || socket.connected) return;
        socket.disconnect();
        signals.connectError(new Error(problems.connectTimeout));
      }, socketConnectTimeoutMs);
    });
    socket.io.on("error", (error) => {
      closeNow();
      // A proxy may drop WebSockets silently, and without an error Socket.IO does not fall back to polling.
      // So after a timeout the next attempt tries the transports in reverse order.
      if (error.message === problems.connectTimeout) socket.io.opts.transports?.reverse();
    });
    return {
      get connected() {
        return socket.connected;
      },
      get active() {
        return socket.active;
      },
      connect: () => {
        closeWhenOpened = false;
        socket.connect();
      },
      disconnect: () => {
        if (socket.io.engine?.readyState === "opening") closeWhenOpened = true;
        else socket.disconnect();
      },
      send: (frame, settle) => {
        socket.timeout(socketAcknowledgementTimeoutMs).emit(chatFrameEvent, frame, settle);
      },
    };
  };
}
