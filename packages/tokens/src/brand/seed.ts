/** What a brand is made from, and what is refused before anything is made. */
import { parseHex } from "../contrast.ts";

export interface Seed {
  /** The brand's own color, `#rrggbb` or `#rgb`. */
  readonly color: string;
  /** The live line's color; without one it is chosen, apart from the brand's. */
  readonly accent?: string;
}

/** A seed that cannot be used, why, and the nearest that can. */
export class SeedError extends Error {
  /** A color that would be taken, or undefined where none is near: the text is no color. */
  readonly nearest: string | undefined;

  constructor(message: string, nearest?: string) {
    super(message);
    this.name = "SeedError";
    this.nearest = nearest;
  }
}

/**
 * `#1F4` and `1f4fbf` as `#11ff44` and `#1f4fbf`.
 *
 * @throws {SeedError} For anything but three or six hex digits: a brand's color is opaque.
 */
export function normalHex(text: string): string {
  const hex = text
    .trim()
    .toLowerCase()
    .replace(/^(?!#)/u, "#");
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/u.test(hex))
    throw new SeedError(`${JSON.stringify(text)} is not a color such as #1f4fbf.`);
  const { r, g, b } = parseHex(hex);
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
