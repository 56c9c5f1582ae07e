/**
 * Whether a key belongs to an input method, which composes a word of several keys, as for Japanese. Safari
 * reports the key that ends a composition (Enter, Escape) only by the key code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
