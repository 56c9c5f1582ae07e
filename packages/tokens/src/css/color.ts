/**
 * Generates the CSS rules of the color roles for four themes on two grounds.
 *
 * Each role is declared once per ground, for all four themes. `light-dark()` selects the light or the
 * dark value by `color-scheme`. The custom properties `--more` and `--less` select normal or more contrast.
 * One of them is empty. The other is invalid (`initial`), so that `var()` uses its fallback. Thus
 * `var(--more, normal) var(--less, contrast)` resolves to exactly one of the two values. The
 * declarations are repeated on every element that changes theme or ground, because elements
 * inherit custom properties with `var()` already substituted. So themes and grounds can be nested.
 */
import type { Ground } from "../documents.ts";
import type { Palette } from "../palette.ts";
import { block } from "./block.ts";

/** Shortens `#aabbcc` to `#abc`, and `#aabbccdd` to `#abcd`. */
const shorten = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3(?:(.)\4)?$/u, "#$1$2$3$4");

const lightDark = (light: string, dark: string) =>
  light === dark ? shorten(light) : `light-dark(${shorten(light)}, ${shorten(dark)})`;

function declareRole(palette: Palette, ground: Ground, role: string): string {
  const value = (theme: keyof Palette) => {
    const hex = palette[theme][ground][role];
    if (hex === undefined) throw new Error(`${theme}.${ground}.${role} is missing`);
    return hex;
  };
  const normal = lightDark(value("light"), value("dark"));
  const contrast = lightDark(value("light-contrast"), value("dark-contrast"));
  return normal === contrast ? normal : `var(--more, ${normal}) var(--less, ${contrast})`;
}

/** Declarations that select the values with more contrast. */
const moreContrast = ["--more: ;", "--less: initial;"];

/** Selects the theme by the attribute `data-theme`, or without it by the system's settings. */
const themeSwitches = () => [
  "/* Of `--more` and `--less`, one is `initial`, the other empty: `var(--more, a) var(--less, b)` is a, or b with more contrast. */",
  block(":root,\n[data-theme]", ["--more: initial;", "--less: ;"]),
  block("@media (prefers-contrast: more)", [block(":root:not([data-theme])", moreContrast)]),
  block('[data-theme$="-contrast"]', moreContrast),
  block(":root", ["color-scheme: light dark;"]),
  block('[data-theme^="light"]', ["color-scheme: light;"]),
  block('[data-theme^="dark"]', ["color-scheme: dark;"]),
];

/** The rules that switch themes and set the color roles. */
export function colorRules(palette: Palette, roles: readonly string[]): readonly string[] {
  const declare = (ground: Ground) =>
    roles.map((role) => `--color-${role}: ${declareRole(palette, ground, role)};`);
  const page = declare("page");
  return [
    ...themeSwitches(),
    block(':root,\n[data-theme],\n[data-ground="page"]', page),
    // Roles with the same value on both grounds are inherited. On paper the board has the colors of the page around
    // it, because a dark ground would need much ink.
    block("@media screen", [
      block(
        '[data-ground="board"]',
        declare("board").filter((line) => !page.includes(line)),
      ),
    ]),
  ];
}

/**
 * Declarations of the colors for Tailwind's theme: `--color-ink: var(--color-ink);`. Utilities use the
 * variable, and `colorRules` sets its value.
 */
export const declareThemeColors = (roles: readonly string[]): readonly string[] =>
  roles.map((role) => `--color-${role}: var(--color-${role});`);
