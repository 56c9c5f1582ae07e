import { roundedRectangle, disc, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the industry "SaaS & Software": a browser window, and a rack with three servers.
 */
export const saas: Drawing = {
  bodies: `${roundedRectangle(16, 44, 124, 108, 8)}${roundedRectangle(172, 44, 100, 36)}${roundedRectangle(172, 88, 100, 36)}${roundedRectangle(172, 132, 100, 36)}`,
  shades: `M16 62V52a8 8 0 0 1 8-8h108a8 8 0 0 1 8 8v10z`,
  details: `${disc(28, 53, 2.5)}${disc(38, 53, 2.5)}${disc(48, 53, 2.5)}M56 62v90${textLines(26, 78, 20, 20, 14)}${textLines(68, 78, 58, 44)}${roundedRectangle(68, 118, 30, 18)}M216 58h40M216 66h24M216 102h40M216 110h24M216 146h40M216 154h24`,
  jacks: [
    [192, 62],
    [192, 106],
  ],
  cord: [[120, 126], [192, 150], 28],
};
