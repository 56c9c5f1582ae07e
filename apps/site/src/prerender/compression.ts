import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Matches names of text files. Fonts, pictures and media are compressed already. */
const textFile = /\.(?:html|css|js|json|md|svg|txt|vtt|xml|webmanifest)$/;

/**
 * Writes a compressed version beside every text file below `folder`: `.br` for current browsers, `.gz` for
 * all other clients. Both have the strongest compression, because each build compresses only once.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => textFile.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const plain = await readFile(file);
        const [brotliBytes, gzipBytes] = await Promise.all([
          brotli(plain, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: 11,
              [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
            },
          }),
          zip(plain, { level: 9 }),
        ]);
        await Promise.all([
          writeFile(`${file}.br`, brotliBytes),
          writeFile(`${file}.gz`, gzipBytes),
        ]);
      }),
  );
}
