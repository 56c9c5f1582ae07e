/**
 * Reads the token files in `tokens/`, and computes the colors of this product's brand, for the generators of
 * CSS, TypeScript, Figma and fonts. Node.js only; `documents.ts` and `palette.ts` also run in browsers.
 */
import { readFileSync } from "node:fs";

import { primitivesOf } from "./brand/primitives.ts";
import { ownSeed } from "./documents.ts";
import { descriptions, paletteOf, roles } from "./palette.ts";
import type { Palette, Primitives } from "./palette.ts";
import { tokensIn } from "./read-tokens.ts";
import type { Token } from "./read-tokens.ts";

export { grounds, themes } from "./documents.ts";
export type { Palette } from "./palette.ts";
export type { Token } from "./read-tokens.ts";

/** The tokens of one file, in order, with types inherited from groups. */
export const readTokens = (file: string): readonly Token[] =>
  tokensIn(JSON.parse(readFileSync(new URL(`../tokens/${file}`, import.meta.url), "utf8")), file);

/** Computes the palette of this product's brand, as hex values by color name. */
export const computePrimitives = (): Primitives => primitivesOf(ownSeed);

/** Computes the hex value of every role in each theme and on each ground, for this product's brand. */
export const computeRoleColors = (): Palette => paletteOf(computePrimitives());

/** Names of all roles. The light theme's file defines them and their order. */
export const roleNames = (): readonly string[] => roles;

/** Description of each role. */
export const roleDescriptions = (): ReadonlyMap<string, string> => descriptions;
