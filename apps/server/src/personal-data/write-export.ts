import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";

import type { UploadStorage } from "../uploads/storage.ts";
import type { StoredData } from "./stored-data.ts";

/**
 * Writes an export into a new folder that only its owner may read: `person.json`, and the content of the files
 * in `files`, named by their ids. Written beside its final place, so that an interruption leaves no partial export.
 *
 * @returns The ids of files whose content is missing in the storage.
 */
export async function writeExport(
  folder: string,
  data: StoredData,
  storage: Pick<UploadStorage, "open">,
): Promise<string[]> {
  // `mkdtemp` makes it readable for its owner only.
  const draft = await mkdtemp(`${path.resolve(folder)}.`);
  try {
    const missing: string[] = [];
    await mkdir(path.join(draft, "files"));
    for (const { id, name } of data.files) {
      const content = await storage.open(id);
      // The extension fits the content: uploads/file-name.ts.
      const file = path.join(draft, "files", `${id}${path.extname(name)}`);
      if (content === undefined) missing.push(id);
      else await pipeline(content, createWriteStream(file));
    }
    await writeFile(path.join(draft, "person.json"), `${JSON.stringify(data, null, 2)}\n`);
    await rename(draft, folder);
    return missing;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
