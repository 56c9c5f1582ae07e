/**
 * Computes a brand from one or two colors: its palette, the color roles in four themes on two grounds,
 * their contrasts, and exports for other tools. `npm run brand` and Storybook's Brand page, which runs in
 * the browser, use this module. It has no side effects.
 */
import { colorRules } from "../css/color.ts";
import { colorDocument } from "../dtcg.ts";
import { figmaColors } from "../figma-colors.ts";
import { measure } from "../measure.ts";
import type { Measured } from "../measure.ts";
import { difference, oklchOf } from "../oklch.ts";
import { pairs } from "../pairs.ts";
import { paletteOf, roles } from "../palette.ts";
import type { Palette, Primitives } from "../palette.ts";
import { luminanceOf } from "./at-luminance.ts";
import { primitivesOf } from "./primitives.ts";
import { normalHex } from "./seed.ts";
import type { Seed } from "./seed.ts";

export { ownSeed } from "../documents.ts";
export { minimumDifference as apart } from "./signal.ts";
export { normalHex, SeedError } from "./seed.ts";
export type { Seed } from "./seed.ts";

/** The colors of a brand, with their contrasts. */
export interface BrandColors {
  readonly primitives: Primitives;
  readonly palette: Palette;
  /** Contrast of every declared pair, in every theme, on the grounds where the pair is used. */
  readonly measured: readonly Measured[];
  /**
   * Notes for designers: where a color of the seed could not be used, and which color is used
   * instead. Also a warning if the action color is close to the danger color.
   */
  readonly notes: readonly string[];
}

/** Just-noticeable difference of two colors, as ΔE OK. */
const justNoticeable = 0.02;

/** Difference of the action color from the danger color, as ΔE OK, below which a note warns. */
const dangerDistance = 0.12;

function notesOn({ color, accent = "" }: Seed, palette: Palette): readonly string[] {
  const notes: string[] = [];
  const differs = (hex: string, from = color) =>
    difference(oklchOf(hex), oklchOf(from)) > justNoticeable;
  const { action: day = color } = palette.light.page;
  const { action: night = color, danger = color } = palette.dark.page;
  if (differs(day))
    notes.push(`On the light page ${color} is too pale for a button: ${day} stands in for it.`);
  if (differs(night)) notes.push(`On the dark page buttons are ${night}.`);
  const signal = palette.light.page["signal"] ?? accent;
  if (accent && differs(signal, accent))
    notes.push(
      `${accent} is too ${luminanceOf(accent) < luminanceOf(signal) ? "dark" : "light"} for the live line: ${signal} stands in for it.`,
    );
  if (difference(oklchOf(palette.light.page["danger"] ?? danger), oklchOf(day)) < dangerDistance)
    notes.push(
      "The color is close to the danger color: name destructive actions in words, do not rely on their color.",
    );
  return notes;
}

/**
 * Computes a brand from its seed.
 *
 * @throws {SeedError} With the reason, and the nearest color that works if there is one.
 */
export function brandColors(seed: Seed): BrandColors {
  const primitives = primitivesOf(seed);
  const palette = paletteOf(primitives);
  return {
    primitives,
    palette,
    measured: measure(pairs, palette),
    notes: notesOn(
      {
        color: normalHex(seed.color),
        ...(seed.accent !== undefined && { accent: normalHex(seed.accent) }),
      },
      palette,
    ),
  };
}

/** CSS that overrides the kit's colors. */
export const brandCss = ({ palette }: BrandColors): string =>
  `${colorRules(palette, roles).join("\n\n")}\n`;

/** The palette and the roles as W3C DTCG JSON. */
export const brandDtcg = ({ primitives }: BrandColors): string =>
  `${JSON.stringify(colorDocument(primitives), undefined, 2)}\n`;

/** The roles as Figma's variables, a mode for each theme and ground. */
export const brandFigma = ({ palette }: BrandColors): string =>
  `${JSON.stringify({ color: figmaColors(palette) }, undefined, 2)}\n`;
