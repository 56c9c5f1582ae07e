import { sampleRate } from "./timing.ts";

/** How long the bell of a film rings, in seconds. */
export const ringLength = 0.75;

/** What whoever rings hears (ITU-T E.180, North America: 440 and 480 Hz), short and soft. */
export function ring(): Float32Array {
  return Float32Array.from({ length: Math.round(ringLength * sampleRate) }, (_, index) => {
    const time = index / sampleRate;
    const envelope = Math.min(1, time / 0.03, (ringLength - time) / 0.08);
    const tone = Math.sin(2 * Math.PI * 440 * time) + Math.sin(2 * Math.PI * 480 * time);
    return tone * 0.035 * Math.max(envelope, 0);
  });
}

const knock = (time: number, frequency: number, decay: number) =>
  time < 0 ? 0 : Math.exp(-time * decay) * Math.sin(2 * Math.PI * frequency * time);

/** A plug that goes in: two short knocks. No chance in it, so that every run makes the same file. */
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
