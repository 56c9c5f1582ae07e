import { integrations } from "@larkline/content/integrations";
import type { LogoGridItem } from "@larkline/ui/logo-grid";

import { symbolAddress } from "../symbols/symbol-address.ts";
import logos from "./logos.svg?no-inline";

/** Names of the logos' symbols in `logos.svg`, by the tool's name. */
const logoNames = new Map(integrations.map(({ logo, name }) => [name, logo]));

/** Items for the kit's logo grid: a tool's logo, or its name alone if it has none. */
export function toolsOf(names: readonly string[]): readonly LogoGridItem[] {
  return names.map((name) => {
    const logoName = logoNames.get(name);
    return logoName ? { name, symbol: symbolAddress("logo", logoName, logos) } : { name };
  });
}
