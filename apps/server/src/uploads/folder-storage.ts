import { open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";

import { errorCode } from "../errors/error-code.ts";
import { makeFolder } from "../folders/make-folder.ts";
import type { UploadStorage } from "./storage.ts";

/** Stores files in a folder. */
export class FolderStorage implements UploadStorage {
  readonly description: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.description = folder;
  }

  async store(id: string, file: string): Promise<void> {
    await makeFolder(this.#folder);
    // The incoming file is on the same disk, so renaming is atomic.
    await rename(file, this.#at(id));
  }

  async open(id: string): Promise<Readable | undefined> {
    try {
      return (await open(this.#at(id))).createReadStream();
    } catch (error) {
      if (errorCode(error) === "ENOENT") return undefined;
      throw error;
    }
  }

  remove(id: string): Promise<void> {
    return rm(this.#at(id), { force: true });
  }

  #at(id: string): string {
    return path.join(this.#folder, id);
  }
}
