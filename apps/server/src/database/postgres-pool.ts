// The connection pool for PostgreSQL, in which hanging connections fail within time limits.
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, type PoolClient } from "pg";

import { NoConnectionError } from "./database-unavailable.ts";
import * as schema from "./schema.ts";
import type { OnWait } from "./yield-between-jobs.ts";

/** Time limits for PostgreSQL in milliseconds; 0 means none. */
export interface PostgresLimits {
  /** For getting a connection, from the pool or new. */
  connectMs: number;
  /** For a statement; PostgreSQL cancels it. */
  statementMs: number;
  /** For the response to a statement. A connection without a response in this time counts as lost. */
  queryMs: number;
  /** Idle time before the system sends TCP keep-alive probes. */
  keepAliveMs: number;
}

/**
 * The default time limits. With them, an attempt to store a frame in a database that does not respond takes
 * at most 9 s: the connection and the first query without a response, after which the transaction fails.
 * A batch and the retry after its failure (reply-beginnings.ts) take less than the client's acknowledgement
 * timeout of 20 s.
 */
export const defaultPostgresLimits: PostgresLimits = {
  connectMs: 3000,
  statementMs: 5000,
  queryMs: 6000,
  keepAliveMs: 10_000,
};

/** Callbacks about the database's state. */
export interface DatabaseListeners {
  /** Called when an idle connection breaks. Queries report errors of their own connection themselves. */
  onError: (error: Error) => void;
  /**
   * Called with the time that a query or transaction waited for a connection, or in the queue of the embedded
   * database.
   */
  onWait: OnWait;
}

/** Message of pg's error for a response that did not arrive in time. */
const queryTimeout = "Query read timeout";

/**
 * Opens a connection pool in which broken or hanging connections fail within the limits.
 *
 * @param applicationName The connections' name in PostgreSQL's `pg_stat_activity`.
 */
export function openPool(
  url: string,
  applicationName: string,
  limits: PostgresLimits,
  { onError, onWait }: DatabaseListeners,
): Pool {
  const pool = new Pool({
    connectionString: withoutName(url),
    application_name: applicationName,
    connectionTimeoutMillis: limits.connectMs,
    query_timeout: limits.queryMs,
    statement_timeout: limits.statementMs,
    // Releases the row locks of a process that lost its connection.
    idle_in_transaction_session_timeout: limits.queryMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: limits.keepAliveMs,
  });
  pool.on("error", onError);
  // The pool handles errors of idle connections only. An unhandled error of a connection in use would
  // end the process.
  pool.on("connect", (client) => void client.on("error", () => undefined));
  watchConnects(pool, onWait);
  return pool;
}

/**
 * Removes an `application_name` from a URL. pg prefers the URL's to the given one, by which the processes
 * count each other (other-processes.ts).
 */
function withoutName(url: string): string {
  const address = new URL(url);
  if (!address.searchParams.has("application_name")) return url;
  address.searchParams.delete("application_name");
  return address.href;
}

/**
 * Reports how long callers wait for a connection, and replaces the error if they get none. The pool's `query` uses
 * `connect`, too.
 */
function watchConnects(pool: Pool, onWait: OnWait): void {
  const connect: (...args: unknown[]) => unknown = pool.connect.bind(pool);
  const watched = (callback?: (...args: unknown[]) => void): unknown => {
    const startedAt = performance.now();
    const end = () => onWait((performance.now() - startedAt) / 1000);
    if (callback === undefined) {
      return Promise.resolve(connect())
        .catch((error: unknown) => {
          throw new NoConnectionError(error);
        })
        .finally(end);
    }
    return connect((error: unknown, ...rest: unknown[]) => {
      end();
      callback(error && new NoConnectionError(error), ...rest);
    });
  };
  // `connect` has two signatures; `watched` passes both on.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  pool.connect = watched as Pool["connect"];
}

/** Creates Drizzle's database over the pool, with transactions that always release their connection. */
export function createPoolDatabase(pool: Pool): NodePgDatabase<typeof schema> {
  const database = drizzle(pool, { schema });
  const databasesByClient = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  database.transaction = async (work, settings) => {
    const client = await pool.connect();
    const clientDatabase =
      databasesByClient.get(client) ?? drizzle(endingOnTimeout(client), { schema });
    databasesByClient.set(client, clientDatabase);
    let failed = true;
    try {
      const result = await clientDatabase.transaction(work, settings);
      failed = false;
      return result;
    } finally {
      // After an error the connection's state is unknown, so it is closed; a new one is cheap.
      client.release(failed);
    }
  };
  return database;
}

/** Makes a connection close after its first unanswered query, because further queries would wait for it. */
function endingOnTimeout(client: PoolClient): PoolClient {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  const watched = (...args: unknown[]): unknown => {
    const result = query(...args);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === queryTimeout) void endClient(client);
      });
    }
    return result;
  };
  // `query` has nine signatures; `watched` passes all of them on.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  client.query = watched as PoolClient["query"];
  return client;
}

/** Closes a pooled connection. It has the method `end`, which its type `PoolClient` lacks. */
function endClient(client: PoolClient): Promise<void> {
  return "end" in client && typeof client.end === "function"
    ? Promise.resolve(client.end()).then(() => undefined)
    : Promise.resolve();
}
