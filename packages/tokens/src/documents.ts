/**
 * The color files in the Design Tokens format (DTCG), with their themes and grounds, and the seed of this
 * product's brand. Runs in browsers too.
 */
import brand from "../tokens/brand.json" with { type: "json" };
import darkContrast from "../tokens/color/dark-contrast.tokens.json" with { type: "json" };
import dark from "../tokens/color/dark.tokens.json" with { type: "json" };
import lightContrast from "../tokens/color/light-contrast.tokens.json" with { type: "json" };
import light from "../tokens/color/light.tokens.json" with { type: "json" };
import primitives from "../tokens/color/primitives.tokens.json" with { type: "json" };
import type { Seed } from "./brand/seed.ts";

/** The four themes. Each has a file in `tokens/color/`. */
export const themes = ["light", "dark", "light-contrast", "dark-contrast"] as const;
export type Theme = (typeof themes)[number];

/** The grounds: the page, or the board inside it. */
export const grounds = ["page", "board"] as const;
export type Ground = (typeof grounds)[number];

/** The reference palette, from which `src/brand` computes each brand's palette. */
export const referencePrimitives: object = primitives;

/** Each theme's file: the palette color of each role on each ground, as an alias. */
export const themeDocuments: Readonly<Record<Theme, object>> = {
  light,
  dark,
  "light-contrast": lightContrast,
  "dark-contrast": darkContrast,
};

/** The seed of this product's brand, which `npm run brand` writes. */
export const ownSeed: Seed = brand;
