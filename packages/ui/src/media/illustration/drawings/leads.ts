import { box, disc, sheet, writing } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/** A list called from its top to its end, and the one who means it, put through to a person. */
export const leads: Drawing = {
  bodies: `${sheet(20, 32, 112, 136)}${disc(222, 78, 22)}M174 168v-14a48 40 0 0 1 96 0v14z`,
  shades: box(28, 122, 96, 34),
  details: `M34 46h48${writing(34, 66, 44, 30)}${writing(34, 98, 36, 46)}${writing(38, 133, 38, 26)}M207 117l15 11 15-11`,
  jacks: [
    [108, 72],
    [108, 104],
  ],
  cord: [[108, 139], [222, 144], 30],
};
