/** Colors as the browser paints them, and the contrast between two (WCAG 2.2, 1.4.3). */
import { composite, contrast as opaqueContrast } from "@larkline/tokens/contrast";
import type { Rgba } from "@larkline/tokens/contrast";

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
/** Parsed colors, by their CSS text. */
const known = new Map<string, Rgba>();

/** Converts any CSS color to sRGB bytes with an alpha of 0 to 1, using the browser. */
export function parseColor(css: string): Rgba {
  const before = known.get(css);
  if (before) return before;
  if (!canvas) throw new Error("This browser has no 2d canvas.");
  canvas.clearRect(0, 0, 1, 1);
  // A canvas ignores an invalid color, which would then count as black.
  canvas.fillStyle = "#000";
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const color = { r, g, b, a: alpha / 255 };
  known.set(css, color);
  return color;
}

/**
 * The background behind an element's content: its own background, over those of its ancestors up to the first
 * opaque one. If none is opaque, the browser's default background is behind them.
 */
export function groundBehind(element: Element | null): Rgba {
  const layers: Rgba[] = [];
  for (let at = element; at; at = at.parentElement) {
    const color = parseColor(getComputedStyle(at).backgroundColor);
    if (color.a > 0) layers.push(color);
    if (color.a === 1) break;
  }
  const canvasColor = parseColor("Canvas");
  return layers.reduceRight((back, front) => composite(front, back), canvasColor);
}

/** Contrast ratio, 1 to 21, of a color on an opaque background. The color may be translucent. */
export function contrast(front: Rgba, back: Rgba): number {
  return opaqueContrast(composite(front, back), back);
}
