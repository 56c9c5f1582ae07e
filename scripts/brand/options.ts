/** The options of `npm run brand`. */
import { parseArgs } from "node:util";

import type { Seed } from "../../packages/tokens/src/brand/brand.ts";
import type { BrandFonts } from "./fonts.ts";
import { domainOf, scopeOf, slugOf } from "./rename.ts";
import type { BrandNames } from "./rename.ts";

export const usage = `npm run brand -- [--name Voxly] [--color "#1f4fbf"] [--accent "#ffb21a"] [--domain voxly.example]
                 [--scope @voxly] [--font Inter] [--display-font "Source Serif 4"] [--plate-font Inter]

  --name          the product's name, as people say it
  --color         the brand's own color; everything else follows from it
  --accent        the live line's color; without it, one that differs clearly from the brand's
  --domain        the site's domain; without it <name>.example, which does not exist
  --scope         the npm scope of the packages, for whoever publishes them
  --font          a variable font of fontsource, for running text
  --display-font  the same for headings, --plate-font for meters, times and plates
`;

export interface BrandOptions {
  readonly seed: Seed;
  readonly names: BrandNames;
  readonly fonts: BrandFonts;
  /** npm scope of the packages, without the at sign. */
  readonly scope: string;
}

/**
 * Parses the options of the new brand. Missing ones keep the current brand's values.
 *
 * @param current The current brand.
 * @throws If an argument is unknown or invalid. The message is meant for the terminal.
 */
export function readOptions(args: readonly string[], current: BrandOptions): BrandOptions {
  const { values } = parseArgs({
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
  const { name = current.names.name, color, accent } = values;
  const slug = slugOf(name);
  const domain =
    values.domain === undefined
      ? values.name === undefined
        ? current.names.domain
        : `${slug}.example`
      : domainOf(values.domain);
  const fonts = {
    display: values["display-font"] ?? current.fonts.display,
    text: values.font ?? current.fonts.text,
    plate: values["plate-font"] ?? current.fonts.plate,
  };
  const scope = values.scope === undefined ? current.scope : scopeOf(values.scope);
  return {
    names: { name, slug, domain },
    seed: seedFrom(current.seed, color, accent),
    fonts,
    scope,
  };
}

/** A new color without an accent drops the current accent, which is then computed from the color. */
function seedFrom(current: Seed, color: string | undefined, accent: string | undefined): Seed {
  const currentAccent = color === undefined ? current.accent : undefined;
  const newAccent = accent ?? currentAccent;
  return { color: color ?? current.color, ...(newAccent !== undefined && { accent: newAccent }) };
}
