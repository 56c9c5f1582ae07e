import { roundedRectangle, car, carWindows, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the feature "The workshop’s plan": a clipboard with appointments, and a car on a
 * lift.
 */
export const workshop: Drawing = {
  bodies: `${roundedRectangle(16, 52, 76, 116, 6)}${car(120, 100)}${roundedRectangle(136, 117, 120, 8, 4)}M188 125v35h-20a4 4 0 0 0-4 4v4h64v-4a4 4 0 0 0-4-4h-20v-35`,
  shades: `${roundedRectangle(38, 44, 32, 16, 4)}${carWindows(120, 100)}`,
  details: `${textLines(28, 78, 44, 30, 40, 24)}M206 72v26M216 76h10`,
  jacks: [
    [168, 106],
    [244, 106],
  ],
  cord: [[66, 140], [138, 84], 34],
};
