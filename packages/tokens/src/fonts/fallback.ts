/**
 * What stands in until a font has arrived: the system's Arial, or a font with the same widths,
 * stretched so that lines break in the same places and nothing moves.
 * https://drafts.csswg.org/css-fonts-5/#size-adjust-desc
 */
import type { Sfnt } from "./sfnt.ts";

/**
 * How often each character is met in English prose, in thousandths, word space included.
 * From the letter frequencies of Norvig's count of Google Books (norvig.com/mayzner.html), one
 * space to 4.8 letters.
 */
const frequency: Readonly<Record<string, number>> = {
  " ": 172,
  e: 103,
  t: 77,
  a: 67,
  o: 63,
  i: 63,
  n: 60,
  s: 54,
  r: 52,
  h: 42,
  l: 34,
  d: 32,
  c: 28,
  u: 23,
  m: 21,
  f: 20,
  p: 18,
  g: 15,
  w: 14,
  y: 14,
  b: 12,
  v: 9,
  k: 4,
  x: 2,
  j: 1,
  q: 1,
  z: 1,
};

/**
 * Advances of Arial in thousandths of the em. They are those of Helvetica (Adobe Core 14 AFM), which
 * Liberation Sans and Arimo keep too: one set of overrides serves them all.
 */
const arial = {
  regular:
    " 278 a556 b556 c500 d556 e556 f278 g556 h556 i222 j222 k500 l222 m833 n556 o556 p556 q556 r333 s500 t278 u556 v500 w722 x500 y500 z500",
  bold: " 278 a556 b611 c556 d611 e556 f333 g611 h611 i278 j278 k556 l278 m889 n611 o611 p611 q611 r389 s556 t333 u611 v556 w778 x556 y556 z500",
} as const;

const arialAdvances = (bold: boolean): ReadonlyMap<string, number> =>
  new Map(
    [...arial[bold ? "bold" : "regular"].matchAll(/([ a-z])(\d{3})/gu)].map(
      ([, character = "", advance = "0"]) => [character, Number(advance) / 1000],
    ),
  );

/** The mean width of a character in running English, as a share of the em. */
export function meanAdvance(advance: (character: string) => number | undefined): number {
  let sum = 0;
  let weight = 0;
  for (const [character, share] of Object.entries(frequency)) {
    const width = advance(character);
    if (width === undefined) throw new Error(`No width for "${character}"`);
    sum += width * share;
    weight += share;
  }
  return sum / weight;
}

export interface FallbackMetrics {
  /** All are shares: 1.02 is 102 %. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** The overrides that give Arial the measures of `font`, read at the weight to be matched. */
export function fallbackMetrics(font: Sfnt, bold: boolean): FallbackMetrics {
  const advances = arialAdvances(bold);
  const sizeAdjust =
    meanAdvance((character) => font.advance(character.charCodeAt(0))) /
    meanAdvance((character) => advances.get(character));
  // The overrides are shares of the adjusted size, hence the division.
  return {
    sizeAdjust,
    ascent: font.ascent / sizeAdjust,
    descent: font.descent / sizeAdjust,
    lineGap: font.lineGap / sizeAdjust,
  };
}
