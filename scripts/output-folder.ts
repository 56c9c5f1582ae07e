/** Creates the folders into which commands write. */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Creates a folder, unless it exists. If it or a part of its path is a file, prints an error and ends the process
 * with status 1.
 */
export function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "EEXIST" && code !== "ENOTDIR") throw error;
    console.error(`${folder} is not a folder, or is in a file. Name another folder.`);
    process.exit(1);
  }
}

/**
 * Creates a folder for a command's files. If the folder has files that the run does not replace, prints an
 * error and ends the process with status 1, because such a folder may be used for something else.
 *
 * @param folder The folder that the caller has named.
 * @param ownFolder The command's default folder. Only this folder is emptied first, because it contains
 * nothing but the command's own files.
 * @param files The names of the files that the command writes, and replaces if it runs again.
 */
export function prepareFolder(folder: string, ownFolder: string, files: readonly string[]): void {
  if (resolve(folder) === ownFolder) rmSync(folder, { recursive: true, force: true });
  createFolder(folder);
  const other = readdirSync(folder).find((name) => !files.includes(name));
  if (other === undefined) return;
  console.error(
    `${folder} has ${other}, which this run does not replace. Delete it, or name another folder.`,
  );
  process.exit(1);
}
