import type { Curve, Point } from "../cord/cord-path.ts";

/** A point of a curve; `t` runs from 0 to 1. */
export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (p: number, q: number, r: number, s: number) =>
    u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}
