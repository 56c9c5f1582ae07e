import { inflateSync } from "node:zlib";

import { expect, test } from "vitest";

import { encodePng } from "./palette-png.ts";

/** Decodes the output of `encodePng`: one color for each pixel. */
function decode(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  // Skips the signature of 8 bytes. A chunk has 12 bytes besides its content: length, type and checksum.
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const header = chunks.get("IHDR");
  const palette = chunks.get("PLTE");
  const opacity = chunks.get("tRNS");
  const content = chunks.get("IDAT");
  if (!header || !palette || !content) throw new Error("A chunk is missing.");
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(content);
  const pixels = Array.from({ length: width * height }, (_, index) => {
    // Each row begins with one byte for its filter type.
    const paletteIndex = rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)] ?? 0;
    return [
      ...palette.subarray(paletteIndex * 3, paletteIndex * 3 + 3),
      opacity?.[paletteIndex] ?? 255,
    ];
  });
  return { width, height, pixels, colors: palette.length / 3 };
}

const green = [14, 59, 46, 255];
const cream = [244, 241, 228, 255];
const clear = [0, 0, 0, 0];

test("a few colors are encoded exactly, with their opacity", () => {
  const pixels = [green, cream, clear, cream, green, clear];
  const decoded = decode(encodePng({ data: Uint8Array.from(pixels.flat()), width: 3, height: 2 }));
  expect(decoded).toMatchObject({ width: 3, height: 2, pixels });
});

test("rare colors become the nearest of the frequent ones", () => {
  // Different enough from green to get an own color in a larger palette.
  const lightGreen = [34, 79, 66, 255];
  const pixels = [green, green, cream, cream, lightGreen];
  const encoded = (size: number) =>
    decode(encodePng({ data: Uint8Array.from(pixels.flat()), width: 5, height: 1 }, size));
  expect(encoded(3).pixels.at(-1)).toEqual(lightGreen);
  expect(encoded(2).colors).toBe(2);
  expect(encoded(2).pixels.at(-1)).toEqual(green);
});
