// Creates the chat's Socket.IO server: decides who may connect, and sets the headers of its responses.
import type { Server as HttpServer, IncomingMessage, ServerResponse } from "node:http";

import { chatSocketPath } from "@larkline/contract/addresses";
import { socketFrameMaxBytes } from "@larkline/contract/limits";
import { Server } from "socket.io";

import { arrivalLimitMs, limitArrival } from "../limits/arrival.ts";
import type { Logger } from "../logging/logging.ts";
import { isHandshake, isSameOrigin, networkOf } from "../visitors/handshake.ts";
import type { Visitors } from "../visitors/visitors.ts";
import { type ConnectionAllowances, ConnectionLimits } from "./connection-limits.ts";
import type { ConnectionLog } from "./connection-log.ts";
import type { ChatServer, ChatSocket } from "./events.ts";

export interface SocketServerOptions {
  httpServer: HttpServer;
  visitors: Visitors;
  connections: ConnectionAllowances;
  connectionLog: ConnectionLog;
  log: Logger;
  /** Time limit for the body of a polling request, in milliseconds. Default: `arrivalLimitMs`. */
  arrivalLimitMs: number | undefined;
  /** The site's origin (`isSameOrigin`). */
  publicUrl: string | undefined;
  /** How many of our proxies append to X-Forwarded-For (`clientAddress`). */
  trustedProxies: number;
  /** Whether new connections are refused, because the server is stopping. */
  isDraining: () => boolean;
  /** Whether all connections are being closed. */
  isClosing: () => boolean;
}

/** Creates the Socket.IO server on the HTTP server. Each of its sockets has the visitor and the network as data. */
export function createSocketServer(options: SocketServerOptions): ChatServer {
  const { httpServer, visitors, connectionLog, log, publicUrl, trustedProxies } = options;
  const connections = new ConnectionLimits(options.connections, log);
  const server: ChatServer = new Server(httpServer, {
    path: chatSocketPath,
    // Compression takes 236 kB of memory per socket and saves little on short chunks.
    perMessageDeflate: false,
    maxHttpBufferSize: socketFrameMaxBytes,
    serveClient: false,
    // Refuses pages of other origins. Browsers let pages of any site open a WebSocket, and send the
    // visitor's cookie with it if the page is on another host of our domain.
    allowRequest: (request, callback) => {
      const network = networkOf(request, trustedProxies);
      if (!isSameOrigin(request, publicUrl)) {
        connectionLog.refused(request, network, "origin");
        callback(null, false);
        return;
      }
      connections.refusal(network).then(
        (refusal) => {
          if (refusal !== undefined) connectionLog.refused(request, network, refusal.reason);
          callback(refusal?.message, refusal === undefined);
        },
        (error: unknown) => {
          log.error({ err: error }, "A handshake could not be counted");
          callback(null, false);
        },
      );
    },
  });
  server.engine.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (options.isDraining() && isHandshake(request)) {
      connectionLog.refused(request, networkOf(request, trustedProxies), "stopping");
      // Status 503 makes a load balancer try another process. For a WebSocket handshake, Engine.IO
      // sends no status: its `end` only closes the connection.
      response.writeHead(503, { "retry-after": "5", connection: "close" });
      response.end();
      return;
    }
    // Polling connections send frames as request bodies.
    if (request.method === "POST") {
      limitArrival(request, options.arrivalLimitMs ?? arrivalLimitMs, () => request.destroy());
    }
    next();
  });
  server.engine.on("connection", (connection: ChatSocket["conn"]) => {
    connections.watch(connection, networkOf(connection.request, trustedProxies));
    connectionLog.opened(connection);
    // A handshake may finish after the gateway has closed all connections. An open connection would keep the
    // server from stopping.
    if (options.isClosing()) connection.close();
  });
  server.engine.on(
    "initial_headers",
    (headers: Record<string, string>, request: IncomingMessage) => {
      headers["set-cookie"] = visitors.cookieFor(request);
      headers["x-request-id"] = connectionLog.idOf(request);
    },
  );
  server.engine.on("headers", (headers: Record<string, string>) => {
    headers["x-content-type-options"] = "nosniff";
    headers["cache-control"] = "no-store";
  });
  server.use((socket, next) => {
    socket.data.visitorId = visitors.identify(socket.request);
    socket.data.network = networkOf(socket.request, trustedProxies);
    next();
  });
  return server;
}
