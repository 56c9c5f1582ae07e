/**
 * Encodes the preview pictures and icons as PNG with a palette (PNG 3rd edition, color type 3). For flat
 * drawings this takes a quarter of the size of PNG without a palette.
 */
import { crc32, deflateSync } from "node:zlib";

interface Pixels {
  /** RGBA values, row by row. */
  data: Uint8Array;
  width: number;
  height: number;
}

/** A PNG chunk: length, type, content, and checksum. */
function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** The pixel at a byte offset as one unsigned number of 32 bits: red, green, blue, opacity. */
const colorAt = (data: Uint8Array, at: number) =>
  (((data[at] ?? 0) << 24) |
    ((data[at + 1] ?? 0) << 16) |
    ((data[at + 2] ?? 0) << 8) |
    (data[at + 3] ?? 0)) >>>
  0;

/** Red, green, blue and opacity of a color, 0 to 255. */
const channels = (color: number) =>
  [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255, color & 255] as const;

/** Squared distance of two colors. */
function distance(first: number, second: number): number {
  const [r, g, b, a] = channels(first);
  const [red, green, blue, opacity] = channels(second);
  return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 + (a - opacity) ** 2;
}

/**
 * Encodes an image with its most frequent colors. Each remaining color becomes the nearest of these. Drawings
 * have few colors; the remaining colors are those of anti-aliased edges.
 *
 * @param size Maximum number of colors, at most 256.
 */
export function encodePng({ data, width, height }: Pixels, size = 64): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = colorAt(data, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette: number[] = [];
  // Skips colors that can hardly be distinguished from one in the palette. A squared distance of 150 is about
  // that of two colors that differ by 7 in each of red, green and blue.
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([color]) => color);
  for (const color of byCount) {
    if (palette.length === size) break;
    if (palette.every((chosen) => distance(chosen, color) > 150)) palette.push(color);
  }
  const nearest = new Map(
    byCount.map((color) => {
      let best = 0;
      for (let index = 1; index < palette.length; index += 1)
        if (distance(palette[index] ?? 0, color) < distance(palette[best] ?? 0, color))
          best = index;
      return [color, best];
    }),
  );

  // Each row begins with the filter type 0, which means no filter.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = nearest.get(colorAt(data, (y * width + x) * 4)) ?? 0;

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, color type 3 (palette), and the standard compression, filter and interlace methods.
  header.set([8, 3, 0, 0, 0], 8);
  const opaque = palette.every((color) => (color & 255) === 255);
  return Buffer.concat([
    // The PNG signature.
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((color) => channels(color).slice(0, 3)))),
    ...(opaque ? [] : [chunk("tRNS", Buffer.from(palette.map((color) => color & 255)))]),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
