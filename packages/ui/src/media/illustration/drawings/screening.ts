import { roundedRectangle } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/**
 * Illustration of the feature "Call screening": three callers' cards and a shield. Beside two cards is a cross,
 * for a rejected call. A cord connects the third card with the shield.
 */
export const screening: Drawing = {
  bodies: `${roundedRectangle(14, 40, 88, 36)}${roundedRectangle(14, 86, 88, 36)}${roundedRectangle(14, 132, 88, 36)}M219 39l51 17a4 4 0 0 1 3 4v42c0 34-25 54-53 67a5 5 0 0 1-4 0c-28-13-53-33-53-67V60a4 4 0 0 1 3-4l51-17a4 4 0 0 1 2 0z`,
  shades: `M218 39v130a5 5 0 0 1-2 0c-28-13-53-33-53-67V60a4 4 0 0 1 3-4l51-17z`,
  details: `M26 54h36M26 62h22M26 100h28M26 108h36M26 146h36M26 154h26M116 52l12 12M128 52l-12 12M116 98l12 12M128 98l-12 12`,
  jacks: [
    [84, 58],
    [84, 104],
  ],
  cord: [[84, 150], [218, 100], 26],
};
