/** Samples a second of what the voices speak, and of everything that is made of it. */
export const sampleRate = 24_000;

/** Seconds after the end of a line at which what it did is plugged in, seen and heard. */
export const plugDelay = 0.05;
