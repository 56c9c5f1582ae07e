import type { IncomingMessage } from "node:http";

import type { ErrorCode } from "@larkline/contract/chat";
import { chatSocketPath } from "@larkline/contract/chat";

import type { Logger } from "../logging.ts";
import type { Metrics } from "../observability/metrics.ts";
import { requestIdOf } from "../observability/request-id.ts";
import type { ChatSocket } from "./events.ts";

/**
 * Why a connection is refused. `origin`: a page of another site. `network`, `full`: too many connections of
 * this network, or of all. `stopping`: the server stops.
 */
export type HandshakeRefusal = "origin" | "network" | "full" | "stopping";

/** Refused frames whose cause has a log line of its own. */
const loggedElsewhere: ReadonlySet<ErrorCode> = new Set(["internal", "not_available"]);

export interface ConnectionLogOptions {
  log: Logger;
  metrics: Metrics;
  trustedProxies: number;
  /** Level for connections that were not refused, as for requests. */
  level: "info" | "debug";
}

/**
 * Logs the chat's connections, which `request-log.ts` does not see: a line for each, when it closes
 * or is refused, with the id of its handshake (`X-Request-Id`). Refusals are counted, too.
 */
export class ConnectionLog {
  readonly #options: ConnectionLogOptions;
  readonly #ids = new WeakMap<IncomingMessage, string>();
  /** Codes that were logged for a connection. */
  readonly #refusals = new WeakMap<ChatSocket, Set<ErrorCode>>();

  constructor(options: ConnectionLogOptions) {
    this.#options = options;
  }

  /** The id of a handshake; the same for repeated calls with one request. */
  idOf(request: IncomingMessage): string {
    const knownId = this.#ids.get(request);
    if (knownId !== undefined) return knownId;
    const id = requestIdOf(request, this.#options.trustedProxies);
    this.#ids.set(request, id);
    return id;
  }

  /** A handshake was refused. */
  refused(request: IncomingMessage, network: string, reason: HandshakeRefusal): void {
    const { log, metrics } = this.#options;
    metrics.refusals.inc({ channel: "handshake", reason });
    log.warn({ ...this.#line(request), network, reason }, "A connection was refused");
  }

  /** A connection has opened; it is logged when it closes. */
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
   * A frame was refused. Each reason is logged once per connection, so that a flood of frames causes
   * no flood of lines.
   */
  frameRefused(socket: ChatSocket, reason: ErrorCode): void {
    const { log, metrics } = this.#options;
    metrics.refusals.inc({ channel: "socket", reason });
    if (loggedElsewhere.has(reason)) return;
    const logged = this.#refusals.get(socket) ?? new Set();
    this.#refusals.set(socket, logged);
    if (logged.has(reason)) return;
    logged.add(reason);
    const requestId = this.idOf(socket.request);
    log.warn({ requestId, network: socket.data.network, reason }, "A frame was refused");
  }

  #line(request: IncomingMessage) {
    return { requestId: this.idOf(request), method: request.method, path: chatSocketPath };
  }
}
