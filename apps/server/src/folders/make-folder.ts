import { mkdir, stat } from "node:fs/promises";
import path from "node:path";

import { errorCode } from "../errors/error-code.ts";

/**
 * Creates a folder with its missing parents; an existing folder is fine.
 *
 * Node's `mkdir` with `recursive` loops forever in a folder that exists but reports ENOENT for new
 * entries, such as `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (await isFolder(folder)) return;
    if (errorCode(error) !== "ENOENT") throw error;
    const parent = path.dirname(path.resolve(folder));
    if (!(await isFolder(parent))) await makeFolder(parent);
    // Now the parent exists. Another process may have created the folder meanwhile, which is fine too.
    await mkdir(folder).catch(async (retryError: unknown) => {
      if (!(await isFolder(folder))) throw retryError;
    });
  }
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
