import { copyFile, cp, mkdir, mkdtemp, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { type DatabaseConnection, openPGlite } from "../database/database.ts";
import {
  buildEmptyDatabase,
  builtEmptyDatabase,
  versionOfPGlite,
} from "../database/empty-database.ts";
import { unpackDatabase } from "../database/unpack-database.ts";

/** Folder that is kept across test runs, and deleted when the packages are installed anew. */
const cache = fileURLToPath(new URL("../../../../node_modules/.cache/larkline", import.meta.url));

/**
 * Paths of an empty embedded database: an archive for databases in memory, a folder for those on disk.
 * Created once for each version of PGlite, because that takes seconds of processor time.
 */
async function emptyDatabase(): Promise<{ archive: string; folder: string }> {
  const made = path.join(cache, `empty-database-files-${await versionOfPGlite()}`);
  const exists = () =>
    stat(made).then(
      () => true,
      () => false,
    );
  const found = async () => {
    const archive = await builtEmptyDatabase(made);
    if (archive === undefined) throw new Error(`${made} holds no archive`);
    return { archive, folder: path.join(made, "database") };
  };
  if (await exists()) return found();
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(`${made}-`);
  // Copies the build's archive if there is one, which is the same: creating it takes seconds.
  const built = await builtEmptyDatabase();
  if (built === undefined) await buildEmptyDatabase(making);
  else await copyFile(built, path.join(making, path.basename(built)));
  const archive = await builtEmptyDatabase(making);
  if (archive !== undefined) await unpackDatabase(archive, path.join(making, "database"));
  try {
    await rename(making, made);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    // Another process was quicker.
    if (!(await exists())) throw error;
  }
  return found();
}

/** Opens a new database in memory. */
export async function openDatabaseInMemory(): Promise<DatabaseConnection> {
  const { archive } = await emptyDatabase();
  return openPGlite(undefined, new Blob([await readFile(archive)]));
}

/** Puts a new database where the server looks for one: in its data folder. */
export async function putEmptyDatabase(dataFolder: string): Promise<void> {
  const { folder } = await emptyDatabase();
  await cp(folder, path.join(dataFolder, "database"), { recursive: true });
}
