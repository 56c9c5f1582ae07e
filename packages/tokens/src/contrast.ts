/**
 * Contrast of two colors by WCAG 2.2, and compositing of translucent colors.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */

/** An sRGB color: channels 0 to 255, alpha 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. Throws on anything else. */
export function parseHex(hex: string): Rgba {
  const short = /^#([\da-f])([\da-f])([\da-f])([\da-f])?$/iu.exec(hex);
  const digits = short
    ? short
        .slice(1)
        .map((digit) => (digit === undefined ? "" : digit + digit))
        .join("")
    : hex.slice(1);
  if (!hex.startsWith("#") || !/^(?:[\da-f]{6}|[\da-f]{8})$/iu.test(digits)) {
    throw new Error(`Not a hex color: ${hex}`);
  }
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return {
    r: channel(0),
    g: channel(2),
    b: channel(4),
    a: digits.length === 8 ? channel(6) / 255 : 1,
  };
}

/** Composites `top` over `bottom` (source-over, in sRGB, as browsers do). */
export function composite(top: Rgba, bottom: Rgba): Rgba {
  if (top.a === 1) return top;
  // The formulas of https://www.w3.org/TR/compositing-1/#simplealphacompositing.
  const a = top.a + bottom.a * (1 - top.a);
  if (a === 0) return { r: 0, g: 0, b: 0, a: 0 };
  const mix = (above: number, below: number) =>
    (above * top.a + below * bottom.a * (1 - top.a)) / a;
  return { r: mix(top.r, bottom.r), g: mix(top.g, bottom.g), b: mix(top.b, bottom.b), a };
}

/** A channel, 0 to 255, as linear light, 0 to 1. */
const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** `toLinear` of the 256 integer channels, precomputed because contrast tables need thousands of values. */
const linearValues = Float64Array.from({ length: 256 }, (_, channel) => toLinear(channel));
const linear = (channel: number): number => linearValues[channel] ?? toLinear(channel);

/** Relative luminance, 0 (black) to 1 (white). The color must be opaque: composite it first. */
export function luminance(color: Rgba): number {
  if (color.a !== 1)
    throw new Error("A translucent color has no luminance of its own: composite it first.");
  return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

/** Contrast ratio, 1 to 21, of two opaque colors; the order does not matter. */
export function contrast(one: Rgba, other: Rgba): number {
  const [x, y] = [luminance(one), luminance(other)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
