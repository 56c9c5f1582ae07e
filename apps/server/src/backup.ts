// `npm run backup -- larkline.tar.gz`: writes the embedded database to one file. It also works while the
// server runs.
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import path from "node:path";

import { commandConfiguration, fileArgument, runCommand } from "./commands/command.ts";
import { askServer } from "./commands/running-server.ts";
import type { Configuration } from "./configuration/configuration.ts";
import { openDatabase } from "./database/database.ts";
import { FolderInUseError } from "./database/folder-lock.ts";
import { isDatabase } from "./database/unpack-database.ts";
import { errorCode } from "./errors/error-code.ts";
import { OperatorError } from "./errors/operator-error.ts";
import { backupPath } from "./http/backup.ts";

/**
 * How long the server may take to send its whole database, in milliseconds: five minutes. Node's `fetch` does not
 * wait longer for a response (undici's `headersTimeout`), and the server begins it when the archive is complete.
 */
const serverTimeoutMs = 5 * 60_000;

/** Returns the database as a tar.gz archive, from the data folder or from the running server. */
async function archive(configuration: Configuration): Promise<Blob> {
  const folder = path.resolve(configuration.dataDirectory);
  if (configuration.databaseUrl !== undefined) {
    throw new OperatorError(
      "DATABASE_URL is set: PostgreSQL is backed up by its own pg_dump (docs/deploy.md)",
    );
  }
  if (!isDatabase(path.join(folder, "database"))) {
    throw new OperatorError(`${folder} contains no database. Set DATA_DIR to the server's value`);
  }
  try {
    // Not migrated: a backup that the new version makes before an update must be of the old version.
    const connection = await openDatabase(configuration, { tables: "keep" });
    try {
      if (connection.dump === undefined) throw new Error("This database cannot be dumped");
      return await connection.dump();
    } finally {
      await connection.close();
    }
  } catch (error) {
    // Only one process can open the embedded database. If a server has it open, this request makes that
    // server send a backup.
    if (!(error instanceof FolderInUseError)) throw error;
    return askServer(configuration, error, {
      call: "database backup",
      path: backupPath,
      timeoutMs: serverTimeoutMs,
      read: readArchive,
    });
  }
}

async function readArchive(response: Response): Promise<Blob> {
  const type = response.headers.get("content-type");
  // Another program at the server's address may answer every path with a page.
  if (type !== "application/gzip") throw new Error(`content type ${type}`);
  return response.blob();
}

await runCommand("backup", async () => {
  const file = fileArgument("Usage: npm run backup -- larkline.tar.gz");
  if (existsSync(file)) throw new OperatorError(`${file} exists already. Name another file`);
  const draft = `${file}.part`;
  const refuse = (error: unknown): never => {
    throw new OperatorError(
      `${path.resolve(file)} cannot be written (${errorCode(error) ?? String(error)}). Name another file`,
      { cause: error },
    );
  };
  // Opened before the archive is made, which may take minutes. Only the file's owner may read it, because it
  // contains what visitors wrote.
  const output = await open(draft, "w", 0o600).catch(refuse);
  try {
    const content = await archive(commandConfiguration());
    await output.writeFile(Buffer.from(await content.arrayBuffer())).catch(refuse);
    await output.close();
    await rename(draft, file).catch(refuse);
    process.stdout.write(`${path.resolve(file)}: ${Math.ceil(content.size / 1024)} kB\n`);
  } finally {
    await output.close();
    await rm(draft, { force: true });
  }
});
