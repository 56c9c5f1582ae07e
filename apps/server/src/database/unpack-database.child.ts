// The process that unpack-database.ts starts: unpacks an archive into a database folder.
import { unpackDatabase } from "./unpack-database.ts";

const [archive = "", database = ""] = process.argv.slice(2);
try {
  await unpackDatabase(archive, database);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
