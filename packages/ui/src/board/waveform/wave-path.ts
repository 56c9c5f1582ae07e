/** Waveform paths: silence is a hairline, speech a wave. Deterministic. */

/** A drawing of this width and height; it is stretched to its box, lines keep their weight. */
export const WAVE = { width: 344, height: 48 } as const;

/** A small repeatable source of numbers from 0 to 1 (mulberry32). */
function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Durations in peaks, alternating speech and silence, starting with speech. */
export interface Speech {
  /** Seed. */
  readonly seed: number;
  /** Lengths in turn: spoken, silent, spoken, … */
  readonly pattern: readonly number[];
}

/** Generates plausible peaks without a recording. The same input gives the same peaks. */
export function speechPeaks({ seed, pattern }: Speech): readonly number[] {
  const next = noise(seed);
  return pattern.flatMap((length, turn) =>
    Array.from({ length }, (_, index) => {
      if (turn % 2 === 1) return 0;
      const swell = Math.sin((Math.PI * (index + 0.7)) / (length + 0.4));
      return Math.round((0.25 + 0.75 * swell) * (0.4 + 0.6 * next()) * 100) / 100;
    }),
  );
}

/**
 * The path of the peaks from one index to another: each peak is half a wave, up and down in turn,
 * consecutive silences are one line.
 */
export function wavePath(peaks: readonly number[], from = 0, to = peaks.length): string {
  const slice = WAVE.width / peaks.length;
  const middle = WAVE.height / 2;
  // Varies the widths slightly, so that it does not look like a tone.
  const edges = noise(peaks.length);
  const at = Array.from({ length: peaks.length + 1 }, (_, index) => {
    const shift = edges() - 0.5;
    const inside = index > 0 && index < peaks.length;
    return Math.round((index + (inside ? shift * 0.7 : 0)) * slice * 2) / 2;
  });
  const x = (index: number) => at[index] ?? WAVE.width;
  let path = `M${x(from)} ${middle}`;
  let silence = 0;
  for (let index = from; index < to; index += 1) {
    const width = x(index + 1) - x(index);
    const peak = peaks[index] ?? 0;
    if (peak === 0) {
      silence += width;
      if (index + 1 === to || peaks[index + 1]) {
        path += `h${silence}`;
        silence = 0;
      }
    } else {
      // A quadratic curve reaches half the way to its control point.
      const reach = peak * Math.min(1, width / slice) * (WAVE.height - 4);
      const height = Math.round(index % 2 === 0 ? -reach : reach);
      path += `q${width / 2} ${height} ${width} 0`;
    }
  }
  return path;
}
