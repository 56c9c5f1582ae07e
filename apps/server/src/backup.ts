// `npm run backup -- larkline.tar.gz`: writes the embedded database to one file. It also works while the
// server runs.
import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { runCommand } from "./command.ts";
import { type Configuration, readConfiguration } from "./configuration.ts";
import { openDatabase } from "./database/database.ts";
import { FolderInUseError } from "./database/folder-lock.ts";
import { backupPath } from "./http/backup.ts";
import { askServer } from "./running-server.ts";
import { StartUpError } from "./start-up-error.ts";

/**
 * How long the server may take to send its whole database, in milliseconds: five minutes. Node's `fetch` does not
 * wait longer for a response (undici's `headersTimeout`), and the server begins it when the archive is complete.
 */
const serverTimeoutMs = 5 * 60_000;

/** Returns the database as a tar.gz archive, from the data folder or from the running server. */
async function archive(configuration: Configuration): Promise<Blob> {
  const folder = path.resolve(configuration.dataDirectory);
  if (configuration.databaseUrl !== undefined) {
    throw new StartUpError(
      "DATABASE_URL is set: PostgreSQL is backed up by its own pg_dump (docs/deploy.md)",
    );
  }
  if (!existsSync(path.join(folder, "database"))) {
    throw new StartUpError(`${folder} contains no database. Set DATA_DIR to the server's value`);
  }
  try {
    const connection = await openDatabase(configuration);
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

await runCommand("backup", async (file) => {
  if (file === undefined) throw new StartUpError("Usage: npm run backup -- larkline.tar.gz");
  if (existsSync(file)) throw new StartUpError(`${file} exists already. Name another file`);
  const draft = `${file}.part`;
  try {
    const content = await archive(readConfiguration(process.env));
    // Only the file's owner may read it, because it contains what visitors wrote.
    await writeFile(draft, Buffer.from(await content.arrayBuffer()), { mode: 0o600 });
    await rename(draft, file);
    process.stdout.write(`${path.resolve(file)}: ${Math.ceil(content.size / 1024)} kB\n`);
  } finally {
    await rm(draft, { force: true });
  }
});
