// `npm run restore -- larkline.tar.gz`: replaces the embedded database with a backup. The old
// database is renamed and kept in the data folder. With DATABASE_URL, fills an empty PostgreSQL database with
// the backup instead.
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";

import { brand } from "@larkline/content/brand";

import { commandConfiguration, fileArgument, runCommand } from "./commands/command.ts";
import { restoreToPostgres } from "./commands/restore-to-postgres.ts";
import { openPGlite } from "./database/database.ts";
import { lockFolder, requireSameOwner } from "./database/folder-lock.ts";
import { isDatabase, unpackDatabase } from "./database/unpack-database.ts";
import { errorCode } from "./errors/error-code.ts";
import { OperatorError } from "./errors/operator-error.ts";
import { reasonOf } from "./errors/reason-of.ts";
import { makeFolder } from "./folders/make-folder.ts";

/**
 * Unpacks a backup in the data folder and migrates it.
 *
 * @param work Gets the folder of the unpacked backup, which is deleted afterwards.
 */
async function withBackup<Result>(
  file: string,
  folder: string,
  work: (draft: string) => Promise<Result>,
): Promise<Result> {
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
    return await work(draft);
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
  const configuration = commandConfiguration();
  const folder = path.resolve(configuration.dataDirectory);
  const { databaseUrl } = configuration;
  const { place, note } = await withBackup(file, folder, async (draft) => {
    if (databaseUrl !== undefined) return restoreToPostgres(draft, databaseUrl, configuration);
    const previous = await exchange(path.join(draft, "database"), path.join(folder, "database"));
    return { place: folder, note: previous && `The previous database is in ${previous}` };
  });
  process.stdout.write(
    `${place} now contains the database from ${file}.${note === undefined ? "" : ` ${note}`}\n`,
  );
});
