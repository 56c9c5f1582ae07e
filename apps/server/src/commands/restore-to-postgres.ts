import { brand } from "@larkline/content/brand";

import type { Configuration } from "../configuration/configuration.ts";
import { copyRows, firstFilledTable } from "../database/copy-rows.ts";
import { type DatabaseConnection, openPGlite, openPostgres } from "../database/database.ts";
import { markAsMoved } from "../database/moved-to-postgres.ts";
import { commandConnectionName } from "../database/other-processes.ts";
import type { Database } from "../database/query-interface.ts";
import { errorCode } from "../errors/error-code.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { reasonOf } from "../errors/reason-of.ts";
import { copyToBucket } from "../uploads/copy-to-bucket.ts";
import { openFiles, uploadsFolder } from "../uploads/open-files.ts";

/** PostgreSQL's code if a lock was not free in time. */
const lockNotAvailable = "55P03";

type Settings = Pick<Configuration, "databaseLimits" | "dataDirectory" | "s3">;

/**
 * Fills an empty PostgreSQL database with an unpacked backup of the embedded one. Visitors' files are copied first,
 * if they are in the data folder and the servers will use a bucket. Afterwards the server and the commands refuse to
 * use the embedded database in the data folder.
 *
 * @param folder Contains the backup, migrated to this version.
 * @param url PostgreSQL's.
 * @returns The name of the filled database, and what the operator should know about the files.
 * @throws {OperatorError} if the database has rows, is in use, or is of a newer version.
 */
export async function restoreToPostgres(
  folder: string,
  url: string,
  settings: Settings,
): Promise<{ place: string; note: string | undefined }> {
  const target = await openTarget(url, settings);
  try {
    const source = await openPGlite(folder, { tables: "keep" });
    try {
      const note = await copyFiles(source.database, settings);
      await copyRows(source.database, target.database).catch(explain(target));
      const warning = await markAsMoved(settings.dataDirectory).catch(describeMissingMarker);
      const notes = [note, warning].filter((text) => text !== undefined);
      return { place: target.description, note: notes.join(". ") || undefined };
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
}

/** Opens and migrates the database. @throws {OperatorError} if it is in use, or contains rows. */
async function openTarget(url: string, { databaseLimits }: Settings): Promise<DatabaseConnection> {
  const connection = await openPostgres(url, {
    applicationName: commandConnectionName("restore"),
    // Storing and counting many rows takes longer than a server's statements may take.
    limits: { ...databaseLimits, statementMs: 0, queryMs: 0 },
    log: { info: () => undefined, warn: refuseNewer },
  });
  try {
    const { database, description, countOthers } = connection;
    if ((await countOthers?.()) !== 0) throw inUse(description);
    const filled = await firstFilledTable(database);
    if (filled !== undefined) {
      throw new OperatorError(
        `DATABASE_URL: ${description} is not empty: ${filled} contains rows. Create a new database (createdb --owner=…)`,
      );
    }
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Called if the tables are of a newer version, which this version may not be able to fill. */
function refuseNewer(): never {
  throw new OperatorError(
    `DATABASE_URL: the database has the tables of a newer version of ${brand.name}: restore with that version`,
  );
}

const inUse = (description: string) =>
  new OperatorError(
    `DATABASE_URL: ${description} is in use. Stop the servers and other programs that use it`,
  );

/** Says that the move has succeeded without the file that refuses the old database. */
const describeMissingMarker = (error: unknown) =>
  `Without DATABASE_URL the server and the commands still use the old database, because a file could not be written (${reasonOf(error)})`;

/** Turns an error of `copyRows` into one for the operator. */
const explain =
  ({ description }: DatabaseConnection) =>
  (error: unknown): never => {
    const cause = error instanceof Error ? error.cause : undefined;
    if (errorCode(cause) === lockNotAvailable) throw inUse(description);
    throw new OperatorError(
      `DATABASE_URL: ${description} could not be filled (${reasonOf(error)}). Run the command again`,
      { cause: error },
    );
  };

/** Copies visitors' files into the bucket, if there is one. @returns What the operator should know about it. */
async function copyFiles(database: Database, settings: Settings): Promise<string | undefined> {
  if (settings.s3 === undefined) return undefined;
  const folder = uploadsFolder(settings.dataDirectory);
  const { storage } = openFiles(settings);
  const { copied, missing } = await copyToBucket(database, folder, storage).catch(
    (error: unknown) => {
      throw new OperatorError(
        `The files could not be copied to ${storage.description} (${error instanceof Error ? error.message : String(error)}). PostgreSQL was not filled`,
        { cause: error },
      );
    },
  );
  const sentence = `Files copied to ${storage.description}: ${copied}`;
  return missing === 0 ? sentence : `${sentence}. Files that are not in ${folder}: ${missing}`;
}
