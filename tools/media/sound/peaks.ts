import { sampleRate } from "./timing.ts";

/**
 * Loudness of equal slices of time, 0 to 1, as the kit's waveform expects it. Each value is the square root
 * of the loudness relative to the loudest slice, so that quiet syllables are visible. Values below 0.12
 * are pauses and become 0.
 */
export function peaksOf(samples: Float32Array, slicesPerSecond: number): number[] {
  const slices = Math.round((samples.length / sampleRate) * slicesPerSecond);
  const length = samples.length / slices;
  const loudness = Array.from({ length: slices }, (_, slice) => {
    const part = samples.subarray(Math.floor(slice * length), Math.floor((slice + 1) * length));
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  });
  const loudest = Math.max(...loudness);
  return loudness.map((value) => {
    const shown = Math.sqrt(value / loudest);
    return shown < 0.12 ? 0 : Math.round(shown * 100) / 100;
  });
}
