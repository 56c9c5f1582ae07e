import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Matches names of text files. Fonts, pictures and media are compressed already. */
const textFile = /\.(?:html|css|js|json|md|svg|txt|vtt|xml|webmanifest)$/;

/**
 * Brotli's parameters, besides the highest quality: for small files, a smaller window or other distance codes,
 * such as those of the font mode, are often better by up to 1 %. Which ones are best differs from file to file.
 */
const variants = [
  {},
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 16 },
  { [constants.BROTLI_PARAM_LGWIN]: 15 },
];

/** The shortest result of all variants. */
async function compress(plain: Buffer): Promise<Buffer> {
  const results = await Promise.all(
    variants.map((variant) =>
      brotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          ...variant,
        },
      }),
    ),
  );
  return results.reduce((best, each) => (each.length < best.length ? each : best));
}

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
          compress(plain),
          zip(plain, { level: 9 }),
        ]);
        await Promise.all([
          writeFile(`${file}.br`, brotliBytes),
          writeFile(`${file}.gz`, gzipBytes),
        ]);
      }),
  );
}
