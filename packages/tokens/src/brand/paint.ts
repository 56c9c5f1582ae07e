/**
 * A brand's palette from its color. Each color of the reference palette keeps its luminance, hence
 * its contrasts, and takes hue and chroma from the seed. Two are computed: the action and the live
 * line. Semantic colors (error, success, the categories) do not change.
 */
import { drawnPrimitives } from "../documents.ts";
import { oklchOf } from "../oklch.ts";
import type { Oklch } from "../oklch.ts";
import { paletteOf, primitivesIn } from "../palette.ts";
import type { Primitives } from "../palette.ts";
import { actionByDay, actionByNight } from "./action.ts";
import { atLuminance, luminanceOf } from "./at-luminance.ts";
import { normalHex } from "./seed.ts";
import type { Seed } from "./seed.ts";
import { signalFor } from "./signal.ts";

/** The reference palette, made by hand, and the two seed colors that it was made for. */
const drawn = primitivesIn(drawnPrimitives);
const pieceOf = (paint: Primitives, name: string): string => {
  const hex = paint.get(`color.${name}`);
  if (hex === undefined) throw new Error(`No such paint: color.${name}`);
  return hex;
};
/** The brand color of the reference palette. With it nothing changes. */
export const reference = pieceOf(drawn, "brand.11");
const drawnSignal = pieceOf(drawn, "signal.5");

/** Palette groups that take the brand's hue, with their reference chroma. */
const branded =
  /^color\.(?:brand\.|night-board\.|sharp\.(?:night-)?brand|sharp\.night-|veil\.braid-brand)/u;
/** Palette groups that are only slightly tinted: ink, dark grounds, scrims and shadows. */
const tinged =
  /^color\.(?:paper\.(?:[7-9]|1\d)|night\.[1-8]$|sharp\.(?:ink|edge)|veil\.(?:scrim|shadow|braid-night))/u;
const signaled = /^color\.(?:signal|sharp\.signal)/u;

/** Chroma of the derived colors, as a share of the reference chroma. */
const strength = (c: number, most: number) => Math.min(most, c / oklchOf(reference).c);

/** A reference color with another hue and chroma, and the same luminance. */
function repainted(hex: string, from: Oklch, to: Oklch, share: number): string {
  const { c, h } = oklchOf(hex);
  if (c === 0) return hex;
  // The hues of the reference steps vary slightly. For other hues the same variation could be too
  // visible.
  const lean = (((h - from.h + 540) % 360) - 180) * 0.35;
  const opaque = hex.slice(0, 7);
  const found = atLuminance({
    luminance: luminanceOf(opaque),
    c: c * share,
    h: (to.h + lean + 360) % 360,
  });
  return found + hex.slice(7);
}

function baseFor(color: string, signal: string): Map<string, string> {
  const [brand, live] = [oklchOf(color), oklchOf(signal)];
  const [drawnBrand, drawnLive] = [oklchOf(reference), oklchOf(drawnSignal)];
  const paint = (name: string, hex: string) => {
    if (branded.test(name)) return repainted(hex, drawnBrand, brand, strength(brand.c, 2.2));
    if (tinged.test(name)) return repainted(hex, drawnBrand, brand, strength(brand.c, 1.3));
    if (signaled.test(name))
      return signal === drawnSignal
        ? hex
        : repainted(hex, drawnLive, live, Math.min(1.1, live.c / drawnLive.c));
    return hex;
  };
  return new Map([...drawn].map(([name, hex]) => [name, paint(name, hex)]));
}

/**
 * The palette of a brand.
 *
 * @throws {SeedError} If a color is invalid, or the live line's color is too near the brand's.
 */
export function paintOf(seed: Seed): Primitives {
  const color = normalHex(seed.color);
  const accent = seed.accent === undefined ? undefined : normalHex(seed.accent);
  if (color === reference && (accent ?? drawnSignal) === drawnSignal) return drawn;
  const signal = signalFor(color, drawnSignal, accent);
  const paint = baseFor(color, signal);
  paint.set("color.signal.5", signal);
  const palette = paletteOf(paint);
  const piece = (name: string) => pieceOf(paint, name);
  const day = actionByDay(palette.light.page, color, [piece("paper.2"), "#ffffff"]);
  const night = actionByNight(palette.dark.page, color, [
    piece("night-board.on-action"),
    "#000000",
  ]);
  const quiet = {
    ground: piece("night.11"),
    hover: piece("night.12"),
    words: piece("night-board.on-action"),
  };
  for (const [time, action] of [
    ["day", day],
    ["night", night ?? quiet],
  ] as const) {
    paint.set(`color.action.${time}`, action.ground);
    paint.set(`color.action.${time}-hover`, action.hover);
    paint.set(`color.action.on-${time}`, action.words);
  }
  return paint;
}
