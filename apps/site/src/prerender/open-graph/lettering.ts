/** Sets a headline into its room: as large as it fits, its lines about equally long. */
import type { HeadlineRoom, PictureWords } from "./picture.ts";

/** Width in pixels of words in a family of the pictures, at a size. */
export type Measure = (
  words: string,
  family: "Familjen Grotesk" | "National Park",
  size: number,
) => number;

export interface Lettering {
  lines: readonly string[];
  /** Pixels. */
  size: number;
  /** Width of the plate's words, in pixels. */
  plateWidth: number;
}

const sizes = [104, 100, 96, 92, 88, 84, 80, 76, 72, 68, 64, 60, 56];

/** Every way to break `words` into `count` lines. */
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

/** How far a line may be shorter for ending with a sentence, as a part of the widest. */
const endOfSentence = 0.18;
/** What such a break is worth when settings of different sizes are compared, as a part of the size. */
const wholeSentence = 0.1;
/** A line that ends with one of these leaves its thought hanging. */
const weakEnd = /\b(?:a|an|the|of|for|in|its)$/i;
/** What each such line costs, and a short word alone in the last one. */
const hanging = 0.14;

/** The words in `count` lines, as even as they get; a break between sentences reads best. */
function balanced(words: readonly string[], count: number, width: (line: string) => number) {
  let best: { lines: readonly string[]; widest: number; cost: number; value: number } | undefined;
  for (const lines of breaks(words, count)) {
    const widths = lines.map(width);
    const widest = Math.max(...widths);
    const ends = lines.slice(0, -1).filter((line) => /[.?!]$/.test(line)).length;
    const last = (widths.at(-1) ?? 0) / widest;
    const alone = count > 1 && !lines.at(-1)?.includes(" ") && last < 0.5;
    const weak = lines.filter((line) => weakEnd.test(line)).length + Number(alone);
    const uneven = widths.reduce((sum, each) => sum + (widest - each) ** 2, 0) / widest ** 2;
    const cost = widest * (1 + uneven * 0.1 - ends * endOfSentence + weak * hanging);
    if (!best || cost < best.cost)
      best = { lines, widest, cost, value: 1 + ends * wholeSentence - weak * hanging };
  }
  return best;
}

/**
 * The largest setting of the headline that fits its room.
 *
 * @throws When it doesn't fit at the smallest size either: then it is too long for a preview.
 */
export function letter(
  { headline, plate }: Pick<PictureWords, "headline" | "plate">,
  room: HeadlineRoom,
  leading: number,
  measure: Measure,
): Lettering {
  const words = headline.split(/\s+/);
  // Widths grow with the size: measured once.
  const width = (line: string) => measure(line, "Familjen Grotesk", 100) / 100;
  const settings = Array.from({ length: Math.min(room.lines, words.length) }, (_, index) =>
    balanced(words, index + 1, width),
  );
  const plateWidth = measure(plate, "National Park", 23);
  const found = settings.flatMap((setting) => {
    if (!setting) return [];
    const { lines, widest, value } = setting;
    const size = sizes.find(
      (each) => widest * each <= room.width && lines.length * each * leading <= room.height,
    );
    return size === undefined ? [] : [{ lines, size, worth: size * value }];
  });
  const best = found.toSorted((a, b) => b.worth - a.worth)[0];
  if (!best) throw new Error(`"${headline}" is too long for the picture of its page.`);
  return { lines: best.lines, size: best.size, plateWidth };
}
