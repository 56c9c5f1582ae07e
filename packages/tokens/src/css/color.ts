/**
 * Generates the CSS rules of the color roles for four themes on two grounds.
 *
 * Each role is declared once per ground, for all four themes. `light-dark()` follows
 * `color-scheme`. For the contrast themes there are two switches, `--more` and `--less`: exactly
 * one is unset and the other is empty. So `var(--more, normal) var(--less, contrast)` resolves to
 * one of its fallbacks. The declarations are repeated on every element that changes theme or
 * ground, so that themes and grounds can be nested.
 */
import type { Ground } from "../documents.ts";
import type { Palette } from "../palette.ts";
import { block } from "./block.ts";

/** `#aabbcc` as `#abc`. */
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

const moreContrast = ["--more: ;", "--less: initial;"];

/** Selects the theme: by the attribute, otherwise by the system's settings. */
const themeSwitches = () => [
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
    // Roles with the same value on both grounds are inherited.
    block(
      '[data-ground="board"]',
      declare("board").filter((line) => !page.includes(line)),
    ),
  ];
}

/** Tailwind's theme names. Utilities use `var(--color-ink)`; Tailwind itself declares no values. */
export const colorNames = (roles: readonly string[]): readonly string[] =>
  roles.map((role) => `--color-${role}: var(--color-${role});`);
