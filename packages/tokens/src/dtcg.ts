/** Exports palette and roles as one document in the Design Tokens format (DTCG). Runs in browsers too. */
import { parseHex } from "./contrast.ts";
import { grounds, themes } from "./documents.ts";
import type { Theme } from "./documents.ts";
import { oklchOf } from "./oklch.ts";
import { descriptions, primitiveName, roles } from "./palette.ts";
import type { Primitives } from "./palette.ts";

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** A color in OKLCH, with a hex fallback. */
function colorValue(hex: string): object {
  const { l, c, h } = oklchOf(hex);
  const { a } = parseHex(hex);
  return {
    colorSpace: "oklch",
    components: [rounded(l, 4), rounded(c, 4), rounded(h, 2) % 360],
    ...(a < 1 && { alpha: rounded(a, 2) }),
    hex: hex.slice(0, 7),
  };
}

/** The palette as a document: `{ color: { $type, paper: { 1: { $value } } } }`. */
export function primitivesDocument(primitives: Primitives): object {
  const ramps: Record<string, Record<string, object>> = {};
  for (const [name, hex] of primitives) {
    const [, ramp = "", step = ""] = name.split(".");
    (ramps[ramp] ??= {})[step] = { $value: colorValue(hex) };
  }
  return { color: { $type: "color", ...ramps } };
}

/** The roles of a theme by ground, each an alias of its palette color. */
const rolesOf = (theme: Theme) =>
  Object.fromEntries(
    grounds.map((ground) => [
      ground,
      {
        $type: "color",
        ...Object.fromEntries(
          roles.map((role) => [
            role,
            {
              $description: descriptions.get(role),
              $value: `{${primitiveName(theme, ground, role) ?? ""}}`,
            },
          ]),
        ),
      },
    ]),
  );

/** Palette and roles as a document. A role such as `light.page.ink` is an alias of its palette color. */
export function colorDocument(primitives: Primitives): object {
  return {
    ...primitivesDocument(primitives),
    ...Object.fromEntries(themes.map((theme) => [theme, rolesOf(theme)])),
  };
}
