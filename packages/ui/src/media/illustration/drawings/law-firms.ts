import { roundedRectangle, paperSheet, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the industry "Law Firms": a courthouse with columns, and a sheet of paper with
 * text.
 */
export const lawFirms: Drawing = {
  bodies: `M18 82l57-38a5 5 0 0 1 6 0l57 38z${roundedRectangle(24, 82, 108, 14, 2)}${roundedRectangle(24, 146, 108, 11, 2)}${roundedRectangle(16, 157, 124, 11, 2)}${paperSheet(180, 48, 84, 120)}`,
  shades: `M34 96h12v50H34zM59 96h12v50H59zM85 96h12v50H85zM110 96h12v50h-12z`,
  details: textLines(194, 86, 56, 56, 40),
  cord: [[78, 68], [222, 140], 26],
};
