import { create } from "storybook/theming";

/**
 * Storybook's own interface in the product's colors and faces. Its theme takes plain values, not
 * custom properties, so these repeat the roles of tokens/color (page, surface, ink, edge, action).
 */
const shared = {
  fontBase: '"Hanken Grotesk", "Hanken Grotesk Fallback", sans-serif',
  fontCode: "ui-monospace, Menlo, Consolas, monospace",
  appBorderRadius: 12,
  inputBorderRadius: 8,
  brandTitle: "Larkline",
  brandTarget: "_self" as const,
};

export const light = create({
  ...shared,
  base: "light",
  brandImage: "./brand/larkline.svg",
  colorPrimary: "#0e3b2e",
  colorSecondary: "#1a5140",
  appBg: "#e9e6d6",
  appContentBg: "#f4f1e4",
  appPreviewBg: "#f4f1e4",
  appBorderColor: "#d5d2bf",
  textColor: "#14211b",
  textMutedColor: "#4a564e",
  textInverseColor: "#f4f1e4",
  barBg: "#fcfaf2",
  barTextColor: "#4a564e",
  barHoverColor: "#0e3b2e",
  barSelectedColor: "#0e3b2e",
  buttonBg: "#fcfaf2",
  buttonBorder: "#7e826f",
  booleanBg: "#e9e6d6",
  booleanSelectedBg: "#fcfaf2",
  inputBg: "#fcfaf2",
  inputBorder: "#7e826f",
  inputTextColor: "#14211b",
});

export const dark = create({
  ...shared,
  base: "dark",
  brandImage: "./brand/larkline-dark.svg",
  colorPrimary: "#f1eddd",
  colorSecondary: "#ffb21a",
  appBg: "#09190f",
  appContentBg: "#0d1612",
  appPreviewBg: "#0d1612",
  appBorderColor: "#2a3a32",
  textColor: "#f1eddd",
  textMutedColor: "#aab6a9",
  textInverseColor: "#0e2a20",
  barBg: "#131f19",
  barTextColor: "#aab6a9",
  barHoverColor: "#ffb21a",
  barSelectedColor: "#ffb21a",
  buttonBg: "#1a2821",
  buttonBorder: "#66766b",
  booleanBg: "#1a2821",
  booleanSelectedBg: "#2a3a32",
  inputBg: "#131f19",
  inputBorder: "#66766b",
  inputTextColor: "#f1eddd",
});

/** The interface's theme beside one of the kit's. */
export const themeFor = (theme: string) => (theme.startsWith("dark") ? dark : light);
