/**
 * The modes in which every story is pictured, here and by Chromatic. Two are enough: together they show
 * both layouts and both themes, and the checks that need no picture (contrast, overflow) run in all
 * themes and at all widths.
 */
export const pictureModes = [
  { theme: "light", width: 1280 },
  { theme: "dark", width: 390 },
] as const;

/** A taller story is pictured down to here, in CSS pixels: what follows has stories of its own. */
export const tallestPicture = 1600;

/** Names of the baselines of one story, without suffix. */
export const pictureNames = (id: string): string[] =>
  pictureModes.map(({ theme, width }) => `${id}-${theme}-${width}`);
