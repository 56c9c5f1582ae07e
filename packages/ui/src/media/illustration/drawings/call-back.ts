import { box, disc, sheet, writing } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/** A form just sent, and the minute in which it is called back. */
export const callBack: Drawing = {
  bodies: `${sheet(24, 44, 96, 124)}${disc(216, 104, 58)}${disc(216, 104, 46)}`,
  shades: `M216 104V58a46 46 0 0 1 40 23z${box(68, 134, 40, 20, 10)}`,
  details: `${writing(38, 70, 36)}${box(38, 82, 68, 14, 3)}${box(38, 106, 68, 14, 3)}M216 58v6M262 104h-6M216 150v-6M170 104h6`,
  cord: [[88, 144], [216, 104], 36],
};
