import { roundedRectangle, disc, paperSheet, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the feature "Calling back": a form that was sent, and a clock. The shaded part of the
 * clock is the time until the sender is called back.
 */
export const callBack: Drawing = {
  bodies: `${paperSheet(24, 44, 96, 124)}${disc(216, 104, 58)}${disc(216, 104, 46)}`,
  shades: `M216 104V58a46 46 0 0 1 40 23z${roundedRectangle(68, 134, 40, 20, 10)}`,
  details: `${textLines(38, 70, 36)}${roundedRectangle(38, 82, 68, 14, 3)}${roundedRectangle(38, 106, 68, 14, 3)}M216 58v6M262 104h-6M216 150v-6M170 104h6`,
  cord: [[88, 144], [216, 104], 36],
};
