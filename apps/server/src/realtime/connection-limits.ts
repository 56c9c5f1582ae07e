import { socketUnreadMaxBytes } from "@larkline/contract/limits";

import type { Logger } from "../logging.ts";
import type { ChatSocket } from "./events.ts";
import { type Limiter, openLimiter } from "./limiter.ts";

/** How many connections there may be. */
export interface ConnectionAllowances {
  /** At this process, of everybody. */
  inAll: number;
  /** From one network (`clientNetwork`). */
  byNetwork: number;
}

/** A network makes all its connections at once, as after a restart, and then the same number in so many seconds. */
const renewedWithinSeconds = 60;

/** A connection of Socket.IO's engine, below the conversation. */
type Connection = ChatSocket["conn"];

/** Bounds how many connections there are, how often new ones are made, and what waits for each. */
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
        { burst: allowances[name], perSecond: allowances[name] / renewedWithinSeconds },
        { log },
      );
    this.#handshakes = { inAll: handshakes("inAll"), byNetwork: handshakes("byNetwork") };
  }

  /** Why a network may not connect now, as a sentence for people; undefined where it may. */
  async refusal(network: string): Promise<string | undefined> {
    const { inAll, byNetwork } = this.#allowances;
    const tooMany =
      (this.#byNetwork.get(network) ?? 0) >= byNetwork ||
      (await this.#handshakes.byNetwork.take(network)) > 0;
    if (tooMany) {
      return "There are too many connections from your network. Close other tabs, or try again in a minute.";
    }
    const full = this.#inAll >= inAll || (await this.#handshakes.inAll.take("")) > 0;
    return full ? "More people are here than we can serve. Try again in a minute." : undefined;
  }

  /** Counts a connection until it closes, and drops it when its reader does not read. */
  watch(connection: Connection, network: string): void {
    this.#inAll += 1;
    this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? 0) + 1);
    connection.once("close", () => {
      this.#inAll -= 1;
      const left = (this.#byNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#byNetwork.set(network, left);
      else this.#byNetwork.delete(network);
    });
    this.#bound(connection, network);
  }

  #bound(connection: Connection, network: string): void {
    let unread = 0;
    /** What of it has been handed to the system. */
    let sending = 0;
    connection.on("packetCreate", ({ data }: { data?: unknown }) => {
      unread += typeof data === "string" ? Buffer.byteLength(data) : 0;
      if (unread <= socketUnreadMaxBytes) return;
      this.#log.warn({ network }, "A connection was closed: its reader does not read");
      // At the next turn: it is in the middle of sending. The client comes back and resumes.
      setImmediate(() => connection.close(true));
      unread = Number.NEGATIVE_INFINITY;
    });
    connection.on("flush", () => {
      const flushed = unread - sending;
      sending += flushed;
      // Polling and WebSocket have transports of their own, and a flush belongs to one of them.
      connection.transport.once("drain", () => {
        unread -= flushed;
        sending -= flushed;
      });
    });
  }
}
