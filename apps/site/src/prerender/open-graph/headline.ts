/** Fits a headline into its area: as large as possible, with balanced lines. */

/** Texts of a picture. */
export interface PictureWords {
  brand: string;
  /** The page's name, in one to three words. */
  plate: string;
  headline: string;
}

/** Area of the headline in pixels, and its maximum number of lines. */
export interface HeadlineArea {
  width: number;
  height: number;
  lines: number;
}

/** Measures text: width in pixels by the font's role and size. */
export type Measure = (words: string, role: "display" | "plate", size: number) => number;

export interface Lettering {
  lines: readonly string[];
  /** Pixels. */
  size: number;
  /** Width of the plate's text, in pixels. */
  plateWidth: number;
}

const sizes = [104, 100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56];

/** All ways to break `words` into `count` lines. */
function* breaks(words: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 1) {
    yield [words.join(" ")];
    return;
  }
  for (let end = 1; end <= words.length - count + 1; end += 1) {
    const first = words.slice(0, end).join(" ");
    for (const rest of breaks(words.slice(end), count - 1)) yield [first, ...rest];
  }
}

/** Bonus for a line break at the end of a sentence, when layouts of equal line count are compared. */
const endOfSentence = 0.18;
/** Bonus for such a break when layouts of different font sizes are compared. */
const wholeSentence = 0.1;
/** Words that should not end a line. */
const weakLastWord = /\b(?:a|an|the|of|for|in|its)$/i;
/** Penalty for a line with a weak last word, and for a last line that is one short word. */
const weakEndPenalty = 0.14;

/** Balances the words in `count` lines, preferring breaks between sentences. */
function balanced(words: readonly string[], count: number, width: (line: string) => number) {
  let best: { lines: readonly string[]; widest: number; cost: number; value: number } | undefined;
  for (const lines of breaks(words, count)) {
    const widths = lines.map(width);
    const widest = Math.max(...widths);
    const ends = lines.slice(0, -1).filter((line) => /[.?!]$/.test(line)).length;
    const last = (widths.at(-1) ?? 0) / widest;
    const alone = count > 1 && !lines.at(-1)?.includes(" ") && last < 0.5;
    const weak = lines.filter((line) => weakLastWord.test(line)).length + Number(alone);
    const unevenness = widths.reduce((sum, each) => sum + (widest - each) ** 2, 0) / widest ** 2;
    const cost = widest * (1 + unevenness * 0.1 - ends * endOfSentence + weak * weakEndPenalty);
    if (!best || cost < best.cost)
      best = { lines, widest, cost, value: 1 + ends * wholeSentence - weak * weakEndPenalty };
  }
  return best;
}

/**
 * The largest layout of the headline that fits.
 *
 * @throws If it does not fit at the smallest size: then it is too long for a preview.
 */
export function fitHeadline(
  { headline, plate }: Pick<PictureWords, "headline" | "plate">,
  area: HeadlineArea,
  leading: number,
  measure: Measure,
): Lettering {
  const words = headline.split(/\s+/);
  // Widths are proportional to the size, so they are measured once.
  const width = (line: string) => measure(line, "display", 100) / 100;
  const settings = Array.from({ length: Math.min(area.lines, words.length) }, (_, index) =>
    balanced(words, index + 1, width),
  );
  const plateWidth = measure(plate, "plate", 23);
  const found = settings.flatMap((setting) => {
    if (!setting) return [];
    const { lines, widest, value } = setting;
    const size = sizes.find(
      (each) => widest * each <= area.width && lines.length * each * leading <= area.height,
    );
    return size === undefined ? [] : [{ lines, size, worth: size * value }];
  });
  const best = found.toSorted((a, b) => b.worth - a.worth)[0];
  if (!best) throw new Error(`"${headline}" is too long for the picture of its page.`);
  return { lines: best.lines, size: best.size, plateWidth };
}
