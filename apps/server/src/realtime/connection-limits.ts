import { socketUnreadMaxBytes } from "@larkline/contract/limits";

import { type Limiter, openLimiter } from "../limits/limiter.ts";
import type { Logger } from "../logging/logging.ts";
import type { HandshakeRefusal } from "./connection-log.ts";
import type { ChatSocket } from "./events.ts";

/** Maximum numbers of connections that may be open at once. */
export interface ConnectionAllowances {
  /** Of all networks, in this process. */
  inAll: number;
  /** Of one network (`clientNetwork`). */
  byNetwork: number;
}

/**
 * Period of the rate limit for new connections, in seconds. The maximum number of open connections may be opened
 * at the same moment, as after a restart of the server. In a whole period, up to twice as many may be opened
 * (limiter.ts).
 */
const handshakePeriodSeconds = 60;

/** A connection of Engine.IO, the layer below Socket.IO. */
type Connection = ChatSocket["conn"];

/** Limits the number of connections, the rate of new ones, and the unread data of each. */
export class ConnectionLimits {
  readonly #allowances: ConnectionAllowances;
  readonly #handshakes: Record<keyof ConnectionAllowances, Limiter>;
  readonly #byNetwork = new Map<string, number>();
  readonly #log: Logger;
  #inAll = 0;

  constructor(allowances: ConnectionAllowances, log: Logger) {
    this.#allowances = allowances;
    this.#log = log;
    const handshakes = (name: keyof ConnectionAllowances) =>
      openLimiter(
        `handshakes-${name}`,
        { burst: allowances[name], perSecond: allowances[name] / handshakePeriodSeconds },
        { log },
      );
    this.#handshakes = { inAll: handshakes("inAll"), byNetwork: handshakes("byNetwork") };
  }

  /**
   * Counts a handshake. Returns why the network may not connect now, with a readable message; undefined if it
   * may.
   */
  async refusal(
    network: string,
  ): Promise<{ reason: HandshakeRefusal; message: string } | undefined> {
    const { inAll, byNetwork } = this.#allowances;
    const tooMany =
      (this.#byNetwork.get(network) ?? 0) >= byNetwork ||
      (await this.#handshakes.byNetwork.take(network)) > 0;
    if (tooMany) {
      return {
        reason: "network",
        message:
          "There are too many connections from your network. Close other tabs, or try again in a minute.",
      };
    }
    const full = this.#inAll >= inAll || (await this.#handshakes.inAll.take("")) > 0;
    return full
      ? {
          reason: "full",
          message: "More people are here than we can serve. Try again in a minute.",
        }
      : undefined;
  }

  /** Counts a connection until it closes, and closes it if its client does not read. */
  watch(connection: Connection, network: string): void {
    this.#inAll += 1;
    this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? 0) + 1);
    connection.once("close", () => {
      this.#inAll -= 1;
      const remaining = (this.#byNetwork.get(network) ?? 1) - 1;
      if (remaining > 0) this.#byNetwork.set(network, remaining);
      else this.#byNetwork.delete(network);
    });
    this.#limitUnread(connection, network);
  }

  /** Closes a connection whose client leaves more than `socketUnreadMaxBytes` unread. */
  #limitUnread(connection: Connection, network: string): void {
    /** Bytes of packets that were created for the client and not yet sent. */
    let unread = 0;
    /** The part of `unread` that was handed to the transport. */
    let sending = 0;
    connection.on("packetCreate", ({ data }: { data?: unknown }) => {
      unread += typeof data === "string" ? Buffer.byteLength(data) : 0;
      if (unread <= socketUnreadMaxBytes) return;
      this.#log.warn({ network }, "A connection was closed: its client does not read");
      // Deferred, because the connection is sending. The client reconnects and resumes.
      setImmediate(() => connection.close(true));
      // With this value the limit is never reached again, so that the connection is closed and logged once.
      unread = Number.NEGATIVE_INFINITY;
    });
    connection.on("flush", () => {
      const flushed = unread - sending;
      sending += flushed;
      // The transport of this flush (WebSocket or polling) emits `drain` when it has sent the packets.
      connection.transport.once("drain", () => {
        unread -= flushed;
        sending -= flushed;
      });
    });
  }
}
