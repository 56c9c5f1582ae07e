/**
 * Radii of a jack's two circles, in units of a drawing with 48 units per module. Empty: the outer disc
 * (`plate`) and the hole in it. Plugged: the plug and its pin. For drawings that are not rendered with
 * React, such as the symbols of illustrations.
 */
export const JACK = { plate: 11.25, hole: 6, plug: 12, pin: 4.5 } as const;
