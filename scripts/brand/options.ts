/** The options of `npm run brand`. */
import type { Seed } from "../../packages/tokens/src/brand/brand.ts";
import { parseOptions } from "../command-line.ts";
import type { BrandFonts } from "./fonts.ts";
import { domainOf, scopeOf, slugOf } from "./rename.ts";
import type { BrandNames } from "./rename.ts";

export const usage = `npm run brand -- [--name Voxly] [--color "#1f4fbf"] [--accent "#ffb21a"] [--domain voxly.example]
                 [--scope @voxly] [--font Inter] [--display-font "Source Serif 4"] [--plate-font Inter]

  --name          the product's name, as people say it
  --color         the brand color; the colors of the interface are computed from it
  --accent        color of the live line; with --color but without --accent, computed from --color
  --domain        the site's domain; with a new --name but without --domain, the name with .example, a reserved domain
  --scope         the npm scope of the packages; needed only to publish them
  --font          a variable font of fontsource.org, for running text; install its package first
  --display-font  the same, for headings
  --plate-font    the same, for small labels, counters and times
`;

/** A complete brand: the current one, or the one to apply. */
export interface BrandOptions {
  /** The colors from which the palette is computed. */
  readonly seed: Seed;
  readonly names: BrandNames;
  readonly fonts: BrandFonts;
  /** npm scope of the packages, without the at sign. */
  readonly scope: string;
}

/**
 * Parses the command line into the complete new brand. A missing option keeps the current value, with two
 * exceptions: a name other than the current one resets the domain, and any `--color` resets the accent.
 *
 * @param current The current brand.
 * @throws If an option is unknown, or if the name, domain or scope is invalid. Colors and fonts are checked
 *   later. The message is meant for the terminal.
 */
export function readOptions(args: readonly string[], current: BrandOptions): BrandOptions {
  const { values } = parseOptions({
    args: [...args],
    options: {
      name: { type: "string" },
      color: { type: "string" },
      accent: { type: "string" },
      domain: { type: "string" },
      scope: { type: "string" },
      font: { type: "string" },
      "display-font": { type: "string" },
      "plate-font": { type: "string" },
    },
  });
  const { name, color, accent } = values;
  const names = name === undefined || name === current.names.name ? current.names : namesOf(name);
  const fonts = {
    display: values["display-font"] ?? current.fonts.display,
    text: values.font ?? current.fonts.text,
    plate: values["plate-font"] ?? current.fonts.plate,
  };
  const scope = values.scope === undefined ? current.scope : scopeOf(values.scope);
  return {
    names: values.domain === undefined ? names : { ...names, domain: domainOf(values.domain) },
    seed: seedFrom(current.seed, color, accent),
    fonts,
    scope,
  };
}

/** A new name with its slug and a reserved domain. @throws If the name is invalid. */
function namesOf(name: string): BrandNames {
  const slug = slugOf(name);
  return { name, slug, domain: `${slug}.example` };
}

/** A color without an accent drops the current accent, which is then computed from the color. */
function seedFrom(current: Seed, color: string | undefined, accent: string | undefined): Seed {
  const currentAccent = color === undefined ? current.accent : undefined;
  const newAccent = accent ?? currentAccent;
  return { color: color ?? current.color, ...(newAccent !== undefined && { accent: newAccent }) };
}
