import { colors } from "@larkline/tokens";
import type { Theme } from "@larkline/tokens";
import { create } from "storybook/theming";

/** Storybook's own interface in the product's colors and faces. */
function interfaceFor(theme: Extract<Theme, "light" | "dark">) {
  const color = colors[theme].page;
  const accent = theme === "dark" ? color.signal : color.action;
  return create({
    base: theme,
    fontBase: '"Hanken Grotesk", "Hanken Grotesk Fallback", sans-serif',
    fontCode: "ui-monospace, Menlo, Consolas, monospace",
    appBorderRadius: 12,
    inputBorderRadius: 8,
    brandTitle: "Larkline",
    brandImage: theme === "dark" ? "./brand/larkline-dark.svg" : "./brand/larkline.svg",
    brandTarget: "_self",
    colorPrimary: color.action,
    colorSecondary: theme === "dark" ? color.signal : color["action-hover"],
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

export const light = interfaceFor("light");
export const dark = interfaceFor("dark");

/** The interface's theme beside one of the kit's. */
export const themeFor = (theme: string) => (theme.startsWith("dark") ? dark : light);
