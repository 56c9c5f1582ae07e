/**
 * Generates peaks of speech and draws peaks as an SVG path: silence is a hairline, speech a wave. A peak
 * is the loudness at a moment, from 0 to 1.
 */

/** Width and height of the drawing's viewBox. It is stretched to its container; strokes keep their width. */
export const WAVE = { width: 344, height: 48 } as const;

/** Deterministic random numbers of at least 0 and less than 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Input of `speechPeaks`. */
export interface Speech {
  /** Seed of the random numbers: the same seed gives the same peaks. */
  readonly seed: number;
  /** Lengths in peaks, alternately of speech and of silence, beginning with speech. */
  readonly pattern: readonly number[];
}

/** Generates plausible peaks without a recording. The same input gives the same peaks. */
export function speechPeaks({ seed, pattern }: Speech): readonly number[] {
  const random = seededRandom(seed);
  let loudness = 0;
  return pattern.flatMap((length, turn) =>
    Array.from({ length }, (_, index) => {
      if (turn % 2 === 1) return 0;
      // Two peaks are a whole wave, and equally loud: a path needs few bytes for the second one.
      if (index % 2 === 1) return loudness;
      // Speech is loudest in the middle of a turn; random numbers vary each wave.
      const envelope = Math.sin((Math.PI * (index + 0.7)) / (length + 0.4));
      loudness = Math.round((0.25 + 0.75 * envelope) * (0.4 + 0.6 * random()) * 100) / 100;
      return loudness;
    }),
  );
}

/**
 * The path of the peaks from index `from` up to, but not including, `to`. Each peak is half a wave, up and
 * down in turn. Consecutive silent peaks are one line.
 */
export function wavePath(peaks: readonly number[], from = 0, to = peaks.length): string {
  const peakWidth = WAVE.width / peaks.length;
  const middle = WAVE.height / 2;
  /** Horizontal position of the edge before the peak. */
  const edgeAt = (index: number) => {
    const peak = peaks[index] ?? 0;
    // Varies the widths slightly, because equal widths look like a constant tone, and differently for each call. Only the
    // edges between two waves are shifted: halves of different widths have kinks, above all beside silence.
    const shift = peak && peaks[index - 1] && peak !== peaks[index - 1] ? peak - 0.5 : 0;
    // Whole units, because fractions would add bytes to every page with a call.
    return Math.round((index + shift * 0.7) * peakWidth);
  };
  let path = `M${edgeAt(from)} ${middle}`;
  let silence = 0;
  for (let index = from; index < to; index += 1) {
    const width = edgeAt(index + 1) - edgeAt(index);
    const peak = peaks[index] ?? 0;
    if (peak === 0) {
      silence += width;
      if (index + 1 === to || peaks[index + 1]) {
        path += `h${silence}`;
        silence = 0;
      }
    } else {
      // A quadratic curve reaches half the way to its control point. Two units remain free at both edges.
      const height = Math.round(peak * (WAVE.height - 4) * (index % 2 === 0 ? -1 : 1));
      // `t` mirrors the curve before it: as high, to the other side.
      const curve = index > from && peak === peaks[index - 1] ? "t" : `q${width / 2} ${height} `;
      path += `${curve}${width} 0`;
    }
  }
  return path;
}
