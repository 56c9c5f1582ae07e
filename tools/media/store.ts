import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import type { MediaFile } from "../../packages/content/src/calls/media-file.ts";

/**
 * Writes the folder of media files that the site serves (apps/site/public/media), and removes files that are
 * no longer made. File names contain a hash of the content.
 */
export class Store {
  readonly #folder: string;
  readonly #addedNames = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Moves a finished file into the folder.
   *
   * @param id Start of the file's name.
   * @param ending End of the file's name, such as "webm".
   * @param type Media type of the file.
   * @param file Path of the finished file.
   */
  async add(id: string, ending: string, type: string, file: string): Promise<MediaFile> {
    await mkdir(this.#folder, { recursive: true });
    const hash = createHash("sha256")
      .update(await readFile(file))
      .digest("hex")
      .slice(0, 8);
    const name = `${id}.${hash}.${ending}`;
    const { size } = await stat(file);
    await rename(file, join(this.#folder, name));
    this.#addedNames.add(name);
    return { path: `/media/${name}`, type, bytes: size };
  }

  /** Removes all files that were not added in this run. */
  async removeOthers(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (!this.#addedNames.has(name)) await rm(join(this.#folder, name));
    }
  }
}
