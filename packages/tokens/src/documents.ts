/** The DTCG files of the colors, and the themes and grounds that they have. Also in a browser. */
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

/** What things lie on: the page, or the board inside it. */
export const grounds = ["page", "board"] as const;
export type Ground = (typeof grounds)[number];

/** The paint as it was drawn, for the reference color. */
export const drawnPrimitives: object = primitives;

/** Which paint each role gets. */
export const themeDocuments: Readonly<Record<Theme, object>> = {
  light,
  dark,
  "light-contrast": lightContrast,
  "dark-contrast": darkContrast,
};

/** This product's own seed. */
export const ownSeed: Seed = brand;
