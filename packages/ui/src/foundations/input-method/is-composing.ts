/**
 * Whether an input method editor (IME) handles the key press. An IME composes words of a language such as
 * Japanese from several key presses. For the key press that ends a composition (Enter, Escape), Safari sets
 * only the key code 229, not `isComposing`.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229;
