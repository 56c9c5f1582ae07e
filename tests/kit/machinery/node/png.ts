/** The least of PNG that pictures need: decode what Chromium writes, encode it smaller. */
import { crc32, deflateSync, inflateSync } from "node:zlib";

/** Pixels, row by row, four bytes each (red, green, blue, alpha). */
export type Pixels = { width: number; height: number; data: Uint8Array };

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

function chunk(type: string, body: Uint8Array) {
  const buffer = Buffer.alloc(body.length + 12);
  buffer.writeUInt32BE(body.length, 0);
  buffer.write(type, 4, "latin1");
  buffer.set(body, 8);
  buffer.writeUInt32BE(crc32(buffer.subarray(4, body.length + 8)), body.length + 8);
  return buffer;
}

/** One byte a pixel where 256 colors are enough, which is so for most pictures of an interface. */
function toPalette({ width, height, data }: Pixels) {
  const indexes = new Map<number, number>();
  const pixels = new Uint8Array(width * height);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const at = pixel * 4;
    const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
    let index = indexes.get(color);
    if (index === undefined) {
      if (indexes.size === 256) return undefined;
      index = indexes.size;
      indexes.set(color, index);
    }
    pixels[pixel] = index;
  }
  const palette = new Uint8Array(indexes.size * 3);
  for (const [color, index] of indexes) {
    palette.set([color >> 16, (color >> 8) & 255, color & 255], index * 3);
  }
  return { palette, pixels };
}

/** Writes opaque pixels without loss: a palette where it suffices, else true color. */
export function encodePng(picture: Pixels): Buffer {
  const { width, height, data } = picture;
  const indexed = toPalette(picture);
  const channels = indexed ? 1 : 3;
  const rowBytes = width * channels;
  const raw = new Uint8Array((rowBytes + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const to = y * (rowBytes + 1) + 1;
    if (indexed) {
      raw.set(indexed.pixels.subarray(y * width, (y + 1) * width), to);
      continue;
    }
    // "Up" suits flat grounds and text; it costs one pass and no search.
    raw[to - 1] = 2;
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const here = data[(y * width + x) * 4 + channel] ?? 0;
        const above = y > 0 ? (data[((y - 1) * width + x) * 4 + channel] ?? 0) : 0;
        raw[to + x * 3 + channel] = here - above;
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, indexed ? 3 : 2, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    ...(indexed ? [chunk("PLTE", indexed.palette)] : []),
    chunk("IDAT", deflateSync(raw, { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** What differs between two pictures: nothing, or how many pixels and a picture that shows where. */
export function comparePixels(
  expected: Pixels,
  actual: Pixels,
): { same: true } | { same: false; reason: string; diff: Pixels } {
  if (expected.width === actual.width && expected.height === actual.height) {
    if (Buffer.compare(expected.data, actual.data) === 0) return { same: true };
  }
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const diff = { width, height, data: new Uint8Array(width * height * 4).fill(255) };
  let count = 0;
  let first: { x: number; y: number } | undefined;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const before = pixelAt(expected, x, y);
      const now = pixelAt(actual, x, y);
      if (before === now) {
        // The unchanged rest, faint, so that the place is recognized.
        for (let channel = 0; channel < 3; channel += 1) {
          diff.data[at + channel] = 200 + ((now >> (16 - channel * 8)) & 255) * 0.2;
        }
        continue;
      }
      count += 1;
      first ??= { x, y };
      diff.data.set([220, 0, 60, 255], at);
    }
  }
  const size =
    expected.width === actual.width && expected.height === actual.height
      ? ""
      : `; it was ${expected.width} × ${expected.height} px and is ${actual.width} × ${actual.height} px`;
  const where = first ? `, the first at ${first.x}, ${first.y}` : "";
  return {
    same: false,
    reason: `${count === 1 ? "1 pixel differs" : `${count} pixels differ`}${where}${size}`,
    diff,
  };
}

const pixelAt = ({ width, height, data }: Pixels, x: number, y: number) => {
  if (x >= width || y >= height) return -1;
  const at = (y * width + x) * 4;
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
};
