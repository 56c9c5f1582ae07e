import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

import { readMigrationFiles } from "drizzle-orm/migrator";

import { type DatabaseConnection, openPGlite } from "../database/database.ts";
import {
  buildEmptyDatabase,
  builtEmptyDatabase,
  versionOfPGlite,
} from "../database/empty-database.ts";
import { migrationsFolder } from "../database/migrate.ts";
import { unpackDatabase } from "../database/unpack-database.ts";

/**
 * Folder of the cached files. Later test runs use them again. They are deleted together with `node_modules`,
 * for example by `npm ci`.
 */
const cache = fileURLToPath(new URL("../../../../node_modules/.cache/larkline", import.meta.url));

/**
 * Returns the paths of a cached PGlite database without tables, in two forms: `archive` is a tar.gz file, which
 * PGlite loads into memory; `folder` holds the same files unpacked, to be copied for a database on disk. The
 * first call creates both, and later calls and test runs use them again, because creating them takes seconds of
 * processor time. Each version of PGlite has its own cache.
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
  // `npm run build` also writes this archive, to `apps/server/dist`. Copying it is faster than creating one.
  const buildArchive = await builtEmptyDatabase();
  if (buildArchive === undefined) await buildEmptyDatabase(draftFolder);
  else await copyFile(buildArchive, path.join(draftFolder, path.basename(buildArchive)));
  const archive = await builtEmptyDatabase(draftFolder);
  if (archive !== undefined) await unpackDatabase(archive, path.join(draftFolder, "database"));
  try {
    await rename(draftFolder, cachedFolder);
  } catch (error) {
    await rm(draftFolder, { recursive: true, force: true });
    // Renaming fails if another test process has created the cache meanwhile. Then its cache is used.
    if (!(await exists())) throw error;
  }
  return found();
}

const readBlob = async (file: string) => new Blob([await readFile(file)]);

/**
 * Path of the cached archive of a migrated database, which the first call creates. It is not compressed: nearly
 * every test file of the server opens a database, and unpacking and migrating would take half of that time. A
 * changed migration makes a new archive, which replaces the old one.
 */
async function migratedDatabase(): Promise<string> {
  const { archive } = await emptyDatabase();
  const migrations = createHash("sha256")
    .update(JSON.stringify(readMigrationFiles({ migrationsFolder })))
    .digest("hex");
  const cachedFolder = path.dirname(archive);
  const name = `migrated-${migrations.slice(0, 16)}.tar`;
  const file = path.join(cachedFolder, name);
  if (existsSync(file)) return file;
  const connection = await openPGlite(undefined, { archive: await readBlob(archive) });
  const dump = await connection.dump?.();
  await connection.close();
  if (dump === undefined) throw new Error("PGlite made no archive of the migrated database");
  for (const other of await readdir(cachedFolder)) {
    if (/^migrated-.*\.tar$/.test(other)) await rm(path.join(cachedFolder, other), { force: true });
  }
  // Renaming also works if another test process has created the same file meanwhile.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, gunzipSync(await dump.bytes()));
  await rename(draft, file);
  return file;
}

/** The archive of the migrated database. The test files that share a process read its 40 MB once. */
let migratedArchive: Promise<Blob> | undefined;

/** Opens a new database in memory. It is migrated, so it has the server's tables, without rows. */
export async function openDatabaseInMemory(): Promise<DatabaseConnection> {
  migratedArchive ??= migratedDatabase().then(readBlob);
  return openPGlite(undefined, { archive: await migratedArchive });
}

/**
 * Copies a new database into a server's data folder (DATA_DIR). A server that starts with this folder creates
 * its tables. Without the copy it would first create the database, which takes seconds.
 */
export async function putEmptyDatabase(dataFolder: string): Promise<void> {
  const { folder } = await emptyDatabase();
  await cp(folder, path.join(dataFolder, "database"), { recursive: true });
}
