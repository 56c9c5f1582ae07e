/**
 * Conversion between OKLCH and sRGB (CSS Color 4, sections 9.4 and 18): lightness 0 to 1, chroma 0
 * to about 0.32 in sRGB, hue in degrees. Palettes are computed in OKLCH, because it is perceptually
 * uniform. https://www.w3.org/TR/css-color-4/#ok-lab
 */
import { parseHex } from "./contrast.ts";

/** A color in OKLCH: lightness, chroma and hue. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** A gamma-encoded sRGB channel as linear light, both 0 to 1. */
const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The inverse of `toLinear`. */
const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/**
 * Converts linear sRGB to OKLab: lightness and the axes a and b. The coefficients here and in `linearOf` are
 * those of https://bottosson.github.io/posts/oklab/.
 */
function labOf([r, g, b]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** OKLab's axes a and b of a color. */
const axes = ({ c, h }: Oklch) => [c * Math.cos(radians(h)), c * Math.sin(radians(h))] as const;

/** Converts to linear sRGB. Channels below 0 or above 1 are outside the gamut. */
export function linearOf(color: Oklch): Triple {
  const [a, b] = axes(color);
  const long = (color.l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (color.l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (color.l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Converts a hex color and ignores its alpha. Throws if the text is not a hex color. */
export function oklchOf(hex: string): Oklch {
  const { r, g, b } = parseHex(hex);
  const [l, x, y] = labOf([toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)]);
  const c = Math.hypot(x, y);
  // A gray has no hue. Below this chroma a computed hue would only be a rounding error.
  return c < 0.0005
    ? { l, c: 0, h: 0 }
    : { l, c, h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

/**
 * Whether a linear color is in the sRGB gamut, or so little outside that `hexOf` may clip it: a channel changes by
 * less than 3 of 255 steps then.
 */
export const isInGamut = (channels: Triple): boolean =>
  channels.every((channel) => channel > -0.0008 && channel < 1.002);

/** Converts to `#rrggbb`; channels outside the gamut are clipped. */
export const hexOf = (color: Oklch): string =>
  `#${linearOf(color)
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, fromLinear(channel))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Perceived difference of two colors: ΔE OK, 0 to about 1; 0.02 is just noticeable. */
export function difference(one: Oklch, other: Oklch): number {
  return Math.hypot(one.l - other.l, chromaDifference(one, other));
}

/** Perceived difference of two colors without their lightness: their distance in OKLab's a/b plane. */
export function chromaDifference(one: Oklch, other: Oklch): number {
  const [a, b] = axes(one);
  const [x, y] = axes(other);
  return Math.hypot(a - x, b - y);
}
