/**
 * Encodes PNG with a palette (PNG 3rd edition, color type 3), a quarter of the size for flat
 * drawings.
 */
import { crc32, deflateSync } from "node:zlib";

interface Pixels {
  /** RGBA values, row by row. */
  data: Uint8Array;
  width: number;
  height: number;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A color with opacity as one number. */
const colorAt = (data: Uint8Array, at: number) =>
  (((data[at] ?? 0) << 24) |
    ((data[at + 1] ?? 0) << 16) |
    ((data[at + 2] ?? 0) << 8) |
    (data[at + 3] ?? 0)) >>>
  0;

const channels = (color: number) =>
  [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255, color & 255] as const;

function distance(one: number, other: number): number {
  const [r, g, b, a] = channels(one);
  const [red, green, blue, opacity] = channels(other);
  return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 + (a - opacity) ** 2;
}

/**
 * Encodes an image with at most `size` colors: the most frequent ones. Each other color becomes the nearest
 * of these. Drawings have few colors, and between two of them anti-aliased edges.
 */
export function encodePng({ data, width, height }: Pixels, size = 64): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = colorAt(data, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette: number[] = [];
  // Skips colors that look like one already kept.
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a).map(([color]) => color);
  for (const color of byCount) {
    if (palette.length === size) break;
    if (palette.every((kept) => distance(kept, color) > 150)) palette.push(color);
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

  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows[y * (width + 1) + 1 + x] = nearest.get(colorAt(data, (y * width + x) * 4)) ?? 0;

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel.
  header.set([8, 3, 0, 0, 0], 8);
  const opaque = palette.every((color) => (color & 255) === 255);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((color) => channels(color).slice(0, 3)))),
    ...(opaque ? [] : [chunk("tRNS", Buffer.from(palette.map((color) => color & 255)))]),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
