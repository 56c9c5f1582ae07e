/**
 * Computes the live line's color. This color means "a call is in progress", so it must be distinguishable
 * from the brand's color: the difference of the two has a minimum. The difference ignores lightness, because
 * both colors are used in light and dark shades.
 */
import { chromaDifference, oklchOf } from "../oklch.ts";
import { atLuminance, luminanceOf } from "./at-luminance.ts";
import { SeedError } from "./seed.ts";

/**
 * Minimum distance of the brand's and the live line's color in OKLab's a/b plane: about 40 degrees of hue
 * between two colors with a chroma of 0.175.
 */
export const minimumDifference = 0.12;

/**
 * Range of the live line's luminance in which dark labels on the line, and the line on the board, have enough
 * contrast.
 */
const luminanceRange = { min: 0.545, max: 0.75 };

const clampLuminance = (luminance: number) =>
  Math.min(luminanceRange.max, Math.max(luminanceRange.min, luminance));

/** Tolerance for the rounding of colors to 8 bits per channel. */
const rounding = 0.004;

const isDistinct = (color: string, signal: string, margin = 0): boolean =>
  chromaDifference(oklchOf(color), oklchOf(signal)) >= minimumDifference + margin;

/**
 * The color itself if its luminance is in `luminanceRange`. Otherwise a color of the same hue with the nearest
 * luminance in that range.
 */
function withinLuminanceRange(signal: string): string {
  const luminance = luminanceOf(signal);
  const clamped = clampLuminance(luminance);
  return Math.abs(luminance - clamped) < rounding
    ? signal
    : atLuminance({ ...oklchOf(signal), luminance: clamped });
}

/**
 * The color with the nearest hue, in steps of 5 degrees, that differs enough from the brand's color. If no color of
 * a hue differs enough at the requested luminance, for example a light cyan from a black brand, the least luminance
 * is tried, at which most hues have more chroma.
 */
function nearestDistinctColor(color: string, signal: string): string {
  const { c, h } = oklchOf(signal);
  // With less chroma a color could hardly differ enough.
  const strength = Math.max(c, 0.15);
  const luminances = [clampLuminance(luminanceOf(signal)), luminanceRange.min];
  for (let turn = 0; turn <= 180; turn += 5) {
    for (const hue of [h + turn, h - turn]) {
      for (const luminance of luminances) {
        const turned = atLuminance({ luminance, c: strength, h: (hue + 360) % 360 });
        if (isDistinct(color, turned, rounding)) return turned;
      }
    }
  }
  throw new SeedError(`No color for the live line differs enough from ${color}.`);
}

/**
 * The live line's color for a brand's color.
 *
 * @param reference The reference palette's color, used by default if it differs enough.
 * @param accent The requested color.
 * @throws {SeedError} If the requested color is too near the brand's, with the nearest usable one.
 */
export function signalFor(color: string, reference: string, accent?: string): string {
  if (accent === undefined)
    return isDistinct(color, reference) ? reference : nearestDistinctColor(color, reference);
  const signal = withinLuminanceRange(accent);
  if (isDistinct(color, signal)) return signal;
  // A gray accent has no hue from which to search, so the search starts from the reference color.
  const nearest = nearestDistinctColor(color, oklchOf(accent).c < 0.03 ? reference : accent);
  const shade =
    signal === accent ? "" : ` (measured as ${signal}, the lightness it would be used in)`;
  throw new SeedError(
    `The live line's color ${accent} is too close to the brand's ${color}: their difference is ` +
      `${chromaDifference(oklchOf(color), oklchOf(signal)).toFixed(3)}${shade}, at least ${minimumDifference} is needed. ` +
      `The nearest that works is ${nearest}.`,
    nearest,
  );
}
