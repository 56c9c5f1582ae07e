/**
 * Generates CSS rules: values that depend on the window's width or on reduced motion, the z-index scale, and
 * the stroke widths.
 */
import { block } from "./block.ts";
import { declareDimensions, dimension, tokensOf, valueOf } from "./values.ts";

const file = "space.tokens.json";
const space = (name: string) => valueOf(file, "space", name);

const header = (name: string) => valueOf(file, "header", name);

/** The module (docs/glossary.md): the window's width without the margins, divided by the board's columns. */
const fluidModule = (gutter: string, columns: string) =>
  `calc((100vw - 2 * ${gutter}) / ${columns})`;

const fromBreakpoint = (breakpoint: string, lines: readonly string[]) =>
  block(`@media (width >= ${valueOf(file, "breakpoint", breakpoint)})`, [block(":root", lines)]);

/** Custom properties of the layout, for phones and from the breakpoints `sm` and `lg` on. */
export function layoutRules(): readonly string[] {
  const [phone, tablet, desktop] = ["phone", "tablet", "desktop"].map((name) =>
    valueOf(file, "columns", name),
  );
  if (!phone || !tablet || !desktop)
    throw new Error("space.tokens.json: columns must have phone, tablet and desktop");
  return [
    block(":root", [
      `--spacing-module: ${fluidModule(space("gutter-phone"), phone)};`,
      `--spacing-section: ${space("section-phone")};`,
      `--spacing-gutter: ${space("gutter-phone")};`,
      `--board-columns: ${phone};`,
      `--header-height: ${header("height-phone")};`,
      ...tokensOf(file, "layer").map(({ name, value }) => `--layer-${name}: ${String(value)};`),
      ...declareDimensions("shape.tokens.json", "width", "width"),
    ]),
    fromBreakpoint("sm", [
      `--spacing-module: ${fluidModule("var(--spacing-gutter)", tablet)};`,
      // On a phone in landscape, the page extends to the edge of the screen with the camera. The margin is at
      // least as wide as the area that the camera covers.
      `--spacing-gutter: max(${space("gutter")}, env(safe-area-inset-left), env(safe-area-inset-right));`,
      `--board-columns: ${tablet};`,
    ]),
    fromBreakpoint("lg", [
      `--spacing-module: min(${space("module")}, ${fluidModule("var(--spacing-gutter)", desktop)});`,
      `--spacing-section: ${space("section")};`,
      `--board-columns: ${desktop};`,
      `--header-height: ${header("height")};`,
    ]),
  ];
}

/** Custom properties of the durations. With reduced motion all are 0. */
export function motionRules(): readonly string[] {
  const durations = tokensOf("motion.tokens.json", "duration");
  return [
    block(
      ":root",
      durations.map(({ name, value }) => `--duration-${name}: ${dimension(value)};`),
    ),
    block("@media (prefers-reduced-motion: reduce)", [
      block(
        ":root",
        durations.map(({ name }) => `--duration-${name}: 0s;`),
      ),
    ]),
  ];
}
