import { roundedRectangle, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/** Illustration of the industry "E-commerce": a shop with an awning, and a parcel. */
export const ecommerce: Drawing = {
  bodies: `M30 88v80h96V88M34 44h88l14 30a14.5 14.5 0 0 1-29 0a14.5 14.5 0 0 1-29 0a14.5 14.5 0 0 1-29 0a14.5 14.5 0 0 1-29 0z${roundedRectangle(172, 84, 96, 84)}`,
  shades: `M56 44h22v30a14.5 14.5 0 0 1-29 0zM100 44h22l14 30a14.5 14.5 0 0 1-29 0zM208 84h24v26l-6-5-6 5-6-5-6 5z`,
  details: `${roundedRectangle(40, 104, 38, 38)}M86 168v-60a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v60M78 44v30M20 74h116${textLines(226, 142, 30, 20)}`,
  cord: [[103, 134], [196, 142], 36],
};
