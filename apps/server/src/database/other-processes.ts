import { sql } from "drizzle-orm";

import type { Logger } from "../logging.ts";
import type { Database } from "./database.ts";

/** Time between two looks, in milliseconds. */
const lookIntervalMs = 10_000;

/** Begins the names that our processes' connections bear. */
const namePrefix = "larkline-";

/** The name that a process' connections bear at PostgreSQL (`application_name`). */
export const connectionName = (id: string) => `${namePrefix}${id}`;

/** How many other processes of ours use this PostgreSQL database at this moment, by their connections. */
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
 * Watches whether a process without Redis is alone at its database. Nothing that is stored depends on
 * it (docs/decisions/0015); what visitors see does, so that the operator is told.
 */
export class OtherProcesses {
  readonly #count: () => Promise<number>;
  readonly #log: Pick<Logger, "info" | "warn">;
  #timer: NodeJS.Timeout | undefined;
  #areThere = false;

  constructor(count: () => Promise<number>, log: Pick<Logger, "info" | "warn">) {
    this.#count = count;
    this.#log = log;
  }

  /** Whether there were any at the last look. */
  get areThere(): boolean {
    return this.#areThere;
  }

  /** Looks now, and again until it is stopped. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.look(), lookIntervalMs).unref();
    await this.look();
  }

  /** Counts the other processes once, and logs whether there are some when that has changed. */
  async look(): Promise<void> {
    // Others log that the database does not answer.
    const others = await this.#count().catch(() => undefined);
    if (others === undefined || this.#areThere === others > 0) return;
    this.#areThere = others > 0;
    if (this.#areThere) {
      this.#log.warn(
        { others },
        "Another process uses this database, and REDIS_URL is not set: visitors do not see what the other one writes and cannot stop it, and limits count at each process. While a new version takes over from an old one this is usual; otherwise set REDIS_URL, or stop one of them",
      );
    } else this.#log.info("No other process uses this database any more");
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
