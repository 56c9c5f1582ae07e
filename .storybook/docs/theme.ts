import { brand } from "@larkline/content/brand";
import { colors, fonts } from "@larkline/tokens";
import type { Theme } from "@larkline/tokens";
import { create } from "storybook/theming";

import { linkColor } from "./link-color.ts";

/** The logo in the brand's colors, as the URL of an image, because Storybook's theme accepts no component. */
function logoFor(theme: Extract<Theme, "light" | "dark">): string {
  const { action, ink, signal, "lamp-ring": ring } = colors[theme].page;
  // 44 px for the mark and the gap after it, about 12 px for each letter of the name, and 4 px at the end.
  const width = 48 + brand.name.length * 12;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="32" viewBox="0 0 ${width} 32" fill="none">
  <path d="M9 12C9 30 29 30 29 12" stroke="${action}" stroke-width="3.5" stroke-linecap="round" />
  <circle cx="9" cy="10" r="5" fill="${action}" />
  <circle cx="29" cy="10" r="5" fill="${signal}" stroke="${ring}" stroke-width="1.5" />
  <text x="44" y="22" fill="${ink}" font-family="${fonts.display.family}, sans-serif" font-size="21" font-weight="600" letter-spacing="-.5">${brand.name}</text>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A theme for Storybook's interface in the product's colors and fonts. */
function interfaceFor(theme: Extract<Theme, "light" | "dark">) {
  const color = colors[theme].page;
  const accent = theme === "dark" ? color.signal : color.action;
  return create({
    base: theme,
    fontBase: `"${fonts.text.family}", "${fonts.text.family} Fallback", sans-serif`,
    fontCode: "ui-monospace, Menlo, Consolas, monospace",
    appBorderRadius: 12,
    inputBorderRadius: 8,
    brandTitle: brand.name,
    brandImage: logoFor(theme),
    brandTarget: "_self",
    colorPrimary: color.action,
    // The color of links and icons.
    colorSecondary: linkColor(color),
    appBg: color.sunk,
    appContentBg: color.page,
    appPreviewBg: color.page,
    appBorderColor: color.line,
    textColor: color.ink,
    textMutedColor: color["ink-muted"],
    textInverseColor: color["on-action"],
    barBg: color.surface,
    barTextColor: color["ink-muted"],
    barHoverColor: accent,
    barSelectedColor: accent,
    buttonBg: color.surface,
    buttonBorder: color.edge,
    booleanBg: color.sunk,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.edge,
    inputTextColor: color.ink,
  });
}

/** The two themes of Storybook's interface, `light` and `dark`. */
export const light = interfaceFor("light");
export const dark = interfaceFor("dark");

/** The theme of Storybook's interface that matches one of the kit's themes. */
export const themeFor = (theme: string) => (theme.startsWith("dark") ? dark : light);
