// `npm run restore -- larkline.tar.gz`: replaces the embedded database with a backup. The old
// database is renamed and kept in the data folder.
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";

import { brand } from "@larkline/content/brand";

import { fileArgument, runCommand } from "./command.ts";
import { readConfiguration } from "./configuration.ts";
import { openPGlite } from "./database/database.ts";
import { lockFolder, requireSameOwner } from "./database/folder-lock.ts";
import { isDatabase, unpackDatabase } from "./database/unpack-database.ts";
import { errorCode } from "./error-code.ts";
import { makeFolder } from "./make-folder.ts";
import { OperatorError } from "./operator-error.ts";

/**
 * Replaces a data folder's database with a backup.
 *
 * @returns The new path of the old database; undefined if there was none.
 */
async function restore(file: string, folder: string): Promise<string | undefined> {
  // Throws if another process, such as a server, uses the folder. The lock is held until the end, so that no
  // server starts meanwhile.
  const release = await lockFolder(folder);
  // The new database is created in another folder, so that an interruption leaves the old one unchanged.
  const draft = path.join(folder, "restoring");
  try {
    await requireSameOwner(folder);
    await rm(draft, { recursive: true, force: true });
    await load(file, draft).catch((error: unknown) => {
      throw new OperatorError(
        `${file} could not be restored (${reasonOf(error)}). Nothing was changed`,
        { cause: error },
      );
    });
    return await exchange(path.join(draft, "database"), path.join(folder, "database"));
  } finally {
    await rm(draft, { recursive: true, force: true });
    await release();
  }
}

/** Creates a database from an archive and migrates it to this version. */
async function load(archive: string, folder: string): Promise<void> {
  await makeFolder(folder);
  const database = path.join(folder, "database");
  // PGlite could unpack the archive, too, but its errors do not name a full disk or a truncated archive.
  await unpackDatabase(archive, database);
  // If the archive contained no database, `openPGlite` would create an empty one.
  if (!isDatabase(database)) throw new Error("it contains no database");
  const connection = await openPGlite(folder, {
    log: { info: () => undefined, warn: refuseNewer },
  });
  await connection.close();
}

/** Called if the tables are of a newer version, which this version may not be able to use. */
function refuseNewer(): never {
  throw new Error(`it was made by a newer version of ${brand.name}: restore it with that version`);
}

/** Why an error occurred: its innermost cause. For example, the message of a failed statement is only its SQL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

/**
 * Puts the restored database in place.
 *
 * @returns The new path of the old database; undefined if there was none.
 */
async function exchange(restored: string, database: string): Promise<string | undefined> {
  const refuse = (error: unknown): never => {
    throw new OperatorError(
      `${database} could not be replaced (${errorCode(error) ?? String(error)}). Nothing was changed`,
      { cause: error },
    );
  };
  if (!existsSync(database)) {
    await rename(restored, database).catch(refuse);
    return undefined;
  }
  const previousPath = `${database}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  await rename(database, previousPath).catch(refuse);
  await rename(restored, database).catch(async (error: unknown) => {
    await rename(previousPath, database);
    refuse(error);
  });
  return previousPath;
}

await runCommand("restore", async () => {
  const file = fileArgument("Usage: npm run restore -- larkline.tar.gz");
  if (!existsSync(file)) throw new OperatorError(`There is no file ${path.resolve(file)}`);
  const { databaseUrl, dataDirectory } = readConfiguration(process.env);
  if (databaseUrl !== undefined) {
    throw new OperatorError(
      "DATABASE_URL is set: PostgreSQL is restored by its own pg_restore (docs/deploy.md)",
    );
  }
  const previousPath = await restore(file, path.resolve(dataDirectory));
  process.stdout.write(
    `${path.resolve(dataDirectory)} now contains the database from ${file}.${previousPath === undefined ? "" : ` The previous database is in ${previousPath}`}\n`,
  );
});
