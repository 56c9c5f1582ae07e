/** Measures the size of built files independently of the hashes in the names of scripts and stylesheets. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

import type { Manifest } from "vite";

const compress = promisify(brotliCompress);

/** Matches the path of a script or stylesheet in a build. Its name is only a hash of its content. */
const hashedFile = /^assets\/([\w-]+)\.(?:js|css)$/;

/**
 * Returns a function that measures the files of a build, compressed with brotli as the server sends them.
 *
 * Documents and scripts contain the names of the scripts that they load. A change of one script changes its name,
 * and hashes compress by chance better or worse: the sum of 20 scripts varies by 80 bytes. Therefore each name is
 * replaced before compression by a hash of the chunk's name, which stays the same.
 *
 * @param client The build's folder `client`.
 * @returns Function that returns the size in bytes of a file, given by its path in `client`.
 */
export function createMeasure(
  client: string,
  manifest: Manifest,
): (file: string) => Promise<number> {
  const names = new Map<string, string>();
  for (const [key, { file, name, css = [] }] of Object.entries(manifest))
    for (const path of [file, ...css]) {
      const hash = hashedFile.exec(path)?.[1];
      // The key of a shared chunk is its file's name, and the key of any other chunk is its source's path.
      const chunk = key.startsWith("_") ? name : key;
      const stable = createHash("sha256").update(`${chunk}`).digest("base64url");
      if (hash !== undefined) names.set(hash, stable.slice(0, hash.length));
    }
  const anyName = new RegExp([...names.keys()].join("|"), "g");
  const sizes = new Map<string, Promise<number>>();

  async function measure(file: string): Promise<number> {
    const text = await readFile(join(client, file), "utf8");
    const renamed = text.replaceAll(anyName, (name) => names.get(name) ?? name);
    return (await compress(renamed)).length;
  }

  return async (file) => {
    const size = sizes.get(file) ?? measure(file);
    sizes.set(file, size);
    return await size;
  };
}
