/**
 * Computes a brand's palette from its seed, one or two colors. The colors of the groups below keep
 * their luminance, and therefore their contrasts, and take hue and chroma from the seed. The colors of
 * actions and of the live line are computed in `action.ts` and `signal.ts`. All other colors do not
 * change, such as semantic colors (error, success, the categories), `paper.1` and `night.12`.
 */
import { referencePrimitives } from "../documents.ts";
import { oklchOf } from "../oklch.ts";
import type { Oklch } from "../oklch.ts";
import { paletteOf, primitivesIn } from "../palette.ts";
import type { Primitives } from "../palette.ts";
import { actionOnLightPage, actionOnDarkPage } from "./action.ts";
import { atLuminance, luminanceOf } from "./at-luminance.ts";
import { normalHex } from "./seed.ts";
import type { Seed } from "./seed.ts";
import { signalFor } from "./signal.ts";

/** The palette in `tokens/`, designed by hand for the two reference colors below. */
const referencePalette = primitivesIn(referencePrimitives);
const colorNamed = (primitives: Primitives, name: string): string => {
  const hex = primitives.get(`color.${name}`);
  if (hex === undefined) throw new Error(`There is no primitive color color.${name}.`);
  return hex;
};
/** The brand color of the reference palette. A seed with only this color gets the reference palette. */
export const referenceColor = colorNamed(referencePalette, "brand.11");
/** The live line's color in the reference palette. */
const referenceSignal = colorNamed(referencePalette, "signal.5");

/** Matches the names of palette colors that take the hue and the chroma of the brand's color. */
const brandGroups =
  /^color\.(?:brand\.|night-board\.|sharp\.(?:night-)?brand|sharp\.night-|veil\.braid-brand)/u;
/** Matches the names of colors with a slight tint of the brand's hue: ink, dark grounds, scrims, shadows. */
const tintedGroups =
  /^color\.(?:paper\.(?:[7-9]|1\d)|night\.[1-8]$|sharp\.(?:ink|edge)|veil\.(?:scrim|shadow|braid-night))/u;
/** Matches the names of colors that take the hue and the chroma of the live line. */
const signalGroups = /^color\.(?:signal|sharp\.signal)/u;

/**
 * Factor for the chroma of derived colors: the brand's chroma divided by the reference color's.
 *
 * @param max Upper limit of the factor, for brands that are much more colorful than the reference.
 */
const chromaFactor = (c: number, max: number) => Math.min(max, c / oklchOf(referenceColor).c);

/**
 * A color of the reference palette, changed to the hue of another brand or live line color. It keeps its
 * luminance.
 *
 * @param from The brand or live line color of the reference palette.
 * @param to The brand or live line color that replaces `from`.
 * @param factor Factor for the chroma.
 */
function recolored(hex: string, from: Oklch, to: Oklch, factor: number): string {
  const { c, h } = oklchOf(hex);
  if (c === 0) return hex;
  // The hue of a color in the reference palette differs slightly from the hue of `from`. The result keeps 35 %
  // of this difference to the hue of `to`, because the whole difference could be too visible at another hue.
  // `+ 540`, `% 360` and `- 180` map the difference to the range from -180 to 180 degrees.
  const hueOffset = (((h - from.h + 540) % 360) - 180) * 0.35;
  // `#rrggbb` without the alpha, which is appended again.
  const opaque = hex.slice(0, 7);
  const opaqueResult = atLuminance({
    luminance: luminanceOf(opaque),
    c: c * factor,
    h: (to.h + hueOffset + 360) % 360,
  });
  return opaqueResult + hex.slice(7);
}

function recoloredPalette(color: string, signal: string): Map<string, string> {
  const [brand, live] = [oklchOf(color), oklchOf(signal)];
  const [referenceBrand, referenceLive] = [oklchOf(referenceColor), oklchOf(referenceSignal)];
  const colorByName = (name: string, hex: string) => {
    if (brandGroups.test(name))
      return recolored(hex, referenceBrand, brand, chromaFactor(brand.c, 2.2));
    if (tintedGroups.test(name))
      return recolored(hex, referenceBrand, brand, chromaFactor(brand.c, 1.3));
    if (signalGroups.test(name))
      return signal === referenceSignal
        ? hex
        : recolored(hex, referenceLive, live, Math.min(1.1, live.c / referenceLive.c));
    return hex;
  };
  return new Map([...referencePalette].map(([name, hex]) => [name, colorByName(name, hex)]));
}

/**
 * The palette of a brand.
 *
 * @throws {SeedError} If a color is invalid, or the live line's color is too near the brand's.
 */
export function primitivesOf(seed: Seed): Primitives {
  const color = normalHex(seed.color);
  const accent = seed.accent === undefined ? undefined : normalHex(seed.accent);
  if (color === referenceColor && (accent ?? referenceSignal) === referenceSignal)
    return referencePalette;
  const signal = signalFor(color, referenceSignal, accent);
  const primitives = recoloredPalette(color, signal);
  primitives.set("color.signal.5", signal);
  const palette = paletteOf(primitives);
  const colorOf = (name: string) => colorNamed(primitives, name);
  const day = actionOnLightPage(palette.light.page, color, [colorOf("paper.2"), "#ffffff"]);
  const night = actionOnDarkPage(palette.dark.page, color, [
    colorOf("night-board.on-action"),
    "#000000",
  ]);
  const neutralAction = {
    background: colorOf("night.11"),
    hover: colorOf("night.12"),
    label: colorOf("night-board.on-action"),
  };
  for (const [time, action] of [
    ["day", day],
    ["night", night ?? neutralAction],
  ] as const) {
    primitives.set(`color.action.${time}`, action.background);
    primitives.set(`color.action.${time}-hover`, action.hover);
    primitives.set(`color.action.on-${time}`, action.label);
  }
  return primitives;
}
