/**
 * Metrics for the system fonts that are shown until a web font is loaded. They are adjusted so that
 * lines break at the same places and the layout does not shift.
 * https://drafts.csswg.org/css-fonts-5/#size-adjust-desc
 */
import type { Sfnt } from "./sfnt.ts";

/**
 * Frequency of each character in English text, in thousandths, spaces included. Computed from the letter
 * frequencies of Norvig's count of Google Books (norvig.com/mayzner.html), with one space per 4.8 letters.
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

/** A system font that is used until ours is loaded. */
export interface FallbackFont {
  /**
   * Appended to our family's name to form the fallback's: `Hanken Grotesk Fallback`. The lists of
   * families in tokens/type.tokens.json name it too.
   */
  readonly suffix: string;
  /** Names of the font on different systems, and of fonts with the same widths. */
  readonly names: readonly string[];
  readonly boldNames: readonly string[];
  /**
   * Advance widths by character, in thousandths of the em: `" 278 a556"` is 278 for the space and 556 for `a`.
   */
  readonly advances: string;
  readonly boldAdvances: string;
}

export const fallbackFonts: readonly FallbackFont[] = [
  {
    // Arial's widths are those of Helvetica (Adobe Core 14 AFM), which Liberation Sans and Arimo
    // keep too. Roboto, for Android, is about 1 % wider on average.
    suffix: "Fallback",
    names: ["Arial", "ArialMT", "Liberation Sans", "Arimo", "Helvetica", "Roboto"],
    boldNames: [
      "Arial Bold",
      "Arial-BoldMT",
      "Liberation Sans Bold",
      "Arimo Bold",
      "Helvetica Bold",
      "Roboto Bold",
    ],
    advances:
      " 278 a556 b556 c500 d556 e556 f278 g556 h556 i222 j222 k500 l222 m833 n556 o556 p556 q556 r333 s500 t278 u556 v500 w722 x500 y500 z500",
    boldAdvances:
      " 278 a556 b611 c556 d611 e556 f333 g611 h611 i278 j278 k556 l278 m889 n611 o611 p611 q611 r389 s556 t333 u611 v556 w778 x556 y556 z500",
  },
  {
    // Linux desktops. Noto Sans is derived from Open Sans: their widths differ by less than 1 %.
    suffix: "Fallback Noto",
    names: ["Noto Sans Regular", "NotoSans-Regular", "Open Sans Regular", "OpenSans-Regular"],
    boldNames: ["Noto Sans Bold", "NotoSans-Bold", "Open Sans Bold", "OpenSans-Bold"],
    advances:
      " 260 a556 b612 c479 d612 e562 f336 g543 h613 i252 j252 k525 l252 m926 n613 o602 p612 q612 r409 s477 t356 u613 v500 w775 x523 y501 z469",
    boldAdvances:
      " 260 a604 b633 c514 d633 e591 f387 g565 h657 i305 j305 k620 l305 m982 n657 o619 p633 q633 r454 s497 t434 u657 v569 w856 x578 y569 z488",
  },
];

/** Widths by character, as shares of the em, from `advances` or `boldAdvances` of a fallback font. */
export const parseAdvances = (text: string): ReadonlyMap<string, number> =>
  new Map(
    [...text.matchAll(/([ a-z])(\d+)/gu)].map(([, character = "", advance = "0"]) => [
      character,
      Number(advance) / 1000,
    ]),
  );

/** Mean width of a character in English text, as a share of the em. */
export function meanAdvance(advance: (character: string) => number | undefined): number {
  let weightedWidth = 0;
  let totalWeight = 0;
  for (const [character, share] of Object.entries(frequency)) {
    const width = advance(character);
    if (width === undefined) throw new Error(`The font has no width for "${character}"`);
    weightedWidth += width * share;
    totalWeight += share;
  }
  return weightedWidth / totalWeight;
}

/** Descriptors of a fallback font's `@font-face` rule, as factors: 1.02 is 102 %. */
export interface FallbackMetrics {
  /** CSS `size-adjust`. */
  readonly sizeAdjust: number;
  /** CSS `ascent-override`. */
  readonly ascent: number;
  /** CSS `descent-override`. */
  readonly descent: number;
  /** CSS `line-gap-override`. */
  readonly lineGap: number;
}

/**
 * Computes the descriptors that give a fallback font the metrics of our font.
 *
 * @param font Our font, at the weight whose metrics the fallback gets.
 * @param bold Whether the fallback's bold font is used.
 */
export function fallbackMetrics(
  font: Sfnt,
  fallback: FallbackFont,
  bold: boolean,
): FallbackMetrics {
  const advances = parseAdvances(bold ? fallback.boldAdvances : fallback.advances);
  const sizeAdjust =
    meanAdvance((character) => font.advance(character.charCodeAt(0))) /
    meanAdvance((character) => advances.get(character));
  // CSS multiplies the overrides by the adjusted size, so they are divided by `sizeAdjust` here.
  return {
    sizeAdjust,
    ascent: font.ascent / sizeAdjust,
    descent: font.descent / sizeAdjust,
    lineGap: font.lineGap / sizeAdjust,
  };
}
