/**
 * Writes `theme.css`.
 *
 * A role is declared once per ground for all four themes: `light-dark()` follows `color-scheme`,
 * and of two switches exactly one is empty and the other unset, so that
 * `var(--more, normal) var(--less, contrast)` leaves one of the two.
 * Hence the declarations are repeated on every element that changes theme or ground, and nesting
 * works. Tailwind gets the names by `@theme inline reference`: utilities say `var(--color-ink)`,
 * and Tailwind neither emits nor prunes anything.
 */
import type { Ground, Palette } from "./source.ts";
import { readTokens } from "./source.ts";

/** `#aabbcc` as `#abc`. */
const short = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3(?:(.)\4)?$/u, "#$1$2$3$4");

const pair = (light: string, dark: string) =>
  light === dark ? short(light) : `light-dark(${short(light)}, ${short(dark)})`;

function declareRole(palette: Palette, ground: Ground, role: string): string {
  const value = (theme: keyof Palette) => {
    const hex = palette[theme][ground][role];
    if (hex === undefined) throw new Error(`${theme}.${ground}.${role} is missing`);
    return hex;
  };
  const normal = pair(value("light"), value("dark"));
  const contrast = pair(value("light-contrast"), value("dark-contrast"));
  return normal === contrast ? normal : `var(--more, ${normal}) var(--less, ${contrast})`;
}

const isDimension = (value: unknown): value is { value: number; unit: string } =>
  typeof value === "object" && value !== null && "unit" in value && "value" in value;

/** A DTCG dimension or duration as CSS. */
export function dimension(value: unknown): string {
  if (!isDimension(value)) throw new Error(`Not a dimension: ${JSON.stringify(value)}`);
  return value.value === 0 ? "0" : `${value.value}${value.unit}`;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

function tokensOf(file: string, group: string) {
  return readTokens(file)
    .filter(({ path }) => path[0] === group)
    .map((token) => ({ ...token, name: token.path.slice(1).join("-") }));
}

function valueOf(file: string, group: string, name: string): string {
  const token = tokensOf(file, group).find((each) => each.name === name);
  if (!token) throw new Error(`${file}: ${group}.${name} is missing`);
  return typeof token.value === "number" ? String(token.value) : dimension(token.value);
}

const block = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.map((line) => `  ${line}`).join("\n")}\n}`;

const indent = (text: string) => text.replaceAll(/^(?=.)/gmu, "  ");

function typeLines(): string[] {
  const families = tokensOf("type.tokens.json", "font").map(({ name, value }) => {
    if (!Array.isArray(value)) throw new Error(`font.${name} must be a list`);
    const list = value.map((family) => (/ /u.test(String(family)) ? `"${family}"` : `${family}`));
    return `--font-${name}: ${list.join(", ")};`;
  });
  const weights = tokensOf("type.tokens.json", "weight").map(
    ({ name, value }) => `--font-weight-${name}: ${String(value)};`,
  );
  const sizes = tokensOf("type.tokens.json", "text").flatMap(({ name, value, extensions }) => {
    const max = dimension(field(value, "fontSize"));
    const fluid = extensions["larkline.fluid"];
    const size = fluid
      ? `clamp(min(${String(field(fluid, "min"))}rem, ${String(field(fluid, "cap"))}vw), ${String(field(fluid, "grow"))}vw, ${max})`
      : max;
    const spacing = dimension(field(value, "letterSpacing"));
    return [
      `--text-${name}: ${size};`,
      `--text-${name}--line-height: ${String(field(value, "lineHeight"))};`,
      ...(spacing === "0" ? [] : [`--text-${name}--letter-spacing: ${spacing};`]),
    ];
  });
  return [...families, ...weights, ...sizes];
}

function shadowLines(): string[] {
  return tokensOf("shape.tokens.json", "shadow").map(({ name, value }) => {
    const layers = Array.isArray(value) ? value : [value];
    const css = layers.map((layer) =>
      ["offsetX", "offsetY", "blur", "spread"]
        .map((part) => dimension(field(layer, part)))
        .join(" ")
        .concat(" var(--color-shadow)"),
    );
    return `--shadow-${name}: ${css.join(", ")};`;
  });
}

const easing = (value: unknown) => {
  if (!Array.isArray(value)) throw new Error("A curve is four numbers");
  return `cubic-bezier(${value.join(", ")})`;
};

/** The whole of `theme.css`. */
export function renderCss(palette: Palette, roles: readonly string[]): string {
  const space = (name: string) => valueOf("space.tokens.json", "space", name);
  const columns = (name: string) => valueOf("space.tokens.json", "layout", name);
  const list = (file: string, group: string) => tokensOf(file, group);
  const sm = valueOf("space.tokens.json", "breakpoint", "sm");
  const lg = valueOf("space.tokens.json", "breakpoint", "lg");
  const durations = list("motion.tokens.json", "duration");
  const fluidModule = (side: string, count: string) => `calc((100vw - 2 * ${side}) / ${count})`;
  /** Where 24 modules and both margins fit: from here the module is whole. */
  const wholeFrom = `${Number.parseFloat(valueOf("space.tokens.json", "container", "page")) + 2 * Number.parseFloat(space("gutter")) + 25}px`;

  const theme = block("@theme", [
    "--*: initial;",
    `--spacing: ${space("unit")};`,
    ...list("space.tokens.json", "breakpoint").map(
      ({ name, value }) => `--breakpoint-${name}: ${dimension(value)};`,
    ),
    ...list("space.tokens.json", "container").map(
      ({ name, value }) => `--container-${name}: ${dimension(value)};`,
    ),
    ...list("shape.tokens.json", "radius").map(
      ({ name, value }) => `--radius-${name}: ${dimension(value)};`,
    ),
    ...list("motion.tokens.json", "ease").map(
      ({ name, value }) => `--ease-${name}: ${easing(value)};`,
    ),
    ...typeLines(),
  ]);
  const inline = block("@theme inline reference", [
    "--default-font-family: var(--font-text);",
    "--default-transition-duration: var(--duration-state);",
    "--default-transition-timing-function: var(--ease-out);",
    ...["module", "section", "gutter"].map((name) => `--spacing-${name}: var(--spacing-${name});`),
    ...durations.map(({ name }) => `--transition-duration-${name}: var(--duration-${name});`),
    ...shadowLines(),
    ...roles.map((role) => `--color-${role}: var(--color-${role});`),
  ]);
  const rules = [
    block(":root", [
      "color-scheme: light dark;",
      `--spacing-module: ${fluidModule(space("gutter-phone"), columns("phone"))};`,
      `--spacing-section: ${space("section-phone")};`,
      `--spacing-gutter: ${space("gutter-phone")};`,
      `--board-columns: ${columns("phone")};`,
      ...list("shape.tokens.json", "width").map(
        ({ name, value }) => `--width-${name}: ${dimension(value)};`,
      ),
      ...durations.map(({ name, value }) => `--duration-${name}: ${dimension(value)};`),
    ]),
    `@media (width >= ${sm}) {\n${indent(
      block(":root", [
        `--spacing-module: ${fluidModule(space("gutter"), columns("tablet"))};`,
        `--spacing-gutter: ${space("gutter")};`,
        `--board-columns: ${columns("tablet")};`,
      ]),
    )}\n}`,
    `@media (width >= ${lg}) {\n${indent(
      block(":root", [
        `--spacing-module: ${fluidModule(space("gutter"), columns("desktop"))};`,
        `--spacing-section: ${space("section")};`,
        `--board-columns: ${columns("desktop")};`,
      ]),
    )}\n}`,
    `@media (width >= ${wholeFrom}) {\n${indent(block(":root", [`--spacing-module: ${space("module")};`]))}\n}`,
    `@media (prefers-reduced-motion: reduce) {\n${indent(
      block(
        ":root",
        durations.map(({ name }) => `--duration-${name}: 0s;`),
      ),
    )}\n}`,
    `/* Which theme: the attribute, else the system. Exactly one of the two switches is empty. */`,
    block(":root,\n[data-theme]", ["--more: initial;", "--less: ;"]),
    `@media (prefers-contrast: more) {\n${indent(block(":root:not([data-theme])", ["--more: ;", "--less: initial;"]))}\n}`,
    block('[data-theme$="-contrast"]', ["--more: ;", "--less: initial;"]),
    block('[data-theme^="light"]', ["color-scheme: light;"]),
    block('[data-theme^="dark"]', ["color-scheme: dark;"]),
    block(
      ':root,\n[data-theme],\n[data-ground="page"]',
      roles.map((role) => `--color-${role}: ${declareRole(palette, "page", role)};`),
    ),
    block(
      '[data-ground="board"]',
      roles
        .filter(
          (role) => declareRole(palette, "board", role) !== declareRole(palette, "page", role),
        )
        .map((role) => `--color-${role}: ${declareRole(palette, "board", role)};`),
    ),
  ];
  return [
    "/* Written by `npm run build -w @larkline/tokens` from tokens/. Change the source, not this. */",
    theme,
    inline,
    `@layer theme {\n${indent(rules.join("\n\n"))}\n}`,
    "",
  ].join("\n\n");
}
