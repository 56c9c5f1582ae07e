/**
 * What a drawing is made of, and the strokes that all of them share: one hand. Units are those of the
 * board, 48 to a module; a drawing is six modules by four, and its things stand on the line at 168.
 */

/** The middle of a jack. */
export type Place = readonly [x: number, y: number];

/** A scene: a caller's world, what gets done there, and the one cord between the two. */
export interface Drawing {
  /** Things: filled with their ground, outlined in ink. */
  readonly bodies: string;
  /** Parts of them that lie in shade. */
  readonly shades?: string | undefined;
  /** Fine lines upon them. */
  readonly details?: string | undefined;
  /** Jacks that stay empty. */
  readonly jacks?: readonly Place[] | undefined;
  /** From jack to jack, and how far below the lower of the two it hangs. */
  readonly cord: readonly [from: Place, to: Place, sag: number];
}

/** A plate with round corners. */
export const box = (x: number, y: number, width: number, height: number, radius = 4) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}` +
  `v${height - 2 * radius}a${radius} ${radius} 0 0 1-${radius} ${radius}` +
  `h-${width - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}` +
  `v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`;

/** A disc. */
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** Lines of writing, 12 apart. */
export const writing = (x: number, y: number, ...widths: readonly number[]) =>
  widths.map((width, index) => `M${x} ${y + index * 12}h${width}`).join("");

/** A sheet with a folded corner, 24 wide. */
export const sheet = (x: number, y: number, width: number, height: number) =>
  `M${x + 4} ${y}h${width - 28}l24 24v${height - 28}a4 4 0 0 1-4 4h-${width - 8}a4 4 0 0 1-4-4` +
  `v-${height - 8}a4 4 0 0 1 4-4zM${x + width - 24} ${y}v20a4 4 0 0 0 4 4h20`;

/** A car from the side, 152 wide; (`x`, `y`) is where its front bumper ends. */
export const car = (x: number, y: number) =>
  `M${x} ${y}v-20a10 10 0 0 1 8-10l28-6 22-26a12 12 0 0 1 9-4h36a12 12 0 0 1 9 4l20 25 20 5a10 10 0 0 1 8 10v22` +
  `a6 6 0 0 1-6 6H${x + 6}a6 6 0 0 1-6-6z`;

/** The windows of that car. */
export const carWindows = (x: number, y: number) =>
  `M${x + 50} ${y - 35}l16-19a3 3 0 0 1 2-1h14v20zM${x + 90} ${y - 55}h12a3 3 0 0 1 2 1l15 19h-29z`;
