/** How large logos are drawn, so that they look equally large. */

/** What a drawing covers, in its own units. */
export interface Extent {
  width: number;
  height: number;
}

/** Edge of a square logo, in em of the name. */
const SIZE = 1.5;
/** A wide logo gets no wider than this, in em. */
const WIDEST = 3;

/** Width and height in em. Every logo covers the same area: so a wide one is not larger than a square one. */
export function opticalSize({ width, height }: Extent, widest = WIDEST): Extent {
  const ratio = width / height;
  const wide = Math.min(SIZE * Math.sqrt(ratio), widest);
  return { width: wide, height: wide / ratio };
}

/** The box that every symbol of a sprite is drawn in, in em: names beside them begin at one place. */
export const SYMBOL_BOX: Extent = { width: 1.75, height: 1.75 };

/**
 * The `viewBox` by which a symbol fills {@link SYMBOL_BOX} in its optical size: at the box's start, in
 * the middle of its height.
 *
 * @param ink What the drawing covers of its own coordinates.
 */
export function symbolViewBox(ink: Extent & { x: number; y: number }): string {
  const unit = ink.width / opticalSize(ink, SYMBOL_BOX.width).width;
  const height = SYMBOL_BOX.height * unit;
  return [ink.x, ink.y + ink.height / 2 - height / 2, SYMBOL_BOX.width * unit, height]
    .map((value) => Math.round(value * 100) / 100)
    .join(" ");
}
