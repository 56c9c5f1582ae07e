import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { PGlite } from "@electric-sql/pglite";

import { embeddedSettings } from "./embedded-settings.ts";

/** Folder in which the build stores the archive. */
const builtFolder = fileURLToPath(new URL("../../dist", import.meta.url));

const namePattern = /^empty-database-.+\.tar\.gz$/;

/**
 * The installed version of PGlite. The archive's name contains it, because a database that another version made
 * may need another version of PostgreSQL.
 */
export async function versionOfPGlite(): Promise<string> {
  const entry = import.meta.resolve("@electric-sql/pglite");
  const { version }: { version: string } = JSON.parse(
    await readFile(new URL("../package.json", entry), "utf8"),
  );
  return version;
}

const archivePath = async (folder: string) =>
  path.join(folder, `empty-database-${await versionOfPGlite()}.tar.gz`);

/**
 * Makes an archive of an initialized database without our tables. `initdb` takes seconds of
 * processor time and half a gigabyte of memory; unpacking the archive takes little of both.
 */
export async function buildEmptyDatabase(folder: string = builtFolder): Promise<void> {
  const client = await PGlite.create("memory://", { postgresqlconf: embeddedSettings });
  const archive = await client.dumpDataDir("gzip");
  await client.close();
  await mkdir(folder, { recursive: true });
  // Archives of other versions are obsolete.
  for (const name of await readdir(folder)) {
    if (namePattern.test(name)) await rm(path.join(folder, name));
  }
  const file = await archivePath(folder);
  await writeFile(`${file}.part`, Buffer.from(await archive.arrayBuffer()));
  await rename(`${file}.part`, file);
}

/** Path of the archive for the installed PGlite; undefined if it was not built. */
export async function builtEmptyDatabase(
  folder: string = builtFolder,
): Promise<string | undefined> {
  const file = await archivePath(folder);
  return existsSync(file) ? file : undefined;
}
