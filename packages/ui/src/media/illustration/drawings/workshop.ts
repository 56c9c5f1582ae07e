import { box, car, carWindows, writing } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/** The workshop's plan, and the car on its lift. */
export const workshop: Drawing = {
  bodies: `${box(16, 52, 76, 116, 6)}${car(120, 100)}${box(136, 117, 120, 8, 4)}M188 125v35h-20a4 4 0 0 0-4 4v4h64v-4a4 4 0 0 0-4-4h-20v-35`,
  shades: `${box(38, 44, 32, 16, 4)}${carWindows(120, 100)}`,
  details: `${writing(28, 78, 44, 30, 40, 24)}M206 72v26M216 76h10`,
  jacks: [
    [168, 106],
    [244, 106],
  ],
  cord: [[66, 140], [138, 84], 34],
};
