import type { ComponentPropsWithRef } from "react";

import { JackShape } from "../jack/jack.tsx";
import { cordPath, MODULE } from "./cord-path.ts";
import type { CordShape, Point } from "./cord-path.ts";
import { CordStrokes } from "./cord-strokes.tsx";

/**
 * `live`: an active call, in the live line's color, with a moving braid. `rest`: connected, no call. `idle`: unused, a
 * hairline without plugs.
 */
export type CordState = "live" | "rest" | "idle";

export interface CordProps extends Omit<ComponentPropsWithRef<"g">, "from" | "to"> {
  /** Middle of the jack it starts in, in modules. */
  from: Point;
  /** Middle of the jack it ends in, in modules. */
  to: Point;
  /**
   * Shape: hanging; dropping to a jack below on narrow boards; or nearly straight between
   * neighbors.
   * @default "hang"
   */
  shape?: CordShape | undefined;
  /**
   * How far it hangs below its lower end, in modules.
   * @default 1.5
   */
  sag?: number | undefined;
  /** @default "rest" */
  state?: CordState | undefined;
  /**
   * The color of a cord at rest: `second` tells a second line from the first.
   * @default "first"
   */
  tone?: "first" | "second" | undefined;
  /**
   * Animates plugging in once (320 ms).
   * @default false
   */
  plugging?: boolean | undefined;
  /**
   * Stops the animation of a live cord: at most one live figure in view should move.
   * @default false
   */
  still?: boolean | undefined;
}

const at = (point: Point) => `translate(${point.x * MODULE} ${point.y * MODULE})`;

/**
 * A cord between two jacks, inside a {@link CordLayer}. Its casing has the color of the ground, so
 * that the cord drawn later passes over the one before.
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
  const plug = state === "live" ? "live" : "plugged";
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
          {/* The same path length for every cord, so that one animation fits all. */}
          <CordStrokes d={d} pathLength={plugging ? 1 : undefined} />
          <JackShape state={plug} transform={at(from)} />
          <JackShape state={plug} transform={at(to)} />
        </>
      )}
    </g>
  );
}

export interface CordLayerProps extends ComponentPropsWithRef<"svg"> {
  /** Width in modules. */
  columns: number;
  /** Height in modules. */
  rows: number;
  /**
   * `box`: as wide as its container. `modules`: 48 px per module, for containers that are wider
   * than that.
   * @default "box"
   */
  variant?: "box" | "modules" | undefined;
}

/**
 * The drawing that contains cords, `columns` by `rows` modules. It is as wide as its container;
 * with a container of that many modules, or with the variant `modules`, it is aligned with the
 * board's grid. Decorative: hidden from assistive technology, and mirrored in right-to-left text.
 */
export function CordLayer({
  columns,
  rows,
  variant = "box",
  className = "",
  ...props
}: CordLayerProps) {
  return (
    <svg
      data-slot="cord-layer"
      viewBox={`0 0 ${columns * MODULE} ${rows * MODULE}`}
      aria-hidden="true"
      {...(variant === "modules" && { width: columns * MODULE })}
      {...props}
      className={`pointer-events-none block h-auto ${variant === "box" ? "w-full" : "max-w-full"} ll-mirrored overflow-visible ${className}`}
    />
  );
}
