import { box, sheet, writing } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/** A courthouse, and the file that a caller's case goes into. */
export const lawFirms: Drawing = {
  bodies: `M18 82l57-38a5 5 0 0 1 6 0l57 38z${box(24, 82, 108, 14, 2)}${box(24, 146, 108, 11, 2)}${box(16, 157, 124, 11, 2)}${sheet(180, 48, 84, 120)}`,
  shades: `M34 96h12v50H34zM59 96h12v50H59zM85 96h12v50H85zM110 96h12v50h-12z`,
  details: writing(194, 86, 56, 56, 40),
  cord: [[78, 68], [222, 140], 26],
};
