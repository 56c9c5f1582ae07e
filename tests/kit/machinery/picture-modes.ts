/**
 * The two modes in which our tests and Chromatic take screenshots of stories. Together they show the wide and
 * the narrow layout, and both main themes. Other checks run in more modes (browser/examine.ts): contrast and
 * focus in all themes, overflow at all widths.
 */
export const pictureModes = [
  { theme: "light", width: 1280 },
  { theme: "dark", width: 390 },
] as const;

export type PictureMode = (typeof pictureModes)[number];

const [wide, narrow] = pictureModes;

/** Matches ids of groups whose stories are all pictured in both modes, because they are about layout. */
const aboutLayout = /^(frame|layout|pages|patterns|mails)-/;

/** Matches ids of groups whose stories are whole pages or mails. */
const wholePages = /^(pages|patterns|mails)-/;

/**
 * The modes of a story, by its id. Stories about layout, `Default`, `Matrix` and `Playground` are pictured in
 * both modes. `Stress` is pictured in the narrow mode, where long texts have the least space. Other stories
 * are pictured in the wide mode.
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

/** Names of the baselines of one story, without the file extension. */
export const pictureNames = (id: string): string[] =>
  modesOf(id).map(({ theme, width }) => `${id}-${theme}-${width}`);

/** A mode's name in Chromatic: "light, 1280 px". */
export const modeName = ({ theme, width }: PictureMode): string => `${theme}, ${width} px`;
