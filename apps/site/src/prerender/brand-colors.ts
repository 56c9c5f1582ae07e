import { colors } from "@larkline/tokens";

/** Colors that leave the page: the browser's frame and the icon, which know no themes of ours. */
export interface BrandColors {
  /** The board's green by day. */
  ground: string;
  /** The board's green by night. */
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
