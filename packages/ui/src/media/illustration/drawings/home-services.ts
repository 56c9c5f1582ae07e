import { roundedRectangle } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the industry "Home Services": a house with a drop of water in its roof, and a
 * van.
 */
export const homeServices: Drawing = {
  bodies: `M106 70V42h16v40M26 90l52-41 52 41v78H26zM164 152V96a8 8 0 0 1 8-8h60a4 4 0 0 1 4 4v12h16a6 6 0 0 1 5 2l15 20a6 6 0 0 1 1 4v24a4 4 0 0 1-4 4H168a4 4 0 0 1-4-4z`,
  shades: `M10 94l64-52a6 6 0 0 1 8 0l64 52-6 8-62-50-62 50zM88 168v-54a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v54zM244 113h7l11 15h-18z`,
  details: `${roundedRectangle(40, 110, 32, 32)}M56 110v32M40 126h32M78 66c6 9 9 13 9 17a9 9 0 0 1-18 0c0-4 3-8 9-17zM236 104v52`,
  jacks: [
    [206, 158],
    [252, 158],
  ],
  cord: [[104, 132], [186, 112], 40],
};
