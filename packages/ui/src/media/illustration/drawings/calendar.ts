import { roundedRectangle, disc } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

const days = [150, 177, 204, 231, 258].flatMap((x) =>
  [94, 120, 146].flatMap((y) => (x === 204 && y === 146 ? [] : [disc(x, y, 5)])),
);

/**
 * Illustration of the feature "Appointment scheduling": a speech bubble, and a calendar in which
 * the cord ends in a day.
 */
export const calendar: Drawing = {
  bodies: `${roundedRectangle(132, 44, 144, 124, 8)}M24 66h72a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H42l-14 14v-14h-4a8 8 0 0 1-8-8V74a8 8 0 0 1 8-8z`,
  shades: `M132 74V52a8 8 0 0 1 8-8h128a8 8 0 0 1 8 8v22z`,
  details: `${days.join("")}M168 36v16M240 36v16M28 82h44M28 94h32`,
  cord: [[88, 92], [204, 146], 28],
};
