import { roundedRectangle, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the feature "CRM integration": a card with the waveform of a call, and the
 * contact's record in a card file.
 */
export const crm: Drawing = {
  bodies: `M180 60V52a8 8 0 0 1 8-8h80a8 8 0 0 1 8 8v96a8 8 0 0 1-8 8h-4${roundedRectangle(160, 60, 104, 108, 8)}${roundedRectangle(16, 56, 104, 88, 8)}`,
  shades: `M160 78V68a8 8 0 0 1 8-8h88a8 8 0 0 1 8 8v10z`,
  details: `M28 82h8q3-16 6 0t6 0q3-24 6 0t6 0q3-12 6 0t6 0h8q3-20 6 0t6 0h8${textLines(28, 108, 40, 28, 36)}${textLines(212, 98, 38, 26)}M212 134h38M212 146h38`,
  cord: [[98, 120], [188, 104], 38],
};
