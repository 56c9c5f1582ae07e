import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

import { WAVE, wavePath } from "./wave-path.ts";

export { speechPeaks } from "./wave-path.ts";
export type { Speech } from "./wave-path.ts";

const said = cva("", {
  variants: {
    tone: { signal: "stroke-signal", ink: "stroke-ink", cord: "stroke-cord" },
  },
});

interface RecordedProps {
  /**
   * Loudness over equal slices of time, 0 (silence) to 1: from a recording, or from `speechPeaks`
   * where there is none. The line is stretched to its box: one peak for about every 7 px of it looks
   * like a voice, fewer like waves on a lake.
   */
  peaks: readonly number[];
  /**
   * Part that has been heard, 0 to 1: what follows is drawn in the color of edges.
   * @default 1
   */
  progress?: number | undefined;
  streaming?: false | undefined;
}

interface StreamingProps {
  /** A small wave that runs: words are coming in at this moment. 44 by 14 px. */
  streaming: true;
  peaks?: undefined;
  progress?: undefined;
}

export type WaveformProps = Omit<ComponentPropsWithRef<"svg">, "children"> & {
  /**
   * `signal` where somebody is on the line, otherwise `ink` or `cord`.
   * @default "cord"
   */
  tone?: "signal" | "ink" | "cord" | undefined;
  /** What it shows, in words. Without it the drawing is decoration. */
  label?: string | undefined;
} & (RecordedProps | StreamingProps);

/** Two even waves; the animation moves them by one. */
const RUNNING = "M-24 7q3-10 6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0t6 0";

/** The line of a call: silence is a hairline, speech a wave. */
export function Waveform({
  tone = "cord",
  label,
  streaming,
  peaks,
  progress = 1,
  className = "",
  ...props
}: WaveformProps) {
  const shared = {
    "data-slot": "waveform",
    ...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label }),
    ...props,
  };
  if (streaming)
    return (
      <svg
        {...shared}
        data-state="streaming"
        viewBox="0 0 44 14"
        className={`inline-block h-3.5 w-11 flex-none ll-waveform overflow-hidden ${className}`}
      >
        <path className={said({ tone })} d={RUNNING} />
      </svg>
    );
  const heard = Math.round(Math.min(Math.max(progress, 0), 1) * peaks.length);
  return (
    <svg
      {...shared}
      viewBox={`0 0 ${WAVE.width} ${WAVE.height}`}
      preserveAspectRatio="none"
      className={`block w-full ll-mirrored ll-waveform overflow-visible ${className}`}
    >
      {heard < peaks.length && (
        <path data-part="rest" className="stroke-edge" d={wavePath(peaks, heard)} />
      )}
      {heard > 0 && (
        <path data-part="heard" className={said({ tone })} d={wavePath(peaks, 0, heard)} />
      )}
    </svg>
  );
}
