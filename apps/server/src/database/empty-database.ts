import { createReadStream, existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createGunzip } from "node:zlib";

import { PGlite } from "@electric-sql/pglite";
import { unpackTar } from "modern-tar/fs";

import { embeddedSettings } from "./embedded-settings.ts";

/** What the build makes for the server. */
const builtFolder = fileURLToPath(new URL("../../dist", import.meta.url));

const namePattern = /^empty-database-.+\.tar\.gz$/;

/** The version of PGlite that is installed: another may have another PostgreSQL. */
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
 * Makes the embedded database as it is before our tables, as an archive. `initdb`, which does it, takes
 * seconds of a processor and half a gigabyte of memory; to unpack what it made takes little of both.
 */
export async function buildEmptyDatabase(folder: string = builtFolder): Promise<void> {
  const client = await PGlite.create("memory://", { postgresqlconf: embeddedSettings });
  const archive = await client.dumpDataDir("gzip");
  await client.close();
  await mkdir(folder, { recursive: true });
  // Those of other versions are of no use any more.
  for (const name of await readdir(folder)) {
    if (namePattern.test(name)) await rm(path.join(folder, name));
  }
  const file = await archivePath(folder);
  await writeFile(`${file}.part`, Buffer.from(await archive.arrayBuffer()));
  await rename(`${file}.part`, file);
}

/** The archive that was built for the installed PGlite; undefined where there is none. */
export async function builtEmptyDatabase(
  folder: string = builtFolder,
): Promise<string | undefined> {
  const file = await archivePath(folder);
  return existsSync(file) ? file : undefined;
}

/**
 * Unpacks an archive of a database where there is no database yet. PGlite could by itself, but would hold
 * all of it in memory several times over.
 */
export async function unpackDatabase(archive: string, database: string): Promise<void> {
  // As PGlite tells a database.
  if (existsSync(path.join(database, "PG_VERSION"))) return;
  // Beside its place: whatever ends this halfway leaves no half a database there.
  const draft = `${database}.incomplete`;
  await rm(draft, { recursive: true, force: true });
  await pipeline(createReadStream(archive), createGunzip(), unpackTar(draft));
  // An empty folder may stand there, as a volume does.
  await rm(database, { recursive: true, force: true });
  await rename(draft, database);
}
