/** Renders `tokens.ts`: values for code that cannot use CSS classes, such as a meta tag or a docs page. */
import { fontId, ownFonts } from "./fonts/roles.ts";
import {
  grounds,
  readPalette,
  readPrimitives,
  readTokens,
  roleDescriptions,
  themes,
} from "./source.ts";
import type { Token } from "./source.ts";

/** The numeric tokens of one group by name: `{ plate: 4 }`. */
function numbers(file: string, group: string): Record<string, number> {
  return Object.fromEntries(
    readTokens(file)
      .filter(({ path }) => path[0] === group)
      .map((token) => [token.path.slice(1).join("-"), numberOf(token)]),
  );
}

function numberOf({ path, value }: Token): number {
  const inner =
    typeof value === "object" && value !== null && "value" in value ? value.value : value;
  if (typeof inner !== "number") throw new Error(`${path.join(".")} is not a number`);
  return inner;
}

/** The palette by scale and step: `{ paper: { "2": "#f4f1e4" } }`. */
function ramps(): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  for (const [name, hex] of readPrimitives()) {
    const [, ramp = "", step = ""] = name.split(".");
    (found[ramp] ??= {})[step] = hex;
  }
  return found;
}

const fonts = () =>
  Object.fromEntries(
    Object.entries(ownFonts()).map(([role, family]) => [role, { family, files: fontId(family) }]),
  );

/** Source of an exported constant with a docstring. */
const constant = (name: string, comment: string, value: unknown) =>
  `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value)} as const;\n`;

/** The content of `tokens.ts`, unformatted. */
export function renderTypeScript(): string {
  const descriptions = roleDescriptions();
  return [
    "/* Written by `npm run build -w @larkline/tokens` from packages/tokens/tokens. Change the source, not this. */",
    constant("themes", "The values of `data-theme`.", themes),
    "export type Theme = (typeof themes)[number];\n",
    constant("grounds", "The values of `data-ground`.", grounds),
    "export type Ground = (typeof grounds)[number];\n",
    constant("roles", "Every color role, and what it is for.", Object.fromEntries(descriptions)),
    "export type ColorRole = keyof typeof roles;\n",
    constant("colors", "Resolved colors by theme, ground and role, as hex.", readPalette()),
    constant("ramps", "Primitive colors, to which the roles refer. For the docs only.", ramps()),
    constant("spacing", "Pixels.", numbers("space.tokens.json", "space")),
    constant("containers", "Pixels.", numbers("space.tokens.json", "container")),
    constant(
      "reading",
      "`measure` is the maximum line length, in em.",
      numbers("space.tokens.json", "reading"),
    ),
    constant("breakpoints", "Pixels.", numbers("space.tokens.json", "breakpoint")),
    constant("columns", "The board's columns by width.", numbers("space.tokens.json", "columns")),
    constant("radii", "Pixels.", numbers("shape.tokens.json", "radius")),
    constant("layers", "z-index on the page.", numbers("space.tokens.json", "layer")),
    constant("widths", "Stroke widths in pixels.", numbers("shape.tokens.json", "width")),
    constant("durations", "Milliseconds.", numbers("motion.tokens.json", "duration")),
    constant(
      "fonts",
      "The family of each role; its files are `fonts/<files>-latin.woff2`.",
      fonts(),
    ),
    constant("weights", "Font weights.", numbers("type.tokens.json", "weight")),
    constant(
      "textStyles",
      "What each text style is for.",
      Object.fromEntries(
        readTokens("type.tokens.json")
          .filter(({ path }) => path[0] === "text")
          .map(({ path, description }) => [path[1], description ?? ""]),
      ),
    ),
    'export { exempt, floors, pairs } from "../src/pairs.ts";',
    'export type { Pair, PairKind } from "../src/pairs.ts";',
    "",
  ].join("\n");
}
