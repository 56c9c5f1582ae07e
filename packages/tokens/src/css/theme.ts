/**
 * Builds `theme.css`, `theme-strict.css` and `variables.css`.
 *
 * `theme.css` adds names to an application's own Tailwind theme and changes none of its names.
 * `theme-strict.css` removes Tailwind's theme (`--*: initial`), so that only the tokens remain.
 * Constant values are ordinary theme variables, which Tailwind drops if they are unused. Values
 * that depend on theme, ground, width or motion are in `@theme inline reference`: Tailwind's
 * utilities refer to the custom property, and the rules of this package declare it.
 */
import type { Palette } from "../palette.ts";
import { block } from "./block.ts";
import { colorNames, colorRules } from "./color.ts";
import { layoutRules, motionRules } from "./layout.ts";
import { declareType, declareWeights } from "./type.ts";
import { declareDimensions, dimension, field, tokensOf, valueOf } from "./values.ts";

function declareCurves(): readonly string[] {
  return tokensOf("motion.tokens.json", "ease").map(({ name, value }) => {
    if (!Array.isArray(value)) throw new Error(`ease.${name} must be four numbers`);
    return `--ease-${name}: cubic-bezier(${value.join(", ")});`;
  });
}

function declareShadows(): readonly string[] {
  return tokensOf("shape.tokens.json", "shadow").map(({ name, value }) => {
    const layers = (Array.isArray(value) ? value : [value]).map((layer) =>
      ["offsetX", "offsetY", "blur", "spread"]
        .map((part) => dimension(field(layer, part)))
        .concat("var(--color-shadow)")
        .join(" "),
    );
    return `--shadow-${name}: ${layers.join(", ")};`;
  });
}

/** Constant values under names that Tailwind's own theme does not have. */
const themeConstants = () => [
  ...declareDimensions("space.tokens.json", "container", "container"),
  `--container-measure: ${valueOf("space.tokens.json", "reading", "measure")}em;`,
  ...declareDimensions("shape.tokens.json", "radius", "radius"),
  ...declareType(),
];

/** Values under names of Tailwind's own theme, which `theme.css` must not change. */
const tailwindNames = () => [
  `--spacing: ${valueOf("space.tokens.json", "space", "unit")};`,
  ...declareCurves(),
  ...declareWeights(),
];

const themedRules = (palette: Palette, roles: readonly string[]) =>
  block("@layer theme", [...layoutRules(), ...motionRules(), ...colorRules(palette, roles)]);

const fileHeader =
  "/* Written by `npm run build -w @larkline/tokens` from packages/tokens/tokens. Change the source, not this. */";

/** The whole of `variables.css`, unformatted: every token as a custom property, for use without Tailwind. */
export const renderVariables = (palette: Palette, roles: readonly string[]): string =>
  [
    fileHeader,
    block("@layer theme", [
      block(":root", [...tailwindNames(), ...themeConstants()]),
      // Shadows are declared again wherever a theme or a ground is set, because their color
      // changes.
      block(":root,\n[data-theme],\n[data-ground]", declareShadows()),
    ]),
    themedRules(palette, roles),
  ].join("\n\n");

/**
 * The whole of `theme.css` or of `theme-strict.css`, unformatted.
 *
 * @param strict Replaces Tailwind's own theme, including values under Tailwind's names: spacing, weights.
 */
export function renderCss(palette: Palette, roles: readonly string[], strict: boolean): string {
  return [
    fileHeader,
    block("@theme", [
      ...(strict
        ? [
            "--*: initial;",
            ...declareDimensions("space.tokens.json", "breakpoint", "breakpoint"),
            ...tailwindNames(),
          ]
        : []),
      ...themeConstants(),
    ]),
    block("@theme inline reference", [
      ...(strict
        ? [
            "--default-font-family: var(--font-text);",
            "--default-transition-duration: var(--duration-state);",
            "--default-transition-timing-function: var(--ease-out);",
          ]
        : []),
      ...["module", "section", "gutter"].map(
        (name) => `--spacing-${name}: var(--spacing-${name});`,
      ),
      ...tokensOf("motion.tokens.json", "duration").map(
        ({ name }) => `--transition-duration-${name}: var(--duration-${name});`,
      ),
      ...declareShadows(),
      ...colorNames(roles),
    ]),
    themedRules(palette, roles),
  ].join("\n\n");
}
