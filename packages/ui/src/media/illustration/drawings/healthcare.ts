import { roundedRectangle } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/** Illustration of the industry "Healthcare": a doctor's bag, and a monitor with a heartbeat. */
export const healthcare: Drawing = {
  bodies: `M58 84V72a10 10 0 0 1 10-10h20a10 10 0 0 1 10 10v12h-8V74a4 4 0 0 0-4-4H70a4 4 0 0 0-4 4v10z${roundedRectangle(20, 84, 116, 84, 10)}${roundedRectangle(168, 44, 96, 124, 8)}`,
  shades: `M46 108h14v13h13v14H60v13H46v-13H33v-14h13z${roundedRectangle(178, 54, 76, 54)}`,
  details: `M184 84h14l7-16 12 30 8-14h24M20 98h116`,
  jacks: [
    [216, 138],
    [242, 138],
  ],
  cord: [[108, 130], [190, 138], 38],
};
