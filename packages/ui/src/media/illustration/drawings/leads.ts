import { roundedRectangle, disc, paperSheet, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the feature "Leads put through": a list of callers with one entry marked, and the person
 * to whom the marked caller is put through.
 */
export const leads: Drawing = {
  bodies: `${paperSheet(20, 32, 112, 136)}${disc(222, 78, 22)}M174 168v-14a48 40 0 0 1 96 0v14z`,
  shades: roundedRectangle(28, 122, 96, 34),
  details: `M34 46h48${textLines(34, 66, 44, 30)}${textLines(34, 98, 36, 46)}${textLines(38, 133, 38, 26)}M207 117l15 11 15-11`,
  jacks: [
    [108, 72],
    [108, 104],
  ],
  cord: [[108, 139], [222, 144], 30],
};
