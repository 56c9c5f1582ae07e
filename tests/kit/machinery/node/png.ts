/** The least of PNG that pictures need: what Chromium writes. */
import { inflateSync } from "node:zlib";

import type { Pixels } from "./pixels.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const paeth = (left: number, above: number, corner: number) => {
  const guess = left + above - corner;
  const toLeft = Math.abs(guess - left);
  const toAbove = Math.abs(guess - above);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
};

/** Takes back the five row filters (PNG 1.2, section 6). */
function unfilter(raw: Uint8Array, rowBytes: number, height: number, step: number) {
  const rows = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (rowBytes + 1)];
    const from = y * (rowBytes + 1) + 1;
    const to = y * rowBytes;
    for (let x = 0; x < rowBytes; x += 1) {
      const left = x >= step ? (rows[to + x - step] ?? 0) : 0;
      const above = y > 0 ? (rows[to + x - rowBytes] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (rows[to + x - rowBytes - step] ?? 0) : 0;
      const value = raw[from + x] ?? 0;
      if (filter === 0) rows[to + x] = value;
      else if (filter === 1) rows[to + x] = value + left;
      else if (filter === 2) rows[to + x] = value + above;
      else if (filter === 3) rows[to + x] = value + ((left + above) >> 1);
      else rows[to + x] = value + paeth(left, above, corner);
    }
  }
  return rows;
}

/** Reads an 8-bit PNG without interlacing: true color, true color with alpha, or a palette. */
export function decodePng(file: Buffer): Pixels {
  if (!file.subarray(0, 8).equals(signature)) throw new Error("Not a PNG.");
  let offset = 8;
  let width = 0;
  let height = 0;
  let colorType = 0;
  let palette: Uint8Array = new Uint8Array();
  const compressed: Buffer[] = [];
  while (offset < file.length) {
    const length = file.readUInt32BE(offset);
    const type = file.toString("latin1", offset + 4, offset + 8);
    const body = file.subarray(offset + 8, offset + 8 + length);
    if (type === "IHDR") {
      width = body.readUInt32BE(0);
      height = body.readUInt32BE(4);
      colorType = body.readUInt8(9);
      if (body.readUInt8(8) !== 8 || body.readUInt8(12) !== 0) {
        throw new Error("Only 8-bit PNGs without interlacing are read here.");
      }
    } else if (type === "PLTE") palette = body;
    else if (type === "IDAT") compressed.push(body);
    offset += length + 12;
  }
  const channels = { 2: 3, 3: 1, 6: 4 }[colorType];
  if (channels === undefined) throw new Error(`PNG color type ${colorType} is not read here.`);
  const rows = unfilter(inflateSync(Buffer.concat(compressed)), width * channels, height, channels);
  if (channels === 4) return { width, height, data: rows };
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [source, at] = channels === 1 ? [palette, (rows[pixel] ?? 0) * 3] : [rows, pixel * 3];
    data[pixel * 4] = source[at] ?? 0;
    data[pixel * 4 + 1] = source[at + 1] ?? 0;
    data[pixel * 4 + 2] = source[at + 2] ?? 0;
    data[pixel * 4 + 3] = 255;
  }
  return { width, height, data };
}
