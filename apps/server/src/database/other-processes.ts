import { sql } from "drizzle-orm";

import type { Logger } from "../logging/logging.ts";
import type { Database } from "./query-interface.ts";

/** Time between two checks, in milliseconds. */
const checkIntervalMs = 10_000;

/** Prefix of the names of the servers' connections. */
const namePrefix = "larkline-";

/** The `application_name` of a server's connections. */
export const connectionName = (id: string) => `${namePrefix}${id}`;

/** The `application_name` of the connections of an operator's command. Without the prefix, so it is not counted. */
export const commandConnectionName = (command: string) => `${command} of larkline`;

/** Counts the other servers that use this PostgreSQL database, by the names of their connections. */
export async function countOtherProcesses(database: Database): Promise<number> {
  const [found] = await database
    .select({ others: sql<number>`count(distinct application_name)::integer` })
    .from(sql`pg_stat_activity`)
    .where(
      sql`datname = current_database() and starts_with(application_name, ${namePrefix}) and application_name <> current_setting('application_name')`,
    );
  return found?.others ?? 0;
}

/**
 * Checks regularly whether other processes use the database, and logs a warning. Used without Redis: stored
 * data then stays correct (docs/decisions/0015), but visitors miss events of the other processes.
 */
export class OtherProcesses {
  readonly #count: () => Promise<number>;
  readonly #log: Pick<Logger, "info" | "warn">;
  #timer: NodeJS.Timeout | undefined;
  #arePresent = false;

  constructor(count: () => Promise<number>, log: Pick<Logger, "info" | "warn">) {
    this.#count = count;
    this.#log = log;
  }

  /** Whether the last successful check found other processes. */
  get arePresent(): boolean {
    return this.#arePresent;
  }

  /** Checks at once, and then regularly until `stop`. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.check(), checkIntervalMs).unref();
    await this.check();
  }

  /** Checks once, and logs a change. */
  async check(): Promise<void> {
    // A failed query changes nothing. Requests that fail at the same time log the outage (outage-log.ts).
    const others = await this.#count().catch(() => undefined);
    if (others === undefined || this.#arePresent === others > 0) return;
    this.#arePresent = others > 0;
    if (this.#arePresent) {
      this.#log.warn(
        { others },
        "Another process uses this database, and REDIS_URL is not set: visitors do not see or stop answers that the other process writes, and each process counts limits by itself. While a new version replaces an old one this is usual; otherwise set REDIS_URL, or stop one of the processes",
      );
    } else this.#log.info("No other process uses this database any more");
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
