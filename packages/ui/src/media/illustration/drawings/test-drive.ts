import { roundedRectangle, disc } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the feature "Test drives": a car key, and a car from the front. The cord ends at
 * one of its headlights.
 */
export const testDrive: Drawing = {
  bodies: `${disc(58, 50, 16)}${disc(58, 50, 8)}${roundedRectangle(28, 66, 60, 102, 16)}M184 102l13-36a8 8 0 0 1 8-6h34a8 8 0 0 1 8 6l13 36${roundedRectangle(168, 102, 108, 50, 12)}M182 152v10a6 6 0 0 0 6 6h6a6 6 0 0 0 6-6v-10M244 152v10a6 6 0 0 0 6 6h6a6 6 0 0 0 6-6v-10`,
  shades: `${roundedRectangle(40, 82, 36, 22, 6)}M196 96l9-23a4 4 0 0 1 4-3h26a4 4 0 0 1 4 3l9 23z`,
  details: `M48 93h20${disc(258, 122, 8)}M210 118h28M210 130h28`,
  cord: [[58, 136], [188, 122], 36],
};
