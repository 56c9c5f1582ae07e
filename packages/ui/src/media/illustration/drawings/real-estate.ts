import { roundedRectangle } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

const windows = [46, 70, 94].flatMap((x) =>
  [48, 74, 100].map((y) => roundedRectangle(x, y, 16, 16, 2)),
);

/** Illustration of the industry "Real Estate": an apartment house, and a key. */
export const realEstate: Drawing = {
  bodies: `${roundedRectangle(34, 36, 88, 132)}M186 60a24 24 0 0 1 23 18h60l7 6-7 6v11h-9V90h-9v16h-11V90h-31a24 24 0 1 1-23-30z`,
  shades: `${windows[4]}${windows[0]}${windows[8]}M60 168v-38a4 4 0 0 1 4-4h28a4 4 0 0 1 4 4v38z`,
  details: [1, 2, 3, 5, 6, 7].map((index) => windows[index]).join(""),
  cord: [[78, 146], [186, 84], 28],
};
