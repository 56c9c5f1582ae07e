/**
 * A picture kept as what differs from another one in other colors: the dark theme draws what the light
 * one draws. The file is a WebP that shows the pixels whose color the light picture does not tell, with
 * a chunk of its own (RIFF; readers skip what they do not know) that names the others' colors. It takes
 * about a quarter of the whole picture.
 */
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

import type { Pixels } from "./pixels.ts";
import { decodeWebp, encodeWebp } from "./webp.ts";
import type { Effort } from "./webp.ts";

/** Name of the chunk: for each color of the light picture, in order of appearance, the one here. */
const chunkName = "LKRC";

const words = ({ data, width, height }: Pixels) =>
  new Uint32Array(data.buffer, data.byteOffset, width * height);

/** For each color of the first picture the color that most of its pixels have in the second. */
function colorMap(from: Uint32Array, to: Uint32Array): Map<number, number> {
  const counts = new Map<number, Map<number, number>>();
  for (const [index, color] of from.entries()) {
    let targets = counts.get(color);
    if (!targets) counts.set(color, (targets = new Map()));
    const target = to[index] ?? 0;
    targets.set(target, (targets.get(target) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([color, targets]) => {
      let best: [target: number, count: number] = [0, 0];
      for (const entry of targets) if (entry[1] > best[1]) best = entry;
      return [color, best[0]];
    }),
  );
}

function chunk(name: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** The chunks of a WebP, by name. */
function chunksOf(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  let at = 12;
  while (at + 8 <= file.length) {
    const length = file.readUInt32LE(at + 4);
    chunks.set(file.toString("latin1", at, at + 4), file.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** The extended form of a lossless WebP, which may hold other chunks. */
function extended(picture: Buffer, { width, height }: Pixels, more: Buffer): Buffer {
  const lossless = chunksOf(picture).get("VP8L");
  if (!lossless) throw new Error("The encoder wrote no lossless picture.");
  const features = Buffer.alloc(10);
  const withAlpha = 0x10;
  features.writeUInt8(withAlpha, 0);
  features.writeUIntLE(width - 1, 4, 3);
  features.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    chunk("VP8X", features),
    chunk("VP8L", lossless),
    chunk(chunkName, more),
  ]);
  return chunk("RIFF", body);
}

/** Writes a picture beside the one it is a recoloring of; whole where that is shorter. */
export async function encodeRecolored(
  picture: Pixels,
  light: Pixels | undefined,
  effort: Effort,
): Promise<Buffer> {
  const whole = await encodeWebp(picture, effort);
  if (!light || light.width !== picture.width || light.height !== picture.height) return whole;
  const from = words(light);
  const to = words(picture);
  const map = colorMap(from, to);
  // Transparent where the map tells the color.
  const rest = to.map((color, index) => (map.get(from[index] ?? 0) === color ? 0 : color));
  const shown = { ...picture, data: new Uint8Array(rest.buffer) };
  const colors = brotliCompressSync(new Uint8Array(Uint32Array.from(map.values()).buffer));
  const parts = extended(await encodeWebp(shown, effort), picture, colors);
  return parts.length < whole.length ? parts : whole;
}

/** Reads what `encodeRecolored` wrote, beside the same picture. */
export async function decodeRecolored(file: Buffer, light: Pixels | undefined): Promise<Pixels> {
  const shown = await decodeWebp(file);
  const colors = chunksOf(file).get(chunkName);
  if (!colors) return shown;
  if (!light || light.width !== shown.width || light.height !== shown.height) return shown;
  const targets = new Uint32Array(new Uint8Array(brotliDecompressSync(colors)).buffer);
  const map = new Map<number, number>();
  const from = words(light);
  const rest = words(shown);
  const pixels = from.map((color, index) => {
    let target = map.get(color);
    if (target === undefined) map.set(color, (target = targets[map.size] ?? 0));
    return rest[index] || target;
  });
  return { ...shown, data: new Uint8Array(pixels.buffer) };
}
