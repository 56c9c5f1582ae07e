// `npm run restore -- larkline.tar.gz`: replaces the embedded database with a backup. The old
// database is renamed and kept in the data folder.
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";

import { runCommand } from "./command.ts";
import { readConfiguration } from "./configuration.ts";
import { openPGlite } from "./database/database.ts";
import { lockFolder } from "./database/folder-lock.ts";
import { unpackDatabase } from "./database/unpack-database.ts";
import { makeFolder } from "./make-folder.ts";
import { StartUpError } from "./start-up-error.ts";

/**
 * Replaces a data folder's database with a backup.
 *
 * @returns The new path of the old database; undefined if there was none.
 */
async function restore(file: string, folder: string): Promise<string | undefined> {
  await makeFolder(folder);
  // Throws if another process, such as a server, uses the folder. The lock is held until the end, so that no
  // server starts meanwhile.
  const release = await lockFolder(folder);
  // The new database is created in another folder, so that an interruption leaves the old one unchanged.
  const draft = path.join(folder, "restoring");
  try {
    await rm(draft, { recursive: true, force: true });
    await load(file, draft).catch((error: unknown) => {
      throw new StartUpError(
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
  if (!existsSync(path.join(database, "PG_VERSION"))) throw new Error("it contains no database");
  const connection = await openPGlite(folder);
  await connection.close();
}

/** Why an error occurred. The error of a failed statement has its reason in `cause`. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  return reason instanceof Error ? reason.message : String(reason);
}

/**
 * Puts the restored database in place.
 *
 * @returns The new path of the old database; undefined if there was none.
 */
async function exchange(restored: string, database: string): Promise<string | undefined> {
  if (!existsSync(database)) {
    await rename(restored, database);
    return undefined;
  }
  const previousPath = `${database}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  await rename(database, previousPath);
  try {
    await rename(restored, database);
  } catch (error) {
    await rename(previousPath, database);
    throw error;
  }
  return previousPath;
}

await runCommand("restore", async (file) => {
  if (file === undefined) throw new StartUpError("Usage: npm run restore -- larkline.tar.gz");
  if (!existsSync(file)) throw new StartUpError(`There is no file ${path.resolve(file)}`);
  const { databaseUrl, dataDirectory } = readConfiguration(process.env);
  if (databaseUrl !== undefined) {
    throw new StartUpError(
      "DATABASE_URL is set: PostgreSQL is restored by its own pg_restore (docs/deploy.md)",
    );
  }
  const previousPath = await restore(file, path.resolve(dataDirectory));
  process.stdout.write(
    `${path.resolve(dataDirectory)} now contains the database from ${file}.${previousPath === undefined ? "" : ` The previous database is in ${previousPath}`}\n`,
  );
});
