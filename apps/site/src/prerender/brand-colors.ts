import { colors } from "@larkline/tokens";

/** Colors for the browser's toolbar (`theme-color`) and the site's icons, where no CSS of ours applies. */
export interface BrandColors {
  /** The board's ground in the light theme. */
  ground: string;
  /** The board's ground in the dark theme. */
  groundDark: string;
  /** Color of the logo's cord and of its plugged jack. */
  cord: string;
  /** Color of the logo's live jack. */
  signal: string;
  /** Color of the hole in the live jack. */
  onSignal: string;
}

const light = colors.light.board;

/** The brand's colors, from the design tokens. */
export const brandColors: BrandColors = {
  ground: light.page,
  groundDark: colors.dark.board.page,
  cord: light.cord,
  signal: light.signal,
  onSignal: light["on-signal"],
};
