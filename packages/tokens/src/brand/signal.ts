/**
 * The live line's color. It says 'somebody is on the line', so nobody may take it for the brand's:
 * the two stay apart by a computed difference, without lightness, since both are used light and dark.
 */
import { chromaDifference, oklchOf } from "../oklch.ts";
import { atLuminance, luminanceOf } from "./at-luminance.ts";
import { SeedError } from "./seed.ts";

/** The least difference of brand and live line in OKLab's color plane: some 40 degrees of hue at full strength. */
export const apart = 0.12;

/** How light the live line may be: words on it are dark, and it is seen on the board by itself. */
const light = { least: 0.545, most: 0.75 };

const within = (luminance: number) => Math.min(light.most, Math.max(light.least, luminance));

/** What eight bits a channel may change of a color that was computed. */
const rounding = 0.004;

const isApart = (color: string, signal: string, more = 0): boolean =>
  chromaDifference(oklchOf(color), oklchOf(signal)) >= apart + more;

/** The color brought into the range of luminance that the live line's pairs allow. */
function usable(signal: string): string {
  const found = luminanceOf(signal);
  const wanted = within(found);
  return Math.abs(found - wanted) < rounding
    ? signal
    : atLuminance({ ...oklchOf(signal), luminance: wanted });
}

/** The nearest hue, to either side, that is apart from the brand's color. */
function turnedAway(color: string, signal: string): string {
  const { c, h } = oklchOf(signal);
  const strength = Math.max(c, 0.15);
  for (let turn = 0; turn <= 180; turn += 5) {
    for (const hue of [h + turn, h - turn]) {
      const turned = atLuminance({
        luminance: within(luminanceOf(signal)),
        c: strength,
        h: (hue + 360) % 360,
      });
      if (isApart(color, turned, rounding)) return turned;
    }
  }
  throw new SeedError(`No live line's color is apart from ${color}.`);
}

/**
 * The live line beside a brand's color.
 *
 * @param drawn The color it has where nothing is in its way.
 * @param accent The one asked for.
 * @throws {SeedError} When the one asked for is too near the brand's, with the nearest that is not.
 */
export function signalFor(color: string, drawn: string, accent?: string): string {
  if (accent === undefined) return isApart(color, drawn) ? drawn : turnedAway(color, drawn);
  const found = usable(accent);
  if (isApart(color, found)) return found;
  // A grey has no hue to turn.
  const nearest = turnedAway(color, oklchOf(accent).c < 0.03 ? drawn : accent);
  throw new SeedError(
    `The live line's color ${accent} cannot be told from the brand's ${color}: their difference is ` +
      `${chromaDifference(oklchOf(color), oklchOf(found)).toFixed(3)}, at least ${apart} is needed. ` +
      `The nearest that works is ${nearest}.`,
    nearest,
  );
}
