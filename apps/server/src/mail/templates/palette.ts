import { colors } from "@larkline/tokens";

type Palette = Record<"page" | "board", Record<keyof typeof colors.light.page, string>>;

/**
 * Colors stand twice: inline in light, for mailboxes that read no style sheet, and as classes, which
 * the night turns. Each part names the kit's roles, on the page's ground or the board's.
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

export type Part = keyof typeof parts;

const declarations = (
  [ground, properties]: (typeof parts)[Part],
  palette: Palette,
): [string, string][] =>
  Object.entries(properties).map(([property, role]) => [property, palette[ground][role]]);

const rules = (palette: Palette) =>
  Object.entries(parts)
    .map(([name, colored]) => {
      const body = declarations(colored, palette).map((line) => line.join(":"));
      return `.${name}{${body.map((line) => `${line}!important`).join(";")}}`;
    })
    .join("");

/** A mail's whole style sheet. */
export const styleSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{margin:0}",
  rules(colors.light),
  `@media (prefers-color-scheme:dark){${rules(colors.dark)}}`,
  // A phone's width is for words.
  "@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.outer{padding:12px 8px!important}}",
].join("");

/** An element's class and what is inline: the part's colors, and what else is given. */
export function part(name: Part, style: Record<string, string | number> = {}) {
  const inline = declarations(parts[name], colors.light).map(([property, value]) => [
    property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  const own: Record<string, string> = Object.fromEntries(inline);
  return { className: name, style: { ...own, ...style } };
}
