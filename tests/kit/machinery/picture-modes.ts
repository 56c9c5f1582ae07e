/**
 * The modes in which stories are pictured, here and by Chromatic. Together the two show both layouts and
 * both themes. The checks that need no picture (contrast, overflow, focus) run in all themes and at all
 * widths over every story.
 */
export const pictureModes = [
  { theme: "light", width: 1280 },
  { theme: "dark", width: 390 },
] as const;

export type PictureMode = (typeof pictureModes)[number];

const [wide, narrow] = pictureModes;

/** Groups whose every story is pictured in both modes: what they are about is the layout. */
const aboutLayout = /^(frame|layout|pages|patterns|mails)-/;

/** Groups whose stories are whole pages. */
const wholePages = /^(pages|patterns|mails)-/;

/**
 * The modes of one story, by its id. `Default` and `Matrix` show a component in both. `Stress` is pictured
 * where long texts have least room, any other state once.
 */
export function modesOf(id: string): readonly PictureMode[] {
  if (aboutLayout.test(id) || /--(default|matrix|playground)$/.test(id)) return pictureModes;
  return id.endsWith("--stress") ? [narrow] : [wide];
}

/**
 * Maximum height of a screenshot in CSS pixels. The rest of a page consists of sections with their
 * own stories.
 */
export const tallestPicture = (id: string): number => (wholePages.test(id) ? 1000 : 1600);

/** Names of the baselines of one story, without suffix. */
export const pictureNames = (id: string): string[] =>
  modesOf(id).map(({ theme, width }) => `${id}-${theme}-${width}`);

/** A mode's name for people, and in Chromatic. */
export const modeName = ({ theme, width }: PictureMode): string => `${theme}, ${width} px`;
