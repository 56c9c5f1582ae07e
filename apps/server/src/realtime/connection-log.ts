import type { IncomingMessage } from "node:http";

import { chatSocketPath } from "@larkline/contract/addresses";
import type { ErrorCode } from "@larkline/contract/chat";

import type { Logger } from "../logging/logging.ts";
import type { Metrics } from "../observability/metrics.ts";
import { requestIdOf } from "../observability/request-id.ts";
import type { ChatSocket } from "./events.ts";

/**
 * Why a connection is refused. `origin`: the page belongs to another site. `network`, `full`: too many
 * connections from this network, or in total. `stopping`: the server is stopping.
 */
export type HandshakeRefusal = "origin" | "network" | "full" | "stopping";

/** Codes of refused frames whose cause is logged elsewhere. */
const loggedElsewhere: ReadonlySet<ErrorCode> = new Set(["internal", "not_available"]);

export interface ConnectionLogOptions {
  log: Logger;
  metrics: Metrics;
  /** Number of trusted proxies; if it is 0, the `X-Request-Id` of a handshake is ignored. */
  trustedProxies: number;
  /** Log level for accepted connections; the same as for HTTP requests. */
  level: "info" | "debug";
}

/**
 * Logs the chat's connections, which bypass `http/request-log.ts`. Each connection has one line, when it
 * closes or is refused, with the request id of its handshake (`X-Request-Id`). Counts refusals as a metric.
 */
export class ConnectionLog {
  readonly #options: ConnectionLogOptions;
  readonly #ids = new WeakMap<IncomingMessage, string>();
  /** The error codes that were already logged for each connection. */
  readonly #loggedCodes = new WeakMap<ChatSocket, Set<ErrorCode>>();

  constructor(options: ConnectionLogOptions) {
    this.#options = options;
  }

  /** The request id of a handshake; the same for repeated calls with one request. */
  idOf(request: IncomingMessage): string {
    const knownId = this.#ids.get(request);
    if (knownId !== undefined) return knownId;
    const id = requestIdOf(request, this.#options.trustedProxies);
    this.#ids.set(request, id);
    return id;
  }

  /** Call when a handshake was refused. */
  refused(request: IncomingMessage, network: string, reason: HandshakeRefusal): void {
    const { log, metrics } = this.#options;
    metrics.refusals.inc({ channel: "handshake", reason });
    log.warn({ ...this.#line(request), network, reason }, "A connection was refused");
  }

  /** Call when a connection has opened. It is logged when it closes. */
  opened(connection: ChatSocket["conn"]): void {
    const { log, level } = this.#options;
    const line = this.#line(connection.request);
    const began = performance.now();
    connection.once("close", () => {
      const { name: transport } = connection.transport;
      log[level]({ ...line, transport, ms: Math.round(performance.now() - began) }, "A connection");
    });
  }

  /**
   * Call when a frame was refused. Each reason is logged once per connection, so that a flood of frames
   * does not flood the log.
   */
  frameRefused(socket: ChatSocket, reason: ErrorCode): void {
    const { log, metrics } = this.#options;
    metrics.refusals.inc({ channel: "socket", reason });
    if (loggedElsewhere.has(reason)) return;
    const logged = this.#loggedCodes.get(socket) ?? new Set();
    this.#loggedCodes.set(socket, logged);
    if (logged.has(reason)) return;
    logged.add(reason);
    const requestId = this.idOf(socket.request);
    log.warn({ requestId, network: socket.data.network, reason }, "A frame was refused");
  }

  #line(request: IncomingMessage) {
    return { requestId: this.idOf(request), method: request.method, path: chatSocketPath };
  }
}
