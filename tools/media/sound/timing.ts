/** Samples per second of the model's speech, and of all sounds made from it. */
export const sampleRate = 24_000;

/** Seconds from the end of a line until its action's cord is plugged in, visibly and audibly. */
export const plugDelay = 0.05;
