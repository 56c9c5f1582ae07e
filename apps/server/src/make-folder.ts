import { mkdir, stat } from "node:fs/promises";
import path from "node:path";

import { errorCode } from "./error-code.ts";

/**
 * Makes a folder and the ones above it that are missing; one that stands is fine.
 *
 * Node's own `mkdir` with `recursive` never ends where a folder stands but takes no new one and says
 * ENOENT, as `/proc` does: it makes the parent, finds it standing, tries again.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (await isFolder(folder)) return;
    if (errorCode(error) !== "ENOENT") throw error;
    const parent = path.dirname(path.resolve(folder));
    if (!(await isFolder(parent))) await makeFolder(parent);
    // Tried once more: a parent folder was missing, and another process may have made it meanwhile.
    await mkdir(folder).catch(async (again: unknown) => {
      if (!(await isFolder(folder))) throw again;
    });
  }
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
