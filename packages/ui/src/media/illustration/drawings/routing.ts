import { roundedRectangle, disc } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the feature "Call routing": a caller's card and three desks. A cord leads from the card to
 * one desk, and thin lines lead to the others.
 */
export const routing: Drawing = {
  bodies: `${roundedRectangle(14, 82, 92, 44)}${roundedRectangle(176, 32, 98, 40)}${roundedRectangle(176, 80, 98, 40)}${roundedRectangle(176, 128, 98, 40)}`,
  shades: disc(30, 104, 6),
  details: `M44 98h20M44 110h14M218 47h42M218 57h26M218 95h30M218 105h42M218 143h42M218 153h30M86 104C124 130 164 96 196 52M86 104C120 142 164 138 196 100`,
  jacks: [
    [196, 52],
    [196, 100],
  ],
  cord: [[86, 104], [196, 148], 26],
};
