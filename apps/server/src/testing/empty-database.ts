import { cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { PGlite } from "@electric-sql/pglite";

import { type DatabaseConnection, openPGlite } from "../database/database.ts";

/** Outlives a run, not an installation. */
const cache = fileURLToPath(new URL("../../../../node_modules/.cache/larkline", import.meta.url));

const paths = (under: string) => ({
  folder: path.join(under, "database"),
  archive: path.join(under, "database.tar"),
});

async function versionOfPGlite(): Promise<string> {
  const entry = import.meta.resolve("@electric-sql/pglite");
  const { version }: { version: string } = JSON.parse(
    await readFile(new URL("../package.json", entry), "utf8"),
  );
  return version;
}

/**
 * The embedded database as it is made, before our tables: once for each version of PGlite, because that
 * takes seconds of a processor. A folder for databases in a folder, an archive for those in memory.
 */
async function emptyDatabase(): Promise<ReturnType<typeof paths>> {
  const made = path.join(cache, `empty-database-${await versionOfPGlite()}`);
  const exists = () =>
    stat(made).then(
      () => true,
      () => false,
    );
  if (await exists()) return paths(made);
  await mkdir(cache, { recursive: true });
  const making = await mkdtemp(`${made}-`);
  const client = await PGlite.create(paths(making).folder);
  const archive = await client.dumpDataDir("none");
  await client.close();
  await writeFile(paths(making).archive, Buffer.from(await archive.arrayBuffer()));
  try {
    await rename(making, made);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    // Another process was quicker.
    if (!(await exists())) throw error;
  }
  return paths(made);
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
