// Remembers that the embedded database was moved to PostgreSQL. Without DATABASE_URL, a command would then work on
// the old data and report success.
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import { errorCode } from "../errors/error-code.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { refuseUnwritable } from "../folders/refuse-unwritable.ts";
import type { DatabaseSettings } from "./database.ts";

const markerOf = (dataDirectory: string) =>
  path.join(path.resolve(dataDirectory), "moved-to-postgres");

/**
 * Writes a file with today's date to the data folder, because of which {@link refuseMovedData} refuses the folder.
 *
 * @throws {OperatorError} if the file cannot be written.
 */
export async function markAsMoved(dataDirectory: string): Promise<void> {
  const marker = markerOf(dataDirectory);
  const today = new Date().toISOString().slice(0, 10);
  await writeFile(marker, `${today}\n`).catch(refuseUnwritable(marker));
}

/** @throws {OperatorError} if DATABASE_URL is not set, and the data was moved to PostgreSQL. */
export function refuseMovedData({
  databaseUrl,
  dataDirectory,
}: Pick<DatabaseSettings, "databaseUrl" | "dataDirectory">): void {
  if (databaseUrl !== undefined) return;
  const marker = markerOf(dataDirectory);
  let date: string;
  try {
    date = readFileSync(marker, "utf8").trim();
  } catch (error) {
    // ENOTDIR: DATA_DIR is a file, which others report.
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return;
    throw new OperatorError(
      `DATA_DIR: ${marker} cannot be read (${errorCode(error) ?? String(error)})`,
      { cause: error },
    );
  }
  throw new OperatorError(
    `The data was moved to PostgreSQL on ${date}: set DATABASE_URL. (Remove ${marker} to use the old database again.)`,
  );
}
