/** Creates the folders into which commands write. */
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Creates an empty folder for a command's files.
 *
 * @param folder The folder that the caller has named.
 * @param ownFolder The command's default folder. Only this one is emptied, because it has no other files.
 * @throws If another folder has files, which the command must not delete.
 */
export function prepareFolder(folder: string, ownFolder: string): void {
  if (resolve(folder) === ownFolder) rmSync(folder, { recursive: true, force: true });
  else if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder, or an empty one.`);
  mkdirSync(folder, { recursive: true });
}
