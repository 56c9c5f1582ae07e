/** Measures the size of built scripts independently of the hashes in their names. */
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const compress = promisify(brotliCompress);

/** Number of sets of names that are tried. The size of a script is the mean of its sizes with each set. */
const numberOfSets = 4;

/** Matches the name of a script or stylesheet in the folder `assets`: seven characters of a hash. */
const hashedName = /(?<![\w-])[\w-]{7}(?=\.(?:js|css)\b)/g;

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 7);

/**
 * Reads the scripts of a build, and returns a function that measures some of them.
 *
 * Scripts import each other by names with a hash of their content. A change of one script changes its name in
 * all scripts that import it, and hashes compress by chance better or worse: the sum of 20 scripts varies by
 * 80 bytes. Therefore the names are replaced before compression by hashes of the content without names, so
 * that the size of a script depends on that script only.
 *
 * @param client The build's folder `client`.
 * @returns Function that returns the size in bytes, compressed with brotli, of the scripts at the given paths
 *   in `client`.
 */
export async function measureScripts(
  client: string,
): Promise<(files: Iterable<string>) => Promise<number>> {
  const assets = await readdir(join(client, "assets"));
  const contents = new Map<string, string>();
  for (const file of assets.filter((name) => /\.(?:js|css)$/.test(name)))
    contents.set(file.replace(/\.\w+$/, ""), await readFile(join(client, "assets", file), "utf8"));
  const identities = new Map(
    [...contents].map(([name, text]) => [name, hashOf(text.replaceAll(hashedName, ""))]),
  );
  const sizes = new Map<string, Promise<number>>();

  async function measure(file: string): Promise<number> {
    const text = await readFile(join(client, file), "utf8");
    let bytes = 0;
    for (let set = 0; set < numberOfSets; set++) {
      const renamed = text.replaceAll(hashedName, (name) => {
        const identity = identities.get(name);
        return identity === undefined ? name : hashOf(`${set} ${identity}`);
      });
      bytes += (await compress(renamed)).length;
    }
    return bytes / numberOfSets;
  }

  return async (files) => {
    let sum = 0;
    for (const file of files) {
      const size = sizes.get(file) ?? measure(file);
      sizes.set(file, size);
      sum += await size;
    }
    return sum;
  };
}
