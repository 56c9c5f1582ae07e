/**
 * Finds colors by WCAG's relative luminance. Contrast depends only on luminance, so a color that
 * keeps its luminance keeps all its contrast ratios, whatever its hue.
 */
import { luminance, parseHex } from "../contrast.ts";
import { hexOf, isInGamut, linearOf } from "../oklch.ts";

/** WCAG's relative luminance of an opaque color, 0 to 1. An alpha is ignored. */
export const luminanceOf = (hex: string): number => luminance({ ...parseHex(hex), a: 1 });

interface Target {
  /** Relative luminance by WCAG, 0 to 1. */
  readonly luminance: number;
  /** The desired OKLCH chroma; sRGB may allow less at this lightness. */
  readonly c: number;
  /** OKLCH hue in degrees. */
  readonly h: number;
}

/** The color of that luminance and hue, with the desired chroma, or a lower one that sRGB allows. */
export function atLuminance(target: Target): string {
  // Reduces the chroma by 7 % per step until the color is in sRGB; below 0.003 it is a gray.
  for (let c = target.c; c > 0.003; c *= 0.93) {
    const color = { l: lightnessFor(target.luminance, c, target.h), c, h: target.h };
    if (isInGamut(linearOf(color))) return hexOf(color);
  }
  return hexOf({ l: Math.cbrt(target.luminance), c: 0, h: 0 });
}

/**
 * The OKLCH lightness at which a color of this chroma and hue has the luminance. Luminance is close to the cube
 * of lightness, so each iteration adds the difference of the luminances' cube roots to the lightness.
 */
function lightnessFor(targetLuminance: number, c: number, h: number): number {
  const root = Math.cbrt(targetLuminance);
  let l = root;
  for (let step = 0; step < 12; step += 1) {
    const [r, g, b] = linearOf({ l, c, h });
    const missing = root - Math.cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b);
    l += missing;
    if (Math.abs(missing) < 1e-5) break;
  }
  return l;
}
