import { execFile } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createGunzip } from "node:zlib";

import { unpackTar } from "modern-tar/fs";

import { StartUpError } from "../start-up-error.ts";

const program = fileURLToPath(new URL("unpack-database.child.ts", import.meta.url));

const run = promisify(execFile);

/** Whether the folder contains a database, by the same test as PGlite's. */
const exists = (database: string) => existsSync(path.join(database, "PG_VERSION"));

/**
 * Unpacks an archive into a new database folder. Does nothing if the folder contains a database. PGlite could
 * unpack the archive, too, but would hold several copies of it in memory.
 */
export async function unpackDatabase(archive: string, database: string): Promise<void> {
  if (exists(database)) return;
  // Unpacked beside its final place, so that an interruption leaves no partial database.
  const draft = `${database}.incomplete`;
  await rm(draft, { recursive: true, force: true });
  await pipeline(createReadStream(archive), createGunzip(), unpackTar(draft));
  // The target may be a folder without a database. It must not be a mount point, which cannot be removed.
  await rm(database, { recursive: true, force: true });
  await rename(draft, database);
}

/**
 * Does the same as {@link unpackDatabase} in a child process, whose memory is released when it ends.
 * Unpacking in the server would permanently take about 40 MB.
 *
 * @throws {StartUpError} if the archive could not be unpacked, for example because the disk is full.
 */
export async function unpackInChild(archive: string, database: string): Promise<void> {
  if (exists(database)) return;
  try {
    await run(process.execPath, [program, archive, database]);
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new StartUpError(
      `DATA_DIR: the new database in ${database} could not be unpacked (${output || String(error)})`,
      { cause: error },
    );
  }
}
