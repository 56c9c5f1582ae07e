// The process that unpack-database.ts starts: unpacks an archive into a database folder.
import { unpackDatabase } from "./unpack-database.ts";

// Ctrl+C and systemd send the signal to this process as well. The server stops when the database is complete; without
// this it would report a broken DATA_DIR. A second signal ends both at once.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => {});

const [archive = "", database = ""] = process.argv.slice(2);
try {
  await unpackDatabase(archive, database);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
