import { parseHex } from "@larkline/tokens/contrast";

/** A token's color as a browser's computed style says it: `rgb(14, 59, 46)`. */
export function painted(hex: string): string {
  const { r, g, b } = parseHex(hex);
  return `rgb(${r}, ${g}, ${b})`;
}
