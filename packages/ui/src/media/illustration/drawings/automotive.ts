import { box } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

/** A car that is being charged while its service is booked. */
export const automotive: Drawing = {
  bodies: `${box(34, 52, 52, 116, 8)}M124 152v-20a10 10 0 0 1 8-10l28-6 22-26a12 12 0 0 1 9-4h36a12 12 0 0 1 9 4l20 25 20 5a10 10 0 0 1 8 10v22a6 6 0 0 1-6 6H130a6 6 0 0 1-6-6z`,
  shades: `${box(44, 62, 32, 22)}M174 117l16-19a3 3 0 0 1 2-1h14v20zM214 97h12a3 3 0 0 1 2 1l15 19h-29z`,
  details: `M210 124v26M220 128h10M50 73h20`,
  jacks: [
    [172, 158],
    [248, 158],
  ],
  cord: [[60, 112], [142, 134], 36],
};
