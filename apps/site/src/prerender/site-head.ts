import { brand } from "@larkline/content/brand";

import { brandColors } from "./brand-colors.ts";
import type { SiteHead } from "./head.ts";
import { iconDrawing } from "./icons.ts";

/** The parts of `<head>` that are the same on all pages. */
export function siteHead(): SiteHead {
  return {
    siteName: brand.name,
    language: "en-US",
    icon: iconDrawing(brandColors, "rounded"),
    themeColor: { light: brandColors.ground, dark: brandColors.groundDark },
  };
}
