// `npm run restore -- larkline.tar.gz`: puts a backup in the embedded database's place. What lay there
// before is kept beside it.
import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { readConfiguration, StartUpError } from "./configuration.ts";
import { openPGlite } from "./database/database.ts";
import { lockFolder } from "./database/folder-lock.ts";
import { makeFolder } from "./make-folder.ts";

const environmentFile = fileURLToPath(new URL("../../../.env", import.meta.url));

/** @returns where the database from before lies now, if there was one. */
async function restore(file: string, folder: string): Promise<string | undefined> {
  const archive = new Blob([await readFile(file)]);
  const database = path.join(folder, "database");
  const aside = `${database}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  await makeFolder(folder);
  // Says so when a server works in the folder.
  const release = await lockFolder(folder);
  const hadOne = existsSync(database);
  if (hadOne) await rename(database, aside);
  await release();
  try {
    const connection = await openPGlite(folder, archive);
    await connection.close();
  } catch (error) {
    await rm(database, { recursive: true, force: true });
    if (hadOne) await rename(aside, database);
    throw new StartUpError(`${file} is no backup that can be read. Everything is as it was`, {
      cause: error,
    });
  }
  return hadOne ? aside : undefined;
}

try {
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new StartUpError("Usage: npm run restore -- larkline.tar.gz");
  if (!existsSync(file)) throw new StartUpError(`There is no file ${path.resolve(file)}`);
  const { databaseUrl, dataDirectory } = readConfiguration(process.env);
  if (databaseUrl !== undefined) {
    throw new StartUpError(
      "DATABASE_URL is set: PostgreSQL is restored by its own pg_restore (docs/deploy.md)",
    );
  }
  const aside = await restore(file, path.resolve(dataDirectory));
  process.stdout.write(
    `${path.resolve(dataDirectory)} holds what was in ${file}.${aside === undefined ? "" : ` What was there before lies in ${aside}`}\n`,
  );
} catch (error) {
  process.stderr.write(
    error instanceof StartUpError
      ? `${error.message}\n`
      : `The restore failed.\n${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
