import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import type { MediaFile } from "../../packages/content/src/calls/media-file.ts";

/** Puts finished files where the site serves them, under names that change with their content. */
export class Store {
  readonly #folder: string;
  readonly #kept = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param file Taken from where it was made. */
  async add(id: string, ending: string, type: string, file: string): Promise<MediaFile> {
    await mkdir(this.#folder, { recursive: true });
    const hash = createHash("sha256")
      .update(await readFile(file))
      .digest("hex")
      .slice(0, 8);
    const name = `${id}.${hash}.${ending}`;
    const { size } = await stat(file);
    await rename(file, join(this.#folder, name));
    this.#kept.add(name);
    return { path: `/media/${name}`, type, bytes: size };
  }

  /** Removes what a run before has left and this one has not made. */
  async tidy(): Promise<void> {
    for (const name of await readdir(this.#folder)) {
      if (!this.#kept.has(name)) await rm(join(this.#folder, name));
    }
  }
}
