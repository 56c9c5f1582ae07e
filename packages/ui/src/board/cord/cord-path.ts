/**
 * How a cord runs from one jack to another. Pure geometry: points in modules (the pitch of the
 * jacks), the y axis downward, paths in the units of a drawing whose module is {@link MODULE}.
 */

/** Units of a drawing per module: 48, so that one unit is one pixel at the full module. */
export const MODULE = 48;

/** A place on the board, in modules. The middle of a jack lies at halves: 0.5, 1.5, … */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One cubic Bézier curve: start, two control points, end; in modules. */
export type Curve = readonly [Point, Point, Point, Point];

/**
 * `hang`: both ends above the lowest point. `drop`: from a jack to one beneath it. `side`: between
 * two jacks of about the same height, with a slight sag.
 */
export type CordShape = "hang" | "drop" | "side";

/**
 * Where the lowest point lies between two ends: a slack cord is close to a parabola there, and in a
 * parabola the arms' widths are as the square roots of their heights.
 */
function lowestPoint(from: Point, to: Point, sag: number): Point {
  const y = Math.max(from.y, to.y) + sag;
  const left = Math.sqrt(y - from.y);
  const right = Math.sqrt(y - to.y);
  return { x: from.x + ((to.x - from.x) * left) / (left + right), y };
}

/** Part of an arm's height that a cord falls before it turns: it is stiffer than a chain. */
const STIFFNESS = 0.58;
/** Part of an arm's width that the turn takes. */
const TURN = 0.66;

function arm(end: Point, lowest: Point): Curve {
  const width = end.x - lowest.x;
  return [
    end,
    { x: end.x - width * 0.06, y: end.y + (lowest.y - end.y) * STIFFNESS },
    { x: lowest.x + width * TURN, y: lowest.y },
    lowest,
  ];
}

/**
 * The curves of a cord. A hanging cord is two arms that meet at the lowest point with the same
 * tangent and, because both take the same share of width and height, the same curvature.
 *
 * @param sag How far it hangs below its lower end, in modules. `drop` has none.
 */
export function cordCurves(shape: CordShape, from: Point, to: Point, sag = 1.5): readonly Curve[] {
  if (shape === "drop") {
    const reach = (to.y - from.y) * 0.5;
    return [[from, { x: from.x, y: from.y + reach }, { x: to.x, y: to.y - reach }, to]];
  }
  if (shape === "side") {
    const reach = (to.x - from.x) * 0.3;
    // A cubic's middle lies three quarters of the way to its control points.
    const low = Math.max(from.y, to.y) + (sag * 4) / 3;
    return [[from, { x: from.x + reach, y: low }, { x: to.x - reach, y: low }, to]];
  }
  const lowest = lowestPoint(from, to, sag);
  const [a, b, c, d] = arm(to, lowest);
  return [arm(from, lowest), [d, c, b, a]];
}

const unit = (value: number) => Math.round(value * MODULE);
const pair = (point: Point) => `${unit(point.x)} ${unit(point.y)}`;

/** The same as an SVG path, whole units. */
export function cordPath(shape: CordShape, from: Point, to: Point, sag?: number): string {
  const curves = cordCurves(shape, from, to, sag);
  return `M${pair(from)}${curves.map(([, b, c, d]) => `C${pair(b)} ${pair(c)} ${pair(d)}`).join("")}`;
}

/** A point of a curve; `t` runs from 0 to 1. */
export function pointOn([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (p: number, q: number, r: number, s: number) =>
    u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}
