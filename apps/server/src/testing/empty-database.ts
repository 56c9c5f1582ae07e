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

/** Folder that is kept between test runs, and deleted when the packages are installed anew. */
const cache = fileURLToPath(new URL("../../../../node_modules/.cache/larkline", import.meta.url));

/**
 * Paths of an empty embedded database: an archive for databases in memory, a folder for those on disk.
 * Created once for each version of PGlite, because that takes seconds of processor time.
 */
async function emptyDatabase(): Promise<{ archive: string; folder: string }> {
  const cachedFolder = path.join(cache, `empty-database-files-${await versionOfPGlite()}`);
  const exists = () =>
    stat(cachedFolder).then(
      () => true,
      () => false,
    );
  const found = async () => {
    const archive = await builtEmptyDatabase(cachedFolder);
    if (archive === undefined) throw new Error(`${cachedFolder} contains no archive: delete it`);
    return { archive, folder: path.join(cachedFolder, "database") };
  };
  if (await exists()) return found();
  await mkdir(cache, { recursive: true });
  const draftFolder = await mkdtemp(`${cachedFolder}-`);
  // Copies the archive of the build if there is one, because creating an archive takes seconds.
  const buildArchive = await builtEmptyDatabase();
  if (buildArchive === undefined) await buildEmptyDatabase(draftFolder);
  else await copyFile(buildArchive, path.join(draftFolder, path.basename(buildArchive)));
  const archive = await builtEmptyDatabase(draftFolder);
  if (archive !== undefined) await unpackDatabase(archive, path.join(draftFolder, "database"));
  try {
    await rename(draftFolder, cachedFolder);
  } catch (error) {
    await rm(draftFolder, { recursive: true, force: true });
    // Another test process may have created the folder meanwhile.
    if (!(await exists())) throw error;
  }
  return found();
}

/** Opens a new database in memory. */
export async function openDatabaseInMemory(): Promise<DatabaseConnection> {
  const { archive } = await emptyDatabase();
  return openPGlite(undefined, new Blob([await readFile(archive)]));
}

/** Puts a new database into a server's data folder (DATA_DIR). */
export async function putEmptyDatabase(dataFolder: string): Promise<void> {
  const { folder } = await emptyDatabase();
  await cp(folder, path.join(dataFolder, "database"), { recursive: true });
}
