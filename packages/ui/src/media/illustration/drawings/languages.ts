import { roundedRectangle } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the feature "50+ languages": a card with a Latin letter, and a card with a
 * character of another script.
 */
export const languages: Drawing = {
  bodies: roundedRectangle(16, 32, 112, 84, 12),
  shades: roundedRectangle(160, 60, 112, 84, 12),
  details: `M50 88l22-44 22 44M59 72h26M216 72v10M188 84h56M200 84c5 18 18 28 40 36M232 84c-5 18-18 28-40 36`,
  cord: [[72, 116], [216, 144], 28],
};
