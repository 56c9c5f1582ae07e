/** Generates the signals in the sound of a film: ringing, and plugging in a cord. */
import { sampleRate } from "./timing.ts";

/** Duration of the ringing at the start of a film, in seconds. */
export const ringLength = 0.75;

/** The ringing tone (ITU-T E.180, North America: 440 and 480 Hz), shorter and softer than the real one. */
export function ring(): Float32Array {
  return Float32Array.from({ length: Math.round(ringLength * sampleRate) }, (_, index) => {
    const time = index / sampleRate;
    // Fades in for 30 ms and out for 80 ms.
    const envelope = Math.min(1, time / 0.03, (ringLength - time) / 0.08);
    const tone = Math.sin(2 * Math.PI * 440 * time) + Math.sin(2 * Math.PI * 480 * time);
    return tone * 0.035 * Math.max(envelope, 0);
  });
}

/** The value at `time` (in seconds) of a decaying sine tone that begins at 0 s. `frequency` is in Hz. */
const knock = (time: number, frequency: number, decay: number) =>
  time < 0 ? 0 : Math.exp(-time * decay) * Math.sin(2 * Math.PI * frequency * time);

/** The sound of plugging in a cord: two short knocks. Without random noise, all runs make equal files. */
export function plug(): Float32Array {
  return Float32Array.from({ length: Math.round(0.12 * sampleRate) }, (_, index) => {
    const time = index / sampleRate;
    return (
      0.05 * knock(time, 1900, 260) +
      0.1 * knock(time - 0.035, 320, 70) +
      0.03 * knock(time - 0.035, 2600, 320)
    );
  });
}
