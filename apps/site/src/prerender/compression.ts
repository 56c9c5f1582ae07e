import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Extensions of text files. Fonts (woff2) are compressed already. */
const text = /\.(?:html|css|js|json|md|svg|txt|vtt|xml|webmanifest)$/;

/** Writes a `.br` (quality 11) and a `.gz` beside every text file below `folder`. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => text.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const plain = await readFile(file);
        const [small, compatible] = await Promise.all([
          brotli(plain, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            },
          }),
          zip(plain, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
      }),
  );
}
