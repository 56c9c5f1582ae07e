import { roundedRectangle, paperSheet, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/** Illustration of the industry "Mortgage": a signed contract, and a house. */
export const mortgage: Drawing = {
  bodies: `${paperSheet(28, 48, 92, 120)}M160 96l52-42a6 6 0 0 1 8 0l52 42v10H160zM170 106h92v62h-92z`,
  shades: `M206 168v-28a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v28zM160 96l52-42a6 6 0 0 1 8 0l52 42v10H160z`,
  details: `${textLines(42, 74, 36)}${textLines(42, 86, 64, 64)}M42 148c8-16 11-14 9-4s5 8 9-2 7-3 6 2 4 5 10 0${roundedRectangle(180, 118, 16, 20, 2)}${roundedRectangle(236, 118, 16, 20, 2)}`,
  cord: [[98, 132], [216, 84], 36],
};
