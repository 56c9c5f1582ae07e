import { execFile } from "node:child_process";
import { createReadStream, existsSync } from "node:fs";
import { rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createGunzip } from "node:zlib";

import { unpackTar } from "modern-tar/fs";

import { errorCode } from "../errors/error-code.ts";
import { OperatorError } from "../errors/operator-error.ts";

const program = fileURLToPath(new URL("unpack-database.child.ts", import.meta.url));

const run = promisify(execFile);

/** Whether a folder contains a database, by the same test as PGlite's. */
export const isDatabase = (folder: string) => existsSync(path.join(folder, "PG_VERSION"));

/**
 * Unpacks an archive into a new database folder. Does nothing if the folder contains a database. PGlite could
 * unpack the archive, too, but would hold several copies of it in memory.
 *
 * @param database The folder. It must be missing, empty, or contain a database, and must not be a mount point.
 */
export async function unpackDatabase(archive: string, database: string): Promise<void> {
  if (isDatabase(database)) return;
  // The folder may exist, but only empty. Its files could be another program's, if DATA_DIR is wrong, or the
  // rest of a database that was copied incompletely: deleting them could lose data.
  await rmdir(database).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return;
    throw new Error(
      "it exists, and is neither a database nor an empty folder. Set DATA_DIR to another folder, or restore a backup",
    );
  });
  // Unpacked beside its final place, so that an interruption leaves no partial database.
  const draft = `${database}.incomplete`;
  await rm(draft, { recursive: true, force: true });
  await pipeline(createReadStream(archive), createGunzip(), unpackTar(draft));
  await rename(draft, database);
}

/**
 * Does the same as {@link unpackDatabase} in a child process, whose memory is released when it ends.
 * Unpacking in the server would permanently take about 40 MB.
 *
 * @throws {OperatorError} if the archive could not be unpacked, for example because the disk is full.
 */
export async function unpackInChild(archive: string, database: string): Promise<void> {
  if (isDatabase(database)) return;
  try {
    await run(process.execPath, [program, archive, database]);
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new OperatorError(
      `DATA_DIR: the new database in ${database} could not be unpacked (${output || String(error)})`,
      { cause: error },
    );
  }
}
