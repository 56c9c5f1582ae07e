import { colors } from "@larkline/tokens";

/** Colors for the browser's frame and icons, which are independent of our themes. */
export interface BrandColors {
  /** The board's ground in the light theme. */
  ground: string;
  /** The board's ground in the dark theme. */
  groundDark: string;
  cord: string;
  signal: string;
  onSignal: string;
}

const day = colors.light.board;

export const brandColors: BrandColors = {
  ground: day.page,
  groundDark: colors.dark.board.page,
  cord: day.cord,
  signal: day.signal,
  onSignal: day["on-signal"],
};
