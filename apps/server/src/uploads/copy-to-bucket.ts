import { existsSync } from "node:fs";
import path from "node:path";

import { isNotNull } from "drizzle-orm";

import type { Database } from "../database/query-interface.ts";
import { uploads } from "../database/schema.ts";
import type { UploadStorage } from "./storage.ts";

/** Files that are sent at the same time. */
const simultaneous = 8;

/**
 * Copies visitors' files from a folder into a bucket. The folder keeps them.
 *
 * @returns How many were copied, and how many are not in the folder.
 */
export async function copyToBucket(
  database: Database,
  folder: string,
  bucket: UploadStorage,
): Promise<{ copied: number; missing: number }> {
  const stored = await database
    .select({ id: uploads.id })
    .from(uploads)
    // Files without a conversation cannot be opened.
    .where(isNotNull(uploads.sessionId));
  const found = stored
    .map(({ id }) => ({ id, file: path.join(folder, id) }))
    .filter(({ file }) => existsSync(file));
  for (let sent = 0; sent < found.length; sent += simultaneous) {
    const some = found.slice(sent, sent + simultaneous);
    await Promise.all(some.map(({ id, file }) => bucket.store(id, file)));
  }
  return { copied: found.length, missing: stored.length - found.length };
}
