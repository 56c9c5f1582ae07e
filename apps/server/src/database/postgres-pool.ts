import { randomUUID } from "node:crypto";

import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";

import { connectionName } from "./other-processes.ts";
import * as schema from "./schema.ts";
import type { OnWait } from "./turns.ts";

/** How long PostgreSQL may take, in milliseconds; 0 is without a limit. */
export interface PostgresLimits {
  /** For a connection, a free one or a new one. */
  connectMs: number;
  /** For a statement, ended by PostgreSQL itself. */
  statementMs: number;
  /** For a statement's answer; then the connection counts as lost. */
  queryMs: number;
  /** Silence after which the system asks whether the other side is still there. */
  keepAliveMs: number;
}

/** Two tries together stay below what a client waits for its acknowledgement: 20 s. */
export const defaultPostgresLimits: PostgresLimits = {
  connectMs: 3000,
  statementMs: 5000,
  queryMs: 6000,
  keepAliveMs: 10_000,
};

/** Who hears of what happens to the database. */
export interface DatabaseListeners {
  /** Idle connections that broke; whoever uses one hears it from his query. */
  onError: (error: Error) => void;
  onWait: OnWait;
}

/** pg's words for an answer that did not come in time. */
const queryTimeout = "Query read timeout";

/** Connections to PostgreSQL that may break or hang at any moment. */
export function openPool(
  url: string,
  limits: PostgresLimits,
  { onError, onWait }: DatabaseListeners,
): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: connectionName(randomUUID()),
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.queryMs,
    statement_timeout: limits.statementMs,
    // A process that was cut off holds its rows no longer than this.
    idle_in_transaction_session_timeout: limits.queryMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.keepAliveMs,
  });
  pool.on("error", onError);
  // The pool listens to idle connections only; without this the loss of another ends the process.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  measureWaits(pool, onWait);
  return pool;
}

/** The pool's own `query` takes its connection by `connect`, too. */
function measureWaits(pool: Pool, onWait: OnWait): void {
  const connect: (...given: unknown[]) => unknown = pool.connect.bind(pool);
  const measured = (callback?: (...given: unknown[]) => void): unknown => {
    const asked = performance.now();
    const end = () => onWait((performance.now() - asked) / 1000);
    if (callback === undefined) return Promise.resolve(connect()).finally(end);
    return connect((...given: unknown[]) => {
      end();
      callback(...given);
    });
  };
  // `connect` has two signatures; this one passes both on.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  pool.connect = measured as Pool["connect"];
}

/** Drizzle over the pool, whose transactions give their connection back whatever happens. */
export function overPool(pool: Pool): NodePgDatabase<typeof schema> {
  const database = drizzle(pool, { schema });
  const overClients = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  database.transaction = async (work, settings) => {
    const client = await pool.connect();
    const overClient = overClients.get(client) ?? drizzle(endingOnTimeout(client), { schema });
    overClients.set(client, overClient);
    let failed = true;
    try {
      const result = await overClient.transaction(work, settings);
      failed = false;
      return result;
    } finally {
      // After a fault nobody knows what state it is in; another one costs little.
      client.release(failed);
    }
  };
  return database;
}

/** Ends a connection with the first query that is not answered: the next would wait behind it. */
function endingOnTimeout(client: PoolClient): PoolClient {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  const watched = (...given: unknown[]): unknown => {
    const result = query(...given);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === queryTimeout) void endClient(client);
      });
    }
    return result;
  };
  // `query` has nine signatures; this one passes them all on.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  client.query = watched as PoolClient["query"];
  return client;
}

/** `end` is the client's; the types of a pooled one leave it out. */
function endClient(client: PoolClient): Promise<void> {
  return "end" in client && typeof client.end === "function"
    ? Promise.resolve(client.end()).then(() => undefined)
    : Promise.resolve();
}
