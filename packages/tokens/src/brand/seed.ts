/** The seed of a brand, and the validation of its colors. */
import { parseHex } from "../contrast.ts";

/** The one or two colors from which a brand is computed. */
export interface Seed {
  /** The brand's own color, `#rrggbb` or `#rgb`. */
  readonly color: string;
  /**
   * Color of the live line, which means "a call is in progress". By default a color that differs enough from
   * the brand's is chosen.
   */
  readonly accent?: string;
}

/** Thrown for an unusable seed. The message gives the reason. */
export class SeedError extends Error {
  /** The nearest usable color of the live line; undefined if there is none. */
  readonly nearest: string | undefined;

  constructor(message: string, nearest?: string) {
    super(message);
    this.name = "SeedError";
    this.nearest = nearest;
  }
}

/**
 * Normalizes a color to `#rrggbb` in lower case: `#1F4` to `#11ff44`, `1f4fbf` to `#1f4fbf`.
 *
 * @throws {SeedError} For anything but three or six hex digits, because a brand's color must be
 * opaque.
 */
export function normalHex(text: string): string {
  const hex = text
    .trim()
    .toLowerCase()
    // Adds a missing `#` at the start.
    .replace(/^(?!#)/u, "#");
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/u.test(hex))
    throw new SeedError(`${JSON.stringify(text)} is not a color such as #1f4fbf.`);
  const { r, g, b } = parseHex(hex);
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
