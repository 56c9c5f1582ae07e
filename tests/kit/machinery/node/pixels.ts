/** Compares decoded pictures pixel by pixel. */

/** Pixels, row by row, four bytes each (red, green, blue, alpha). */
export type Pixels = { width: number; height: number; data: Uint8Array };

/**
 * Compares two pictures, which may have different sizes. If they differ, returns the number of different
 * pixels, and a picture in which these are red and all others faint.
 */
export function comparePixels(
  expected: Pixels,
  actual: Pixels,
): { same: true } | { same: false; reason: string; pixels: number; diff: Pixels } {
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
        // 200 plus a fifth of the color: almost white, but still recognizable.
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
    pixels: count,
    diff,
  };
}

/**
 * A pixel's color as a number, 0xRRGGBB, without alpha, because screenshots are opaque; -1 outside the
 * picture.
 */
const pixelAt = ({ width, height, data }: Pixels, x: number, y: number) => {
  if (x >= width || y >= height) return -1;
  const at = (y * width + x) * 4;
  return ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
};
