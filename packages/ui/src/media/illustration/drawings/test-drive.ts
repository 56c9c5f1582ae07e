import { roundedRectangle, disc } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the feature "Test drives": a car key, and a car from the front. The cord ends at
 * its license plate, so that both headlights are visible.
 */
export const testDrive: Drawing = {
  bodies: `${disc(58, 50, 16)}${disc(58, 50, 8)}${roundedRectangle(28, 66, 60, 102, 16)}M180 106l13-38a9 9 0 0 1 9-6h40a9 9 0 0 1 9 6l13 38${roundedRectangle(163, 90, 17, 12, 5)}${roundedRectangle(264, 90, 17, 12, 5)}M168 126a20 20 0 0 1 20-20h68a20 20 0 0 1 20 20v28a4 4 0 0 1-4 4H172a4 4 0 0 1-4-4z${disc(188, 124, 9)}${disc(256, 124, 9)}`,
  shades: `${roundedRectangle(40, 82, 36, 22, 6)}M190 106l10-29a5 5 0 0 1 5-3h34a5 5 0 0 1 5 3l10 29z${roundedRectangle(174, 158, 28, 10, 3)}${roundedRectangle(242, 158, 28, 10, 3)}`,
  details: `M48 93h20M206 118h32M206 126h32${disc(188, 124, 4)}${disc(256, 124, 4)}M168 142h30M246 142h30${roundedRectangle(198, 134, 48, 18, 3)}`,
  cord: [[58, 136], [222, 143], 34],
};
