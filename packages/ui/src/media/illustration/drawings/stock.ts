import { roundedRectangle, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

const parkedCar = (y: number) =>
  `M164 ${y}v-7a4 4 0 0 1 3-4l9-2 8-8a4 4 0 0 1 3-1h13a4 4 0 0 1 3 1l8 8 8 2a4 4 0 0 1 3 4v7z`;

/**
 * Illustration of the feature "Stock": a speech bubble, and a list of parked cars of which one is
 * marked.
 */
export const stock: Drawing = {
  bodies: `${roundedRectangle(148, 36, 124, 132, 8)}M24 58h72a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H42l-14 14v-14h-4a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z${parkedCar(66)}${parkedCar(109)}`,
  shades: `M148 124h124v36a8 8 0 0 1-8 8H156a8 8 0 0 1-8-8z${parkedCar(152)}`,
  details: `M28 86h8q3-18 7 0t7 0q3-24 7 0t7 0h6M148 80h124${textLines(234, 54, 26, 16)}${textLines(234, 97, 26, 16)}`,
  cord: [[88, 86], [248, 142], 36],
};
