/**
 * Paths of cords. Pure geometry: points in modules, y downward; SVG paths in units of a drawing
 * with {@link MODULE} units per module.
 */

/** Units of a drawing per module. Where a module is 48 px wide, one unit is one pixel. */
export const MODULE = 48;

/** A point in modules. Centers of jacks are at halves: 0.5, 1.5, … */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic Bézier curve: start, two control points, end; in modules. */
export type Curve = readonly [Point, Point, Point, Point];

/**
 * `hang`: below both ends. `drop`: down to a jack. `side`: between jacks of similar height, with a
 * slight sag.
 */
export type CordShape = "hang" | "drop" | "side";

/**
 * The lowest point of a hanging cord. Around it a cord resembles a parabola: the horizontal distances
 * to both ends are proportional to the square roots of the ends' heights above it.
 */
function lowestPoint(from: Point, to: Point, sag: number): Point {
  const y = Math.max(from.y, to.y) + sag;
  const left = Math.sqrt(y - from.y);
  const right = Math.sqrt(y - to.y);
  // Without sag between level ends, both are 0. The cord is then a straight line.
  return { x: from.x + ((to.x - from.x) * left) / (left + right || 1), y };
}

/**
 * A hanging cord has two arms, from its ends to its lowest point. This is the depth of an arm's first control
 * point below the cord's end, as a share of the arm's height. A higher value makes the arm steeper.
 */
const STIFFNESS = 0.58;
/**
 * Distance of an arm's second control point from the lowest point, as a share of the arm's width. A higher
 * value makes the turn rounder.
 */
const TURN = 0.66;

/** The curve from an end of a hanging cord to its lowest point. */
function arm(end: Point, lowest: Point): Curve {
  const width = end.x - lowest.x;
  return [
    end,
    // Slightly inward, so that the cord does not leave its jack exactly vertically.
    { x: end.x - width * 0.06, y: end.y + (lowest.y - end.y) * STIFFNESS },
    { x: lowest.x + width * TURN, y: lowest.y },
    lowest,
  ];
}

/**
 * The curves of a cord. A hanging cord has two arms that meet at the lowest point with the same
 * tangent and curvature.
 *
 * @param sag How far the cord hangs below its lower end, in modules. `drop` ignores it. `side`
 * hangs less than that if its ends have different heights.
 */
export function cordCurves(shape: CordShape, from: Point, to: Point, sag = 1.5): readonly Curve[] {
  if (shape === "drop") {
    const controlDistance = (to.y - from.y) * 0.5;
    return [
      [
        from,
        { x: from.x, y: from.y + controlDistance },
        { x: to.x, y: to.y - controlDistance },
        to,
      ],
    ];
  }
  if (shape === "side") {
    const controlDistance = (to.x - from.x) * 0.3;
    // Between ends of equal height, the middle of the curve is at three quarters of the distance to
    // its control points.
    const low = Math.max(from.y, to.y) + (sag * 4) / 3;
    return [
      [from, { x: from.x + controlDistance, y: low }, { x: to.x - controlDistance, y: low }, to],
    ];
  }
  const lowest = lowestPoint(from, to, sag);
  const [a, b, c, d] = arm(to, lowest);
  return [arm(from, lowest), [d, c, b, a]];
}

const toUnits = (value: number) => Math.round(value * MODULE);
const coordinates = (point: Point) => `${toUnits(point.x)} ${toUnits(point.y)}`;

/** The curves as an SVG path with integer coordinates. */
export function cordPath(shape: CordShape, from: Point, to: Point, sag?: number): string {
  const curves = cordCurves(shape, from, to, sag);
  return `M${coordinates(from)}${curves.map(([, ...points]) => `C${points.map(coordinates).join(" ")}`).join("")}`;
}
