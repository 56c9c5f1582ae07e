import { describe, expect, it } from "vitest";

import { pointOn } from "../board-cover/point-on.ts";
import { cordCurves, cordPath } from "./cord-path.ts";
import type { Curve, Point } from "./cord-path.ts";

const steps = Array.from({ length: 41 }, (_, index) => index / 40);
const along = (curves: readonly Curve[]) =>
  curves.flatMap((curve) => steps.map((t) => pointOn(curve, t)));

/**
 * Curvature of a cubic curve at its end `end`, where its tangent is horizontal. `near` and `far` are the
 * curve's control points: `near` belongs to this end.
 */
function curvature(end: Point, near: Point, far: Point) {
  return ((2 / 3) * Math.abs(far.y - end.y)) / (near.x - end.x) ** 2;
}

describe("a hanging cord", () => {
  const pairs: readonly [Point, Point][] = [
    [
      { x: 7.5, y: 0.5 },
      { x: 9.5, y: 5.5 },
    ],
    [
      { x: 18.5, y: 4.5 },
      { x: 13.5, y: 5.5 },
    ],
    [
      { x: 2, y: 3 },
      { x: 8, y: 3 },
    ],
  ];

  it.each(pairs)("starts and ends in its jacks: %o to %o", (from, to) => {
    const points = along(cordCurves("hang", from, to, 1.5));
    expect(points[0]).toEqual(from);
    expect(points.at(-1)).toEqual(to);
  });

  it.each(pairs)("hangs below its lower end by exactly `sag`: %o to %o", (from, to) => {
    const lowest = Math.max(...along(cordCurves("hang", from, to, 1.5)).map(({ y }) => y));
    expect(lowest).toBeCloseTo(Math.max(from.y, to.y) + 1.5, 6);
  });

  it.each(pairs)("never turns back horizontally between start and end: %o to %o", (from, to) => {
    const direction = Math.sign(to.x - from.x);
    const across = along(cordCurves("hang", from, to, 1.5)).map(({ x }) => x * direction);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
  });

  it.each(pairs)("has no kink at its lowest point: %o to %o", (from, to) => {
    const [left, right] = cordCurves("hang", from, to, 1.5);
    if (!left || !right) throw new Error("A hanging cord has two arms.");
    expect(left[2].y).toBe(left[3].y);
    expect(right[1].y).toBe(right[0].y);
    const before = curvature(left[3], left[2], left[1]);
    const after = curvature(right[0], right[1], right[2]);
    expect(before).toBeCloseTo(after, 6);
  });

  it("is a straight line without sag between level ends", () => {
    const points = along(cordCurves("hang", { x: 0.5, y: 0.5 }, { x: 2.5, y: 0.5 }, 0));
    for (const { y } of points) expect(y).toBeCloseTo(0.5, 6);
    expect(points.at(-1)?.x).toBe(2.5);
  });

  it("has its lowest point nearer to its lower end, as a slack cord has", () => {
    const [left] = cordCurves("hang", { x: 0, y: 0 }, { x: 4, y: 3 }, 1);
    expect(left?.[3].x).toBeGreaterThan(2);
  });
});

describe("other shapes", () => {
  it("drops without rising above its start or falling below its end", () => {
    const points = along(cordCurves("drop", { x: 6.5, y: 1.5 }, { x: 4.5, y: 3.5 }));
    for (const { y } of points) {
      expect(y).toBeGreaterThanOrEqual(1.5);
      expect(y).toBeLessThanOrEqual(3.5 + 1e-9);
    }
  });

  it("sags by `sag` between two jacks side by side", () => {
    const points = along(cordCurves("side", { x: 0.5, y: 1 }, { x: 6.5, y: 1 }, 0.4));
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(1.4, 6);
  });

  it("has integer coordinates in a drawing with 48 units per module", () => {
    expect(cordPath("drop", { x: 0.5, y: 0.5 }, { x: 1.5, y: 2.5 })).toBe(
      "M24 24C24 72 72 72 72 120",
    );
  });
});
