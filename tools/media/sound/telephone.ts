/** Filters a voice as a telephone line does. */
import { sampleRate } from "./timing.ts";

/** Coefficients of a filter, divided by a0: `b` of the inputs x0 to x2, `a` of the outputs y1 and y2. */
interface Coefficients {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/**
 * A second-order high-pass or low-pass filter with Q = 1/√2, which has no resonance.
 * Formulas: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients".
 *
 * @param frequency Cutoff frequency in Hz.
 */
function pass(kind: "high" | "low", frequency: number): Coefficients {
  const angle = (2 * Math.PI * frequency) / sampleRate;
  const cosine = Math.cos(angle);
  const alpha = Math.sin(angle) / Math.SQRT2;
  const edge = kind === "low" ? 1 - cosine : 1 + cosine;
  const a0 = 1 + alpha;
  const middle = kind === "low" ? edge : -edge;
  return {
    b: [edge / 2 / a0, middle / a0, edge / 2 / a0],
    a: [(-2 * cosine) / a0, (1 - alpha) / a0],
  };
}

/** Applies a filter to samples. */
function filtered(samples: Float32Array, { b, a }: Coefficients): Float32Array {
  const result = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (const [index, x] of samples.entries()) {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    result[index] = y;
  }
  return result;
}

/**
 * Filters that pass 260 to 3,600 Hz, each applied twice for a steeper slope. The range is wider than a
 * telephone's 300 to 3,400 Hz, so that words are easier to understand.
 */
const bandFilters = [pass("high", 260), pass("high", 260), pass("low", 3600), pass("low", 3600)];

/** Makes a voice sound as if it came over the telephone network. */
export function overTheTelephone(samples: Float32Array): Float32Array {
  const narrow = bandFilters.reduce(filtered, samples);
  // Amplified, because the filters reduce the loudness; limited to 0.9, below full scale.
  return narrow.map((sample) => Math.max(-0.9, Math.min(0.9, sample * 1.25)));
}
