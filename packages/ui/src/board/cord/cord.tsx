import type { ComponentPropsWithRef } from "react";

import { JackShape } from "../jack/jack.tsx";
import { cordPath, MODULE } from "./cord-path.ts";
import type { CordShape, Point } from "./cord-path.ts";
import { CordStrokes } from "./cord-strokes.tsx";

export { CordLayer } from "./cord-layer.tsx";
export type { CordLayerProps } from "./cord-layer.tsx";

/**
 * `live`: an active call, in the accent color, with a moving braid. `rest`: connected, no call.
 * `idle`: unused, a hairline without plugs.
 */
export type CordState = "live" | "rest" | "idle";

export interface CordProps extends Omit<ComponentPropsWithRef<"g">, "from" | "to"> {
  /** Middle of the jack in which the cord starts, in modules. */
  from: Point;
  /** Middle of the jack in which the cord ends, in modules. */
  to: Point;
  /**
   * `hang`: hangs below both ends. `drop`: goes down to a jack below, for narrow boards. `side`: one flat
   * curve between jacks of similar height; give it a small `sag`, such as 0.2.
   * @default "hang"
   */
  shape?: CordShape | undefined;
  /**
   * How far the cord hangs below its lower end, in modules. The shape `drop` ignores it. The shape
   * `side` hangs less than that if its ends have different heights.
   * @default 1.5
   */
  sag?: number | undefined;
  /**
   * What the cord shows: a call, a line at rest, or an unused line.
   * @default "rest"
   */
  state?: CordState | undefined;
  /**
   * The color of a cord at rest: `second` distinguishes a second line from the first.
   * @default "first"
   */
  tone?: "first" | "second" | undefined;
  /**
   * Animates plugging in once (320 ms).
   * @default false
   */
  plugging?: boolean | undefined;
  /**
   * Stops the animation of a live cord. Of all live drawings in view, at most one should move.
   * @default false
   */
  still?: boolean | undefined;
}

const translateTo = (point: Point) => `translate(${point.x * MODULE} ${point.y * MODULE})`;

/**
 * A cord between two jacks, inside a {@link CordLayer}. A wider stroke in the color of the ground (the
 * casing) lies beneath it, so that where two cords cross, the one drawn later passes over the other.
 */
export function Cord({
  from,
  to,
  shape = "hang",
  sag,
  state = "rest",
  tone = "first",
  plugging = false,
  still = false,
  className = "",
  ...props
}: CordProps) {
  const d = cordPath(shape, from, to, sag);
  const jackState = state === "live" ? "live" : "plugged";
  return (
    <g
      data-slot="cord"
      data-state={state}
      data-tone={tone === "first" ? undefined : tone}
      data-plugging={plugging || undefined}
      data-still={still || undefined}
      {...props}
      className={`ll-cord ${className}`}
    >
      {state === "idle" ? (
        <path className="ll-cord-body" d={d} />
      ) : (
        <>
          {/* The path length is set to 1 for the animation of plugging in. */}
          <CordStrokes d={d} pathLength={plugging ? 1 : undefined} />
          <JackShape state={jackState} transform={translateTo(from)} />
          <JackShape state={jackState} transform={translateTo(to)} />
        </>
      )}
    </g>
  );
}
