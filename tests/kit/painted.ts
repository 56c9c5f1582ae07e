import { parseHex } from "@larkline/tokens/contrast";

/** Formats a token's color as in a computed style: `rgb(14, 59, 46)`. */
export function painted(hex: string): string {
  const { r, g, b } = parseHex(hex);
  return `rgb(${r}, ${g}, ${b})`;
}
