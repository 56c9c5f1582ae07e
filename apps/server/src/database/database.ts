import { randomUUID } from "node:crypto";
import path from "node:path";

import { PGlite } from "@electric-sql/pglite";
import { brand } from "@larkline/content/brand";
import { DrizzleQueryError, sql } from "drizzle-orm";
import { drizzle as drizzlePGlite } from "drizzle-orm/pglite";
import { Client } from "pg";

import { OperatorError } from "../errors/operator-error.ts";
import { reasonOf } from "../errors/reason-of.ts";
import { freeBytes } from "../folders/free-bytes.ts";
import { makeFolder } from "../folders/make-folder.ts";
import type { Logger } from "../logging/logging.ts";
import { compileWebAssemblyOnce } from "./compile-once.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { createDiskSpaceCheck } from "./disk-space.ts";
import { embeddedSettings } from "./embedded-settings.ts";
import { builtEmptyDatabase } from "./empty-database.ts";
import { lockFolder, requireSameOwner } from "./folder-lock.ts";
import { compareTables, migratePGlite, migratePostgres, type QueryClient } from "./migrate.ts";
import { connectionName, countOtherProcesses } from "./other-processes.ts";
import { drizzleParsers, withoutParsersByQuery } from "./parsers.ts";
import {
  type DatabaseListeners,
  defaultPostgresLimits,
  openPool,
  createPoolDatabase,
  type PostgresLimits,
} from "./postgres-pool.ts";
import type { Database } from "./query-interface.ts";
import * as schema from "./schema.ts";
import { unpackInChild } from "./unpack-database.ts";
import { createUpkeep, type Upkeep } from "./upkeep.ts";
import { yieldBetweenJobs, type OnWait } from "./yield-between-jobs.ts";

/** Which database is used. */
export interface DatabaseSettings {
  /** Folder of the embedded database, of uploaded files, and of the generated session secret. */
  dataDirectory: string;
  /** PostgreSQL's URL. Default: the embedded database. */
  databaseUrl: string | undefined;
  /** Time limits for PostgreSQL. */
  databaseLimits: PostgresLimits;
}

/** An open database with the tables of this version. */
export interface DatabaseConnection {
  database: Database;
  /** Whether other processes may use the database: true for PostgreSQL, false for the embedded one. */
  shared: boolean;
  /** For the start-up summary: kind and location, without a password. */
  description: string;
  /** Resolves when the database answers; rejects if it accepts no writes. */
  ping: () => Promise<void>;
  /** Number of other processes that use the database. Missing for the embedded one. */
  countOthers?: () => Promise<number>;
  /** Makes a compressed archive of the embedded database. Missing for PostgreSQL, which has pg_dump. */
  dump?: () => Promise<Blob>;
  /** Missing for PostgreSQL, which does this itself. */
  upkeep?: Upkeep;
  close: () => Promise<void>;
}

/** What opening does with the tables of an existing database. */
interface TablesOptions {
  /**
   * `migrate` (default): migrates tables of an older version, and warns of those of a newer one. `require`, for a
   * command that reads tables: changes nothing, and fails unless they are of this version. `keep`, for a command
   * that copies the whole database: neither changes nor checks them.
   */
  tables?: "migrate" | "require" | "keep";
  /** Receives what the operator should know about the tables. */
  log?: Pick<Logger, "info" | "warn">;
}

/** How the embedded database is opened. */
type PGliteOptions = TablesOptions & {
  /** Initial content of a new database. Default in a folder: the archive that the build made (empty-database.ts). */
  archive?: Blob;
  onWait?: OnWait;
  /** Measures the free space on the folder's disk, in bytes. Tests replace it. */
  measureDisk?: (folder: string) => Promise<number>;
};

/** Opens PGlite in a folder, or in memory. */
export async function openPGlite(
  folder?: string,
  { archive, onWait = () => undefined, measureDisk = freeBytes, ...tables }: PGliteOptions = {},
): Promise<DatabaseConnection> {
  const measure = folder === undefined ? undefined : () => measureDisk(folder);
  const checkDisk = measure && createDiskSpaceCheck(measure);
  if (folder !== undefined) await makeFolder(folder);
  await checkDisk?.().catch((error: unknown) => {
    throw new OperatorError(`DATA_DIR: ${folder} needs more space (${reasonOf(error)})`, {
      cause: error,
    });
  });
  const release = folder === undefined ? undefined : await lockFolder(folder);
  compileWebAssemblyOnce();
  try {
    if (folder !== undefined) await requireSameOwner(folder);
    const client = yieldBetweenJobs(
      withoutParsersByQuery(await createPGlite(folder, archive)),
      onWait,
      checkDisk,
    );
    const database = drizzlePGlite(client, { schema });
    try {
      await prepareTables(client, tables, folder ?? "The database in memory", () =>
        migratePGlite(database),
      );
    } catch (error) {
      await client.close();
      if (!(error instanceof DrizzleQueryError)) throw error;
      throw new OperatorError(
        `DATA_DIR: the database in ${folder} could not be migrated (${reasonOf(error)})`,
        { cause: error },
      );
    }
    const upkeep = createUpkeep(client, measure);
    return {
      database,
      shared: false,
      description:
        folder === undefined
          ? "in memory"
          : `${path.join(folder, "database")} (embedded PostgreSQL)`,
      ping: async () => void (await database.execute(sql`select 1`)),
      // The checkpoint makes the archive smaller, which contains the log.
      dump: () => upkeep.checkpoint().then(() => client.dumpDataDir("gzip")),
      upkeep,
      close: async () => {
        await client.close();
        await release?.();
      },
    };
  } catch (error) {
    await release?.();
    throw error;
  }
}

/** Starts PGlite. A new database in a folder has the content of `archive`, or else of the build's archive. */
async function createPGlite(folder?: string, archive?: Blob): Promise<PGlite> {
  if (folder !== undefined && archive === undefined) {
    const empty = await builtEmptyDatabase();
    // Without an archive, as in development before the first build, PGlite runs `initdb`.
    if (empty !== undefined) await unpackInChild(empty, path.join(folder, "database"));
  }
  try {
    return await PGlite.create(folder === undefined ? "memory://" : path.join(folder, "database"), {
      parsers: drizzleParsers,
      postgresqlconf: embeddedSettings,
      ...(archive && { loadDataDir: archive }),
    });
  } catch (error) {
    // PGlite gives no reason: PostgreSQL has ended, or does not start.
    throw new OperatorError(
      `DATA_DIR: the database in ${folder} cannot be opened (${reasonOf(error)}). Its files are damaged, belong to another user, or are of another version of PostgreSQL: make them readable and writable for this user, or restore a backup`,
      { cause: error },
    );
  }
}

/** How a PostgreSQL server is connected to. */
type PostgresOptions = Partial<DatabaseListeners> &
  TablesOptions & {
    limits?: PostgresLimits;
    /** The connections' `application_name`. Default: that of a server (`connectionName`). */
    applicationName?: string;
  };

/** Connects to a PostgreSQL server. */
export async function openPostgres(
  url: string,
  {
    onError = () => undefined,
    onWait = () => undefined,
    limits = defaultPostgresLimits,
    applicationName = connectionName(randomUUID()),
    tables = "migrate",
    log,
  }: PostgresOptions = {},
): Promise<DatabaseConnection> {
  const { host, pathname } = new URL(url);
  const description = `PostgreSQL at ${host}${pathname}`;
  const failWith =
    (problem: string) =>
    (error: unknown): never => {
      if (error instanceof OperatorError) throw error;
      const outcome = isDatabaseUnavailable(error) ? "does not answer" : problem;
      throw new OperatorError(`DATABASE_URL: ${description} ${outcome} (${reasonOf(error)})`, {
        cause: error,
      });
    };
  // A separate connection, because a migration may exceed the pool's time limits.
  const client = await connect(url, limits).catch(failWith("could not be opened"));
  const prepare = async () => {
    // The role may have limits, which a migration, or the wait for another process's, would exceed.
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await requireUtf8(client, description);
    await prepareTables(client, { tables, log }, `DATABASE_URL: ${description}`, () =>
      migratePostgres(client, () => {
        log?.info(
          "Another process is migrating the database: the start waits until it has finished",
        );
      }),
    );
  };
  await prepare()
    .finally(() => client.end())
    .catch(failWith(tables === "migrate" ? "could not be migrated" : "could not be read"));
  const pool = openPool(url, applicationName, limits, { onError, onWait });
  // With time limits, which the connection above does not have. PgBouncer, for example, may refuse them.
  await pool.query("select 1").catch(async (error: unknown) => {
    await pool.end();
    failWith("accepts no queries")(error);
  });
  const database = createPoolDatabase(pool);
  return {
    database,
    shared: true,
    description,
    ping: () => requireWritable(database),
    countOthers: () => countOtherProcesses(database),
    close: () => pool.end(),
  };
}

/**
 * Checks that the database can store every character. Others refuse what visitors write, or cut it wrongly.
 *
 * @throws {OperatorError} if its encoding is not UTF-8.
 */
async function requireUtf8(client: Client, description: string): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>("show server_encoding");
  const encoding = rows[0]?.server_encoding;
  if (encoding === "UTF8") return;
  throw new OperatorError(
    `DATABASE_URL: ${description} has the encoding ${encoding}: create a database with the encoding UTF-8 (createdb --owner=… --encoding=UTF8 --template=template0)`,
  );
}

/**
 * Migrates or checks the tables, as the options say.
 *
 * @param place The database in error messages.
 * @throws {OperatorError} if the tables must be of this version and are not; the message says what to do.
 */
async function prepareTables(
  client: QueryClient,
  { tables = "migrate", log }: TablesOptions,
  place: string,
  migrate: () => Promise<void>,
): Promise<void> {
  if (tables === "keep") return;
  if (tables === "migrate") await migrate();
  const version = await compareTables(client);
  if (version === "current") return;
  if (tables === "migrate") {
    log?.warn(
      `The database has the tables of a newer version of ${brand.name}, and this version may fail to use them: start the newer version, or restore the backup from before it`,
    );
    return;
  }
  const problems = {
    missing: `contains no tables of ${brand.name}: start ${brand.name} first, or set DATABASE_URL or DATA_DIR to the server's value`,
    older: `contains the tables of an older version of ${brand.name}: run this command in the folder of that version, or after a server of this version has started`,
    newer: `contains the tables of a newer version of ${brand.name}: run this command in the folder of that version`,
  };
  throw new OperatorError(`${place} ${problems[version]}`);
}

/** Checks that PostgreSQL answers and accepts writes. After a failover the address may lead to a replica. */
async function requireWritable(database: Database): Promise<void> {
  const [row] = await database
    .select({ isReadOnly: sql<boolean>`current_setting('transaction_read_only')::boolean` })
    .from(sql`(select 1) as one`);
  if (row?.isReadOnly !== false) throw new Error("PostgreSQL is read-only");
}

/** Opens a single connection. */
async function connect(url: string, { connectMs }: PostgresLimits): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  // An unhandled `error` event would end the process. Queries report the errors of the connection.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Opens the configured database. */
export function openDatabase(
  { databaseUrl, databaseLimits, dataDirectory }: DatabaseSettings,
  options: Omit<PostgresOptions, "limits"> = {},
): Promise<DatabaseConnection> {
  return databaseUrl === undefined
    ? openPGlite(path.resolve(dataDirectory), options)
    : openPostgres(databaseUrl, { ...options, limits: databaseLimits });
}
