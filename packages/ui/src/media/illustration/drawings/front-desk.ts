import { roundedRectangle, disc, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the feature "The front desk": a telephone, an open appointment book, and a clock
 * above it.
 */
export const frontDesk: Drawing = {
  bodies: `M22 168l7-38a6 6 0 0 1 6-5h66a6 6 0 0 1 6 5l7 38zM30 96h76a14 14 0 0 1 14 14v6a4 4 0 0 1-4 4H96a4 4 0 0 1-4-4v-2H44v2a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4v-6a14 14 0 0 1 14-14z${roundedRectangle(160, 88, 112, 80, 6)}${disc(216, 46, 26)}`,
  shades: `M202 88h14v36l-7-6-7 6z`,
  details: `M56 115v10M80 115v10M216 124v44${textLines(172, 106, 22, 18, 22)}${textLines(172, 142, 32, 24)}M228 106h32M228 154h26M216 46V29M216 46l11 8`,
  cord: [[68, 148], [244, 130], 28],
};
