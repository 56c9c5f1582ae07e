/**
 * Type of the illustrations, and shapes that they share, so that all look alike. Units are those of
 * the board, 48 per module. A drawing is six modules wide and four high. The floor on which objects stand is
 * the line y = 168. The site shows the drawings from a file: after a change run `npm run drawings`, which
 * writes that file.
 */

/** Center of a jack, as `x` and `y`. */
export type Place = readonly [x: number, y: number];

/**
 * An illustration: the caller's situation, what the agent does about it, and one cord between the
 * two.
 */
export interface Drawing {
  /** Path of the objects, filled with the ground's color and outlined in ink. */
  readonly bodies: string;
  /** Path of the objects' shaded parts. */
  readonly shades?: string | undefined;
  /** Path of fine lines, on the objects or beside them. */
  readonly details?: string | undefined;
  /** Empty jacks. */
  readonly jacks?: readonly Place[] | undefined;
  /** The cord's two ends, and how far the cord hangs below its lower end. */
  readonly cord: readonly [from: Place, to: Place, sag: number];
}

/** A rectangle with rounded corners. (`x`, `y`) is its upper left corner. */
export const roundedRectangle = (x: number, y: number, width: number, height: number, radius = 4) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}` +
  `v${height - 2 * radius}a${radius} ${radius} 0 0 1-${radius} ${radius}` +
  `h-${width - 2 * radius}a${radius} ${radius} 0 0 1-${radius}-${radius}` +
  `v-${height - 2 * radius}a${radius} ${radius} 0 0 1 ${radius}-${radius}z`;

/** A disc around (`x`, `y`). */
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** Lines of text, drawn as strokes 12 units apart. (`x`, `y`) is the start of the first one. */
export const textLines = (x: number, y: number, ...widths: readonly number[]) =>
  widths.map((width, index) => `M${x} ${y + index * 12}h${width}`).join("");

/** A sheet of paper at (`x`, `y`), its upper left corner. The upper right corner is folded by 24 units. */
export const paperSheet = (x: number, y: number, width: number, height: number) =>
  `M${x + 4} ${y}h${width - 28}l24 24v${height - 28}a4 4 0 0 1-4 4h-${width - 8}a4 4 0 0 1-4-4` +
  `v-${height - 8}a4 4 0 0 1 4-4zM${x + width - 24} ${y}v20a4 4 0 0 0 4 4h20`;

/** A car from the side, 160 units wide. (`x`, `y`) is the lower end of its front bumper. */
export const car = (x: number, y: number) =>
  `M${x} ${y}v-20a10 10 0 0 1 8-10l28-6 22-26a12 12 0 0 1 9-4h36a12 12 0 0 1 9 4l20 25 20 5a10 10 0 0 1 8 10v22` +
  `a6 6 0 0 1-6 6H${x + 6}a6 6 0 0 1-6-6z`;

/** The windows of `car` with the same (`x`, `y`). */
export const carWindows = (x: number, y: number) =>
  `M${x + 50} ${y - 35}l16-19a3 3 0 0 1 2-1h14v20zM${x + 90} ${y - 55}h12a3 3 0 0 1 2 1l15 19h-29z`;
