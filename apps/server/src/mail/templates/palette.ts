import { colors } from "@larkline/tokens";

type Palette = Record<"page" | "board", Record<keyof typeof colors.light.page, string>>;

/**
 * The parts of a mail that have colors. Each part names color roles of the kit, for the page's or the board's
 * ground. A color is set twice: inline for the light theme, because some mail programs ignore style sheets,
 * and by class, so that the dark theme can override it.
 */
const parts = {
  page: ["page", { "background-color": "page" }],
  surface: ["page", { "background-color": "surface", "border-color": "line" }],
  ink: ["page", { color: "ink" }],
  muted: ["page", { color: "ink-muted" }],
  link: ["page", { color: "ink" }],
  action: ["page", { "background-color": "action", color: "on-action" }],
  board: ["board", { "background-color": "board", color: "ink" }],
  jack: ["board", { "border-color": "cord", "background-color": "board" }],
  cord: ["board", { "border-color": "cord" }],
  live: ["board", { "border-color": "signal", "background-color": "board" }],
} as const satisfies Record<
  string,
  readonly [keyof Palette, Record<string, keyof typeof colors.light.page>]
>;

/** A part of a mail that has colors. */
export type Part = keyof typeof parts;

/** The CSS declarations of a part's colors. */
const declarations = (
  [ground, properties]: (typeof parts)[Part],
  palette: Palette,
): [string, string][] =>
  Object.entries(properties).map(([property, role]) => [property, palette[ground][role]]);

const rules = (palette: Palette) =>
  Object.entries(parts)
    .map(([name, colorRoles]) => {
      const body = declarations(colorRoles, palette).map((declaration) => declaration.join(":"));
      return `.${name}{${body.map((declaration) => `${declaration}!important`).join(";")}}`;
    })
    .join("");

/** The style sheet of every mail. */
export const styleSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{margin:0}",
  rules(colors.light),
  `@media (prefers-color-scheme:dark){${rules(colors.dark)}}`,
  // Smaller margins on phones.
  "@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.outer{padding:12px 8px!important}}",
].join("");

/** Returns the class and inline style of an element: the part's colors and further styles. */
export function part(name: Part, style: Record<string, string | number> = {}) {
  const inline = declarations(parts[name], colors.light).map(([property, value]) => [
    property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  const inlineStyle: Record<string, string> = Object.fromEntries(inline);
  return { className: name, style: { ...inlineStyle, ...style } };
}
