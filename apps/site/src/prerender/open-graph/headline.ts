/** Fits the headline of a preview picture into its area: as large as possible, with balanced lines. */

/** The texts of a preview picture. */
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

/** A headline that was fitted into its area. */
export interface Lettering {
  lines: readonly string[];
  /** Font size in pixels. */
  size: number;
  /** Width of the plate's text, in pixels. */
  plateWidth: number;
}

/** Font sizes to try, in pixels. */
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
const sentenceBreakLayoutBonus = 0.18;
/** Bonus for the same break, when layouts of different font sizes are compared. */
const sentenceBreakSizeBonus = 0.1;
/** Words that should not end a line. */
const weakLastWord = /\b(?:a|an|the|of|for|in|its)$/i;
/** Penalty for a line with a weak last word, and for a last line that is one short word. */
const weakEndPenalty = 0.14;

/**
 * Finds the best layout in `count` lines: narrow, with lines of similar width and breaks between sentences. A
 * narrow layout allows a larger font.
 */
function balanced(words: readonly string[], count: number, width: (line: string) => number) {
  let best: { lines: readonly string[]; widest: number; cost: number; quality: number } | undefined;
  for (const lines of breaks(words, count)) {
    const widths = lines.map(width);
    const widest = Math.max(...widths);
    const sentenceEnds = lines.slice(0, -1).filter((line) => /[.?!]$/.test(line)).length;
    const lastShare = (widths.at(-1) ?? 0) / widest;
    const endsInShortWord = count > 1 && !lines.at(-1)?.includes(" ") && lastShare < 0.5;
    const weakLines =
      lines.filter((line) => weakLastWord.test(line)).length + Number(endsInShortWord);
    const unevenness = widths.reduce((sum, each) => sum + (widest - each) ** 2, 0) / widest ** 2;
    const cost =
      widest *
      (1 + unevenness * 0.1 - sentenceEnds * sentenceBreakLayoutBonus + weakLines * weakEndPenalty);
    const quality = 1 + sentenceEnds * sentenceBreakSizeBonus - weakLines * weakEndPenalty;
    if (!best || cost < best.cost) best = { lines, widest, cost, quality };
  }
  return best;
}

/**
 * Fits the headline into the area: the layout with the best product of font size and quality.
 *
 * @param leading Line height relative to the font size.
 * @throws If the headline does not fit at the smallest size. It must then be shortened.
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
  const layouts = Array.from({ length: Math.min(area.lines, words.length) }, (_, index) =>
    balanced(words, index + 1, width),
  );
  // 23 pixels is the plate's font size in `picture.ts`.
  const plateWidth = measure(plate, "plate", 23);
  const candidates = layouts.flatMap((layout) => {
    if (!layout) return [];
    const { lines, widest, quality } = layout;
    const size = sizes.find(
      (each) => widest * each <= area.width && lines.length * each * leading <= area.height,
    );
    return size === undefined ? [] : [{ lines, size, score: size * quality }];
  });
  const best = candidates.toSorted((a, b) => b.score - a.score)[0];
  if (!best) throw new Error(`"${headline}" is too long for the picture of its page.`);
  return { lines: best.lines, size: best.size, plateWidth };
}
