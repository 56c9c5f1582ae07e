import { roundedRectangle, car, carWindows } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/** Illustration of the industry "Automotive": a car, joined to a charging post by a cord. */
export const automotive: Drawing = {
  bodies: `${roundedRectangle(34, 52, 52, 116, 8)}${car(124, 152)}`,
  shades: `${roundedRectangle(44, 62, 32, 22)}${carWindows(124, 152)}`,
  details: `M210 124v26M220 128h10M50 73h20`,
  jacks: [
    [172, 158],
    [248, 158],
  ],
  cord: [[60, 112], [142, 134], 36],
};
