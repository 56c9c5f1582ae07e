import { roundedRectangle } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

const bar = (x: number, height: number) =>
  `M${x} 144v-${height - 2}a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v${height - 2}z`;

/** Illustration of the feature "Analytics": a card with the waveform of a call, and a bar chart. */
export const analytics: Drawing = {
  bodies: `${roundedRectangle(16, 56, 112, 60, 8)}${roundedRectangle(152, 40, 120, 128, 8)}${bar(180, 26)}${bar(200, 44)}${bar(220, 36)}${bar(240, 62)}`,
  shades: bar(240, 62),
  details: `M28 86h10q4-18 8 0t8 0q4-30 8 0t8 0q4-40 8 0t8 0q4-14 8 0t8 0h10M168 144h92M168 58h36M168 68h22`,
  cord: [[72, 116], [152, 132], 32],
};
