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
  readonly shades?: string;
  /** Fine lines upon them. */
  readonly details?: string;
  /** Jacks that stay empty. */
  readonly jacks?: readonly Place[];
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
