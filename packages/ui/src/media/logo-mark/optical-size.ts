/**
 * Computes sizes at which logos of different shapes look equally large. The computed sizes are in em,
 * relative to the font size of the name beside the logo.
 */

/** A width and a height: of a logo's visible part in the logo's own units, or of a computed size in em. */
export interface Extent {
  width: number;
  height: number;
}

/** Edge length of a square logo, in em. */
const SQUARE_EDGE = 1.5;
/** Maximum width of a logo, in em. */
const MAX_WIDTH = 3;

/**
 * A logo's width and height in em. Logos have the same area, because with the same height a wide logo would
 * look larger than a square one. A logo that would be wider than `maxWidth` (in em) has a smaller area.
 */
export function opticalSize({ width, height }: Extent, maxWidth = MAX_WIDTH): Extent {
  const ratio = width / height;
  const widthInEm = Math.min(SQUARE_EDGE * Math.sqrt(ratio), maxWidth);
  return { width: widthInEm, height: widthInEm / ratio };
}

/**
 * The size in em at which each symbol of a sprite is shown. All symbols have the same size, so that the names
 * beside them are aligned.
 */
export const SYMBOL_BOX: Extent = { width: 1.75, height: 1.75 };

/**
 * The `viewBox` of a symbol, with the aspect ratio of {@link SYMBOL_BOX}. The logo is at the start of the box
 * and vertically centered. It has its optical size, or a smaller one if it would be higher than the box.
 *
 * @param bounds Bounding box of the logo's visible part.
 */
export function symbolViewBox(bounds: Extent & { x: number; y: number }): string {
  // Both scales say how many of the logo's own units are shown in 1em.
  const unitAtOpticalSize = bounds.width / opticalSize(bounds, SYMBOL_BOX.width).width;
  const unit = Math.max(unitAtOpticalSize, bounds.height / SYMBOL_BOX.height);
  const height = SYMBOL_BOX.height * unit;
  return [bounds.x, bounds.y + bounds.height / 2 - height / 2, SYMBOL_BOX.width * unit, height]
    .map((value) => Math.round(value * 100) / 100)
    .join(" ");
}
