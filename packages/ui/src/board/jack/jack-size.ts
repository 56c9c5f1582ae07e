/** Radii of a jack's two circles, in units of a drawing whose module is 48: empty, and plugged. */
export const JACK = { plate: 11.25, hole: 6, plug: 12, pin: 4.5 } as const;
