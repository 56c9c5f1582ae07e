/**
 * Creates the README's two pictures from approved pictures of stories, so that they stay up to date with
 * the kit and the brand. `npm run baselines` calls it at its end.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { colors } from "@larkline/tokens";
import { PNG } from "pngjs";

import { readBaseline } from "../../tests/kit/machinery/node/pictures.ts";
import type { Pixels } from "../../tests/kit/machinery/node/pixels.ts";

/** Size of both pictures, and the layout of the cards in the second one, in pixels. */
const width = 1280;
const height = 880;
const gap = 20;
const radius = 12;
const padding = 20;

const home = "pages-home--default-light-1280";
/** Names of baselines by column, top to bottom. Pictures that are too long for their column are cut off. */
const columns: readonly (readonly string[])[] = [
  [
    "components-button--matrix-light-1280",
    "board-call-window--default-light-1280",
    "chat-tool-call-card--default-light-1280",
    "components-tabs--default-light-1280",
  ],
  [
    "components-switch--matrix-light-1280",
    "patterns-dashboard--default-light-1280",
    "components-toast--three-light-1280",
  ],
  ["marketing-plan-card--default-light-1280", "components-slider--matrix-light-1280"],
];

/** Names of the approved pictures from which the README's are made. */
export const picturesUsed: readonly string[] = [home, ...columns.flat()];

type Rgb = readonly [red: number, green: number, blue: number];

/** Parses "#rrggbb". */
const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** A rectangle in a picture, in pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The share of a pixel that a rectangle with rounded corners covers, 0 to 1 (anti-aliasing). Approximated
 * from the signed distance between the pixel's center and the rectangle's edge.
 */
function coverage(box: Box, cornerRadius: number, x: number, y: number): number {
  const dx = Math.abs(x + 0.5 - box.left - box.width / 2) - box.width / 2 + cornerRadius;
  const dy = Math.abs(y + 0.5 - box.top - box.height / 2) - box.height / 2 + cornerRadius;
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0);
  return Math.min(1, Math.max(0, 0.5 - (outside - cornerRadius)));
}

/** Paints a rectangle with rounded corners. */
function fill({ data }: Pixels, box: Box, cornerRadius: number, color: Rgb): void {
  const bottom = Math.min(height, box.top + box.height);
  for (let y = box.top; y < bottom; y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1) {
      const share = coverage(box, cornerRadius, x, y);
      const offset = (y * width + x) * 4;
      color.forEach((value, channel) => {
        data[offset + channel] = (data[offset + channel] ?? 0) * (1 - share) + value * share;
      });
    }
}

/** Scales a picture down to a width. Each new pixel is the mean of the pixels that it covers. */
function scaled(from: Pixels, to: number): Pixels {
  const ratio = from.width / to;
  const rows = Math.round(from.height / ratio);
  const data = new Uint8Array(to * rows * 4);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < to; x += 1) {
      const sums = [0, 0, 0, 0];
      let weights = 0;
      for (let sourceY = Math.floor(y * ratio); sourceY < (y + 1) * ratio; sourceY += 1)
        for (let sourceX = Math.floor(x * ratio); sourceX < (x + 1) * ratio; sourceX += 1) {
          if (sourceX >= from.width || sourceY >= from.height) continue;
          const weight =
            (Math.min(sourceX + 1, (x + 1) * ratio) - Math.max(sourceX, x * ratio)) *
            (Math.min(sourceY + 1, (y + 1) * ratio) - Math.max(sourceY, y * ratio));
          const offset = (sourceY * from.width + sourceX) * 4;
          sums.forEach((sum, channel) => {
            sums[channel] = sum + weight * (from.data[offset + channel] ?? 0);
          });
          weights += weight;
        }
      data.set(
        sums.map((sum) => Math.round(sum / weights)),
        (y * to + x) * 4,
      );
    }
  return { width: to, height: rows, data };
}

/** Copies a picture onto the canvas, cut off at the canvas' lower edge. */
function place(canvas: Pixels, picture: Pixels, left: number, top: number): void {
  for (let y = 0; y < Math.min(picture.height, height - top); y += 1) {
    const row = picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4);
    canvas.data.set(row, ((top + y) * width + left) * 4);
  }
}

async function readPicture(folder: string, name: string): Promise<Pixels> {
  const picture = await readBaseline(folder, name);
  if (!picture)
    throw new Error(`There is no approved picture ${name}, which the README shows a part of.`);
  return picture;
}

/** The picture of the kit: columns of cards, each with a story. */
async function kitPicture(folder: string): Promise<Pixels> {
  const { page, surface, line } = colors.light.page;
  const canvas: Pixels = { width, height, data: new Uint8Array(width * height * 4).fill(255) };
  fill(canvas, { left: 0, top: 0, width, height }, 0, rgb(surface));
  const column = Math.floor((width - gap * (columns.length + 1)) / columns.length);
  for (const [index, names] of columns.entries()) {
    const left = gap + index * (column + gap);
    let top = gap;
    for (const name of names) {
      const picture = await readPicture(folder, name);
      const availableWidth = column - 2 * padding;
      // Only scaled down, because enlarged letters would be blurred.
      const shown = picture.width > availableWidth ? scaled(picture, availableWidth) : picture;
      const card = { left, top, width: column, height: shown.height + 2 * padding };
      fill(canvas, card, radius, rgb(line));
      const inner = { left: left + 1, top: top + 1, width: column - 2, height: card.height - 2 };
      fill(canvas, inner, radius - 1, rgb(page));
      place(canvas, shown, left + Math.floor((column - shown.width) / 2), top + padding);
      top += card.height + gap;
      if (top >= height) break;
    }
  }
  return canvas;
}

/** The picture of the home page, cut off at `height`. */
async function homePicture(folder: string): Promise<Pixels> {
  const whole = await readPicture(folder, home);
  const rows = Math.min(height, whole.height);
  return { width: whole.width, height: rows, data: whole.data.subarray(0, whole.width * rows * 4) };
}

/** Writes `home.png` and `kit.png` into `to`, from the approved pictures in `folder`. */
export async function writeReadmePictures(folder: string, to: string): Promise<void> {
  const pictures = { home: await homePicture(folder), kit: await kitPicture(folder) };
  for (const [name, pixels] of Object.entries(pictures)) {
    const png = new PNG({ width: pixels.width, height: pixels.height });
    png.data = Buffer.from(pixels.data);
    writeFileSync(join(to, `${name}.png`), PNG.sync.write(png, { colorType: 2, deflateLevel: 9 }));
  }
}
